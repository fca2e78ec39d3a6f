import type { Nodes, Paragraph, PhrasingContent, Root } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { obsidianMessages } from "../../config/messages";
import { site } from "../../config/site";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { pairMarks } from "./mark-syntax";
import { blockIds } from "./note-parts";

/**
 * Converts the nodes of Obsidian's syntax to standard Markdown nodes, except for links and
 * callouts.
 */
export function plainNodes(tree: Root): void {
  pairMarks(tree);
  visit(tree, (node, index, parent) => {
    if (node.type === "inlineTag") Object.assign(node, { type: "text" });
    if (!parent || index === undefined || !isNothing(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  blockIds(tree);
  if (site.content.lineBreaks) breakLines(tree);
}

/** Converts line ends in text to line breaks. */
function breakLines(tree: Root): void {
  visit(tree, "text", (node, index, parent) => {
    const lines = node.value.split("\n");
    if (lines.length === 1 || !parent || index === undefined) return undefined;
    const { position } = node;
    const broken = lines.flatMap((value, line): PhrasingContent[] => [
      ...(line > 0 ? [{ type: "break", position } as const] : []),
      ...(value === "" ? [] : [{ type: "text", value, position } as const]),
    ]);
    (parent as Paragraph).children.splice(index, 1, ...broken);
    return [SKIP, index + broken.length];
  });
}

/** Returns whether a node is all that remains of a comment. */
function isNothing(node: Nodes): boolean {
  if (node.type === "endlessComment") return true;
  return (
    node.type === "paragraph" && node.children.every((child) => child.type === "text" && child.value.trim() === "")
  );
}

/** Returns the tags in a tree, without their `#`. */
export function inlineTags(tree: Root): string[] {
  const tags: string[] = [];
  visit(tree, "inlineTag", ({ value }) => {
    tags.push(value.slice(1).replace(/\/+$/, ""));
  });
  return tags;
}

/** Reports unclosed comments, because they may hide more or less than their author intended. */
export function reportComments(tree: Root, context: ArticleContext): void {
  visit(tree, (node) => {
    if (node.type === "endlessComment") reportWarning(context, node, obsidianMessages.endlessComment);
    if (node.type === "text" && node.value.includes("%%")) reportWarning(context, node, obsidianMessages.openComment);
  });
}
