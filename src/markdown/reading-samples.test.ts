import { render } from "./testing/render";
import { readingTime } from "./text/collect-text";

/** Counted by hand, character by character and word by word. */
const samples = [
  { name: "Chinese only", text: "下雨天，我在家里读书。", han: 9, words: 0 },
  { name: "English only", text: "The quick brown fox jumps over the lazy dog.", han: 0, words: 9 },
  { name: "mixed, without spaces between", text: "用TCP传3次，再用UDP传1次。", han: 7, words: 4 },
  { name: "words with signs inside", text: "known_hosts 和 don't 与 v1.2 各算一个。", han: 6, words: 3 },
  { name: "inline code is read along", text: "先`git add`，后`git commit`。", han: 2, words: 4 },
  { name: "a block of code is not", text: "看代码：\n\n```text\none two 三四\n```\n\n完。", han: 4, words: 0 },
  { name: "a table, cell by cell", text: "| 名称 | size |\n|---|---|\n| 整数 | 4 bytes |", han: 4, words: 3 },
  { name: "punctuation and emoji are no words", text: "……——！🌱 ，。", han: 0, words: 0 },
];

test.each(samples)("$name: $han characters, $words words", async ({ text, han, words }) => {
  expect((await render(text)).counts).toEqual({ han, words });
});

test("a text of 996 characters and 238 words takes four minutes, one decimal kept until it is shown", async () => {
  const { counts } = await render(`${"读".repeat(996)} ${"word ".repeat(238)}`);
  expect(readingTime(counts)).toBe(4);
  expect(readingTime({ han: 100, words: 10 })).toBe(0.3);
  expect(Math.ceil(readingTime({ han: 0, words: 0 }))).toBe(1);
});
