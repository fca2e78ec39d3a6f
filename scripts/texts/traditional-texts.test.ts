import { readFileSync } from "node:fs";
import { Converter } from "opencc-js/cn2t";
import { traditionalTexts } from "./traditional-texts";

test("converts zh-Hans.ts and leaves no simplified character", () => {
  const written = readFileSync("src/text/languages/zh-Hant.ts", "utf8");
  expect(written).toBe(traditionalTexts());
  const convert = Converter({ from: "cn", to: "tw" });
  expect([...written].filter((character) => convert(character) !== character)).toEqual([]);
});
