import { stringify } from "yaml";

/** The part of a JSON schema that the tables of fields show. */
export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly FieldSchema[];
}

/** A field of a schema, with its dotted name: `blog.title`. */
export interface Field {
  readonly name: string;
  readonly schema: FieldSchema;
  readonly isRequired: boolean;
}

/**
 * Returns the fields of a schema in their order.
 * @param groupOf returns the schema of the fields inside a field; by default, these fields are left
 * out
 */
export function fieldsOf(
  { properties = {}, required = [] }: FieldSchema,
  groupOf: (schema: FieldSchema) => FieldSchema | undefined = () => undefined,
): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    { name, schema, isRequired: required.includes(name) },
    ...fieldsOf(groupOf(schema) ?? {}, groupOf).map((field) => ({ ...field, name: `${name}.${field.name}` })),
  ]);
}

/** Returns a Markdown table with a line for each row. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  return [header, header.map(() => "---"), ...rows].map(line).join("");
}

/** Returns a Markdown page with a new version of a table. The header identifies the table. */
export function withTable(page: string, table: string): string {
  const header = table.slice(0, table.indexOf("\n") + 1);
  const start = page.indexOf(header);
  if (start < 0) throw new Error(`The page has no table with the header ${header}`);
  return page.slice(0, start) + page.slice(start).replace(/^(?:\|.*\n)+/, () => table);
}

/** Returns a value as YAML in a code span; "" if there is none. */
export function written(value: unknown): string {
  return value === undefined ? "" : `\`${stringify(value, { collectionStyle: "flow" }).trim()}\``;
}

/** The Chinese names of JSON types. */
const typeNames: Readonly<Record<string, readonly string[]>> = {
  string: ["文本"],
  number: ["数字"],
  boolean: ["`true`", "`false`"],
  array: ["列表"],
  object: ["字段"],
};

/** Returns what a field may be, in Chinese: `地址、文本`. */
export function typeName({ type = "", format, anyOf }: FieldSchema): string {
  if (anyOf) return [...new Set(anyOf.map(typeName))].join("、");
  return format === "uri" ? "地址" : (typeNames[type] ?? [type]).join("、");
}
