import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { classesOf, property } from "../model/tree";

/**
 * The part of an article above its truncate marker, for lists. It stands beside other previews, away from the rest of its
 * text, so it has no ids, no links to its own headings and no footnote marks.
 * @returns null where there is no marker
 */
export function previewOf(tree: Root): Root | null {
  let isCut = false;
  const copyChildren = (parent: Parents): ElementContent[] => {
    const copies: ElementContent[] = [];
    for (const child of parent.children) {
      isCut ||= isMarker(child);
      if (isCut) break;
      copies.push(...copy(child));
    }
    return copies;
  };
  const copy = (node: RootContent): ElementContent[] => {
    // Types that a document or MDX could have there; neither is what comes here.
    if (node.type === "doctype" || node.type === "mdxjsEsm") return [];
    if (node.type !== "element") return [node];
    if (isFootnoteMark(node) || classesOf(node).includes("heading-anchor")) return [];
    const children = copyChildren(node);
    if (node.tagName === "a" && property(node, "href")?.startsWith("#")) return children;
    const { id: _id, ...properties } = node.properties;
    // A paragraph that the marker opened holds nothing.
    return isCut && children.length === 0 ? [] : [{ ...node, properties, children }];
  };
  const children = copyChildren(tree);
  return isCut ? { type: "root", children } : null;
}

/** Takes the marker out of the article itself. */
export function dropMarkers(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isMarker(node)) return;
    parent.children.splice(index, 1);
    return index;
  });
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
