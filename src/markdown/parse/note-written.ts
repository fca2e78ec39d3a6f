import type { Nodes, Parents, Root } from "mdast";
import { visitParents } from "unist-util-visit-parents";
import type { VFile } from "vfile";
import { tabLabel } from "../elements/tabs";

/** Elements whose text no reader sees: code, and the fallback of a frame. */
export const unreadElements = "script|style|iframe";
const unreadTag = new RegExp(`<(/?)(?:${unreadElements})\\b`, "gi");

/**
 * Records the nodes of the author's text, code and formulas. The nodes are read when the article is
 * done, after later plugins have changed them.
 */
export function noteWritten() {
  return (tree: Root, { data }: VFile): void => {
    visitParents(tree, (node, ancestors) => {
      if (!("value" in node) || node.type.startsWith("mdx") || isUnread(node, ancestors)) return;
      data.article?.authorTexts.push({ node, holders: ancestors.flatMap(componentName) });
    });
  };
}

/**
 * Returns whether text is not checked: it is in one of the `unreadElements` in inline HTML, or it
 * is the label of a tab, which a script converts to a button.
 */
function isUnread(node: Nodes, ancestors: readonly Parents[]): boolean {
  const siblings: readonly Nodes[] = ancestors.at(-1)?.children ?? [];
  const tags = siblings.slice(0, siblings.indexOf(node)).flatMap((sibling) => {
    return sibling.type === "html" ? [...sibling.value.matchAll(unreadTag)].map(([, slash]) => slash) : [];
  });
  const directive = ancestors.findLast(({ type }) => type === "containerDirective");
  const isLabel = ancestors.some(({ data }) => data && "directiveLabel" in data);
  return (
    tags.at(-1) === "" || (isLabel && directive?.type === "containerDirective" && tabLabel(directive) !== undefined)
  );
}

function componentName(node: Nodes): string[] {
  const isJsx = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isJsx && node.name && !/^[a-z]/.test(node.name) ? [node.name] : [];
}
