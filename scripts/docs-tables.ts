import { editorSchemas } from "./editor-schemas";
import { type FieldSchema, fieldsOf, markdownTable, typeName, written } from "./field-table";
import { frontMatterTable } from "./front-matter-table";

/** Returns the generated tables of fields by the pages of docs/ that contain them. */
export function docsTables(): Readonly<Record<string, readonly string[]>> {
  return {
    "docs/site-yml.md": [settingsTable()],
    "docs/writing.md": [frontMatterTable()],
    "docs/data-files.md": dataTables(),
  };
}

/** Returns the settings as a Markdown table. */
export function settingsTable(): string {
  const fields = fieldsOf(editorSchemas().get("site") ?? {}, (group) => group);
  const rows = fields.map(({ name, schema }) => [`\`${name}\``, written(schema.default), schema.description ?? ""]);
  return markdownTable(["字段", "默认", "说明"], rows);
}

/** Returns a Markdown table for each kind of entry in the data files. */
export function dataTables(): string[] {
  const schemas = [...editorSchemas()].flatMap(([name, schema]) => (name === "site" ? [] : entriesIn(schema)));
  return schemas.map((schema) => {
    const rows = fieldsOf(schema, groupIn).map(({ name, schema: field, isRequired }) => [
      `\`${name}\``,
      typeName(field),
      isRequired ? "必填" : "",
      written(field.default),
      field.description ?? "",
    ]);
    return markdownTable([`${schema.title}的字段`, "类型", "必填", "默认", "说明"], rows);
  });
}

/** Returns the schemas with a title and fields anywhere in a schema. */
function entriesIn(value: unknown): FieldSchema[] {
  if (typeof value !== "object" || value === null) return [];
  const schema: FieldSchema = value;
  const below = Object.values(value).flatMap(entriesIn);
  return typeof schema.title === "string" && schema.properties ? [schema, ...below] : below;
}

/** Returns the schema of a field's own fields. The field may also have another type. */
const groupIn = (schema: FieldSchema) => [schema, ...(schema.anyOf ?? [])].find(({ properties }) => properties);
