import type { Root } from "hast";
import { classesOf, type Element, property, type TreeNode } from "../model/tree";

/**
 * The part of an article above its truncate marker, for lists. It stands beside other previews, away from the rest of its
 * text, so it has no ids, no links to its own headings and no footnote marks.
 * @returns null where there is no marker
 */
export function previewOf(tree: Root): Root | null {
  const state = { cut: false };
  const children = copyChildren(tree as TreeNode & { children: TreeNode[] }, state);
  return state.cut ? ({ type: "root", children } as Root) : null;
}

/** Takes the marker out of the article itself. */
export function isMarker(node: TreeNode): boolean {
  return (
    (node.type === "comment" && node.value.trim() === "truncate") ||
    (node.type === "element" && node.tagName === "wbr" && node.properties?.dataTruncate !== undefined)
  );
}

function copyChildren(parent: { readonly children: readonly TreeNode[] }, state: { cut: boolean }): TreeNode[] {
  const copies: TreeNode[] = [];
  for (const child of parent.children) {
    if (isMarker(child)) state.cut = true;
    if (state.cut) break;
    copies.push(...copy(child, state));
  }
  return copies;
}

function copy(node: TreeNode, state: { cut: boolean }): TreeNode[] {
  if (node.type !== "element") return [node];
  if (isFootnoteMark(node) || classesOf(node).includes("heading-anchor")) return [];
  const children = copyChildren(node as { children: TreeNode[] }, state);
  if (node.tagName === "a" && property(node, "href")?.startsWith("#")) return children;
  const { id: _id, ...properties } = node.properties ?? {};
  // A paragraph that the marker opened holds nothing.
  if (state.cut && children.length === 0) return [];
  return [{ ...node, properties, children } as Element];
}

function isFootnoteMark(node: Element): boolean {
  const [only] = node.children;
  return node.tagName === "sup" && only?.type === "element" && only.properties?.dataFootnoteRef !== undefined;
}
