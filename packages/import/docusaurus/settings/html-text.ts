import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Returns the text content of HTML, on one line. */
export function plainHtml(html: string): string {
  return textOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Converts HTML to one line of Markdown. Links, emphasis and code stay, and everything else becomes
 * text.
 */
export function inlineMarkdown(html: string): string {
  return markdownOf(fromHtml(html, { fragment: true }))
    .replace(/\s+/g, " ")
    .trim();
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function markdownOf(node: Nodes): string {
  if (node.type === "text") return node.value.replace(/[\\`*_[\]<>]/g, "\\$&");
  const inner = "children" in node ? node.children.map(markdownOf).join("") : "";
  if (node.type !== "element") return inner;
  switch (node.tagName) {
    case "a":
      return node.properties.href === undefined ? inner : `[${inner}](${String(node.properties.href)})`;
    case "b":
    case "strong":
      return `**${inner}**`;
    case "i":
    case "em":
      return `*${inner}*`;
    case "code":
      return `\`${textOf(node)}\``;
    case "br":
      return " ";
    default:
      return inner;
  }
}
