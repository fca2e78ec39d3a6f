import { lostBlocks } from "./lost-blocks";

const lost = (before: string, after: string) =>
  lostBlocks(before, after, "md").map(({ line, text, length }) => [line, text, length]);

test.each([
  ["emphasis, escapes and links", "**甲**\\_乙 [丙](a.md) $3", "__甲__\\_乙 [丙](./b.mdx) \\$3"],
  ["template tags", '{% note info "x" %}\n文字\n{% endnote %}', ":::note[x]\n\n文字\n\n:::"],
  ["template tags in a sentence", "前{% label 中 red %}后，:smile:。", "前中后，😄。"],
  ["a heading that becomes the title", "# 标题\n\n文", "---\ntitle: 标题\n---\n\n文"],
  ["front matter that is rewritten", "---\ndate: 2020-01-01\nlayout: post\n---\n文", "文"],
  ["TOML front matter", '+++\nlayout = "a"\n+++\n文', "文"],
  ["comments and scripts", "文<!-- 不见 -->\n\n<script>let x</script>", "文"],
  ["lines that mark code", "```js\n// highlight-next-line\nlet a;\n```", "```js {1}\nlet a;\n```"],
  ["an unclosed tag", "返回List<Object>。\n\n后面", "返回List\\<Object>。\n\n后面"],
  ["a brace in code before a tag", "`{{ a`，\n\n{% img /a.png 返回 %}\n\n`}}`", "`{{ a`，\n\n![返回](a.png)\n\n`}}`"],
  ["a snippet in a quote", "> 文\n> <<< ./snippets/part", "> 文\n> ```text\n> x\n> ```"],
])("nothing is lost with %s", (_, before, after) => {
  expect(lost(before, after)).toEqual([]);
});

test("a text with many indented lines is compared in a moment", () => {
  const code = "        一行代码\n".repeat(300);
  const started = performance.now();
  expect(lost(`文\na: 1\n${code}\n文`, `文\na: 1\n${code}\n文`)).toEqual([]);
  // A pattern that matched a blank in two ways took hours.
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("names paragraphs, lines of code, formulas and cells, by their lines in the old file", () => {
  const before = "---\nid: a\n---\n甲甲\n\n```js\nlet lost;\n```\n\n文\n\n$$\nE=mc\n$$\n\n| 格 |\n| - |\n| 丢了 |\n";
  expect(lost(before, "文\n\n| 格 |\n| - |\n")).toEqual([
    [4, "甲甲", 9],
    [12, "E=mc", 3],
    [18, "丢了", 2],
  ]);
});
