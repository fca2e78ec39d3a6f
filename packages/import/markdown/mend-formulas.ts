import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { importMessages } from "../messages/messages";
import type { Notes, Place } from "../notes";
import type { Edit } from "./edit-text";
import { spanOf } from "./element-tags";
import { rewriteFormula } from "./foreign-formulas";

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
      const source = node.type === "math" ? `${"```"}tex\n${node.value}\n${"```"}` : `\`${node.value}\``;
      edits.push({ ...span, text: source });
    } else if (text !== written) {
      edits.push({ ...span, text });
    }
  });
  return edits;
}
