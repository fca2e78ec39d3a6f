// Writes files that are generated from schemas: docs/site.schema.json for editors and the table in
// docs/site-yml.md from src/config/site-schema.ts, and the table in docs/writing.md from the
// schemas of front matter.
import { readFileSync, writeFileSync } from "node:fs";
import { frontMatterTable } from "./front-matter-table";
import { editorSchema, settingsTable } from "./site-schema";

writeFileSync("docs/site.schema.json", `${JSON.stringify(editorSchema(), null, 2)}\n`);
const page = readFileSync("docs/site-yml.md", "utf8");
writeFileSync("docs/site-yml.md", page.replace(/^\| 字段.*\n(?:\|.*\n)*/m, settingsTable));
const guide = readFileSync("docs/writing.md", "utf8");
writeFileSync("docs/writing.md", guide.replace(/^\| 字段 \| 写在.*\n(?:\|.*\n)*/m, frontMatterTable));
