import { basename, dirname } from "../../../src/lib/paths";
import { fence, metaTitle } from "../markdown/markdown-pieces";
import { SourceText } from "../markdown/source-text";
import { splitPage } from "../markdown/split-page";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { joined } from "./vitepress-config";

interface IncludeContext {
  readonly project: Project;
  readonly srcDir: string;
  readonly includeDir: string;
  /** The page, as a path in the project. */
  readonly file: string;
  /** Collects the files whose text becomes part of a page. */
  readonly embedded: Set<string>;
  readonly notes: Notes;
}

const include = /<!--\s*@include:\s*(.*?)\s*-->/g;

/**
 * Replaces `<!--@include: ./part.md{3,9}-->` with the text of the part, even in code. In code, an
 * include of a missing file stays, because it is an example.
 */
export function withIncludes(source: SourceText, context: IncludeContext, depth = 0): SourceText {
  const code = source.codeRanges();
  const edits = [...source.text.matchAll(include)].flatMap((match) => {
    const [written, named = ""] = match;
    const line = source.lineAt(match.index);
    const [, path = "", region, range] = /^(.*?)(?:#([\w\u0080-\uffff-]+))?\s*(?:\{(\d*,?\d*)\})?$/.exec(named) ?? [];
    const file = fileOf(path, context);
    const isExample = file === null && code.at(match.index) !== undefined;
    if (isExample) return [];
    if (file === null || depth > 9) {
      context.notes.left({ file: context.file, line, found: named }, foreignMessages.noIncluded);
      return [{ start: match.index, end: match.index + written.length, text: "" }];
    }
    context.embedded.add(file);
    const body = splitPage(context.project.read(file)).body.replace(/\r\n?/g, "\n");
    const part = file.endsWith(".md") ? partOf(body, region, range) : withoutMarkers(partOf(body, region, range));
    const text = withIncludes(SourceText.of(part), { ...context, file }, depth + 1).text;
    return [{ start: match.index, end: match.index + written.length, text: text.replace(/\n$/, "") }];
  });
  return source.edit(edits);
}

/**
 * Replaces `<<< @/snippets/x.ts#region{1,3 ts:line-numbers} [title]` with a fence that contains the
 * code.
 */
export function withSnippets(source: SourceText, context: IncludeContext): SourceText {
  return source.replaceOutsideCode(/^([ \t>]*)<<<[ \t]*(\S.*?)[ \t]*$/gm, ([, indent = "", written = ""], line) => {
    const snippet = /^(.+?)(?:#([\w-]+))?(?:\s*\{([\d,-]*)\s*([^}]*)\})?\s*(?:\[(.+)\])?$/.exec(written);
    const [, path = "", region, ranges, lang, title] = snippet ?? [];
    const file = fileOf(path.trim(), context);
    if (file === null) {
      context.notes.left({ file: context.file, line, found: path }, foreignMessages.noIncluded);
      return `${indent}\`${path}\``;
    }
    context.embedded.add(file);
    const code = withoutMarkers(partOf(context.project.read(file).replace(/\r\n?/g, "\n"), region, undefined));
    const language = lang?.trim() || (/\.(\w+)$/.exec(file)?.[1] ?? "text");
    const meta = [title && metaTitle(title), ranges && `{${ranges}}`].filter(Boolean).join(" ");
    return fence(dedented(code), language, meta).replace(/^/gm, indent);
  });
}

function fileOf(path: string, { project, srcDir, includeDir, file }: IncludeContext): string | null {
  const plain = path.trim();
  const found = /^@\/?/.test(plain)
    ? joined(includeDir, plain.replace(/^@\/?/, ""))
    : joined(plain.startsWith("/") ? srcDir : dirname(file), plain);
  return project.has(found) ? found : namedFile(plain, project);
}

/**
 * Finds the file for a path such as `@part.md` by its name, because the configuration may map it to
 * any folder. Returns null if the name is not unique.
 */
function namedFile(path: string, project: Project): string | null {
  const name = basename(path.replace(/^@/, ""));
  const files = path.startsWith("@") ? project.files.filter((file) => basename(file) === name) : [];
  return files.length === 1 ? (files[0] ?? null) : null;
}

const comment = "^[ \\t]*(?:\\/\\/|\\/\\*|#|<!--|::|REM|--|;)?\\s*";
const fragment = (name: string) => `^[ \\t]*(?:\\/{3}|#{3})\\s*\\[${name}\\]`;
/** Matches the marker that opens a region in VitePress, mdBook or docsify. */
const opening = (name: string) => new RegExp(`${comment}(?:#?region\\s+|ANCHOR:\\s*)${name}\\b.*$|${fragment(name)}`);
const closing = (name: string) =>
  new RegExp(`${comment}(?:#?endregion\\b\\s*(?:${name})?|ANCHOR_END:\\s*${name}\\b).*$|${fragment(name)}`);

/**
 * Returns a region of a file, or a range of its lines: `3,9`, `3,`, `,9`. Returns the whole file if
 * neither is given or the region does not exist.
 */
function partOf(text: string, region: string | undefined, range: string | undefined): string {
  let lines = text.split("\n");
  if (region !== undefined) {
    const name = region.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const start = lines.findIndex((line) => opening(name).test(line));
    const length = lines.slice(start + 1).findIndex((line) => closing(name).test(line));
    if (start >= 0) return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join("\n");
    return headingPart(lines, region) ?? text;
  }
  if (range !== undefined && range !== "") {
    const [from, to = range.includes(",") ? "" : from] = range.split(",");
    lines = lines.slice(from ? Number(from) - 1 : 0, to ? Number(to) : undefined);
  }
  return lines.join("\n");
}

/**
 * Returns a heading with its section, because a heading's id can be used as a region; undefined if
 * there is no such heading.
 */
function headingPart(lines: readonly string[], id: string): string | undefined {
  const start = lines.findIndex(
    (line) => /^#+ /.test(line) && (line.includes(`{#${id}}`) || line.replace(/^#+ /, "").trim() === id),
  );
  if (start < 0) return undefined;
  const depth = /^#+/.exec(lines[start] ?? "")?.[0].length ?? 1;
  const length = lines.slice(start + 1).findIndex((line) => (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= depth);
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join("\n");
}

/** Removes the markers of regions. */
function withoutMarkers(code: string): string {
  return code
    .split("\n")
    .filter((line) => !/^[ \t]*(?:\/\/|\/\*|#|<!--|--|;)\s*(?:#?(?:end)?region\b|ANCHOR(?:_END)?:)/.test(line))
    .join("\n");
}

function dedented(code: string): string {
  const lines = code.split("\n");
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join("\n");
}
