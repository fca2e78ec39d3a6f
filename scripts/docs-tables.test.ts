import { readFileSync } from "node:fs";
import { dataTables, docsTables, settingsTable } from "./docs-tables";
import { withTable } from "./field-table";

test.each(Object.entries(docsTables()))(
  "the tables of fields in %s match the schemas; npm run schema updates them",
  (page, tables) => {
    const text = readFileSync(page, "utf8");
    for (const table of tables) expect(text).toContain(table);
  },
);

test("every setting and every field of a data file has a description", () => {
  for (const table of [settingsTable(), ...dataTables()]) expect(table.match(/^.*\| *\|$/gm)).toBeNull();
});

test("a table has the type, the default and the fields inside a field", () => {
  const tables = dataTables().join("\n");
  expect(tables).toContain("| `name` | 文本 | 必填 |  |");
  expect(tables).toContain("| `collapsed` | `true`、`false` |  | `true` |");
  expect(tables).toContain("| `page.permalink` | 文本 |");
});

test("a new version of a table replaces only the table with the same header", () => {
  const page = "| 甲 |\n| --- |\n| 旧 |\n\n| 乙 |\n| --- |\n| 旧 |\n";
  expect(withTable(page, "| 乙 |\n| --- |\n| 新 |\n")).toBe("| 甲 |\n| --- |\n| 旧 |\n\n| 乙 |\n| --- |\n| 新 |\n");
  expect(() => withTable(page, "| 丙 |\n| --- |\n")).toThrow("| 丙 |");
});
