import { parseYaml, shapeDiagnostics } from "../../config/parse-yaml";
import type { Diagnostic } from "../../lib/diagnostic";
import { fieldMessages, yamlMessages } from "../../text/diagnostics/content-messages";
import type { DataFile } from "../kind";

const example = "[显存, GPU内存]";

interface Synonyms {
  /** Words of which each stands for the others in a search. */
  readonly groups: readonly (readonly string[])[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads synonyms.yml, a list of groups of words. */
export function readSynonyms(source: string, file: string): Synonyms {
  const yaml = parseYaml(source, file);
  const diagnostics: Diagnostic[] = [
    ...yaml.diagnostics,
    ...shapeDiagnostics(yaml, file, "list", (data) =>
      yamlMessages.misshapen(data, "同义词的列表", `每组写一项：- ${example}`),
    ),
  ];
  const groups: string[][] = [];
  for (const [position, data] of (Array.isArray(yaml.data) ? yaml.data : []).entries()) {
    if (isGroup(data)) {
      groups.push(data);
      continue;
    }
    const field = String(position);
    const message = fieldMessages.wrong(JSON.stringify(data), `应为${example}`);
    diagnostics.push({ severity: "error", file, field, line: yaml.lineOf(field), message });
  }
  return { groups, diagnostics };
}

/** Two words or more; a number such as 304 is a word too, in quotes. */
function isGroup(data: unknown): data is string[] {
  return Array.isArray(data) && data.length > 1 && data.every((word) => typeof word === "string" && word.trim() !== "");
}

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
