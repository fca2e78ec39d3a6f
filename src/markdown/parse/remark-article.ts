import { randomUUID } from "node:crypto";
import type { Nodes, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { infoOf } from "../code/fence-meta";
import { normalizeLang } from "../code/languages";
import { isDrawn } from "../drawings/drawing";
import { admonition } from "../elements/admonition";
import { tabDirective } from "../elements/tabs";
import { type ArticleContext, lineOf, type Slot } from "../model/article-context";
import { addressEnd } from "../source/normalize-source";
import { joinChineseLines } from "../typography/cjk";

/** Nobody can write it, so that no element of an author's is a slot. */
const slotMark = randomUUID();

/**
 * Both formats' Markdown tree, in one walk: code, formulas and diagrams move to slots (so that neither MDX nor the HTML
 * parser has to carry them), and admonitions become elements.
 */
export function remarkArticle() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const source = String(file);
    visit(tree, (node) => articleNode(node, context, source));
  };
}

function articleNode(node: Nodes, context: ArticleContext, source: string) {
  const line = lineOf(node);
  switch (node.type) {
    case "text":
      node.value = joinChineseLines(node.value.replaceAll(addressEnd, ""));
      return;
    case "code":
      fillSlot(node, "pre", fenceSlot({ ...infoOf(node), value: node.value, line }), context);
      return SKIP;
    case "math":
    case "inlineMath": {
      const display = node.type === "math";
      fillSlot(node, display ? "div" : "span", { kind: "math", display, value: node.value, line }, context);
      return SKIP;
    }
    case "containerDirective":
      if (!tabDirective(node)) admonition(node, context, source);
  }
}

/** A fence is drawn, or shown as code. */
export function fenceSlot(fence: Omit<Slot & { kind: "code" }, "kind">): Slot {
  const lang = normalizeLang(fence.lang);
  if (lang === "plot") return { ...fence, kind: "plot" };
  return isDrawn(lang) ? { ...fence, kind: "diagram", lang } : { ...fence, kind: "code" };
}

/** Turns a node into an empty element that names its slot. */
function fillSlot(node: Nodes, hName: string, slot: Slot, context: ArticleContext): void {
  const data = { hName, hProperties: { dataSlot: placeSlot(slot, context) }, hChildren: [] };
  // A type that remark-rehype has no handler for, so that nothing of the node but `data` reaches the HTML.
  Object.assign(node, { type: "slot", data });
}

/** Notes a slot. @returns the `data-slot` of the element in its place */
export function placeSlot(slot: Slot, context: ArticleContext): string {
  return `${slotMark} ${context.slots.push({ ...slot, context }) - 1}`;
}

/** Index of the slot that a `data-slot` names; -1 if it names none. */
export function slotIndex(dataSlot = ""): number {
  return dataSlot.startsWith(slotMark) ? Number(dataSlot.slice(slotMark.length)) : -1;
}
