// Writes docs/site.schema.json, which editors use for site.yml.
import { writeFileSync } from "node:fs";
import { editorSchema } from "../src/config/editor-schema";

writeFileSync("docs/site.schema.json", `${JSON.stringify(editorSchema(), null, 2)}\n`);
