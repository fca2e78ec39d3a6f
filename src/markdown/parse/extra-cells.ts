import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { tableMessages } from "../../config/messages";
import { reportLoss } from "../model/report-loss";

/**
 * Removes the cells of a row beyond the width of the table head, as GFM does, and reports them. The
 * check for lost text could miss them, because it may find the same short words elsewhere.
 */
export function extraCells() {
  return (tree: Root, { data }: VFile): void => {
    visit(tree, "table", ({ children: [head, ...rows] }) => {
      for (const row of rows) {
        const words = row.children
          .splice(head?.children.length ?? 0)
          .map((cell) => textOf(cell))
          .join(" ")
          .trim();
        if (words !== "" && data.article)
          reportLoss(data.article, row, words, words.replace(/\s/g, "").length, tableMessages.extraCells);
      }
    });
  };
}
