import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { classesOf, property } from "../model/tree";

/**
 * Removes the truncate marker from an article and returns a copy of the part above it for lists, or
 * null without a marker. The copy has no ids, no links within the article and no footnote marks,
 * because it is shown without the rest.
 */
export function takePreview(tree: Root): Root | null {
  let isCut = false;
  const above = (node: Parents) =>
    node.children.flatMap((child): RootContent[] => {
      isCut ||= isMarker(child);
      if (isCut) return [];
      if (child.type !== "element") return [child];
      if (isFootnoteMark(child) || classesOf(child).includes("heading-anchor")) return [];
      const children = above(child) as ElementContent[];
      if (child.tagName === "a" && property(child, "href")?.startsWith("#")) return children;
      const { id: _id, ...properties } = child.properties;
      // The marker may leave its paragraph empty.
      return isCut && children.length === 0 ? [] : [{ ...child, properties, children }];
    });
  const children = above(tree);
  if (!isCut) return null;
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isMarker(node)) return;
    parent.children.splice(index, 1);
    return index;
  });
  return { type: "root", children };
}

function isMarker(node: Nodes): boolean {
  return (
    (node.type === "comment" && node.value.trim() === "truncate") ||
    (node.type === "element" && node.tagName === "wbr" && node.properties.dataTruncate !== undefined)
  );
}

function isFootnoteMark(node: Element): boolean {
  const [only] = node.children;
  return node.tagName === "sup" && only?.type === "element" && only.properties.dataFootnoteRef !== undefined;
}
