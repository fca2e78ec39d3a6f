import type { MarkdownFormat } from "../model/types";
import { cjk } from "../typography/cjk";
import { unwrapMdxCodeBlocks } from "./mdx-code-blocks";
import { outsideCode, type SourceRule } from "./outside-code";

/**
 * Ends a bare address before Chinese punctuation: GFM ends it at white space only. `remark-article` takes it out again.
 * A space that nobody types, so that no author's own is lost.
 */
export const addressEnd = "\u2005";

/** Where the preview ends. An element that both formats can hold anywhere, so that the tree can be cut there. */
const marker = { md: "<!-- truncate -->", mdx: '<wbr data-truncate="" />' };

const punctuation = cjk.wideMark + cjk.sharedMark;

const address: SourceRule = {
  pattern: String.raw`(?<!\]\([ \t]*<?|<|\]:[ \t]*<?|["'=])(?:https?:\/\/[\w.-]+\.[a-z]{2,}(?=[${cjk.letter}])|(?:https?:\/\/|www\.)[^\s<>"'\x60${punctuation}]+(?=[${punctuation}]))`,
  replace: (_, match) => match + addressEnd,
};

/** `{#id}` at the end of a line is a heading's id; in MDX a bare `{` would open an expression. */
const headingId: SourceRule = {
  pattern: String.raw`\\?\{#(?<id>[^\s{}\\]+)\\?\}(?=[ \t]*#*[ \t]*$)`,
  replace: ({ id }) => `\\{#${id}}`,
};

/** The same as an MDX comment, `## 标题` and then `#id` in it: Docusaurus takes both. */
const commentId: SourceRule = {
  pattern: String.raw`(?<=^[ \t>]*#{1,6}[ \t][^\n]*)\{[ \t]*\/\*[ \t]*#(?<commentId>[^\s{}*]+)[ \t]*\*\/[ \t]*\}(?=[ \t]*$)`,
  replace: ({ commentId }) => `\\{#${commentId}}`,
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

const htmlComment = (format: MarkdownFormat): SourceRule => ({
  pattern: String.raw`<!--(?<html>[\s\S]*?)-->`,
  replace: ({ html = "" }) => commentOf(html, format),
});

const jsxComment = (format: MarkdownFormat): SourceRule => ({
  pattern: String.raw`\{[ \t]*\/\*(?<jsx>[\s\S]*?)\*\/[ \t]*\}`,
  replace: ({ jsx = "" }) => commentOf(jsx, format),
});

function commentOf(text: string, format: MarkdownFormat): string {
  return text.trim() === "truncate" ? marker[format] : text.replace(/[^\n]/g, "");
}

const rulesOf = (format: MarkdownFormat) => [
  commentId,
  htmlComment(format),
  jsxComment(format),
  admonition,
  headingId,
  address,
];

const rewrite = {
  md: outsideCode(rulesOf("md")),
  mdx: outsideCode(rulesOf("mdx")),
};

/**
 * The body in the one dialect that the parsers share, line for line: no BOM, Unix line ends, comments of both kinds gone
 * but for the truncate marker, Docusaurus' looser admonition and heading-id forms tightened.
 */
export function normalizeSource(body: string, format: MarkdownFormat): string {
  return rewrite[format](unwrapMdxCodeBlocks(body.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n")));
}
