import type { Element, Nodes } from "hast";
import { visit } from "unist-util-visit";
import type { RenderedSlot } from "./types";

declare module "mdast-util-to-hast" {
  interface RawData {
    /** The slot that the HTML comes from, if an engine rendered it. */
    slot?: RenderedSlot;
  }
}

/** Returns the elements of a tree in document order, optionally only those with one name. */
export function elementsIn(tree: Nodes, tagName?: string): Element[] {
  const elements: Element[] = [];
  visit(tree, "element", (node) => {
    if (tagName === undefined || node.tagName === tagName) elements.push(node);
  });
  return elements;
}

/** Returns the classes of an element. */
export function classesOf({ properties }: Element): readonly string[] {
  return properties.className ?? [];
}

/** Returns a property as text, or undefined if it is missing or false. */
export function property(node: Element, name: string): string | undefined {
  const value = node.properties[name];
  return value === undefined || value === null || value === false ? undefined : String(value);
}

const silent = new Set(["heading-anchor", "visually-hidden", "data-footnote-backref", "footnote-backref"]);

/**
 * Returns whether the text of an element is only for assistive technology or belongs to the page,
 * not to the article.
 */
export function isSilent(node: Element): boolean {
  return (
    node.properties.dataFootnoteRef !== undefined ||
    node.properties.dataFootnoteBackref !== undefined ||
    (node.tagName !== "h2" && classesOf(node).some((name) => silent.has(name)))
  );
}

/**
 * Returns the text of a node, including inline formulas. Leaves out code blocks, other blocks that
 * engines render, and elements that are `isSilent`.
 * @param ofFormula returns the text of an inline formula
 */
export function textOf(node: Nodes, ofFormula = ({ text }: RenderedSlot) => text): string {
  if (node.type === "text") return node.value;
  if (node.type === "raw") return node.data?.slot?.kind === "inline" ? ofFormula(node.data.slot) : "";
  if (!("children" in node) || (node.type === "element" && isSilent(node))) return "";
  return node.children.map((child) => textOf(child, ofFormula)).join("");
}

/**
 * Returns the text of a node with formulas in TeX. Ids and titles are derived from it, and must
 * stay stable because readers link to ids.
 */
export function writtenTextOf(node: Nodes): string {
  return textOf(node, ({ text, tex }) => tex ?? text);
}

/**
 * Returns the candidates of a `srcset` with their descriptors:
 * https://html.spec.whatwg.org/#parsing-a-srcset-attribute
 */
export function candidatesOf(srcSet: string): { readonly url: string; readonly size: string }[] {
  const candidates = srcSet.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(\s+[^,]+)?(?:,|$)/g);
  return [...candidates].map(([, url = "", size = ""]) => ({ url, size: size.trimEnd() }));
}
