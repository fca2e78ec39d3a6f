import { z } from "zod";
import { validate } from "../../config/fields";
import { yamlMessages } from "../../config/messages";
import { parseYaml } from "../../config/read-file";
import { error, type Wording } from "../../lib/diagnostic";
import type { DataFile } from "../kind";

/** The expected top level of a data file. */
interface TopLevel {
  readonly type: "list" | "mapping";
  /** Description of the expected top level, for messages. */
  readonly wanted: string;
  /** The fix to suggest for a file whose top level has another type. */
  readonly fix: string;
}

/**
 * Parses a data file. A file with another top level counts as empty, because a list in authors.yml
 * would otherwise yield an author named 0.
 */
export function readData(source: string, file: string, { type, wanted, fix }: TopLevel) {
  const { data, lineOf, diagnostics } = parseYaml(source, file, { isContent: true });
  const written = typeOf(data);
  const keys = Object.keys(Object(data));
  if (written === type || (written !== "scalar" && keys.length === 0))
    return { data: Object(data), lineOf, diagnostics };
  if (diagnostics.length > 0) return { data: {}, lineOf, diagnostics };
  const line = lineOf(keys[0] ?? "") ?? 1;
  const misshapen = error({ file, line }, yamlMessages.misshapen(data, wanted, fix));
  return { data: {}, lineOf, diagnostics: [misshapen] };
}

/** Returns what the top level of a YAML file is. An empty file counts as an empty mapping. */
function typeOf(data: unknown): TopLevel["type"] | "scalar" {
  if (Array.isArray(data)) return "list";
  return typeof data === "object" ? "mapping" : "scalar";
}

/**
 * Returns the schema of a whole data file. An entry of a mapping may have no value if its schema
 * requires no field.
 */
export function wholeFile({ type, wanted }: TopLevel, entry: z.ZodType): z.ZodType {
  const isBare = entry.safeParse({}).success;
  const entries = type === "list" ? z.array(entry) : z.record(z.string(), isBare ? entry.nullable() : entry);
  return entries.describe(wanted);
}

/** An entry of a list or mapping, with the site and its content folder. */
export interface Entry<Value> extends Readonly<Parameters<DataFile["read"]>[2]> {
  /** The key of the entry in a mapping, or its index in a list. */
  readonly key: string;
  readonly value: Value;
  /** Reports a problem that the schema cannot detect. */
  readonly report: (as: typeof error, field: string, wording: Wording) => void;
}

interface EntriesFile<Schema extends z.ZodType> {
  readonly places: readonly string[];
  /** GraphQL type of the nodes. */
  readonly type: string;
  readonly topLevel: TopLevel;
  readonly schema: Schema;
  /** Returns the fields of an entry's node. */
  fields(entry: Entry<z.infer<Schema>>): object;
}

/**
 * Defines a data file that contains a list or a mapping. A key of a mapping may have no value. Each
 * entry becomes a node. Entries that do not match the schema are omitted.
 */
export function entriesFile<Schema extends z.ZodType>(of: EntriesFile<Schema>): DataFile {
  const { places, type, topLevel, schema, fields } = of;
  return {
    places,
    schema: wholeFile(topLevel, schema),
    read: (source, file, context) => {
      const { data, lineOf, diagnostics: unreadable } = readData(source, file, topLevel);
      const diagnostics = [...unreadable];
      const nodes = Object.entries(data).flatMap(([key, written]) => {
        const content = topLevel.type === "mapping" ? (written ?? {}) : written;
        const checked = validate(schema, { data: content, file, lineOf, prefix: key });
        diagnostics.push(...checked.diagnostics);
        if (checked.value === null) return [];
        const report: Entry<unknown>["report"] = (as, name, wording) => {
          const field = `${key}.${name}`;
          diagnostics.push(as({ file, field, line: lineOf(field) }, wording));
        };
        return [{ type, name: key, fields: fields({ ...context, key, value: checked.value, report }) }];
      });
      return { nodes, diagnostics };
    },
  };
}
