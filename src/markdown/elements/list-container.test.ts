import { printed, render } from "../testing/render";

describe.each(["md", "mdx"] as const)("in .%s", (format) => {
  test("steps are a numbered list", async () => {
    const { html, diagnostics, markdown } = await render(
      ":::steps\n\n1. 装\n\n   ```sh\n   npm i\n   ```\n\n2. 跑\n\n:::\n",
      format,
    );
    expect(diagnostics).toEqual([]);
    expect(html).toMatch(/^<div class="steps"><ol>\s*<li>\s*<p>装<\/p>\s*<figure class="code"/);
    expect(markdown).toMatch(/^1\. 装\n[\s\S]*\n2\. 跑$/);
  });

  test("a file tree has names as code, and comments as text", async () => {
    const body =
      ":::file-tree\n\n- src/ 源码\n  - 主.ts 从**这里**看\n  - **重要.ts**\n  - [链接.ts](/a) 说明\n  - `a b.ts` 空格\n  - …\n- package.json\n\n:::\n";
    const { html, diagnostics, markdown, sections } = await render(body, format);
    expect(diagnostics).toEqual([]);
    expect(html.replace(/\s*\n\s*/g, "")).toContain(
      '<div class="file-tree"><ul><li><code>src/</code> 源码<ul><li><code>主.ts</code> 从<strong>这里</strong>看</li><li><strong><code>重要.ts</code></strong></li><li><a href="/a"><code>链接.ts</code></a> 说明</li><li><code>a b.ts</code> 空格</li><li>…</li></ul></li><li><code>package.json</code></li></ul></div>',
    );
    expect(markdown).toContain("- src/ 源码\n  - 主.ts 从**这里**看");
    expect(sections[0]?.text).toContain("src/ 源码");
  });

  test("cards are a list of links with a sentence each", async () => {
    const body = ":::cards\n\n- [甲](/a) 见[别处](/b)。\n- [乙](/c)\n\n  二。\n\n:::\n";
    const { html, diagnostics, markdown } = await render(body, format);
    expect(diagnostics).toEqual([]);
    expect(html).toMatch(/^<div class="cards"><ul>\s*<li>/);
    expect(html.match(/<a [^>]*>/g)).toEqual([
      '<a href="/a" class="card-link">',
      '<a href="/b">',
      '<a href="/c" class="card-link">',
    ]);
    expect(markdown).toMatch(/^- \[甲\]\(\S+\) 见\[别处\]\(\S+\)。\n- \[乙\]/);
  });
});

test.each([
  ["steps", "- 甲", "warning docs/a.md:4: :::steps里没有编号列表，内容照常显示\n    → 在里面写列表：1. …"],
  ["cards", "甲", "warning docs/a.md:4: :::cards里没有列表，内容照常显示\n    → 在里面写列表：- [a](./a.md) …"],
])(":::%s around %j warns", async (name, content, message) => {
  const article = await render(`:::${name}\n\n${content}\n\n:::\n`);
  expect(printed(article)).toEqual([message]);
  expect(article.html).toMatch(/^<div>/);
});

test("a card without a link warns at its line", async () => {
  const article = await render(
    ":::cards\n\n- [甲](/a)\n- **乙** 二\n- <a href='/c'>丙</a>\n- [丁][d]\n\n:::\n\n[d]: /d\n",
  );
  expect(printed(article)).toEqual([
    "warning docs/a.md:7: :::cards的这一项没有链接，读者点不开\n    → 写成- [标题](./a.md) 讲什么",
  ]);
});

test("a container that is never closed warns", async () => {
  expect(printed(await render(":::steps\n\n1. 甲\n"))).toEqual([expect.stringContaining(":::steps没有结束")]);
});
