import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { importMessages } from "../messages/messages";
import type { Notes, Place } from "../notes";
import type { Edit } from "./edit-text";
import { type Span, spanOf } from "./element-tags";
import { rewriteFormula } from "./foreign-formulas";
import { fence } from "./markdown-pieces";

/**
 * Returns edits for formulas. If the original does not support formulas, their dollar signs are
 * escaped. If it does, formulas are rewritten for this site, and a formula that KaTeX cannot render
 * becomes code.
 * @param hasFormulas whether the original reads `$…$` as a formula
 */
export function mendFormulas(
  tree: Root,
  body: string,
  hasFormulas: boolean,
  placeAt: (offset: number, found: string) => Place,
  notes: Notes,
): Edit[] {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== "inlineMath" && node.type !== "math") return;
    const span = spanOf(node);
    const written = body.slice(span.start, span.end);
    const place = placeAt(span.start, node.value.slice(0, 40));
    const text = rewriteFormula(node, written);
    if (!hasFormulas) {
      notes.changed(place, importMessages.dollars);
      edits.push({ ...span, text: written.replace(/\$/g, "\\$") });
    } else if (text === null) {
      notes.left(place, importMessages.formula);
      const code = node.type === "math" ? fenceWithin(body, span, node.value) : `\`${node.value}\``;
      edits.push({ ...span, text: code });
    } else if (text !== written) {
      edits.push({ ...span, text });
    }
  });
  return edits;
}

/** Returns a fence whose lines stay in the quote or list that contains the formula. */
function fenceWithin(body: string, { start }: Span, formula: string): string {
  const before = body.slice(body.lastIndexOf("\n", start - 1) + 1, start);
  const indent = before.replace(/[^\s>]/g, " ");
  return fence(formula, "tex").replaceAll("\n", `\n${indent}`);
}
