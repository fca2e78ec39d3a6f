import type { z } from "zod";
import { validate } from "../../config/fields";
import { parseYaml } from "../../config/read-file";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { yamlMessages } from "../../text/diagnostics/content-messages";
import type { DataFile } from "../kind";

/** The top level of a data file. */
interface Form {
  readonly shape: "list" | "fields";
  /** What stands there, for messages. */
  readonly wanted: string;
  /** What to write where it does not. */
  readonly fix: string;
}

/** Parses a data file. Read anyway, one of another form would yield an author named 0: it counts as empty. */
export function readData(source: string, file: string, { shape, wanted, fix }: Form) {
  const { data, lineOf, diagnostics } = parseYaml(source, file);
  const found = Array.isArray(data) ? "list" : typeof data === "object" ? "fields" : "text";
  const keys = Object.keys(Object(data));
  if (found === shape || (found !== "text" && keys.length === 0)) return { data: Object(data), lineOf, diagnostics };
  const wording = yamlMessages.misshapen(data, wanted, fix);
  const misshapen = error({ file, line: lineOf(keys[0] ?? "") ?? 1 }, wording.message, wording.fix);
  return { data: {}, lineOf, diagnostics: [...diagnostics, misshapen] };
}

/** An entry of a list or mapping. */
interface Entry<Value> {
  /** Its key, or its position. */
  readonly key: string;
  readonly value: Value;
  /** The place of one of its fields, for diagnostics. */
  readonly at: (field: string) => Pick<Diagnostic, "file" | "line" | "field">;
}

interface EntriesFile<Schema extends z.ZodType> {
  readonly places: readonly string[];
  /** GraphQL type of the nodes. */
  readonly type: string;
  readonly form: Form;
  readonly schema: Schema;
  /** Fields of an entry's node; may report what the schema cannot see. */
  fields(entry: Entry<z.infer<Schema>>, context: FileContext): object;
}

/** What a data file knows of its surroundings. */
interface FileContext extends Readonly<Parameters<DataFile["read"]>[2]> {
  readonly file: string;
  readonly report: (diagnostic: Diagnostic) => void;
}

/** A data file with a list or a mapping, whose keys may stand alone: one node per entry. One with an error is omitted. */
export function entriesFile<Schema extends z.ZodType>(of: EntriesFile<Schema>): DataFile {
  const { places, type, form, schema, fields } = of;
  return {
    places,
    read: (source, file, context) => {
      const { data, lineOf, diagnostics: unreadable } = readData(source, file, form);
      const diagnostics = [...unreadable];
      const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic);
      const nodes = Object.entries(data).flatMap(([key, written]) => {
        const content = form.shape === "fields" ? (written ?? {}) : written;
        const checked = validate(schema, { data: content, file, lineOf, prefix: key });
        diagnostics.push(...checked.diagnostics);
        if (checked.value === null) return [];
        const at = (field: string) => ({ file, field: `${key}.${field}`, line: lineOf(`${key}.${field}`) });
        return [{ type, name: key, fields: fields({ key, value: checked.value, at }, { ...context, file, report }) }];
      });
      return { nodes, diagnostics };
    },
  };
}
