import { readFileSync } from "node:fs";
import { filesBelow } from "../lib/node/files-below";

/**
 * What a page says follows Docusaurus' translation, which is given: quotation marks are 「」, a space stands around a
 * number that is counted, and none in dates. Articles follow docs/writing.md; so do words for authors.
 */
const files = filesBelow("src/text")
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^diagnostics\/|^author\.ts$|^dates\.ts$/.test(file))
  .map((file) => `src/text/${file}`);
const strings = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
    .map((line) => `${file}: ${line.trim()}`),
);

test("quotation marks are 「」", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(strings.filter((line) => /[“”]/.test(line))).toEqual([]);
});

test("numbers that are counted stand between spaces", () => {
  const counted =
    /\p{Script=Han}\$\{(?:count|page|place|minutes|index)\}|\$\{(?:count|page|place|minutes)\}\p{Script=Han}/u;
  expect(strings.filter((line) => counted.test(line))).toEqual([]);
});
