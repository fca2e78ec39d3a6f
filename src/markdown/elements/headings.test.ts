import { printed, render, renderWithHtml } from "../testing/render";

const idsOf = async (body: string, format: "md" | "mdx" = "md") =>
  (await render(body, format)).headings.map(({ id }) => id);

test("a heading has an id, and after it a named link to it", async () => {
  const { html, headings } = await render("## 二级标题：TCP 三次握手");
  expect(html).toMatchInlineSnapshot(
    `"<h2 id="二级标题tcp-三次握手">二级标题：TCP 三次握手</h2><a class="heading-anchor" href="#二级标题tcp-三次握手" aria-label="二级标题：TCP 三次握手的直接链接"></a>"`,
  );
  expect(headings).toEqual([{ id: "二级标题tcp-三次握手", text: "二级标题：TCP 三次握手", depth: 2 }]);
});

test.each(["md", "mdx"] as const)("custom ids in %s, escaped or not", async (format) => {
  expect(await idsOf("## 甲 {#a}\n\n## 乙 \\{#b\\}\n\n### `{#c}` 丙 {#d} ##", format)).toEqual(["a", "b", "d"]);
});

test("doubled headings are numbered, and never take an id that was chosen", async () => {
  expect(await idsOf('## 甲\n\n## 甲\n\n## 乙 {#甲-1}\n\n<p id="丙">x</p>\n\n## 丙\n')).toEqual([
    "甲",
    "甲-2",
    "甲-1",
    "丙-1",
  ]);
});

test("a doubled custom id is numbered and warned of", async () => {
  const article = await render("## 甲 {#a}\n\n## 乙 {#a}");
  expect(article.headings.map(({ id }) => id)).toEqual(["a", "a-1"]);
  expect(printed(article)).toEqual(["warning docs/a.md:6: id a用了两次，这一处改成了a-1\n    → {#another-id}"]);
});

test("headings without letters and with dangerous names have ids", async () => {
  expect(await idsOf("## ？！\n\n## 😀\n\n## `__proto__`\n\n## `__proto__`\n\n## constructor")).toEqual([
    "section",
    "section-1",
    "user-content-__proto__",
    "user-content-__proto__-1",
    "constructor",
  ]);
});

test("a name of Python in a heading keeps its underscores, with what follows", async () => {
  expect(await idsOf("## `__init__`\n\n## `__init__`与方法\n\n## `__main__` 的写法\n\n## `__x1__`")).toEqual([
    "__init__",
    "__init__与方法",
    "__main__-的写法",
    "user-content-__x1__",
  ]);
});

test("an opening level-1 heading is the title; with others the whole outline is a level lower, with one warning", async () => {
  const article = await render("# 大标题 {#x}\n\n段\n\n# 又一个\n\n## 小节\n\n# 再一个\n");
  expect(article.title).toBe("大标题");
  expect(article.headings).toEqual([
    { id: "又一个", text: "又一个", depth: 2 },
    { id: "小节", text: "小节", depth: 3 },
    { id: "再一个", text: "再一个", depth: 2 },
  ]);
  expect(printed(article)).toEqual([
    expect.stringMatching(/^warning docs\/a\.md:8: 正文里有2个一级标题，第一个是"又一个"/),
  ]);
});

test.each([
  ["# 大标题：一\n\n见[上面](#大标题一)。\n", "大标题一"],
  ["# 大标题 {#top}\n", "top"],
])("a link may lead to the title of %j", async (body, id) => {
  expect((await render(body)).ids).toContain(id);
});

test("the title of a README is taken out of its block, and the outline stays", async () => {
  const body =
    '<p align="center"><img src="https://a.example/logo.svg" alt="标志"></p>\n\n<div align="center">\n\n# 甲\n\n> 一句话\n\n</div>\n\n## 乙\n';
  const article = await render(body);
  expect(article.title).toBe("甲");
  expect(article.headings).toEqual([{ id: "乙", text: "乙", depth: 2 }]);
  expect(article.html).not.toContain("<h1");
});

test.each([
  ["多个一级", null, ["甲", "甲一", "乙"]],
  ["甲", "甲", ["甲一", "乙"]],
  [" 甲", "甲", ["甲一", "乙"]],
])("an opening heading that differs from the title %j stays", async (title, taken, headings) => {
  const body = "# 甲\n\n文\n\n## 甲一\n\n# 乙\n";
  const source = { file: "docs/a.md", contentDir: "/nowhere", body, bodyLine: 3, format: "md" as const };
  const article = await renderWithHtml({ ...source, frontMatter: { title } });
  expect(article.title).toBe(taken);
  expect(article.headings.map(({ text }) => text)).toEqual(headings);
});

test("a formula in a heading counts once, a value of an expression too", async () => {
  expect((await render("export const v = 2;\n\n## 复杂度 $O(n)$ 第{v}版", "mdx")).headings[0]?.text).toBe(
    "复杂度 O(n) 第2版",
  );
});
