/**
 * Text on pages follows the Chinese translation of Docusaurus. Quotation marks are 「」. A count has
 * spaces around it, but a number in a date does not. Articles and messages for authors follow
 * docs/writing.md instead.
 */

import { readFileSync } from "node:fs";
import { filesBelow } from "../lib/node/files";

/** Returns the lines of a file that are not comments, each prefixed with the file's name. */
const linesOf = (file: string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
    .map((line) => `${file}: ${line.trim()}`);
const strings = linesOf("src/text/languages/zh-Hans.ts");

test("uses 「」 as quotation marks", () => {
  expect(strings.length).toBeGreaterThan(200);
  expect(strings.filter((line) => /[“”]/.test(line))).toEqual([]);
});

test("puts counted numbers between spaces", () => {
  const counted =
    /\p{Script=Han}\$\{(?:count|page|place|minutes|index)\}|\$\{(?:count|page|place|minutes)\}\p{Script=Han}/u;
  expect(strings.filter((line) => counted.test(line))).toEqual([]);
});

test("has no half-width punctuation beside Han, and no space between Han and Latin, in messages for authors", () => {
  const sources = filesBelow("src").filter(
    (file) =>
      /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|^text\/(?:languages\/|diagnostics\/en\/|[^/]*$)/.test(file),
  );
  const misset = /\p{Script=Han}(?:[,;?!]|:(?!::))|\p{Script=Han} [a-z\d]|[a-z\d] \p{Script=Han}/iu;
  const said = sources
    .flatMap((file) => linesOf(`src/${file}`))
    .flatMap((line) => line.match(/"(?:[^"\\]|\\.)*"|`[^`]*`/g) ?? []);
  expect(said.filter((text) => misset.test(text.replace(/\{.*?\}|\[.*?\]/g, "")))).toEqual([]);
});
