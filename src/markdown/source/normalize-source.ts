import { escapeHtml } from "../../lib/escape-html";
import type { MarkdownFormat } from "../model/types";
import { cjk } from "../typography/cjk";

/** A fence, whatever it stands in (quote, list item), to its end or the end of the text. */
const codeFence = String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>\x60{3,}(?![^\n]*\x60)|~{3,})[^\n]*(?:\n[\s\S]*?)??(?:\n[ \t>]*\k<fence>[\x60~]*[ \t]*$|$(?![\s\S]))`;
/** Inline code; it does not cross a blank line. */
const inline = String.raw`(?<![\\\x60])(?<ticks>\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!\x60)\k<ticks>(?!\x60)`;

/** One rewriting of source text. Each pattern must have named groups of its own. */
interface SourceRule {
  readonly pattern: string;
  /** @param offset where the match stands */
  readonly replace: (groups: Readonly<Record<string, string | undefined>>, match: string, offset: number) => string;
}

/** A function that applies rules to Markdown source in one pass and leaves fences and inline code alone. */
export function outsideCode(rules: readonly SourceRule[]): (text: string) => string {
  const branches = rules.map(({ pattern }, index) => `(?<rule${index}>${pattern})`);
  const pattern = new RegExp([codeFence, inline, ...branches].join("|"), "gmu");
  return (text) =>
    text.replace(pattern, (...args: unknown[]) => {
      const match = String(args[0]);
      const groups = args.at(-1) as Record<string, string | undefined>;
      const index = rules.findIndex((_, candidate) => groups[`rule${candidate}`] !== undefined);
      return rules[index]?.replace(groups, match, Number(args.at(-3))) ?? match;
    });
}

const fence = /^[ \t]*(`{3,}(?![^\n]*`)|~{3,})([^\n]*)\n([\s\S]*?)(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/** A space that nobody types ends a bare address before Chinese punctuation, as GFM ends it at white space only. */
export const addressEnd = "\u2005";

/** Comments that say something to the site: where the preview ends, and what a section answers. */
const marker = /^(?<name>truncate$|questions(?=:))(?::(?<value>[\s\S]*))?/;

const punctuation = cjk.wideMark + cjk.sharedMark;
const address: SourceRule = {
  pattern: String.raw`(?<!\]\([ \t]*<?|<|\]:[ \t]*<?|["'=])(?:https?:\/\/[\w.-]+\.[a-z]{2,}(?=[${cjk.letter}])|(?:https?:\/\/|www\.)[^\s<>"'\x60${punctuation}]+(?=[${punctuation}]))`,
  replace: (_, match) => match + addressEnd,
};

/** `{#id}` at the end of a line, and Docusaurus' comment behind a heading. In MDX a bare `{` opens an expression. */
const headingId: SourceRule = {
  pattern: String.raw`\\?\{#(?<id>[^\s{}\\]+)\\?\}(?=[ \t]*#*[ \t]*$)|\{(?<=^[ \t>]*#{1,6}[ \t][^\n]*\{)[ \t]*\/\*[ \t]*#(?<inComment>[^\s{}*]+)[ \t]*\*\/[ \t]*\}(?=[ \t]*$)`,
  replace: ({ inComment, id = inComment }) => `\\{#${id}}`,
};

/** `:::note 标题` and `::: note` to the one form that remark-directive reads, `:::note[标题]`. */
const admonition: SourceRule = {
  pattern: String.raw`^(?<indent>[ \t>]*)(?<colons>:{3,})[ \t]*(?<name>\p{L}[\p{L}\p{N}_-]*)(?<rest>[^\n]*)$`,
  replace: ({ indent = "", colons = "", name = "", rest = "" }) => {
    const title = rest.trim();
    const label = title === "" || /^[[{]/.test(title) ? title : `[${title.replace(/[[\]\\]/g, "\\$&")}]`;
    const known = /^[a-z][\w-]*$/i.test(name);
    return indent + colons + (known ? name + label : `unknown${label}{name="${name}"}`);
  },
};

/** Comments of HTML and of JSX. Those of `marker` stay, in MDX as an element that can stand anywhere. */
const comments = (format: MarkdownFormat): SourceRule => ({
  pattern: String.raw`<!--(?<html>[\s\S]*?)-->|\{[ \t]*\/\*(?<jsx>[\s\S]*?)\*\/[ \t]*\}`,
  replace: ({ html, jsx }) => {
    const comment = html ?? jsx ?? "";
    const { name, value = "" } = marker.exec(comment.trim())?.groups ?? {};
    if (name === undefined) return comment.replace(/[^\n]/g, "");
    return format === "mdx" ? `<wbr data-${name}="${escapeHtml(value)}" />` : `<!--${comment}-->`;
  },
});

const rewriter = (format: MarkdownFormat) => outsideCode([headingId, comments(format), admonition, address]);
const rewrite = { md: rewriter("md"), mdx: rewriter("mdx") };

/** The body in the one dialect that the parsers share, line for line. */
export function normalizeSource(body: string, format: MarkdownFormat): string {
  const text = body.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Docusaurus reads an `mdx-code-block` as MDX. Its fences become empty lines, so that every line keeps its number.
  const isUnwrapped = (info: string) => info.trim() === "mdx-code-block";
  const unwrapped = text.replace(fence, (whole, _, info, inner) => (isUnwrapped(info) ? `\n${inner}` : whole));
  return rewrite[format](unwrapped);
}
