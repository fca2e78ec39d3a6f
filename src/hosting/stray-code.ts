import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";

/**
 * The first inline script or style in an article's HTML, which should have none.
 * @returns its beginning, as HTML; undefined where there is none
 */
export function strayCode(html: string): string | undefined {
  // Parsing is for the few texts that mention such an element, in an attribute mostly.
  if (!/<(?:script|style)/i.test(html)) return undefined;
  const found = firstCode(fromHtml(html, { fragment: true }));
  return found && toHtml(found).slice(0, 80);
}

function firstCode(node: Nodes): Nodes | undefined {
  if (node.type !== "element" && node.type !== "root") return undefined;
  if (node.type === "element" && (node.tagName === "script" || node.tagName === "style")) return node;
  const inside = node.type === "element" && node.content ? [node.content] : [];
  for (const child of [...node.children, ...inside]) {
    const found = firstCode(child);
    if (found) return found;
  }
  return undefined;
}
