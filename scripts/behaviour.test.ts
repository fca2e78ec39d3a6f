import { readFileSync } from "node:fs";

const lines = readFileSync("docs/behaviour.md", "utf8").split("\n");

/** The cells of all table rows except the header rows. */
const rows = lines
  .filter((line, at) => line.startsWith("|") && ![line, lines[at + 1]].some((next) => next?.startsWith("| ---")))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** Returns whether a reference, `file` › part of a title, names an existing test. */
function exists(reference: string): boolean {
  const [, file, title] = /^`([^`]+\.(?:spec|test)\.tsx?)` › (.+)$/.exec(reference) ?? [];
  return file !== undefined && title !== undefined && readFileSync(file, "utf8").includes(title);
}

test("every line of docs/behaviour.md names tests that exist, or says why the site does otherwise", () => {
  expect(rows.length).toBeGreaterThan(160);
  const isBacked = ([, statement, second = "", reason]: readonly string[]) =>
    statement && (reason ? second : second.split("<br>").every(exists));
  expect(rows.filter((row) => !isBacked(row))).toEqual([]);
});
