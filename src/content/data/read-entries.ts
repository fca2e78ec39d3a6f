import type { z } from "zod";
import { parseYaml } from "../../config/parse-yaml";
import { validate } from "../../config/validate";
import { type Diagnostic, error } from "../../lib/diagnostic";
import { yamlMessages } from "../../text/diagnostics/content-messages";

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

/** Reads a list or a mapping, whose keys may stand alone. An entry with an error is omitted. */
export function readEntries<Schema extends z.ZodType>(source: string, file: string, form: Form, schema: Schema) {
  const { data, lineOf, diagnostics: found } = readData(source, file, form);
  const diagnostics: Diagnostic[] = [...found];
  const entries = Object.entries(data).flatMap(([key, written]): Entry<z.infer<Schema>>[] => {
    const checked = validate(schema, {
      data: form.shape === "fields" ? (written ?? {}) : written,
      file,
      lineOf,
      prefix: key,
    });
    diagnostics.push(...checked.diagnostics);
    const at = (field: string) => ({ file, field: `${key}.${field}`, line: lineOf(`${key}.${field}`) });
    return checked.value === null ? [] : [{ key, value: checked.value, at }];
  });
  return { entries, diagnostics };
}
