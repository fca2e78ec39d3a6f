import { z } from "zod";
import { text } from "../../config/fields";
import { entriesFile } from "./read-entries";

const example = "[显存, GPU内存]";
const form = { shape: "list", wanted: "同义词的列表", fix: `每组写一项：- ${example}` } as const;

/** Words that mean the same in a search. A number such as 304 needs quotes. */
const groupSchema = z.array(text, `应为${example}`).min(2, `应为${example}`);

/** `synonyms.yml`, a list of groups of words: one `SynonymGroup` per item. */
export const synonyms = entriesFile({
  places: ["synonyms.yml"],
  type: "SynonymGroup",
  form,
  schema: groupSchema,
  fields: ({ key, value: words }) => ({ words, position: Number(key) }),
});
