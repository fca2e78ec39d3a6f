import type { Heading, Nodes, Paragraph, Parents, TableCell } from "mdast";
import { SKIP, visit } from "unist-util-visit";

/** A node whose source is a phrase: text with emphasis, links, code and formulas. */
export type Phrase = Paragraph | Heading | TableCell;

/** Returns whether a node is a phrase. */
export function isPhrase(node: Nodes): node is Phrase {
  return node.type === "paragraph" || node.type === "heading" || node.type === "tableCell";
}

/** The character in place of code, formulas, HTML, links and pictures in a phrase's source. */
const blank = "\uFFFC";

/** Maximum length of a phrase's source that is searched, because nobody writes a longer one. */
export const longestPhrase = 10_000;

/** Returns the line in the body, from 1, of an offset in the source of a node. */
export function lineIn({ position }: Nodes, source: string, index: number): number {
  return (position?.start.line ?? 1) + source.slice(0, index).split("\n").length - 1;
}

/** Matches the types of nodes whose source cannot be foreign syntax. */
const unread =
  /^(?:inlineCode|inlineMath|html|link|image|footnoteReference|linkReference|imageReference|mdx|textDirective)/;

/**
 * Returns the source of a node with U+FFFC in place of each character of code, links and other
 * `unread` nodes. Offsets and line ends stay the same.
 */
export function withBlanks(node: Parents, source: string): string {
  const start = node.position?.start.offset ?? 0;
  let text = source;
  visit(node, (inner) => {
    if (!unread.test(inner.type) || inner.position === undefined) return undefined;
    const [from, to] = [inner.position.start.offset ?? start, inner.position.end.offset ?? start];
    text =
      text.slice(0, from - start) +
      text.slice(from - start, to - start).replace(/[^\n]/g, blank) +
      text.slice(to - start);
    return SKIP;
  });
  return text;
}
