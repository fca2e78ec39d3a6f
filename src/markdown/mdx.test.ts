import { printed, render } from "./testing/render";

const mdx = (body: string) => render(body, "mdx");

test("tabs show every panel under its label", async () => {
  const { html, diagnostics } = await mdx(
    'import Tabs from \'@theme/Tabs\';\nimport 项 from \'@theme/TabItem\';\n\n<Tabs groupId="os">\n<项 value="linux" label="Linux">\n\n**粗**\n\n</项>\n<项 value="__proto__" default>\n\n二\n\n</项>\n</Tabs>\n',
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatchInlineSnapshot(
    `"<div class="tabs" data-site-tabs="" data-group="os"><div class="tab" role="group" aria-label="Linux" data-value="linux"><p class="tab-label" aria-hidden="true">Linux</p><div class="tab-content"><p><strong>粗</strong></p></div></div><div class="tab" role="group" aria-label="__proto__" data-value="__proto__" data-default=""><p class="tab-label" aria-hidden="true">__proto__</p><div class="tab-content"><p>二</p></div></div></div>"`,
  );
});

test("Docusaurus' values and defaultValue", async () => {
  const { html } = await mdx(
    "<Tabs defaultValue=\"b\" values={[{value:'a',label:'甲'},{value:'b',label:'乙'}]}><TabItem value='a'>1</TabItem><TabItem value='b'>2</TabItem></Tabs>",
  );
  expect(html).toContain('aria-label="甲" data-value="a">');
  expect(html).toContain('aria-label="乙" data-value="b" data-default="">');
});

test.each([
  ["<Tabs><TabItem value='a'>1</TabItem><TabItem value='a'>2</TabItem></Tabs>", '两个标签页的value都是"a"'],
  ["<TabItem value='a'>1</TabItem>", "<TabItem>不在<Tabs>里"],
  ["<Tabs>文字</Tabs>", "<Tabs>里有<TabItem>之外的内容"],
  ["<Tabs></Tabs>", "<Tabs>是空的"],
  ["<Tabs><TabItem>1</TabItem></Tabs>", "<TabItem>没有value"],
])("wrong tabs: %s", async (body, message) => {
  expect(printed(await mdx(`段\n\n${body}`))[0]).toContain(`error docs/a.mdx:6: ${message}`);
});

test.each([
  ["如果a <b则", /:4: 不是有效的MDX，在"如果a <b则"处：标签/],
  ["集合{甲，乙}", /:4: 不是有效的MDX，在"集合\{甲，乙\}"处：花括号里是JavaScript：不能有“，”\n/],
  ["一\n\n用vector<int>存", /:6: <int>没有闭合，在"用vector<int>存"处/],
  ["<details>\n\n未闭合", /:4: <details>没有闭合/],
  ["一\n\n文{变量}字", /:6: 表达式\{变量\}执行失败：没有变量，它要先导入或声明/],
  ["{({ a: 1 })}", /:4: 表达式.*执行失败：结果是对象/],
  ["{null.x}", /:4: 表达式\{null\.x\}执行失败/],
  ["<Tabs groupId={x.y}></Tabs>", /:4: 表达式\{x\.y\}执行失败：没有x，它要先导入或声明/],
  ["{(() => { throw null })()}", /:4: 表达式/],
  ["import X from './x'\n\n<X/>", /:4: import from "\.\/x"：这里没有与它对应的东西/],
  ["export const a = ;", /:4: 不是有效的MDX/],
  ["段\n\n乙{await 1}", /:6: 不是有效的MDX，在"乙\{await 1\}"处：文章里不能用await/],
  ['export * from "./x"', /:4: import from "\.\/x"：这里没有与它对应的东西/],
  ["一\n\n<TabItm/>", /:6: <TabItm>不是已知的组件（Tabs、TabItem、.*）\n {4}→ 写<TabItem>/],
  ["一\n\n{<Foo/>}", /:6: <Foo>不是已知的组件/],
  ["<A.B/>", /:4: <A>不是已知的组件/],
])("%j is one error with its line and nothing to show", async (body, message) => {
  const article = await mdx(body);
  expect(printed(article)).toEqual([expect.stringMatching(message)]);
  expect(printed(article)[0]).toMatch(/^error docs\/a\.mdx:.*\n {4}→ /);
  expect(article.html).toBe("");
});

test("all imports and unknown components of a file are listed together", async () => {
  expect(printed(await mdx("import a from 'a'\nimport b from 'b'\n\n<C/> <D/>"))).toHaveLength(4);
});

test("all expressions of a file that fail are listed together", async () => {
  expect(printed(await mdx("{a.b}\n\n文{c.d}"))).toEqual([
    expect.stringMatching(/:4: /),
    expect.stringMatching(/:6: /),
  ]);
});

test("no element of an author's takes the place of a listing", async () => {
  for (const format of ["md", "mdx"] as const) {
    const { html } = await render('```js\nlet a\n```\n\n<p data-slot="0">甲</p>\n', format);
    expect(html.match(/<pre/g)).toHaveLength(1);
    expect(html).toMatch(/<p[^>]*>甲<\/p>/);
  }
});

test("expressions that print less than they seem to are warned of", async () => {
  expect(printed(await mdx("集合{1, 2, 3}，空{}，{/* 注 */}"))).toEqual([
    expect.stringContaining("{1, 2, 3}被当作JavaScript，只显示最后一个值"),
    expect.stringContaining("{}是空的表达式"),
  ]);
});

test("exports, expressions, components of the file, fragments and HTML comments work", async () => {
  const { html, diagnostics } = await mdx(
    'export const 版 = 1.2\nexport const Big = ({ children }) => <b className="x">{children}</b>\n\n<!-- 注释 {\n < -->\n\n版本{版} <Big>大</Big> {[1, 2].map((x) => <i key={x}>{x}</i>)} <>片</> `<!-- 留 -->`',
  );
  expect(diagnostics).toEqual([]);
  expect(html).toBe(
    '<p>版本1.2 <b class="x">大</b> <i>1</i><i>2</i> 片 <code>&#x3C;!-- 留 --></code></p>'.replace("&#x3C;", "&lt;"),
  );
});

test("Markdown is the same with anything of MDX around it, for which it has to be compiled", async () => {
  const markdown = [
    '开头的*话*，[链接](./b.mdx#节 "题")，![图](./a.png)，`代码`，$a<b$，~~删~~，脚注[^1]。  \n第二行。',
    "## 标题 {#an-id}",
    "| 甲 | 乙 |\n| :-- | --: |\n| 1 | **2** |",
    "- 一\n- 二\n\n  第二段\n",
    "3. 三\n4. 四",
    ":::tip[题]\n\n> 引用\n\n:::",
    '```ts title="a.ts"\nconst a = 1;\n```',
    "$$\nx^2\n$$",
    "---",
    "[^1]: 注 & <https://a.example>。".replace(/<(.*)>/, "$1"),
  ].join("\n\n");
  const plain = await mdx(`${markdown}\n`);
  const compiled = await mdx(`${markdown}\n\n{null}\n`);
  // React writes `true` for these attributes.
  const compiledHtml = compiled.html.replace(/(data-footnote(?:s|-ref))="true"/g, "$1").replace(/\n+/g, "\n");
  expect(plain.html).toContain("<td");
  expect(plain.html).toBe(compiledHtml);
  expect(plain.headings).toEqual(compiled.headings);
  expect(printed(plain)).toEqual(printed(compiled));
});

test("details with Markdown inside", async () => {
  expect((await mdx("<details>\n<summary>答案</summary>\n\n**是**\n\n</details>")).html).toBe(
    "<details><summary>答案</summary><p><strong>是</strong></p></details>",
  );
});

test("styles are dropped, HTML attribute names are understood", async () => {
  const article = await mdx('<p style="color:red" class="a">甲</p>\n\n<p style={{ color: "red" }}>乙</p>');
  expect(article.html).toBe('<p class="a">甲</p>\n<p>乙</p>');
  expect(printed(article)).toHaveLength(2);
});

test("attributes of SVG with the names of HTML print no warning of React", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { html } = await render(
    '<svg viewBox="0 0 9 9"><path d="M0 0h9" stroke-dasharray="2" /></svg>\n\n{1 + 1}',
    "mdx",
  );
  expect(html).toContain('stroke-dasharray="2"');
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
