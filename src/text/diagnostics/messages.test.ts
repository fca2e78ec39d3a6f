import { readFileSync } from "node:fs";
import { filesBelow } from "../../lib/node/files";
import * as en from "./en";
import * as zh from "./zh";

const namesIn = (group: object): unknown =>
  Object.fromEntries(
    Object.entries(group)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, typeof value === "object" ? namesIn(value) : typeof value]),
  );

test("both languages have the same messages", () => {
  expect(namesIn(en)).toEqual(namesIn(zh));
});

test("English messages have no Chinese, except for the two kinds of Chinese licences", () => {
  const folder = "src/text/diagnostics/en";
  const source = filesBelow(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const chinese = source.join("\n").match(/[\p{Script=Han}\u3000-\u303f\uff01-\uff5e「」]+/gu);
  expect(chinese).toEqual(["京", "备", "号", "京公网安备", "号"]);
});
