import type { Code, Heading, Root } from "mdast";
import type { Math as BlockMath, InlineMath } from "mdast-util-math";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { admonition, type ContainerDirective } from "../admonitions/admonition";
import { normalizeLang } from "../code/languages";
import type { ArticleContext, Slot } from "../model/article-context";
import { lineOf } from "../model/line-of";
import type { Node } from "../model/node";
import { addressEnd } from "../source/normalize-source";
import { joinChineseLines } from "../typography/cjk";

type Known = Code | Heading | InlineMath | BlockMath | ContainerDirective | { type: "text"; value: string };

/** Nodes whose line a later diagnostic may have to name; after MDX has run, positions are gone. */
const lined = new Set(["heading", "image", "link", "linkReference", "imageReference", "table", "listItem"]);

/**
 * Both formats' Markdown tree, in one walk: code, formulas and diagrams move to slots (so that neither MDX nor the HTML
 * parser has to carry them), admonitions become elements, lines are written down.
 */
export function remarkArticle() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const source = String(file);
    // As a bare Node: the union of all of mdast and its extensions is more than the compiler can visit.
    visit(tree as Node, (node) => articleNode(node as Known, context, source));
  };
}

function articleNode(node: Known, context: ArticleContext, source: string) {
  const line = lineOf(node as Node);
  switch (node.type) {
    case "text":
      node.value = joinChineseLines(node.value.replaceAll(addressEnd, ""));
      return;
    case "code":
      fillSlot(node as Node, "pre", codeSlot(node, line), context);
      return SKIP;
    case "math":
      fillSlot(node as Node, "div", { kind: "math", display: true, value: node.value, line }, context);
      return SKIP;
    case "inlineMath":
      fillSlot(node as Node, "span", { kind: "math", display: false, value: node.value, line }, context);
      return SKIP;
    case "containerDirective":
      admonition(node, context, source);
      return;
    default:
      if (lined.has((node as Node).type)) setProperties(node as Node, { dataLine: line });
      // React asks the browser to preload an image that is not lazy, by a tag of its own.
      if (/^image/.test((node as Node).type)) setProperties(node as Node, { loading: "lazy" });
  }
}

function codeSlot(node: Code, line: number): Slot {
  // ```js{1,3} without a space is common enough to mean what it says.
  const [, lang = "", glued = ""] = /^([^{]*)(.*)$/.exec(node.lang ?? "") ?? [];
  const meta = `${glued} ${node.meta ?? ""}`.trim();
  return normalizeLang(lang) === "dot"
    ? { kind: "diagram", meta, value: node.value, line }
    : { kind: "code", lang, meta, value: node.value, line };
}

/** Turns a node into an empty element that names its slot. */
function fillSlot(node: Node, hName: string, slot: Slot, { slots }: ArticleContext): void {
  node.data = { hName, hProperties: { dataSlot: String(slots.push(slot) - 1) }, hChildren: [] };
  node.type = "slot";
}

function setProperties(node: Node, properties: object): void {
  const given = node.data?.hProperties as object | undefined;
  node.data = { ...node.data, hProperties: { ...given, ...properties } };
}
