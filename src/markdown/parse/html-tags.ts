import type { Html, Nodes, Parents, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";
import { foreignElements, htmlElements } from "../sanitize/schema";

/** https://html.spec.whatwg.org/#void-elements */
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/i;
/** Elements whose end tag may be left out: https://html.spec.whatwg.org/#optional-tags */
const endsByItself = /^(?:p|li|dt|dd|rt|rp|tr|td|th|thead|tbody|tfoot|colgroup|option|optgroup|html|head|body)$/i;
/** A tag, or a comment. */
export const htmlTag = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*(?:[.:][\w-]+)*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;

/** A tag of an author's HTML, with its node. */
interface Tag {
  readonly node: Html;
  readonly parent: Parents;
  readonly name: string;
  /** Whether a word ends right before the tag: `List<Object>`. */
  readonly followsWord: boolean;
}

/**
 * Keeps HTML in `.md` within its block, because an element that is never closed would swallow the
 * rest of an article. A tag that only looks like one (`List<Object>`, `<your-name>`, `<user>`)
 * becomes text. An HTML element is closed at the end of its block. Both are reported.
 */
export function htmlTags() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (context?.source.format !== "md") return;
    visit(tree, "html", (node) => escapeWords(node, context));
    visit(tree, (node) => {
      if (node.type !== "paragraph" && node.type !== "heading" && node.type !== "tableCell") return undefined;
      for (const open of unclosedIn(node, context)) settle(open, node, context);
      return SKIP;
    });
    visit(tree, (node) => {
      if ("children" in node && node.children.some(({ type }) => type === "html")) closeBlocks(node, context);
    });
  };
}

/** What a browser reads as the start of a tag: https://html.spec.whatwg.org/#tag-name-state */
const tagStart = /<\/?([a-z][^\s/>]*)/gi;

/**
 * Makes text of what a browser takes for a tag and Markdown does not, in HTML: `<p正文>`. The words
 * would be the name of an element, which nobody sees.
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

/** Returns the tags that a phrase leaves open, the last one first. */
function unclosedIn(phrase: Parents, context: ArticleContext): Tag[] {
  const open: Tag[] = [];
  const unclosed: Tag[] = [];
  visit(phrase, "html", (node, index, parent) => {
    for (const { isEnd, name, isAlone } of tagsIn(node.value)) {
      if (isAlone || !parent || index === undefined) continue;
      const at = isEnd ? open.findLastIndex((other) => other.name.toLowerCase() === name.toLowerCase()) : -1;
      if (at >= 0) {
        const isDrawing = isInDrawing(open.slice(0, at + 1));
        const inner = open.splice(at).slice(1);
        // An inline node is a single tag.
        if (isDrawing) node.value = closedBefore(node, inner, name, context) + node.value;
        else unclosed.push(...inner);
      } else if (!isEnd) open.push({ node, parent, name, followsWord: endsInWord(parent.children[index - 1]) });
    }
  });
  return [...unclosed, ...open].filter((one) => !endsByItself.test(one.name) || looksLikeText(one)).reverse();
}

/**
 * Returns whether elements are in a drawing or a formula. There an end tag does not close the HTML
 * before it: in `<svg><desc><p></desc></svg>` a browser ignores both end tags, and the rest of the
 * page is in the drawing. https://html.spec.whatwg.org/#parsing-main-inbody ("any other end tag")
 */
function isInDrawing(open: readonly Pick<Tag, "name">[]): boolean {
  return open.some(({ name }) => /^(?:svg|math)$/i.test(name));
}

/**
 * Returns the end tags of elements, the innermost first, and reports each. @param end the tag after
 * them
 */
function closedBefore(node: Html, inner: readonly Pick<Tag, "name">[], end: string, context: ArticleContext): string {
  const names = inner.map(({ name }) => name).reverse();
  for (const name of names) reportWarning(context, node, elementMessages.unclosedBefore(name, end));
  return names.map((name) => `</${name}>`).join("");
}

function* tagsIn(html: string) {
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = "", index } of html.matchAll(htmlTag)) {
    if (name === undefined) continue;
    const isAlone = voidElements.test(name) || (attributes.endsWith("/") && isKnown(name));
    yield { whole, name, index, isEnd: slash === "/", isAlone };
  }
}

/** Inline elements. Any other element in a sentence is probably a word. */
const ofPhrases =
  /^(?:a|abbr|b|bdi|bdo|big|center|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|ruby|s|samp|small|span|strike|strong|sub|sup|tt|u|var)$/;

/** Returns whether a tag is a word in angle brackets: `List<Object>`, `Vec<b>`. */
function looksLikeText({ name, followsWord }: Tag): boolean {
  return name !== name.toLowerCase() || followsWord;
}

const known = new Set(
  [...htmlElements, ...foreignElements.svg, ...foreignElements.math].map((name) => name.toLowerCase()),
);
const isKnown = (name: string) => known.has(name.toLowerCase());

function endsInWord(before: Nodes | undefined): boolean {
  return before?.type === "text" && /[\p{L}\p{N}]$/u.test(before.value) && /[a-z\d]$/i.test(before.value);
}

/** Makes text of a tag, or closes the tag at the end of its phrase. */
function settle(open: Tag, phrase: Parents, context: ArticleContext): void {
  const { node, parent, name } = open;
  if (ofPhrases.test(name) && !looksLikeText(open)) {
    reportWarning(context, node, elementMessages.unclosed(name));
    const end: Html = { type: "html", value: `</${name}>` };
    (parent === phrase ? phrase : parent).children.push(end as never);
  } else {
    reportWarning(context, node, elementMessages.tagAsText(name));
    Object.assign(node, { type: "text" });
  }
}

/**
 * Closes the elements that the HTML blocks of a container leave open, each at the end of its block.
 */
function closeBlocks(container: Parents, context: ArticleContext): void {
  const open: { readonly node: Html; readonly name: string }[] = [];
  for (const child of container.children as Nodes[]) {
    visit(child, "html", (node: Html) => {
      let endTags = "";
      let end = 0;
      for (const { isEnd, name, isAlone, index } of tagsIn(node.value)) {
        if (isAlone) continue;
        const at = isEnd ? open.findLastIndex((other) => other.name.toLowerCase() === name.toLowerCase()) : -1;
        if (at >= 0) {
          const isDrawing = isInDrawing(open);
          const inner = open.splice(at).slice(1);
          if (!isDrawing || inner.length === 0) continue;
          endTags += node.value.slice(end, index) + closedBefore(node, inner, name, context);
          end = index;
        } else if (!isEnd && node === child) open.push({ node, name });
      }
      node.value = endTags + node.value.slice(end);
    });
  }
  while (open.length > 0) {
    const { node, name } = open.pop() as (typeof open)[number];
    if (endsByItself.test(name) && !isInDrawing(open)) continue;
    // In CommonMark these elements end with the document, and the text after them would be lost.
    if (/^(?:script|style|textarea)$/i.test(name)) reportError(context, node, elementMessages.swallowing(name));
    else reportWarning(context, node, elementMessages.unclosed(name));
    node.value += `</${name}>`;
  }
}
