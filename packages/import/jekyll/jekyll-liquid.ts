import { recordOf, stringOf } from "../data";
import { fence } from "../markdown/markdown-pieces";
import { type Replacement, replaceTags, splitArguments, type Tag, type TagUse } from "../markdown/nested-tags";
import { percentTags, writtenTag } from "../markdown/percent-tags";
import { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Values } from "../values";
import { includeByParameters, includeTag, splitInclude } from "./jekyll-includes";

/** The project data that converting Liquid depends on. */
export interface LiquidContext {
  readonly file: string;
  readonly notes: Notes;
  /** The values of `page` and `site`. */
  readonly page: Values;
  readonly site: Values;
  /** Returns the address of a post, by its file name without extension. */
  readonly post: (name: string) => string | undefined;
  /**
   * Returns an included file without its front matter; undefined if there is no such file.
   * @param from the file to whose folder the path is relative; undefined for a path in `_includes`
   */
  readonly part: (path: string, from: string | undefined) => IncludedPart | undefined;
  /** The parameters of the include whose file is converted. */
  readonly include?: Values;
  /** Number of includes that contain the text; 0 if undefined. */
  readonly depth?: number;
}

interface IncludedPart {
  readonly file: string;
  readonly text: string;
  /** Number of lines in the file before the text. */
  readonly linesBefore: number;
}

const verbatim = new Set(["highlight", "comment"]);

/**
 * Converts Liquid to Markdown: code, links, pictures, and values of the site and the page. Removes
 * comments. A tag without a counterpart is removed and noted, but its body stays.
 */
export function withoutLiquid(source: SourceText, context: LiquidContext): SourceText {
  // Jekyll runs Liquid before Markdown, so `raw` tags are also removed from code.
  const raw = [...source.text.matchAll(/^[ \t]*\{%-?\s*(?:end)?raw\s*-?%\}[ \t]*\n|\{%-?\s*(?:end)?raw\s*-?%\}/gm)].map(
    (match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: "",
    }),
  );
  const open = source.edit(raw);
  const tagless = replaceTags(open, percentTags(open.text, verbatim), (use) => replacementOf(use, context));
  return tagless.replaceOutsideCode(/\{\{-?\s*([^{}]*?)\s*-?\}\}/g, ([written, expression = ""], line) => {
    const value = liquidValue(expression, context);
    if (value === undefined)
      context.notes.left({ file: context.file, line, found: written }, foreignMessages.interpolation);
    return value ?? null;
  });
}

function replacementOf(use: TagUse, context: LiquidContext): Replacement | null {
  const { tag, closing, body, line } = use;
  const words = splitArguments(tag.args);
  switch (tag.name) {
    case "highlight":
      return closing && { open: fence(body, words[0] ?? "text", lineNumbers(words)), body: "", isBlock: true };
    case "comment":
      return { open: "", body: "" };
    case "post_url":
      return { open: postUrl(words.join(" "), line, context) };
    case "link":
      return { open: `/${words.join(" ").replace(/^\/+/, "")}` };
  }
  const inserted = includeTag.test(tag.name) ? included(tag, context) : null;
  if (inserted !== null) return inserted;
  context.notes.left({ file: context.file, line, found: writtenTag(tag) }, foreignMessages.tag);
  return closing === null ? { open: "" } : { open: "", close: "" };
}

function lineNumbers(words: readonly string[]): string {
  return words.includes("linenos") ? "showLineNumbers" : "";
}

function postUrl(name: string, line: number, { file, notes, post }: LiquidContext): string {
  const address = post(name.replace(/^\//, ""));
  if (address === undefined) notes.left({ file, line, found: name }, foreignMessages.noPost);
  return address ?? "#";
}

/**
 * Converts a tag that inserts another file. Returns null if neither the parameters nor the text of
 * the file can replace the tag, and for an include inside ten others.
 */
function included({ name, args }: Tag, context: LiquidContext): Replacement | null {
  const { path, parameters } = splitInclude(args, (variable) => liquidValue(variable, context));
  const converted = includeByParameters(path, parameters);
  if (converted !== null) return converted;
  const { depth = 0 } = context;
  const part = depth > 9 ? undefined : context.part(path, name === "include_relative" ? context.file : undefined);
  if (part === undefined) return null;
  const inner = { ...context, file: part.file, include: parameters, depth: depth + 1 };
  const text = withoutLiquid(SourceText.of(part.text, part.linesBefore), inner).text.trim();
  return { open: text, isBlock: text.includes("\n") };
}

/**
 * Returns the value of an expression such as `page.title` or `"/a.png" | relative_url`; undefined
 * if it cannot be evaluated.
 */
function liquidValue(expression: string, { page, site, include }: LiquidContext): string | undefined {
  const [operand = "", ...filters] = expression.split("|").map((part) => part.trim());
  if (
    filters.some(
      (filter) =>
        !/^(?:relative_url|absolute_url|(?:prepend|append):\s*site\.(?:baseurl|url)|escape|strip|markdownify)$/.test(
          filter,
        ),
    )
  )
    return undefined;
  const [, words] = /^["'](.*)["']$/.exec(operand) ?? [];
  if (words !== undefined) return words;
  // These values become empty, because only site.yml sets this site's address.
  if (/^site\.(?:baseurl|url|github\.url)$/.test(operand)) return "";
  const [, parameter] = /^include\.([\w-]+)$/.exec(operand) ?? [];
  // A parameter that the include does not set is empty.
  if (parameter !== undefined && include !== undefined) return stringOf(include[parameter]) ?? "";
  const [, owner, path] = /^(page|site)\.([\w.-]+)$/.exec(operand) ?? [];
  if (path === undefined) return undefined;
  const value = path.split(".").reduce<unknown>((inner, key) => recordOf(inner)[key], owner === "page" ? page : site);
  return stringOf(value);
}
