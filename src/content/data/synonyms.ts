import { z } from "zod";
import { text } from "../../config/fields";
import type { DataFile } from "../kind";
import { readEntries } from "./read-entries";

const example = "[显存, GPU内存]";
const form = { shape: "list", wanted: "同义词的列表", fix: `每组写一项：- ${example}` } as const;

/** Words of which each stands for the others in a search. A number such as 304 is a word too, in quotes. */
const groupSchema = z.array(text, `应为${example}`).min(2, `应为${example}`);

/** `synonyms.yml`, a list of groups of words: one `SynonymGroup` per item. */
export const synonyms: DataFile = {
  places: ["synonyms.yml"],
  read: (source, file) => {
    const { entries, diagnostics } = readEntries(source, file, form, groupSchema);
    const nodes = entries.map(({ value: words }, position) => {
      return { type: "SynonymGroup", name: String(position), fields: { words, position } };
    });
    return { nodes, diagnostics };
  },
};
