import type { DataFile } from "../kind";
import { readSynonyms } from "./read-synonyms";

/** `synonyms.yml`: one `SynonymGroup` per item. */
export const synonyms: DataFile = {
  places: ["synonyms.yml"],
  read: (text, file) => {
    const { groups, diagnostics } = readSynonyms(text, file);
    return {
      nodes: groups.map((words, position) => ({
        type: "SynonymGroup",
        name: String(position),
        fields: { words, position },
      })),
      diagnostics,
    };
  },
};
