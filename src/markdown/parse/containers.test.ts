import { printed, render } from "../testing/render";

test("VitePress' code groups become tabs with the names of their files", async () => {
  const group = "::: code-group\n```js [a.js]\nx\n```\n```ts\ny\n```\n:::\n";
  for (const format of ["md", "mdx"] as const) {
    const { html, diagnostics } = await render(group, format);
    expect(diagnostics).toEqual([]);
    expect(html.match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="a.js"',
      'aria-label="代码：JavaScript"',
      'aria-label="ts"',
      'aria-label="代码：TypeScript"',
    ]);
    expect(html).not.toContain("figcaption");
  }
});

test("containers with equally many colons nest, and colons in code stay unchanged", async () => {
  const { html } = await render(":::note\n:::tip\n里\n:::\n外\n:::\n\n```md\n:::a\n:::b\n:::\n:::\n```\n");
  expect(html).toMatch(/admonition-note.*admonition-tip.*<p>里<\/p><\/div><p>外<\/p><\/div>/);
  expect(html).toContain(":::a\n:::b\n:::\n:::");
});

test("a title may be an attribute, and other attributes are reported", async () => {
  const article = await render(':::note{title="题" icon="star" #x}\n内\n:::\n');
  expect(article.html).toContain('aria-label="备注：题" id="x"');
  expect(printed(article)).toEqual([
    "warning docs/a.md:4: :::note的icon不起作用\n    → 删去它；标题写:::note[标题]，可以写的属性有class、id",
  ]);
});

test.each([
  ["step", "写:::steps，里面是编号列表：1. 第一步"],
  ["code-tabs", "外面写::::tabs，每页写:::tab[标签]、内容与一行:::"],
  ["spoiler", "写:::details[标题]"],
  ["card", "写:::cards，里面每项一个链接：- [标题](./文件.md) 讲什么"],
  ["raw", "删去这一行与它的:::"],
])("for :::%s of other programs, the message says what to write", async (name, fix) => {
  expect((await render(`:::${name}\n内\n:::\n`)).diagnostics).toMatchObject([{ fix }]);
});

test.each(["md", "mdx"] as const)("a <summary> in :::details of .%s is its only title", async (format) => {
  const details = ":::details\n<summary>题</summary>\n\n内\n:::\n";
  const { html, diagnostics } = await render(details, format);
  expect(html).toBe("<details><summary>题</summary><p>内</p></details>");
  expect(diagnostics).toEqual([]);
  expect(printed(await render(details.replace("details", "details[名]"), format))[0]).toContain("只留一个");
});

test("details keep their id and classes", async () => {
  expect((await render(":::details[题]{#x .a}\n内\n:::\n")).html).toContain('<details id="x" class="a">');
});
