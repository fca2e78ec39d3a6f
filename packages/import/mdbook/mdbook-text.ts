import { admonitionKind, container } from "../markdown/markdown-pieces";
import type { FenceText } from "../markdown/rewrite-tree";
import type { SourceText } from "../markdown/source-text";
import { replaceInText } from "../mkdocs/replace-in-text";

/**
 * Matches helpers such as `{{#include ../listings/a.rs:anchor}}`, or `a.rs:2:10` with lines. A
 * leading backslash escapes the braces.
 */
const helper =
  /(\\?)\{\{#(include|rustdoc_include|playground|playpen|shiftinclude|title)[ \t]+(?:-?\d+:|auto:)?([^\s:}]+)(?::([^\s}]*))?[^}\n]*\}\}/g;

/** Converts mdBook includes to VitePress includes, and removes `{{#title}}`. */
export function mdBookIncludes(source: SourceText): SourceText {
  const edits = [...source.text.matchAll(helper)].map((match) => {
    const [written, backslash, name, file = "", part] = match;
    const text = backslash !== "" ? written.slice(1) : included(name, file, part);
    return { start: match.index, end: match.index + written.length, text };
  });
  return source.edit(edits);
}

function included(name: string | undefined, file: string, part: string | undefined): string {
  if (name === "title") return "";
  if (name === "playground" || name === "playpen") return `<<< ./${file}`;
  const [, from, to] = /^(\d*)(?::(\d*))?$/.exec(part ?? "") ?? [];
  if (part === undefined || part === "") return `<!--@include: ${file}-->`;
  if (from === undefined) return `<!--@include: ${file}#${part}-->`;
  return `<!--@include: ${file}{${part.includes(":") ? `${from},${to ?? ""}` : from}}-->`;
}

/** Matches ```` ```admonish warning "Title" ```` of the preprocessor mdbook-admonish. */
const admonish = /^([ \t]*)(`{3,}|~{3,})(?:ad|admonish)\b[ \t]*([^\n]*)\n([\s\S]*?)\n?\1\2[ \t]*$/gm;
const warning = /^<div class="warning">\n([\s\S]*?)\n<\/div>[ \t]*$/gm;

interface Syntax {
  /** Whether `\\( … \\)` and `\\[ … \\]` are formulas. */
  readonly mathJax: boolean;
}

/** Converts the syntax of mdBook and of preprocessors such as mdbook-admonish. */
export function mdBookText(source: SourceText, { mathJax }: Syntax): SourceText {
  let text = source.edit(
    [...source.text.matchAll(admonish)].map((match) => {
      const [written, indent = "", , info = "", body = ""] = match;
      return { start: match.index, end: match.index + written.length, text: admonition(indent, info, body) };
    }),
  );
  text = replaceInText(text, warning, ([, body = ""]) => admonition("", "warning", body.trim()));
  // Keeps a heading's id but drops its classes, because headings on this site cannot have classes.
  text = replaceInText(
    text,
    /^(#{1,6}[ \t][^\n]*?)[ \t]*\{([^{}\n]*[#.][^{}\n]*)\}[ \t]*$/gm,
    ([, heading, list = ""]) => {
      const id = /#([^\s}]+)/.exec(list)?.[1];
      return id === undefined ? (heading ?? "") : `${heading} {#${id}}`;
    },
  );
  if (!mathJax) return text;
  text = text.replaceOutsideCode(/\\\\\[([\s\S]*?)\\\\\]/g, ([, formula = ""]) => `$$\n${formula.trim()}\n$$`);
  return text.replaceOutsideCode(/\\\\\(([\s\S]*?)\\\\\)/g, ([, formula = ""]) => `$${formula.trim()}$`);
}

function admonition(indent: string, info: string, body: string): string {
  const type = /^[\w-]+/.exec(info)?.[0] ?? "note";
  const title = /(?:title=)?"((?:[^"\\]|\\.)*)"/.exec(info)?.[1];
  const kind = admonitionKind(type) ?? "note";
  const height = Math.max(0, ...[...body.matchAll(/^[ \t]*(:{3,})/gm)].map(([, colons = ""]) => colons.length - 2));
  const isCollapsed = /collapsible\s*=\s*true/.test(info);
  const { open, close = "" } = container(
    isCollapsed ? "details" : kind,
    title ?? (isCollapsed ? type : undefined),
    height,
  );
  return `${indent}${open}\n\n${body}\n\n${indent}${close}`;
}

/** Removes flags such as `ignore` from `rust,ignore`. Hidden lines of Rust lose their `#`. */
export function mdBookFence(info: string, code: string): FenceText {
  const lang = info.split(/[,\s]/, 1)[0] ?? "";
  const plainInfo = /^[\w+#-]+,/.test(info) ? lang : info;
  if (lang !== "rust" || !hiddenLine.test(code)) return { info: plainInfo };
  return { info: plainInfo, code: code.replace(new RegExp(hiddenLine, "gm"), "$1$2") };
}

/** Matches a hidden line: `# use std::io;`, or `#` alone. `##` is a line that begins with `#`. */
const hiddenLine = /^([ \t]*)#(?: |(?=#)|$)(.*)/m;
