import type { Element, ElementContent, Nodes, Parents, Root, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { classesOf, property } from "../model/tree";

/**
 * The part of an article above its truncate marker, for lists. It stands beside other previews, away from the rest of its
 * text, so it has no ids, no links to its own headings and no footnote marks.
 * @returns null where there is no marker
 */
export function previewOf(tree: Root): Root | null {
  const state = { cut: false };
  const children = copyChildren(tree, state);
  return state.cut ? { type: "root", children } : null;
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

function copyChildren(parent: Parents, state: { cut: boolean }): ElementContent[] {
  const copies: ElementContent[] = [];
  for (const child of parent.children) {
    if (isMarker(child)) state.cut = true;
    if (state.cut) break;
    copies.push(...copy(child, state));
  }
  return copies;
}

function copy(node: RootContent, state: { cut: boolean }): ElementContent[] {
  // Types that a document or MDX could have there; neither is what comes here.
  if (node.type === "doctype" || node.type === "mdxjsEsm") return [];
  if (node.type !== "element") return [node];
  if (isFootnoteMark(node) || classesOf(node).includes("heading-anchor")) return [];
  const children = copyChildren(node, state);
  if (node.tagName === "a" && property(node, "href")?.startsWith("#")) return children;
  const { id: _id, ...properties } = node.properties;
  // A paragraph that the marker opened holds nothing.
  if (state.cut && children.length === 0) return [];
  return [{ ...node, properties, children }];
}

function isFootnoteMark(node: Element): boolean {
  const [only] = node.children;
  return node.tagName === "sup" && only?.type === "element" && only.properties.dataFootnoteRef !== undefined;
}
