import { z } from "zod";
import { frontMatter } from "../src/content/files/common-fields";
import { contentKinds } from "../src/content/registry";
import { type FieldSchema, fieldsOf, markdownTable } from "./field-table";

/** Returns the fields of front matter as a Markdown table, for docs/writing.md. */
export function frontMatterTable(): string {
  const rows = [
    ...rowsOf("每一页", frontMatter.shape),
    ...contentKinds.flatMap(({ folder, storedFields = {} }) => rowsOf(`\`${folder}/\``, storedFields)),
  ];
  return markdownTable(["字段", "写在", "例", "说明"], rows);
}

function rowsOf(place: string, shape: z.ZodRawShape): string[][] {
  const schema = z.toJSONSchema(z.object(shape), { io: "output", unrepresentable: "any" }) as FieldSchema;
  return fieldsOf(schema).map(({ name, schema: { description = "", examples = [] } }) => [
    `\`${name}\``,
    place,
    examples.map((example) => `\`${example}\``).join("、"),
    description,
  ]);
}
