import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { elementMessages } from "../../text/diagnostics/element-messages";
import { targetMessages } from "../../text/diagnostics/target-messages";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";
import { property } from "../model/tree";
import { type Fault, faultOf, type Space } from "./attribute-rules";
import { inlineDrawingStyles } from "./drawing-styles";
import { isForeignElement } from "./foreign-elements";
import { isHtmlElement, nearestHtmlElement } from "./html-elements";

/**
 * Elements that go with all they hold: code, what loads it, and what a browser parses differently with and without scripts,
 * so that a text in it could become an element (`noscript`, `noembed`, `xmp`, …).
 */
const dead = new Set(
  `script style link meta title base head object embed applet param template noscript noembed noframes frame frameset
  portal fencedframe bgsound plaintext xmp listing`.split(/\s+/),
);

/**
 * Leaves nothing in an author's tree that runs code or loads it: neither an element nor an attribute. Each loss is a
 * diagnostic. It comes after raw HTML has been parsed and MDX has run, so that both formats, pages and feeds get the same.
 * What engines have drawn is in slots, which are not elements, and stays as it is.
 */
export function sanitizeTree(tree: Root, context: ArticleContext): void {
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined) return;
    const line = node.position?.start.line;
    if (dead.has(node.tagName)) {
      reportWarning(context, line, elementMessages.dead(node.tagName));
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (!isHtmlElement(node.tagName)) {
      reportWarning(context, line, elementMessages.unknown(node.tagName, nearestHtmlElement(node.tagName)));
      parent.children.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    if (node.tagName === "svg" || node.tagName === "math") {
      if (node.tagName === "svg") inlineDrawingStyles(node, context);
      sanitizeForeign(node, node.tagName, line, context);
      return SKIP;
    }
    // To a parser it is text, to no reader visible, and each time it is read it is escaped once more.
    if (node.tagName === "iframe") node.children = [];
    sanitizeAttributes(node, "html", line, context);
    return;
  });
}

/** A drawing or a formula. Nothing of HTML stays inside, so that a browser reads it as this tree has it. */
function sanitizeForeign(node: Element, space: "svg" | "math", line: number | undefined, context: ArticleContext) {
  sanitizeAttributes(node, space, line, context);
  node.children = node.children.filter((child) => {
    if (child.type !== "element") return true;
    const childLine = child.position?.start.line ?? line;
    if (!isForeignElement(child.tagName, node.tagName, space)) {
      reportWarning(context, childLine, elementMessages.foreign(child.tagName, space));
      return false;
    }
    sanitizeForeign(child, space, childLine, context);
    return true;
  });
}

function sanitizeAttributes(node: Element, space: Space, line: number | undefined, context: ArticleContext): void {
  for (const name of Object.keys(node.properties)) {
    const value = property(node, name) ?? "";
    const fault = faultOf(node.tagName, name, value, space);
    if (fault === undefined) continue;
    delete node.properties[name];
    if (fault === "link") reportError(context, line, targetMessages.forbiddenLink(value));
    else reportWarning(context, line, wording(fault, name.toLowerCase(), node.tagName, value));
  }
}

function wording(fault: Exclude<Fault, "link">, name: string, tagName: string, value: string) {
  if (fault === "address") return elementMessages.blockedAddress(name, tagName, value);
  if (name === "style" || name.startsWith("on")) return elementMessages.blockedAttribute(name, tagName);
  return elementMessages.runningAttribute(name, tagName);
}
