import type { Nodes as HastNodes, Root as HastRoot } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { Nodes } from "mdast";
import { site } from "../../config/site";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, lineOf, reportError, reportWarning } from "../model/article-context";
import { slotIndex } from "../model/slots";
import type { RenderedSlot } from "../model/types";
import { htmlTag } from "../parse/html-tags";
import { unreadElements } from "../parse/note-written";
import { missingWords } from "./missing-words";

/** What is longer is more than a sentence that a reader does without. */
const mostLost = 200;

/** HTML that says nothing to a reader, with what it holds. */
const unread = new RegExp(`<!--[\\s\\S]*?-->|<(${unreadElements})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, "gi");

/**
 * Reports what an author has written and the article does not show: file, line, the first words and how much.
 * @param showsContent whether a component shows what it holds; what others leave out is theirs to decide
 */
export function reportLostText(
  tree: HastRoot,
  slots: readonly RenderedSlot[],
  context: ArticleContext,
  showsContent: (component: string) => boolean,
): void {
  const shown = wordsOf(shownText(tree, slots));
  const written = context.written
    .filter(({ holders }) => holders.every(showsContent))
    .flatMap(({ node }) => writtenText(node).map((text) => ({ node, words: wordsOf(text) })));
  for (const { node, words, length } of missingWords(written, shown)) {
    const report = length > mostLost && site.onLostText === "throw" ? reportError : reportWarning;
    report(context, lineOf(node), elementMessages.lost(words, length));
  }
}

const slotWord = (index: number) => `\uE000${index}\uE001`;

/** The words of a node, in parts where tags stood between them; a slot's is its place. */
function writtenText(node: Nodes): string[] {
  if ((node.type as string) === "slot") {
    const { dataSlot } = node.data?.hProperties ?? {};
    return [slotWord(slotIndex(String(dataSlot)))];
  }
  if (node.type === "html") return htmlTexts(node.value);
  return node.type === "text" || node.type === "inlineCode" ? [node.value] : [];
}

/** The texts of HTML, in parts where tags stood between them. */
export function htmlTexts(html: string): string[] {
  const texts = html.replace(unread, "").replace(htmlTag, "\uE002").split("\uE002");
  return texts
    .filter((text) => text.trim() !== "")
    .map((text) => {
      // For its character references; what is no tag is text.
      return textOf(fromHtml(text.replaceAll("<", "&lt;"), { fragment: true }));
    });
}

function textOf(node: HastNodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function shownText(node: HastNodes, slots: readonly RenderedSlot[]): string {
  if (node.type === "text") return node.value;
  if (node.type === "raw" && node.data?.slot) return slotWord(slots.indexOf(node.data.slot));
  return "children" in node ? node.children.map((child) => shownText(child, slots)).join("") : "";
}

/** Without blanks and signs that nobody sees, which the ways of a parser change. */
function wordsOf(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\uFFFD]|\p{Cs}/gu, "");
}
