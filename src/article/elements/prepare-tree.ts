import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import type { RenderedSlot } from "../model/rendered-slot";
import { property } from "../model/tree";
import type { ArticleSource } from "../model/types";

/** Fills slots and gives elements back what travelled in attributes of another name: their lines and styles. */
export function prepareTree(tree: Root, slots: readonly RenderedSlot[], { format }: ArticleSource): void {
  visit(tree, "element", (node, index, parent) => {
    restoreLine(node, format);
    if (format === "mdx") restoreStyle(node);
    const slot = slots[Number(property(node, "dataSlot") ?? Number.NaN)];
    if (!slot || !parent || index === undefined) return;
    parent.children[index] = { type: "raw", value: slot.html, data: { slot } };
    return SKIP;
  });
}

/** Positions after MDX count the rendered HTML's lines and mean nothing. */
function restoreLine(node: Element, format: ArticleSource["format"]): void {
  const line = property(node, "dataLine");
  if (line !== undefined) {
    delete node.properties.dataLine;
    const point = { line: Number(line), column: 1 };
    node.position = { start: point, end: point };
  } else if (format === "mdx") {
    delete node.position;
  }
}

/** React takes a style as an object only, so `mdxElement` hides one that is written as text. */
function restoreStyle(node: Element): void {
  const style = property(node, "dataStyle");
  if (style === undefined) return;
  delete node.properties.dataStyle;
  node.properties = { ...node.properties, style };
}
