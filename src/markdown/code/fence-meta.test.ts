import { printed, render } from "../testing/render";
import { parseFenceMeta } from "./fence-meta";

const code = (info: string, lines = 4) => render(`\`\`\`${info}\n${"a\n".repeat(lines)}\`\`\`\n`);
const marksOf = (meta: string) => Object.fromEntries(parseFenceMeta(meta).marks);

test("groups of lines are combined, and the marks of Expressive Code work", () => {
  expect(marksOf("{1} {3-4}")).toEqual({ 1: "highlighted", 3: "highlighted", 4: "highlighted" });
  expect(marksOf("ins={1,2} del={3}")).toEqual({ 1: "added", 2: "added", 3: "removed" });
  expect(marksOf('mark={2} hl_lines="3 4-5"')).toEqual({
    2: "highlighted",
    3: "highlighted",
    4: "highlighted",
    5: "highlighted",
  });
});

test.each([
  ["showLineNumbers", 1],
  ["showLineNumbers=5", 5],
  ["showLineNumbers={5}", 5],
  ["showLineNumbers=true", 1],
  ["showLineNumbers=false", undefined],
  ["showLineNumbers={false}", undefined],
  ['linenums="7"', 7],
  ["startLineNumber=3", 3],
  ["line-numbers", 1],
  ["no-line-numbers", undefined],
])("%s: lines are numbered from %s", (meta, first) => {
  expect(parseFenceMeta(meta)).toMatchObject({ firstNumber: first, unknown: [] });
});

test.each(['filename="a.js"', "caption='a.js'", "[a.js]", '{title="a.js"}', 'title="a.js"'])(
  "%s is a title",
  (meta) => {
    expect(parseFenceMeta(meta)).toMatchObject({ title: "a.js", unknown: [] });
  },
);

test.each([
  ["js:line-numbers=4 {2}", "language-js", 'data-n="4"'],
  ['title="a b.txt"', "language-text", "a b.txt"],
  ["rust,ignore", "language-rust", ""],
  ["{python}", "language-python", ""],
  ["{code-block} python showLineNumbers", "language-python", "code-numbers"],
])("```%s is read without a message", async (info, lang, shown) => {
  const { html, diagnostics } = await code(info);
  expect(diagnostics).toEqual([]);
  expect(html).toContain(lang);
  expect(html).toContain(shown);
});

test.each([
  ["js collapse={1-2}", "collapse={1-2}", ":::details[标题]"],
  ['js "词"', '"词"', "{1,3-5}"],
  ["js /re/", "/re/", "{1,3-5}"],
  ['js ins="词"', 'ins="词"', "{1,3-5}"],
  ["js {3-1}", "{3-1}", "{1,3-5}"],
  ['js titel="x"', 'titel="x"', '写title="…"'],
  ["js shownumbers", "shownumbers", "showLineNumbers=5"],
  ['diff lang="js"', 'lang="js"', "[!code ++]"],
  ["js wrap", "wrap", "删去它"],
  ["js src/a.js", "src/a.js", '写title="src/a.js"'],
  ["js 甲", "甲", '可以写的有title="…"、showLineNumbers'],
])("```%s: the option %s is reported, with what to write", async (info, written, fix) => {
  expect(printed(await code(info))).toEqual([expect.stringMatching(/^warning docs\/a\.md:4: 代码块的选项.*不起作用/)]);
  const [message = ""] = printed(await code(info));
  expect(message).toContain(`选项${written}不起作用`);
  expect(message).toContain(fix);
});

test("a marked line that the code does not have is reported", async () => {
  expect(printed(await code("js {1,9}"))).toEqual([
    "warning docs/a.md:4: 要标的第9行不存在：代码共4行\n    → 写1到4之间的行号",
  ]);
});

test("options of drawings are checked like those of code", async () => {
  const article = await render('```dot tilte="题"\ngraph { a }\n```\n');
  expect(printed(article)[0]).toContain('写title="…"');
});

test.each([
  ["tabs", "::::tabs"],
  ["d2", "mermaid"],
  ["chart", "plot"],
  ["{note}", ":::note"],
  ["ad-tip", ":::tip"],
])("```%s is no language: write %s", async (info, meant) => {
  const { diagnostics } = await code(info);
  expect(diagnostics[0]?.fix).toBe(`写${meant}`);
});

test("[!code word:a] is reported, and stays", async () => {
  const article = await render("```js\na // [!code word:a]\n```\n");
  expect(article.html).toContain("[!code word:a]");
  expect(printed(article)[0]).toContain("没有[!code word:a]，注释留在代码里");
});
