import { readFileSync } from "node:fs";
import { frontMatterTable } from "./front-matter-table";

test("the table of fields in docs/writing.md matches the schemas; npm run schema updates it", () => {
  expect(readFileSync("docs/writing.md", "utf8")).toContain(frontMatterTable());
});

test("every field has a description and an example", () => {
  expect(frontMatterTable()).not.toMatch(/\| +\|/);
});
