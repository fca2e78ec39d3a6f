import { readFileSync } from "node:fs";
import { shapeOf } from "../../../scripts/testing/shape-of";
import { filesBelow } from "../../lib/node/files";
import * as en from "./en";
import * as zh from "./zh";

test("both languages have the same messages", () => {
  expect(shapeOf(en)).toEqual(shapeOf(zh));
});

test("English messages have no Chinese, except for the two kinds of Chinese licences", () => {
  const folder = "src/text/diagnostics/en";
  const source = filesBelow(folder).map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const chinese = source.join("\n").match(/[\p{Script=Han}\u3000-\u303f\uff01-\uff5e]+/gu);
  expect(chinese).toEqual(["京", "备", "号", "京公网安备", "号"]);
});
