import { z } from "zod";
import { text } from "../../config/fields";
import { expected, fileForms } from "../../config/messages";
import { entriesFile } from "./read-entries";

const topLevel = { type: "list", ...fileForms.synonyms } as const;

/**
 * A group of words that mean the same in a search. A number such as 304 needs quotes, because every
 * word must be text.
 */
const groupSchema = z.array(text, expected.synonyms).min(2, expected.synonyms);

/**
 * The data file `synonyms.yml`, a list of groups of words.
 * Each group becomes a `SynonymGroup` node.
 */
export const synonyms = entriesFile({
  places: ["synonyms.yml"],
  type: "SynonymGroup",
  topLevel,
  schema: groupSchema,
  fields: ({ key, value: words }) => ({ words, position: Number(key) }),
});
