import type { Content, Root } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mathToMarkdown } from "mdast-util-math";
import { toMarkdown } from "mdast-util-to-markdown";
import type { VFile } from "vfile";
import { copyTree } from "./markdown-copy-nodes";

/**
 * Writes an article as plain Markdown, for language models and whoever prefers it: no JSX, no directives, no comments,
 * included files in their place. Where links and pictures lead is left as marks, which `linkMarkdown` fills in. It stands
 * before the plugin that empties the tree into slots, and shares its parsing.
 */
export function markdownCopy() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const children = copyTree(tree, context.source) as Content[];
    context.markdown = toMarkdown(
      { type: "root", children },
      {
        bullet: "-",
        rule: "-",
        emphasis: "*",
        fences: true,
        listItemIndent: "one",
        incrementListMarker: true,
        // Directives and JSX have no part in it: with their rules every colon before a letter would be escaped.
        extensions: [gfmToMarkdown({ tablePipeAlign: false }), mathToMarkdown()],
      },
    ).trim();
  };
}
