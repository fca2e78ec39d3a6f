import type { Nodes as HastNodes, Root as HastRoot } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { Nodes } from "mdast";
import type { ArticleContext } from "../model/article-context";
import { reportLoss } from "../model/report-loss";
import { slotIndex } from "../model/slots";
import type { RenderedSlot } from "../model/types";
import { unreadElements } from "../parse/note-written";
import { htmlComment, htmlTag } from "../parse/tags";
import { missingWords } from "./missing-words";

/** Matches comments and elements that contain no text for readers. */
const unread = new RegExp(`${htmlComment}|<(${unreadElements})\\b[\\s\\S]*?(?:</\\1\\s*>|$)`, "gi");

/**
 * Reports the author's text that the article does not show, with its line, first words and length.
 * @param showsContent returns whether a component shows its children; other components may drop
 * them
 */
export function reportLostText(
  tree: HastRoot,
  slots: readonly RenderedSlot[],
  context: ArticleContext,
  showsContent: (component: string) => boolean,
): void {
  const shown = visibleCharacters(shownText(tree, slots));
  const sourceWords = context.authorTexts
    .filter(({ holders }) => holders.every(showsContent))
    .flatMap(({ node }) => writtenText(node).map((text) => ({ node, words: visibleCharacters(text) })));
  for (const { node, words, length } of missingWords(sourceWords, shown)) {
    reportLoss(context, node, words, length);
  }
}

const slotWord = (index: number) => `\uE000${index}\uE001`;

/** Returns the text of a node, split at tags, or a unique mark for a slot. */
function writtenText(node: Nodes): string[] {
  if ((node.type as string) === "slot") {
    const { dataSlot } = node.data?.hProperties ?? {};
    return [slotWord(slotIndex(String(dataSlot)))];
  }
  if (node.type === "html") return htmlTexts(node.value);
  return node.type === "text" || node.type === "inlineCode" ? [node.value] : [];
}

/** Matches tags that browsers read although their quotes do not match: `<p class="a"">`. */
const brokenTag = /<\/?[a-z][\w-]*(?:[\s/][^<>]*)?>/gi;
/** Matches `<?php … ?>` and `<!DOCTYPE html>`, which browsers read as comments and do not show. */
const declaration = /<[?!][^>]*>/g;

/**
 * Returns the texts between the tags in HTML, and its declarations. Leaves out blank texts and what
 * `unread` matches.
 */
export function htmlTexts(html: string): string[] {
  const texts = html
    .replace(unread, "")
    .replace(htmlTag, "\uE002")
    .replace(brokenTag, "\uE002")
    .replace(declaration, "\uE002$&\uE002")
    .split("\uE002");
  return texts
    .filter((text) => text.trim() !== "")
    .map((text) => {
      // The parser resolves character references. The text has no tags, so its `<` are escaped.
      return allTextOf(fromHtml(text.replaceAll("<", "&lt;"), { fragment: true }));
    });
}

function allTextOf(node: HastNodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(allTextOf).join("") : "";
}

function shownText(node: HastNodes, slots: readonly RenderedSlot[]): string {
  if (node.type === "text") return node.value;
  if (node.type === "raw" && node.data?.slot) return slotWord(slots.indexOf(node.data.slot));
  return "children" in node ? node.children.map((child) => shownText(child, slots)).join("") : "";
}

/** Removes whitespace and invisible characters, because parsers change them. */
function visibleCharacters(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}\uFFFD]|\p{Cs}/gu, "");
}
