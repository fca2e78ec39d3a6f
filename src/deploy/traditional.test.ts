import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ConverterBuilder, CustomConverter } from "opencc-js/core";
import * as openCC from "opencc-js/preset/cn2t";
import { loaderScript } from "../bundle/loader-script";
import { traditionalScript, traditionalTable, writeTraditional } from "./traditional";

const text = "头发的发展，皇后在后面，一公里里面，干部的衣服干燥，受到干扰；面条对面，只有一只。此后改动会被发现。";
const table = traditionalTable([`<p>${text}</p>`]);
const convert = CustomConverter(Object.entries(table));

test.each([
  ["头发的发展", "頭髮的發展"],
  ["皇后在后面", "皇后在後面"],
  ["一公里里面", "一公里裡面"],
  ["干部的衣服干燥，受到干扰", "幹部的衣服乾燥，受到干擾"],
  ["面条对面，只有一只", "麵條對面，只有一隻"],
])("converts %s to %s", (simplified, traditional) => {
  expect(convert(simplified)).toBe(traditional);
});

test("converts a text as all of OpenCC does, even if one phrase stops another from beginning", () => {
  expect(convert(text)).toBe(ConverterBuilder(openCC)({ from: "cn", to: "tw" })(text));
  expect(convert("会被发现")).toBe("會被發現");
});

test("does not change text that is already converted", () => {
  expect(convert(convert(text))).toBe(convert(text));
  expect(convert("TCP 𠮷 ok")).toBe("TCP 𠮷 ok");
});

test("the table has only the characters and phrases of the text", () => {
  expect(table).toMatchObject({ 头发: "頭髮", 皇后: "皇后", 发: "發" });
  expect(Object.keys(table).filter((word) => !text.includes(word) && !convert(text).includes(word))).toEqual([]);
  expect(traditionalTable(["no Chinese"])).toEqual({});
});

test("names the file by its content, and the script in the head refers to it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "traditional-"));
  writeFileSync(path.join(folder, "a.html"), text);
  const name = writeTraditional(folder, ["a.html"]);
  expect(name).toMatch(/^assets\/traditional-[0-9a-f]+\.json$/);
  expect(JSON.parse(readFileSync(path.join(folder, name), "utf8"))).toEqual(table);
  expect(() => new Function(loaderScript + traditionalScript(`/${name}`))).not.toThrow();
});
