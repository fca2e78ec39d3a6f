import type { MarkdownFormat } from "../model/types";
import { cjk } from "../typography/cjk";
import { literalRanges } from "./literal-ranges";
import { nestContainers } from "./nested-containers";

/** A rewrite of source text. The names of groups must be unique among the rules. */
interface SourceRule {
  readonly pattern: string;
  /**
   * @param groups the named groups of the match
   * @param offset index of the match in the text
   */
  readonly replace: (groups: Readonly<Record<string, string | undefined>>, match: string, offset: number) => string;
}

/**
 * Returns a function that applies rules to Markdown source in one pass, except within code, HTML,
 * formulas and addresses.
 */
export function outsideCode(rules: readonly SourceRule[], format: MarkdownFormat): (text: string) => string {
  const branches = rules.map(({ pattern }, index) => `(?<rule${index}>${pattern})`);
  const pattern = new RegExp(branches.join("|"), "gmu");
  return (text) => {
    // Most texts need no rewrite, so they need not be parsed.
    if (text.search(pattern) < 0) return text;
    const ranges = literalRanges(text, format);
    const isLiteral = (offset: number) => ranges.some(([start, end]) => start <= offset && offset < end);
    return text.replace(pattern, (...args: unknown[]) => {
      const match = String(args[0]);
      const offset = Number(args.at(-3));
      if (isLiteral(offset)) return match;
      const groups = args.at(-1) as Record<string, string | undefined>;
      const index = rules.findIndex((_, candidate) => groups[`rule${candidate}`] !== undefined);
      return rules[index]?.replace(groups, match, offset) ?? match;
    });
  };
}

const fence = /^[ \t]*(`{3,}(?![^\n]*`)|~{3,})([^\n]*)\n([\s\S]*?)(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm;

/**
 * A space character that nobody types. It ends a bare address before Chinese, Japanese or Korean
 * characters and punctuation, because GFM ends an address only at whitespace or `<`.
 */
export const addressEnd = "\u2005";

const punctuation = cjk.wideMark + cjk.sharedMark;
/** Matches a character of an address. */
const part = String.raw`[^\s<>"'\x60${punctuation}]`;
/**
 * Ends a bare address before East Asian text: `https://a.example，后`, `"https://a.example"后`,
 * `a.example后`. To GFM, `www.` after such text is not an address, whatever follows.
 */
const address: SourceRule = {
  pattern: [
    String.raw`(?<!\]\([ \t]*<?|<|\]:[ \t]*<?)(?:`,
    String.raw`(?:https?:\/\/|www\.)[\w.-]+\.[a-z]{2,}(?=[${cjk.letter}])`,
    String.raw`|(?:https?:\/\/|www\.)${part}+(?=["']?[${punctuation}]|["'][${cjk.letter}])`,
    String.raw`|(?<=[${cjk.letter}${punctuation}])www\.${part}+(?=\s|$)`,
    ")",
  ].join(""),
  replace: (_, match) => match + addressEnd,
};

/**
 * A character that nobody types. After a curly quote, it tells remark-cjk-friendly that the quote
 * is Chinese, because Latin text uses curly quotes too.
 */
const wideQuote = "\uFE01";

/** Matches all characters that are added to the source for the parser. */
export const parserMarks = new RegExp(`${addressEnd}|${wideQuote}`, "g");

/**
 * Marks the quote in `**“重点”**API`, because CommonMark does not end emphasis between a quote and a
 * Latin letter.
 */
const quotedEmphasis: SourceRule = {
  pattern: String.raw`[“”‘’](?=[*~]+[\p{L}\p{N}])`,
  replace: (_, match) => match + wideQuote,
};

/**
 * Escapes `{#id}` at the end of a line, and Docusaurus' comment with an id after a heading, because
 * an unescaped `{` opens an expression in MDX.
 */
const headingId: SourceRule = {
  pattern: String.raw`\\?\{#(?<id>[^\s{}\\]+)\\?\}(?=[ \t]*#*[ \t]*$)|\{(?<=^[ \t>]*#{1,6}[ \t][^\n]*\{)[ \t]*\/\*[ \t]*#(?<inComment>[^\s{}*]+)[ \t]*\*\/[ \t]*\}(?=[ \t]*$)`,
  replace: ({ inComment, id = inComment }) => `\\{#${id}}`,
};

/**
 * Converts `:::note 标题` and `::: note` to the syntax of mdast-util-directive, `:::note[标题]`. In
 * VitePress, `{open}` may follow the title of `details`. A name that is no directive name, such as
 * a Chinese one, becomes the `name` attribute of a directive called `unknown`.
 */
const admonition: SourceRule = {
  pattern: String.raw`^(?<indent>[ \t>]*)(?<colons>:{3,})[ \t]*(?<name>\p{L}[\p{L}\p{N}_-]*)(?<rest>[^\n]*)$`,
  replace: ({ indent = "", colons = "", name = "", rest = "" }) => {
    const [, title = "", open = ""] = /^(.*?)((?:(?<=\s)\{open\})?)$/.exec(rest.trim()) ?? [];
    const isWritten = title === "" || /^[[{]/.test(title);
    const label = (isWritten ? title : `[${title.trim().replace(/[[\]\\]/g, "\\$&")}]`) + open;
    const known = /^[a-z][\w-]*$/i.test(name);
    return indent + colons + (known ? name + label : `unknown${label}{name="${name}"}`);
  },
};

/** Converts HTML comments, which MDX does not allow, to MDX comments. */
const comment: SourceRule = {
  pattern: String.raw`(?<!["'=])<!--(?<html>[\s\S]*?)-->`,
  replace: ({ html = "" }) => `{/*${html.replaceAll("*/", "* /")}*/}`,
};

const rewrite = {
  md: outsideCode([headingId, admonition, address, quotedEmphasis], "md"),
  mdx: outsideCode([headingId, comment, admonition, address, quotedEmphasis], "mdx"),
};

/**
 * Rewrites the body to the syntax that the parser of its format reads. Line numbers stay the same.
 */
export function normalizeSource(body: string, format: MarkdownFormat): string {
  const text = body.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  // Docusaurus renders an `mdx-code-block` as MDX. Its fences become empty lines, so that line
  // numbers stay the same.
  const isUnwrapped = (info: string) => info.trim() === "mdx-code-block";
  const unwrapped = text.replace(fence, (whole, _, info, inner) => (isUnwrapped(info) ? `\n${inner}` : whole));
  return rewrite[format](nestContainers(unwrapped, format));
}
