// npm run schema: writes what is generated from the schemas of site.yml, of the data files and of
// front matter: the schemas for editors (docs/*.schema.json) and the tables of fields in docs.
import { readFileSync, writeFileSync } from "node:fs";
import { docsTables } from "./docs-tables";
import { editorSchemas } from "./editor-schemas";
import { withTable } from "./field-table";

for (const [name, schema] of editorSchemas())
  writeFileSync(`docs/${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`);
for (const [page, tables] of Object.entries(docsTables()))
  writeFileSync(page, tables.reduce(withTable, readFileSync(page, "utf8")));
