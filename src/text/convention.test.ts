import { readFileSync } from "node:fs";
import { filesBelow } from "../lib/node/files";

/**
 * What a page says follows Docusaurus' translation, which is given: quotation marks are 「」, a space stands around a
 * number that is counted, and none in dates. Articles follow docs/writing.md; so do words for authors.
 */
const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
    .map((line) => `${file}: ${line.trim()}`);
const strings = linesOf("src/text/languages/zh-Hans.ts");

test("quotation marks are 「」", () => {
  expect(strings.length).toBeGreaterThan(200);
  expect(strings.filter((line) => /[“”]/.test(line))).toEqual([]);
});

test("numbers that are counted stand between spaces", () => {
  const counted =
    /\p{Script=Han}\$\{(?:count|page|place|minutes|index)\}|\$\{(?:count|page|place|minutes)\}\p{Script=Han}/u;
  expect(strings.filter((line) => counted.test(line))).toEqual([]);
});

test("words for authors have no half-width mark beside Han, and no space between Han and Latin", () => {
  const sources = filesBelow("src").filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|^text\/(?:languages\/|[^/]*$)/.test(file),
  );
  const misset = /\p{Script=Han}(?:[,;?!]|:(?!::))|\p{Script=Han} [a-z\d]|[a-z\d] \p{Script=Han}/iu;
  const said = sources
    .flatMap((file) => linesOf(`src/${file}`))
    .flatMap((line) => line.match(/"(?:[^"\\]|\\.)*"|`[^`]*`/g) ?? []);
  expect(said.filter((text) => misset.test(text.replace(/\{.*?\}|\[.*?\]/g, "")))).toEqual([]);
});
