import { importMessages } from "../messages/import-messages";
import type { Notes } from "../notes";
import type { TreeRules } from "./rewrite-tree";

const wordings = { formula: importMessages.formula, image: importMessages.emptyImage } as const;

/** Notes what of a file is shown as it was written. */
export function noteTexts(file: string, notes: Notes): NonNullable<TreeRules["onText"]> {
  return (kind, raw, line) => notes.changed({ file, line, found: raw.slice(0, 40) }, wordings[kind]);
}
