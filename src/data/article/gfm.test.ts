import { printed, render } from "./testing";

const formats = ["md", "mdx"] as const;

test.each(formats)("tables, tasks, footnotes and strikethrough in %s", async (format) => {
  const { html } = await render("| 名 | 值 |\n|:--|--:|\n| a | ~~旧~~ |\n\n- [x] 完\n- [ ] 未\n\n正文[^注]。\n\n[^注]: 说明", format);
  expect(html).toMatchInlineSnapshot();
});

test("both formats give the same HTML for the same Markdown", async () => {
  const body = "## 标题\n\n段落 **粗** `a<b`\n\n- 一\n- 二\n\n> 引\n\n```js\nlet a = 1;\n```\n\n$x$\n\n:::tip\n好\n:::\n";
  const [md, mdx] = await Promise.all([render(body, "md"), render(body, "mdx")]);
  const compact = (html: string) => html.replace(/>\s+</g, "><");
  expect(compact(mdx.html)).toBe(compact(md.html));
  expect({ ...mdx, html: "" }).toEqual({ ...md, html: "" });
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
  ["a**b**c 2 * 3 * 4", "a<strong>b</strong>c 2 * 3 * 4"],
])("emphasis beside Chinese punctuation: %s", async (body, expected) => {
  expect((await render(body)).html).toBe(`<p>${expected}</p>`);
});

test("a line break between Chinese characters is no space", async () => {
  expect((await render("中文\n中文，\nabc\ndef")).html).toBe("<p>中文中文，\nabc\ndef</p>");
});

test("BOM and CRLF leave no trace", async () => {
  const { html, problems } = await render("\uFEFF一\r\n\r\n```text\r\na\r\nb\r\n```\r\n");
  expect(html).not.toMatch(/[\r\uFEFF]/);
  expect(problems).toEqual([]);
});

test.each([["", "md"], [" \n", "mdx"]] as const)("an empty body %j is an empty article", async (body, format) => {
  expect(await render(body, format)).toMatchObject({ html: "", title: null, excerpt: "", problems: [] });
});

test("raw HTML that is none is warned of, scripts and styles are dropped", async () => {
  const article = await render("用vector<int>。\n\n<p style=\"color:red\" onclick=\"x()\">段</p>\n\n<script>x()</script>");
  expect(printed(article)).toMatchInlineSnapshot();
  expect(article.html).not.toMatch(/script|style=|onclick/);
});
