import katex from "katex";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { importMessages } from "../messages/messages";
import type { Notes, Place } from "../notes";
import type { Edit } from "./edit-text";
import { spanOf } from "./element-tags";

/**
 * Edits for formulas. If the original has no formulas, dollar signs are escaped. If it has, a
 * formula that KaTeX cannot render is shown as its source.
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
    if (!hasFormulas) {
      notes.changed(place, importMessages.dollars);
      edits.push({ ...span, text: written.replace(/\$/g, "\\$") });
    } else if (!isReadable(node.value, node.type === "math")) {
      notes.left(place, importMessages.formula);
      const text = node.type === "math" ? `${"```"}tex\n${node.value}\n${"```"}` : `\`${node.value}\``;
      edits.push({ ...span, text });
    }
  });
  return edits;
}

/** Whether KaTeX can render a formula. */
export function isReadable(value: string, displayMode: boolean): boolean {
  try {
    katex.renderToString(value, { displayMode, output: "mathml", throwOnError: true, strict: "ignore" });
    return true;
  } catch {
    return false;
  }
}
