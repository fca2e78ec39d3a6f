import type { Root } from "hast";
import { toHtml } from "hast-util-to-html";

/** The HTML of an article's tree. What engines have made, its `raw` nodes, stands in it as it is. */
export function articleHtml(tree: Root): string {
  return toHtml(tree, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }).trim();
}
