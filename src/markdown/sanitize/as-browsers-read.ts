import type { Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, reportError } from "../model/article-context";
import { sanitizeTree } from "./sanitize-tree";

/** Chromium's parser flattens nesting deeper than 512 elements; the page around an article uses up a few. */
const deepest = 400;

/**
 * The tree of an article as a browser will parse it from its HTML. Some trees do not survive a round trip (a form in a
 * form, `mglyph` in a formula), which could activate what the sanitiser saw as text. Such a tree is reparsed, sanitised
 * and compared again; null, with a diagnostic, if it does not become stable.
 */
export function asBrowsersRead(tree: Root, context: ArticleContext): Root | null {
  if (depthOf(tree) > deepest) {
    reportError(context, undefined, elementMessages.tooDeep(deepest));
    return null;
  }
  let current = tree;
  for (let reading = 0; reading < 3; reading += 1) {
    const read = fromHtml(articleHtml(current), { fragment: true });
    if (outline(current) === outline(read)) return current;
    sanitizeTree(read, context);
    current = read;
  }
  reportError(context, undefined, elementMessages.readsOtherwise);
  return null;
}

/** Names of all elements and of their attributes, in order and with their nesting. */
function outline(node: Nodes): string {
  if (node.type === "raw") return outline(fromHtml(node.value, { fragment: true }));
  if (node.type === "root") return node.children.map(outline).join("");
  if (node.type !== "element") return "";
  const children = node.tagName === "template" ? (node.content?.children ?? []) : node.children;
  return `<${node.tagName} ${written(node.properties)}>${children.map(outline).join("")}</>`;
}

/** Attributes that are written at all, sorted; in lower case, as some come from engines in the form of HTML. */
function written(properties: Readonly<Record<string, unknown>>): string[] {
  const present = Object.entries(properties).filter(([, value]) => (value ?? false) !== false && !Number.isNaN(value));
  return [...new Set(present.map(([name]) => name.toLowerCase().replaceAll(/[-:]/g, "")))].sort();
}

function depthOf(node: Nodes): number {
  return "children" in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0;
}

/** The HTML of an article's tree. What engines have made, its `raw` nodes, stands in it as it is. */
export function articleHtml(tree: Root): string {
  return toHtml(tree, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }).trim();
}
