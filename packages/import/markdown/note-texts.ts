import { importMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { TreeRules } from "./rewrite-tree";

const wordings = {
  formula: importMessages.formula,
  image: importMessages.emptyImage,
  openFormula: importMessages.openFormula,
  tag: importMessages.settledTag,
  style: importMessages.style,
} as const;

/**
 * Returns a function that notes the parts of a file that are shown as source, and open formulas.
 */
export function noteTexts(file: string, notes: Notes): NonNullable<TreeRules["onText"]> {
  return (kind, raw, line) => notes.changed({ file, line, found: raw.slice(0, 40) }, wordings[kind]);
}
