import type { Nodes, Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { markdownMessages } from "../../config/messages";
import { articleText } from "../../text/texts";
import { type ArticleContext, reportWarning } from "../model/article-context";

/**
 * Converts `:::details[标题]` to a `<details>` element, which is initially open with `{open}`. A
 * `<summary>` that the author wrote at the start is the title. Both a label and a `<summary>` are a
 * warning. Without either, the title is `articleText.details`.
 */
export function disclosure(node: ContainerDirective, label: Paragraph | undefined, context: ArticleContext): void {
  const hasSummary = isSummary(node.children[label ? 1 : 0]);
  if (hasSummary && label) reportWarning(context, node, markdownMessages.twoSummaries);
  if (label || !hasSummary) {
    const title: Paragraph = label ?? { type: "paragraph", children: [{ type: "text", value: articleText.details }] };
    title.data = { hName: "summary" };
    if (!label) node.children.unshift(title);
  }
  const { id, class: names, open } = node.attributes ?? {};
  const hProperties = { open: open !== undefined, ...(id && { id }), ...(names && { className: names.split(/\s+/) }) };
  node.data = { hName: "details", hProperties };
}

function isSummary(node: Nodes | undefined): boolean {
  if (node?.type === "mdxJsxFlowElement") return node.name === "summary";
  return node?.type === "html" && /^<summary\b/i.test(node.value);
}
