import { recordOf, stringOf } from "../data";
import { fence, link, picture } from "../markdown/markdown-pieces";
import { type Replacement, replaceTags, splitArguments, type TagUse } from "../markdown/nested-tags";
import { percentTags } from "../markdown/percent-tags";
import type { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Values } from "../values";

/** The project data that converting Liquid depends on. */
export interface LiquidContext {
  readonly file: string;
  readonly notes: Notes;
  /** The values of `page` and `site`. */
  readonly page: Values;
  readonly site: Values;
  /** Returns the address of a post, by its file name without extension. */
  readonly post: (name: string) => string | undefined;
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
    case "include":
    case "include_relative": {
      const markdown = included(words);
      if (markdown !== null) return { open: markdown };
      break;
    }
  }
  context.notes.left({ file: context.file, line, found: `{% ${tag.name} %}` }, foreignMessages.tag);
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
 * Converts an include if its arguments, such as `src="a.png" caption="…"`, contain the address of a
 * picture or a link; returns null for any other.
 */
function included(words: readonly string[]): string | null {
  const parameters = Object.fromEntries(words.flatMap((word) => (/^[\w-]+=/.test(word) ? [word.split(/=(.*)/s)] : [])));
  const values: Values = recordOf(parameters);
  const address = [values.src, values.url, values.image_path, values.image, values.file, values.img]
    .map(stringOf)
    .find(Boolean);
  if (address === undefined || !/\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(address)) {
    const href = stringOf(values.href) ?? stringOf(values.url);
    return href === undefined ? null : link(stringOf(values.title) ?? href, href);
  }
  const text = [values.alt, values.caption, values.title].map(stringOf).find(Boolean) ?? "";
  return picture(address, text);
}

/**
 * Returns the value of an expression such as `page.title` or `"/a.png" | relative_url`; undefined
 * if it cannot be evaluated.
 */
function liquidValue(expression: string, { page, site }: LiquidContext): string | undefined {
  const [operand = "", ...filters] = expression.split("|").map((part) => part.trim());
  if (
    filters.some(
      (filter) =>
        !/^(?:relative_url|absolute_url|(?:prepend|append):\s*site\.(?:baseurl|url)|escape|strip)$/.test(filter),
    )
  )
    return undefined;
  const [, words] = /^["'](.*)["']$/.exec(operand) ?? [];
  if (words !== undefined) return words;
  // These values become empty, because only site.yml sets this site's address.
  if (/^site\.(?:baseurl|url|github\.url)$/.test(operand)) return "";
  const [, owner, path] = /^(page|site)\.([\w.-]+)$/.exec(operand) ?? [];
  if (path === undefined) return undefined;
  const value = path.split(".").reduce<unknown>((inner, key) => recordOf(inner)[key], owner === "page" ? page : site);
  return stringOf(value);
}
