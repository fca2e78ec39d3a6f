import { splitTogether } from "./terms";

const kept = (text: string, isTitle = false) => splitTogether(text, isTitle).filter((_, index) => index % 2 === 1);

test.each([
  "UTF-8",
  "SHA-256",
  "C-SCAN",
  "latin-1",
  "RISC-V",
  "Wi-Fi",
  "DeepSeek-V3",
  "CVE-2021-44228",
  "ISO-8859-1",
  "B-tree",
  "x86-64",
])("keeps %s whole, next to Chinese, a bracket or a space", (term) => {
  expect(kept(`用${term}时（${term}）a ${term}，`)).toEqual([term, term, term]);
});

test.each([
  "copy-on-write",
  "important-words",
  "Input-OutputSystemOfComputers",
  "a/UTF-8-copy",
  "2021-08-31",
  "--hard",
])("lets %s break", (text) => {
  expect(kept(`用${text}时`)).toEqual([]);
});

test("keeps the punctuation of a long phrase with the character before it in titles, and loses no text", () => {
  const title = "拿SQLite学数据库：查询计划、“索引与并发”，用UTF-8";
  expect(kept(title, true)).toEqual(["库：", "发”，", "UTF-8"]);
  expect(splitTogether(title, true).join("")).toBe(title);
  expect(kept(title)).toEqual(["UTF-8"]);
});
