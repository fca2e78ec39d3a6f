import { printed, render } from "../testing/render";

const text = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
const after = "\n\n后面的段落。\n\n## 后面的标题\n\n```js\nlet a\n```\n";

test.each([
  "返回List<Object>的方法。",
  "用Map<Dialog>保存。",
  "返回Option<S>的方法。",
  "把<your-name>换成自己的名字，再ssh <user>@<host-name>。",
  "用<script>标签与<style>标签，还有<title>、<iframe>、<textarea>。",
  "List<Details>、List<Button>、List<Li>、List<Image>、List<Template>、List<Applet>、List<Select>。",
  "- 项里的Vec<B>\n- 下一项",
  "| 列 |\n| - |\n| List<Object> |",
  "**粗里的List<I>字**",
])("a name in angle brackets is text, and takes nothing along: %s", async (body) => {
  const article = await render(`${body}${after}`);
  const shown = text(article.html);
  for (const name of body.match(/<[^>]*>/g) ?? []) expect(shown).toContain(name);
  expect(shown).toContain("后面的段落。");
  expect(article.html).toContain("<p>后面的段落。</p>");
  expect(article.html).toMatch(/<h2 id="后面的标题"/);
  expect(printed(article).join("\n")).toMatch(/按文字显示\n {4}→ 写\\<|没有闭合/);
});

test.each(["<b>粗", "甲 <s>划掉", '<span class="x">块'])(
  "an element that is not closed ends with its paragraph: %s",
  async (body) => {
    const article = await render(`${body}${after}`);
    expect(article.html).toContain("<p>后面的段落。</p>");
    expect(printed(article)[0]).toMatch(/没有闭合，在这一段的末尾闭合了/);
  },
);

test("a block that is never closed ends where it ends in Markdown; one that is closed later holds what it should", async () => {
  const open = await render(`<details>\n<summary>题</summary>\n\n里面${after}`);
  expect(open.html).toContain("</details>\n<p>里面</p>");
  const closed = await render(`<details>\n<summary>题</summary>\n\n里面\n\n</details>${after}`);
  expect(closed.html).toMatch(/<details>\s*<summary>题<\/summary>\s*<p>里面<\/p>\s*<\/details>/);
  expect(printed(closed)).toEqual([]);
  const inParagraph = await render(`<div>\n\n里面</div>${after}`);
  expect(printed(inParagraph)).toEqual([]);
});

test("what a refused element holds stays, but for code", async () => {
  const { html } = await render(
    `<object data="x">替代的字</object> <canvas>画布</canvas> <noscript>无脚本</noscript> <foo>未知</foo> <script>let x</script>${after}`,
  );
  for (const words of ["替代的字", "画布", "无脚本", "未知", "后面的段落"]) expect(html).toContain(words);
  expect(html).not.toContain("let x");
});

test("in .md a brace is text, and a comment ends where it ends", async () => {
  const body =
    "第一处p {/* 甲 */ color: red}。\n\n## 中间的标题\n\n中间的段落。\n\n最后一处q { color: red /* 乙 */ }。\n";
  const shown = text((await render(body)).html);
  for (const words of ["第一处p {/* 甲 */ color: red}。", "中间的标题", "中间的段落。", "q { color: red /* 乙 */ }"])
    expect(shown).toContain(words);
});

test("a comment of MDX ends at its own end", async () => {
  const article = await render(
    "值是{/* 甲 */ 1 + 1}。\n\n## 标题\n\n{/* 乙 */}\n\nexport const A = () => {/* 开始 */\n  return <b>粗的字</b>; /* 结束 */ }\n\n<A />\n",
    "mdx",
  );
  expect(printed(article)).toEqual([]);
  expect(text(article.html)).toMatch(/值是2。[\s\S]*标题[\s\S]*粗的字/);
});

const code = "<!-- 注释 -->\nint g() {/* 开始 */\n  return 0; /* 结束 */ }\n见https://a.example/x，再看\n::: tip\n{#b}";

test.each(["md", "mdx"] as const)("nothing is rewritten in code of .%s, in any form", async (format) => {
  const fenced = `\`\`\`\`md\n\`\`\`js\n${code}\n\`\`\`\n${code}\n\`\`\`\`\n`;
  const indented = `甲\n\n${code.replace(/^/gm, "    ")}\n`;
  const inItems = "- 一个`x\n\n- 见https://a.example/y，后`\n";
  const { html } = await render(fenced + (format === "md" ? indented : "") + inItems, format);
  const shown = text(html);
  expect(shown.split(code).length).toBe(format === "md" ? 4 : 3);
  expect(html).not.toContain("\u2005");
});

test("the sign that ends addresses is nowhere in a page", async () => {
  const body = [
    '（www.a.example），见https://b.example/x，后。![图https://c.example，乙](https://d.example/x.png "题https://e.example，")',
    '<p title="https://f.example，">见https://g.example，后</p>',
    "<pre>见https://h.example，后</pre>",
    "$\\text{https://i.example，}$",
  ].join("\n\n");
  const { html } = await render(body);
  expect(html).not.toMatch(/\u2005|%E2%80%85/);
  expect(html).toContain('href="http://www.a.example"');
  expect(html).toContain('href="https://b.example/x"');
});

test("comments are nowhere in a page, the marker of the preview and questions do what they say", async () => {
  for (const format of ["md", "mdx"] as const) {
    const article = await render(
      "开头<!-- 一 -->的话\n\n<!-- 二\n\n三 -->\n\n<!-- truncate -->\n\n## 节\n\n<!-- questions: 问一；问二 -->\n\n其余\n",
      format,
    );
    expect(printed(article)).toEqual([]);
    expect(article.html).not.toMatch(/<!--|一|二|三|truncate/);
    expect(article.previewHtml).toContain("开头的话");
    expect(article.sections.at(-1)).toMatchObject({ questions: ["问一", "问二"] });
  }
  expect((await render("上\n\n{/* truncate */}\n\n下\n")).previewHtml).toContain("上");
});
