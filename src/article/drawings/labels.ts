import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";
import { textOf } from "../model/tree";
import { cjk } from "../typography/cjk";

const letter = `[${cjk.letter}${cjk.wideMark}]`;
const brokenLine = new RegExp(`(?<=${letter})\\n(?=${letter})`, "gu");

/** The labels inside of an SVG, in their order, each once. The lines of a label that was broken are one again. */
export function labelsOf(body: string): string[] {
  const labels = new Set<string>();
  const broken = body.replace(/<tspan[^>]* (?:x|d?y)=/g, "\n$&");
  visit(fromHtml(`<svg>${broken}</svg>`, { fragment: true }), "element", (node) => {
    if (node.tagName === "text") labels.add(textOf(node).trim().replace(brokenLine, "").replace(/\s+/g, " "));
  });
  return [...labels].filter((label) => label !== "");
}
