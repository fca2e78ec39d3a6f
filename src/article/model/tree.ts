import type { Element, Parent, Root, Text } from "hast";
import type { Node } from "./node";
import type { RenderedSlot } from "./rendered-slot";

/** HTML that another engine made, in its place in the tree. */
export interface SlotNode extends Node {
  type: "raw";
  value: string;
  slot: RenderedSlot;
}

/** What an article's tree is made of once slots are filled. */
export type TreeNode = Root | Element | Text | SlotNode | { type: "comment"; value: string };

export type { Element, Parent };

/** An element; properties that are undefined are left out. */
export function element(
  tagName: string,
  properties: Element["properties"],
  children: Element["children"] = [],
): Element {
  return { type: "element", tagName, properties: { ...properties }, children };
}

/** A text node. */
export function text(value: string): Text {
  return { type: "text", value };
}

/** Classes of an element. */
export function classesOf({ properties }: Element): string[] {
  const value = properties?.className;
  return Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(/\s+/) : [];
}

/** A property as text, undefined where it is missing. */
export function property(node: Element, name: string): string | undefined {
  const value = node.properties?.[name];
  return value === undefined || value === null || value === false ? undefined : String(value);
}

const silent = new Set(["heading-anchor", "visually-hidden", "data-footnote-backref", "footnote-backref"]);

/** Whether an element speaks to assistive technology or of the page only, so that its text is not the article's. */
export function isSilent(node: Element): boolean {
  return (
    node.properties?.dataFootnoteRef !== undefined ||
    node.properties?.dataFootnoteBackref !== undefined ||
    (node.tagName !== "h2" && classesOf(node).some((name) => silent.has(name)))
  );
}

/** Text of a node, the words for screen readers left out. */
export function textOf(node: TreeNode): string {
  return join(node, ({ text }) => text);
}

/** Text of a node with formulas in TeX: ids and titles are made of it, and readers link to ids. */
export function writtenTextOf(node: TreeNode): string {
  return join(node, ({ text, written }) => written ?? text);
}

function join(node: TreeNode, inline: (slot: RenderedSlot) => string): string {
  if (node.type === "text") return node.value;
  if (node.type === "raw") return node.slot.kind === "inline" ? inline(node.slot) : "";
  if (node.type === "comment" || (node.type === "element" && isSilent(node))) return "";
  return (node.children as TreeNode[]).map((child) => join(child, inline)).join("");
}
