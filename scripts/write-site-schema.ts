// Writes what is made from src/config/site-schema.ts: docs/site.schema.json for editors, and the table in docs/site-yml.md.
import { readFileSync, writeFileSync } from "node:fs";
import { editorSchema, settingsTable } from "./site-schema";

writeFileSync("docs/site.schema.json", `${JSON.stringify(editorSchema(), null, 2)}\n`);
const page = readFileSync("docs/site-yml.md", "utf8");
writeFileSync("docs/site-yml.md", page.replace(/^\| 字段.*\n(?:\|.*\n)*/m, settingsTable));
