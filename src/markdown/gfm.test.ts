import { printed, render } from "./testing/render";

const formats = ["md", "mdx"] as const;

test("tables, tasks, footnotes and strikethrough", async () => {
  const { html } = await render(
    "| 名 | 值 |\n|:--|--:|\n| a | ~~旧~~ |\n\n- [x] 完\n- [ ] 未\n\n正文[^注]。\n\n[^注]: 说明",
  );
  expect(html).toMatchInlineSnapshot(`
"<div class="table-wrap" tabindex="0" role="group" aria-label="表格 1"><table><thead><tr><th scope="col" class="align-left w1">名</th><th scope="col" class="align-right w1">值</th></tr></thead><tbody><tr><td class="align-left">a</td><td class="align-right"><del>旧</del></td></tr></tbody></table></div>
<ul class="contains-task-list">
<li class="task-list-item"><input type="checkbox" checked disabled aria-label="已完成"> 完</li>
<li class="task-list-item"><input type="checkbox" disabled aria-label="未完成"> 未</li>
</ul>
<p>正文<sup><a href="#fn-注" id="fnref-注" data-footnote-ref aria-label="脚注1">1</a></sup>。</p>
<section data-footnotes class="footnotes"><h2 class="visually-hidden" id="footnote-label">脚注</h2>
<ol>
<li id="fn-注">
<p>说明 <a href="#fnref-注" data-footnote-backref="" aria-label="返回正文" class="data-footnote-backref">↩</a></p>
</li>
</ol>
</section>"
`);
});

test("both formats give the same HTML for the same Markdown", async () => {
  const body =
    "## 标题\n\n段落 **粗** `a<b`\n\n- 一\n- 二\n\n> 引\n\n```js\nlet a = 1;\n```\n\n| 名 | 数 |\n| - | -: |\n| 甲 | 1 |\n\n$x$\n\n:::tip\n好\n:::\n";
  const [md, mdx] = await Promise.all([render(body, "md"), render(body, "mdx")]);
  const compact = (html: string) => html.replace(/>\s+</g, "><");
  expect(compact(mdx.html)).toBe(compact(md.html));
  expect({ ...mdx, html: "", tree: null }).toEqual({ ...md, html: "", tree: null });
});

test.each(formats)("a bare address ends before Chinese punctuation in %s", async (format) => {
  const { html } = await render("见https://example.com。后文 www.example.org/a，https://example.net后文**粗**", format);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://example.com",
    "http://www.example.org/a",
    "https://example.net",
  ]);
  expect(html).toContain("</a>。后文 <a");
  expect(html).not.toContain("\u2005");
});

test("addresses in links and code keep their Chinese punctuation", async () => {
  const { html } = await render("[维基](https://a.com/x（y）) `https://a.com。` <https://b.com/（z）>");
  expect(html).toContain('href="https://a.com/x%EF%BC%88y%EF%BC%89"');
  expect(html).toContain("<code>https://a.com。</code>");
  expect(html).toContain('href="https://b.com/%EF%BC%88z%EF%BC%89"');
});

test.each([
  ["**“强调”**后文", "<strong>“强调”</strong>后文"],
  ["他说**“好”**。", "他说<strong>“好”</strong>。"],
  ["**注意：**后文", "<strong>注意：</strong>后文"],
  ["文**（括号）**文", "文<strong>（括号）</strong>文"],
  ["文~~（删去）~~文", "文<del>（删去）</del>文"],
  ["a**b**c 2 * 3 * 4", "a<strong>b</strong>c 2 * 3 * 4"],
])("emphasis beside Chinese punctuation: %s", async (body, expected) => {
  expect((await render(body)).html).toBe(`<p>${expected}</p>`);
});

test("a line break between Chinese characters is not a space", async () => {
  expect((await render("中文\n中文，\nabc\ndef")).html).toBe("<p>中文中文，\nabc\ndef</p>");
});

test("BOM and CRLF leave no trace", async () => {
  const { html, diagnostics } = await render("\uFEFF一\r\n\r\n```text\r\na\r\nb\r\n```\r\n");
  expect(html).not.toMatch(/[\r\uFEFF]/);
  expect(diagnostics).toEqual([]);
});

test.each([
  ["", "md"],
  [" \n", "mdx"],
] as const)("an empty body %j is an empty article", async (body, format) => {
  expect(await render(body, format)).toMatchObject({ html: "", title: null, excerpt: "", diagnostics: [] });
});

test("unknown elements warn, and scripts and styles are removed", async () => {
  const article = await render('用vector<int>。\n\n<p style="color:red" onclick="x()">段</p>\n\n<script>x()</script>');
  expect(printed(article)).toMatchInlineSnapshot(`
[
  "warning docs/a.md:4: <int>没有闭合，按文字显示
    → 写\\<int>，或用反引号括起来",
  "warning docs/a.md:6: <p>的style已去掉：本站的安全策略不允许
    → 改用class",
  "warning docs/a.md:6: <p>的onclick已去掉：本站的安全策略不允许
    → 改用class",
  "warning docs/a.md:8: <script>在文章里不起作用，已去掉
    → 删去它；要显示为文字，写\\<script>",
]
`);
  expect(article.html).not.toMatch(/script|style=|onclick/);
});

test("an empty corner of a table is a plain cell: an empty header would be read for every row", async () => {
  const { html } = await render("|  | 读 |\n| --- | --- |\n| 内存 | 快 |\n");
  expect(html).toContain('<td class="w2"></td><th scope="col" class="w1">读</th>');
});

test("a header with a formula is named by its text, because Chromium leaves formulas out of names", async () => {
  const { html } = await render("| 项 $k_1$ | 值 |\n| - | - |\n| $x^2$ | $y$ |\n| 乙 | 2 |\n");
  const headers = [...html.matchAll(/<th ([^>]*)>/g)].map(
    ([, attributes]) => /aria-label="(.*?)"/.exec(attributes ?? "")?.[1],
  );
  expect(headers).toEqual(["项 k_1", undefined, "x^2", undefined]);
  expect(html).toContain('<td><span class="math-inline">');
});

const rowHeaders = async (rows: readonly string[]) => {
  const { html } = await render(`| 名 | 值 |\n|-|-|\n${rows.map((row) => `| ${row} |`).join("\n")}\n`);
  return [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, text]) => text);
};

test("cells of the first column head their rows where each names one row", async () => {
  expect(await rowHeaders(["`ls` | 列出", "`cd` | 进入"])).toEqual(["<code>ls</code>", "<code>cd</code>"]);
});

test.each([
  ["are doubled", ["甲 | 1", "甲 | 2"]],
  ["are sentences", ["这一句话说的是这一行，它比一个名字长得多，所以不是名字 | 1", "乙 | 2"]],
  ["are empty", ["甲 | 1", " | 2"]],
  ["stand alone", ["甲 | 1"]],
])("cells that %s head nothing", async (_, rows) => {
  expect(await rowHeaders(rows)).toEqual([]);
});

test("a column of short cells has a width class, and a column of sentences has none", async () => {
  const { html } = await render(
    "| 页 | 帧号 | `x`的值 | 为什么 |\n|-|-|-|-|\n| 7 | 1.3 | $x$ | 因为它最久没有用过 |\n",
  );
  expect([...html.matchAll(/<th [^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<th scope="col" class="w1">',
    '<th scope="col" class="w2">',
    '<th scope="col" class="w3">',
    '<th scope="col">',
  ]);
});
