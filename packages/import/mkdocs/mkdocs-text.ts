import { picture } from "../markdown/markdown-pieces";
import type { SourceText } from "../markdown/source-text";
import { withBlocks } from "./mkdocs-blocks";
import type { MkDocsConfig } from "./mkdocs-config";
import { replaceInText } from "./replace-in-text";

/** One attribute: `.class`, `#id`, `key=value`. */
const attribute = /(?:[.#][\w.:/\u0080-\uffff-]+|[\w:-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s}"']+))/.source;
const attributes = new RegExp(`\\{:?[ \\t]*(?:${attribute}|\\w+)(?:[ \\t]+(?:${attribute}|\\w+))*[ \\t]*\\}`).source;
/** Matches an attribute list that contains at least one attribute, not only plain words. */
const isAttributes = new RegExp(`[{\\s]${attribute}`);

const image = new RegExp(`!\\[([^\\]\\n]*)\\]\\(([^)\\s]+)(?:[ \\t]+"([^"\\n]*)")?\\)[ \\t]?(${attributes})`, "g");
const headingAttributes = new RegExp(`^([ \\t]*#{1,6}[ \\t].*?)[ \\t]*(${attributes})[ \\t]*#*[ \\t]*$`, "gm");
const otherAttributes = new RegExp(`(?<=[)\\]*>:"\`])[ \\t]?${attributes}|^[ \\t]*${attributes}[ \\t]*$`, "gm");

/**
 * Converts includes of the snippets extension and of plugins to VitePress includes, even in code,
 * because snippets work there too.
 */
export function mkDocsIncludes(source: SourceText): SourceText {
  const toInclude = (file: string) => `<!--@include: ${file.replace(/:(\d*):(\d*)$/, "{$1,$2}")}-->`;
  const patterns: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
    [/-{1,}8<-{1,}[ \t]+["']([^"'\n]+)["']/g, ([, file = ""]) => toInclude(`@/${file}`)],
    [
      /^-{1,}8<-{1,}[ \t]*\n((?:[^\n]*\n)+?)-{1,}8<-{1,}[ \t]*$/gm,
      ([, files = ""]) =>
        files
          .split("\n")
          .filter((file) => /^\s*[^\s;]/.test(file))
          .map((file) => toInclude(`@/${file.trim()}`))
          .join("\n"),
    ],
    [/\{%-?[ \t]*include(?:-markdown)?[ \t]+["']([^"'\n]+)["'][^%]*%\}/g, ([, file = ""]) => toInclude(file)],
    [/\{![ \t]*([^!\s]+)[ \t]*!\}/g, ([, file = ""]) => toInclude(`/${file}`)],
  ];
  return patterns.reduce(
    (text, [pattern, replace]) =>
      text.edit(
        [...text.text.matchAll(pattern)].map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
          text: replace(match),
        })),
      ),
    source,
  );
}

/** Returns the replacement of a match, or null to leave it. */
type Replace = (match: RegExpExecArray) => string | null;
type Rule = readonly [pattern: RegExp, replace: Replace];

const markers: readonly Rule[] = [
  [/^[ \t]*\[TOC\][ \t]*$/gm, () => ""],
  [/<!--[ \t]*more[ \t]*-->/g, () => "<!-- truncate -->"],
  // Drops images for dark mode, because the page also contains a light version.
  [/!\[[^\]\n]*\]\([^)\s]*#(?:only-dark|gh-dark-mode-only)[^)\n]*\)(?:\{[^}\n]*\})?/g, () => ""],
  [/#(?:only-light|gh-light-mode-only)(?=[)\s])/g, () => ""],
];

const attributeLists: readonly Rule[] = [
  [
    image,
    ([, alt = "", src = "", title, list = ""]) =>
      isAttributes.test(list) ? picture(src, alt, title, size(list, "width"), size(list, "height")) : null,
  ],
  [
    headingAttributes,
    ([, heading = "", list = ""]) => {
      const id = /(?:#|\bid=["']?)([\w.\u0080-\uffff-]+)/.exec(list)?.[1];
      return isAttributes.test(list) ? [heading, ...(id === undefined ? [] : [`{#${id}}`])].join(" ") : null;
    },
  ],
  [/:(?:material|fontawesome|octicons|simple)-[\w-]+:[ \t]?/g, () => ""],
  [otherAttributes, ([list]) => (/\{#[^\s}]+\}$/.test(list) || !isAttributes.test(list) ? null : "")],
];

/** CriticMarkup: insertions, deletions, substitutions, highlights and comments. */
const changes: readonly Rule[] = [
  [/\{\+\+([^\n]+?)\+\+\}/g, ([, words]) => `<ins>${words}</ins>`],
  [/\{--([^\n]+?)--\}/g, ([, words]) => `<del>${words}</del>`],
  [/\{~~([^\n]+?)~>([^\n]+?)~~\}/g, ([, old, words]) => `<del>${old}</del><ins>${words}</ins>`],
  [/\{==([^\n]+?)==\}/g, ([, words]) => `<mark>${words}</mark>`],
  [/\{>>([^\n]+?)<<\}/g, ([, words]) => `（${words}）`],
];

/** Definition lists. A term becomes bold, and its definitions become a list below it. */
const definitions: readonly Rule[] = [
  [
    /^([ \t]*)(?![-*+:#>|]|\d+[.)])(\S[^\n]*)\n(\n?)(?=\1:[ \t]+\S)/gm,
    ([, indent, term = "", gap]) => `${indent}${/^\*\*.*\*\*$/.test(term) ? term : `**${term.trimEnd()}**`}\n${gap}`,
  ],
  [/^([ \t]*):([ \t]+)(?=\S)/gm, ([, indent, space]) => `${indent}-${space}`],
];

/**
 * Rules that remove the attribute `markdown`. They add empty lines where these are needed for an
 * element's content to be parsed as Markdown.
 */
const markdownInHtml: readonly Rule[] = [
  [
    /^([ \t]*)<(div|section|article|figure|details|center|p)\b([^>\n]*?)[ \t]+markdown(?:=(?:"\w+"|'\w+'|\w+))?([^>\n]*)>[ \t]*(\S.*?)[ \t]*<\/\2>[ \t]*$/gim,
    ([, indent, name, before, after, content]) =>
      `${indent}<${name}${before}${after}>\n\n${indent}${content}\n\n${indent}</${name}>`,
  ],
  [
    /^([ \t]*<(?:div|section|article|figure|details|center|p)\b[^>\n]*?)[ \t]+markdown(?:=(?:"\w+"|'\w+'|\w+))?([^>\n]*>)[ \t]*(?=\S|$)/gim,
    ([, before, after]) => `${before}${after}\n`,
  ],
  [/(<\w+\b[^>\n]*?)[ \t]+markdown(?:=(?:"\w+"|'\w+'|\w+))?(?=[\s>])/g, ([, before]) => before ?? ""],
];

/** Rules that apply only if an extension is enabled. */
const ofExtensions: readonly (readonly [extension: string, rules: readonly Rule[]])[] = [
  ["pymdownx.critic", changes],
  ["pymdownx.keys", [[/\+\+([\w"-]+(?:\+[\w"-]+)*)\+\+/g, ([, keys = ""]) => keyNames(keys)]]],
  ["def_list", definitions],
  ["pymdownx.mark", [[/(?<![=\w])==(?=\S)([^=\n]+?)(?<=\S)==(?!=)/g, ([, words]) => `<mark>${words}</mark>`]]],
  [
    "pymdownx.caret",
    [
      [/(?<!\^)\^\^(?=\S)([^^\n]+?)(?<=\S)\^\^(?!\^)/g, ([, words]) => `<ins>${words}</ins>`],
      [/(?<![\^\\[])\^([^\s^]+)\^(?!\^)/g, ([, words]) => `<sup>${words}</sup>`],
    ],
  ],
  ["pymdownx.tilde", [[/(?<![~\\])~([^\s~]+)~(?!~)/g, ([, words]) => `<sub>${words}</sub>`]]],
];

/** Converts the syntax that Python-Markdown's common extensions add. */
export function mkDocsText(source: SourceText, { extension }: MkDocsConfig): SourceText {
  // Both `extra` and `pymdownx.extra` enable definition lists and abbreviations.
  const hasExtra = extension("extra") !== undefined || extension("pymdownx.extra") !== undefined;
  const has = (name: string) => extension(name) !== undefined || (hasExtra && /^(?:def_list|abbr)$/.test(name));
  const rules = [
    ...markers,
    ...attributeLists,
    ...markdownInHtml,
    ...ofExtensions.flatMap(([name, own]) => (has(name) ? own : [])),
  ];
  const text = rules.reduce((before, rule) => replaceInText(before, ...rule), withBlocks(source));
  return withoutInlineLanguages(has("abbr") ? withoutIdleAbbreviations(text) : text);
}

function size(list: string, name: string): string | undefined {
  return new RegExp(`\\b${name}=["']?(\\d+%?)`).exec(list)?.[1];
}

function keyNames(keys: string): string {
  return keys
    .split("+")
    .map((key) => key.replace(/"/g, ""))
    .map((key) => `<kbd>${key.length === 1 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1)}</kbd>`)
    .join("+");
}

/**
 * Removes the definitions of abbreviations that the page does not use. Many projects include all
 * definitions in every page.
 */
function withoutIdleAbbreviations(source: SourceText): SourceText {
  const definition = /^\*\[([^\]\n]+)\]:.*$/gm;
  const rest = source.text.replace(definition, "");
  return replaceInText(source, definition, ([, name = ""]) => (rest.includes(name.trim()) ? null : ""));
}

/** Removes the language of inline code: `` `#!py print()` ``. */
function withoutInlineLanguages(source: SourceText): SourceText {
  return source.edit(
    [...source.text.matchAll(/(?<!`)`:?#!?:?[\w+-]+[ \t]+(?=[^`\n]+`)/g)]
      .filter(([written]) => written.startsWith("`#!"))
      .map(({ index, 0: { length } }) => ({ start: index + 1, end: index + length, text: "" })),
  );
}

/**
 * Converts the info string of a fence to VitePress format: `py title="a.py" hl_lines="2 3-5"
 * linenums="1"`, or the same in braces.
 */
export function mkDocsInfo(info: string): string {
  const bare = info.replace(/^\{(.*)\}$/, "$1").trim();
  const [, lang = "", rest = ""] = /^\.?([^\s{="]*)(?![=])(.*)$/.exec(bare) ?? [];
  const value = (name: string) => new RegExp(`\\b${name}=["']([^"']*)["']`).exec(rest)?.[1];
  const lines = value("hl_lines")
    ?.trim()
    .split(/[\s,]+/)
    .join(",");
  const first = value("linenums");
  const title = value("title");
  const numbers = lineNumbers(first);
  if (lang === "" && numbers === "" && title === undefined && lines === undefined) return "";
  return [`${lang || "text"}${numbers}`, lines && `{${lines}}`, title && `[${title.replace(/[[\]]/g, "")}]`]
    .filter(Boolean)
    .join(" ");
}

/** Returns VitePress' option that numbers the lines of a listing. */
function lineNumbers(first: string | undefined): string {
  if (first === undefined) return "";
  return first === "1" ? ":line-numbers" : `:line-numbers=${first}`;
}
