import type { Html, Link, Nodes, Parents, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { elementMessages } from "../../config/messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { linkScheme } from "../sanitize/schema";
import { closeBlocks } from "./block-tags";
import { settlePhrase } from "./phrase-tags";
import { htmlTag, lastNamed, tagsIn } from "./tags";

/**
 * Keeps HTML in `.md` within its block, because an unclosed element would swallow the rest of an
 * article. Text that only looks like a tag (`List<Object>`, `<your-name>`, `<user>`) stays text. An
 * HTML element is closed at the end of its block. Both are reported.
 */
export function htmlTags() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (context?.source.format !== "md") return;
    visit(tree, "link", (node) => namesAsText(node, String(file), context));
    visit(tree, "html", (node) => escapeWords(node, context));
    const outside: { readonly name: string }[] = [];
    visit(tree, (node) => {
      if (node.type === "html") {
        noteOpen(node, outside);
        reportMarkdown(node, context);
      }
      if (!isPhrase(node)) return undefined;
      settlePhrase(node, outside, context);
      return SKIP;
    });
    visit(tree, (node) => {
      if (isPhrase(node)) return SKIP;
      if ("children" in node && node.children.some(({ type }) => type === "html")) closeBlocks(node, context);
      return undefined;
    });
  };
}

function isPhrase(node: Nodes): node is Extract<Parents, { type: "paragraph" | "heading" | "tableCell" }> {
  return node.type === "paragraph" || node.type === "heading" || node.type === "tableCell";
}

/**
 * Converts a name that CommonMark reads as an autolink to text: `vector<std::string>`,
 * `<xs:element>`. https://spec.commonmark.org/0.31.2/#uri-autolink allows any scheme.
 */
function namesAsText(link: Link, source: string, context: ArticleContext): void {
  const written = source.slice(link.position?.start.offset, link.position?.end.offset);
  if (!/^<[\w+.-]+:/.test(written) || linkScheme.test(link.url)) return;
  reportWarning(context, link, elementMessages.autolinkAsText(written));
  Object.assign(link, { type: "text", value: written, children: undefined });
}

/**
 * Matches a line that is certainly Markdown: a fence, a heading, the delimiter row of a table, bold
 * text, or a link.
 */
const markdownLine =
  /(?:^|\n)([ \t]*(?:`{3,}|#{1,6}[ \t]|\|?[ \t]*:?-+:?[ \t]*\|).*|.*(?:\*\*[^*\s][^*\n]*\*\*|\[[^\]\n]+\]\((?:https?:|\.|\/|#)[^)\n]*\)).*)/;

/** Reports Markdown in an HTML block, where it is plain text up to the next blank line. */
function reportMarkdown({ value, position }: Html, context: ArticleContext): void {
  if (/^<(?:pre|script|style|textarea|!|\?)/i.test(value)) return;
  const found = markdownLine.exec(value);
  if (!found) return;
  const linesBefore = value.slice(0, found.index + found[0].length).split("\n").length - 1;
  const line = (position?.start.line ?? 0) + linesBefore;
  reportWarning(context, line, elementMessages.markdownInHtml(found[1]?.trim() ?? ""));
}

/**
 * Records the elements that a block of HTML opens in `open`. An end tag removes its element and all
 * elements in it.
 */
function noteOpen(block: Html, open: { readonly name: string }[]): void {
  for (const { isEnd, name, isAlone } of tagsIn(block.value)) {
    if (isAlone) continue;
    if (!isEnd) open.push({ name });
    else if (lastNamed(open, name) >= 0) open.splice(lastNamed(open, name));
  }
}

/**
 * Matches what a browser reads as the start of a tag: https://html.spec.whatwg.org/#tag-name-state
 */
const tagStart = /<\/?([a-z][^\s/>]*)/gi;

/**
 * Escapes text in HTML that is a tag for a browser but not for Markdown: `<p正文>`. Its words would
 * otherwise become the name of an element, so nobody would see them.
 */
function escapeWords(node: Html, context: ArticleContext): void {
  let end = 0;
  let escaped = "";
  const escapeIn = (between: string) =>
    between.replace(tagStart, (start, name: string) => {
      if (/^[\w.:-]+$/.test(name)) return start;
      reportWarning(context, node, elementMessages.tagAsText(name));
      return `&lt;${start.slice(1)}`;
    });
  for (const { 0: tag, index } of node.value.matchAll(htmlTag)) {
    escaped += escapeIn(node.value.slice(end, index)) + tag;
    end = index + tag.length;
  }
  node.value = escaped + escapeIn(node.value.slice(end));
}
