import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { linkScheme } from "../../../src/markdown/sanitize/schema";
import { importMessages } from "../messages/messages";
import type { Notes, Place } from "../notes";
import type { Edit } from "./edit-text";
import { spanOf } from "./element-tags";

const scheme = /^[a-z][a-z\d+.-]*:/i;
/** Matches URLs that were written without a scheme. */
const bare = /^(?:www\.[\w-]+\.|localhost(?::\d+)?(?:$|\/)|(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:$|\/))/i;

/**
 * Returns edits for links that would fail a build. Links with an unsupported scheme, such as those
 * to files on the author's computer, become text, or code if they are autolinks. URLs without a
 * scheme get one.
 */
export function mendLinks(
  tree: Root,
  body: string,
  placeAt: (offset: number, found: string) => Place,
  notes: Notes,
): Edit[] {
  const edits: Edit[] = [];
  visit(tree, "link", (node) => {
    const span = spanOf(node);
    const [first, last] = [node.children[0], node.children.at(-1)];
    if (!first || !last) return;
    const place = placeAt(span.start, node.url);
    const isDead =
      scheme.test(node.url) && !linkScheme.test(node.url) && !node.url.startsWith("pathname:") && !bare.test(node.url);
    if (body.startsWith("<", span.start)) {
      if (isDead) edits.push({ ...span, text: `\`${node.url}\`` });
      if (isDead) notes.left(place, importMessages.deadLink);
    } else if (bare.test(node.url)) {
      const at = body.indexOf(node.url, spanOf(last).end);
      if (at < 0 || at > span.end) return;
      notes.changed(place, importMessages.bareLink);
      edits.push({ start: at, end: at, text: node.url.startsWith("www.") ? "https://" : "http://" });
    } else if (isDead) {
      notes.left(place, importMessages.deadLink);
      edits.push({ start: span.start, end: spanOf(first).start, text: "" });
      edits.push({ start: spanOf(last).end, end: span.end, text: "" });
    }
  });
  return edits;
}
