import type { Root } from "mdast";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { VFile } from "vfile";
import { copyTree } from "./markdown-copy-nodes";

/**
 * Directives and JSX have no part in a copy: with their rules every colon before a letter would be escaped. Both of the
 * first two replace the handler of paragraphs; it has to be GFM's, which writes the boxes of tasks.
 */
const serializer = unified()
  .use(remarkCjkFriendly)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath)
  .use(remarkStringify, {
    bullet: "-",
    rule: "-",
    emphasis: "*",
    fences: true,
    listItemIndent: "one",
    incrementListMarker: true,
  })
  .freeze();

/**
 * Writes an article as plain Markdown, for language models and whoever prefers it: no JSX, no directives, no comments,
 * included files in their place. Addresses of links and pictures are left as marks, which `linkMarkdown` fills in. It runs
 * before the plugin that empties the tree into slots, and shares its parsing.
 */
export function markdownCopy() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (context) context.markdown = serializer.stringify(copyTree(tree, context.source)).trim();
  };
}
