import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { elementMessages } from "../../text/diagnostics/element-messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import type { RenderedSlot } from "../model/rendered-slot";
import { property } from "../model/tree";
import type { ArticleSource } from "../model/types";
import { nearestHtmlElement } from "./html-elements";

/** Elements the site's security policy or its way of loading pages makes dead. */
const dead = new Set(["script", "style", "link", "meta", "title", "base", "object", "embed"]);

/** Fills slots, gives nodes their lines back and takes out what cannot work in an article. */
export function prepareTree(tree: Root, slots: readonly RenderedSlot[], context: ArticleContext): void {
  visit(tree, "element", (node, index, parent) => {
    restoreLine(node, context.source);
    if (!parent || index === undefined) return;
    const slot = slots[Number(property(node, "dataSlot") ?? Number.NaN)];
    if (slot) {
      parent.children[index] = { type: "raw", value: slot.html, data: { slot } };
      return SKIP;
    }
    if (dead.has(node.tagName)) {
      reportWarning(context, node.position?.start.line, elementMessages.dead(node.tagName));
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.tagName === "svg" || node.tagName === "math") return SKIP;
    checkName(node, context);
    dropBlocked(node, context);
    return;
  });
}

/** Positions after MDX count the rendered HTML's lines and mean nothing. */
function restoreLine(node: Element, { format }: ArticleSource): void {
  const line = property(node, "dataLine");
  if (line !== undefined) {
    delete node.properties.dataLine;
    const point = { line: Number(line), column: 1 };
    node.position = { start: point, end: point };
  } else if (format === "mdx") {
    delete node.position;
  }
}

function checkName(node: Element, context: ArticleContext): void {
  const suggestion = nearestHtmlElement(node.tagName);
  if (suggestion === null) return;
  reportWarning(context, node.position?.start.line, elementMessages.unknown(node.tagName, suggestion));
}

function dropBlocked(node: Element, context: ArticleContext): void {
  for (const name of Object.keys(node.properties)) {
    if (name !== "style" && !/^on[A-Z]/.test(name)) continue;
    delete node.properties[name];
    const wording = elementMessages.blockedAttribute(name.toLowerCase(), node.tagName);
    reportWarning(context, node.position?.start.line, wording);
  }
}
