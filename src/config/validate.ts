import { z } from "zod";
import type { Diagnostic } from "../lib/diagnostic";
import { nearest } from "../lib/nearest";
import { fieldMessages } from "../text/diagnostics/field-messages";
import { say } from "./say";

export interface ValidationInput {
  readonly data: unknown;
  readonly file: string;
  readonly lineOf: (field: string) => number | undefined;
  /** Path put before field names, for a part of a larger file: `computerSidebar.items.2`. */
  readonly prefix?: string;
}

export interface Validated<T> {
  /** The validated data; null if any field has an error. */
  readonly value: T | null;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Validates data against a schema and turns every issue into a diagnostic. It shows the value and, from the field's
 * description in the schema, an example. Unknown keys are warnings: a typo should neither end a build nor go unnoticed. In
 * a schema that is strict they are errors.
 */
export function validate<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  { data, file, lineOf, prefix }: ValidationInput,
): Validated<z.infer<z.ZodObject<Shape>>> {
  const at = (field: string) => {
    const name = [prefix, field].filter(Boolean).join(".");
    return { file, field: name || undefined, line: lineOf(name) };
  };
  const unknown = schema.def.catchall ? [] : unknownKeys(schema, data);
  const diagnostics: Diagnostic[] = unknown.map((key) => ({
    severity: "warning",
    ...at(key),
    ...say(fieldMessages.unknown(nearest(key, Object.keys(schema.shape)), Object.keys(schema.shape))),
  }));
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, diagnostics };
  for (const issue of result.error.issues) {
    if (issue.code === "unrecognized_keys") {
      const known = keysAt(schema, issue.path);
      for (const key of issue.keys) {
        const wording = say(fieldMessages.notAField(nearest(key, known), known));
        diagnostics.push({ severity: "error", ...at([...issue.path, key].join(".")), ...wording });
      }
      continue;
    }
    const field = issue.path.join(".");
    const top = String(issue.path[0] ?? "");
    const example = exampleOf(schema.shape[top]);
    diagnostics.push({
      severity: "error",
      ...at(field),
      message: say(fieldMessages.wrong(show(valueAt(data, issue.path)), issue.message)),
      fix: example === undefined ? undefined : `${top}: ${example}`,
    });
  }
  return { value: null, diagnostics };
}

/** The example in a field's description; `optional()` wraps the field that carries it. */
function exampleOf(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType)) return undefined;
  return field.description ?? (field instanceof z.ZodOptional ? exampleOf(field.unwrap()) : undefined);
}

function unknownKeys(schema: z.ZodObject, data: unknown): string[] {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return [];
  return Object.keys(data).filter((key) => !Object.hasOwn(schema.shape, key));
}

/** Names of the fields that the part of a schema at a path has; of a choice of parts, those of each. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => keysAt(option, path));
  if (schema instanceof z.ZodArray) return keysAt(schema.element, path.slice(1));
  if (!(schema instanceof z.ZodObject)) return [];
  const [key, ...rest] = path;
  return key === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[String(key)], rest);
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value !== null && typeof value === "object" ? Reflect.get(value, key) : undefined),
    data,
  );
}

/** A value as JSON, shortened to fit a message; undefined for a missing one. */
function show(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
