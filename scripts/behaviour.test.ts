import { readFileSync } from "node:fs";

const rows = [
  ...readFileSync("docs/behaviour.md", "utf8").matchAll(/^\| .+ \| `([^`]+\.(?:spec|test)\.tsx?)`(?: › (.+))? \|$/gm),
];

test("docs/behaviour.md names tests that exist", () => {
  expect(rows.length).toBeGreaterThan(40);
  const lost = rows.filter(([, file = "", title = ""]) => !readFileSync(file, "utf8").includes(title));
  expect(lost.map(([row]) => row)).toEqual([]);
});
