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

test.each([
  "表格用<table>、<thead>、<tr>、<td>、<caption>、<col>，列表用<ul>、<li>、<dl>、<dt>、<dd>，<rt>注音。",
  "页面有<html>、<head>、<body>，<meta>、<link>、<base>写在前面，<img>、<input/>没有结束的标签。",
  "标签<a>和</a>、<p>与</p>、<div>、</div>、<span> / </span>要成对，<td>格</td>在表格里。",
  "以</div>结尾，</body>与</html>，</Foo>，</p>。",
])("a tag that a sentence only names is text: %s", async (body) => {
  const article = await render(`${body}${after}`);
  expect(article.html).toContain(`<p>${body.replaceAll("<", "&lt;")}</p>`);
  expect(printed(article).length).toBeGreaterThan(0);
});

test.each([
  '<iframe src="https://player.bilibili.com/x" title="片"></iframe>',
  "<style>a{}</style>",
  "<script>1</script>",
])("a comment that is not closed is reported below %s", async (block) => {
  const long = "没有显示的字。".repeat(60);
  const messages = printed(await render(`开\n\n${block}\n\n<!-- 忘了闭合\n\n${long}\n`));
  expect(messages.join("\n")).toMatch(/^error docs\/a\.md:\d+: .*没有显示出来/m);
});

test("text beside tags with a stray quote, and beside declarations, is not reported", async () => {
  const long = "显示出来的字。".repeat(60);
  const lost = async (body: string) => printed(await render(`${body}\n`)).filter((text) => text.includes("没有显示"));
  expect(await lost(`<p class="a"" style="margin:0">${long}</p>`)).toEqual([]);
  expect(await lost('<hr style=" border:solid; width:100px;" color=#000000 size=1">')).toEqual([]);
  expect(await lost("<div>\n<style scoped>\n    .a {\n    }\n\n    .b {\n    }\n</style>\n<p>字</p>\n</div>")).toEqual(
    [],
  );
  expect(await lost(`<?php echo 1; ?>${long}`)).toEqual([expect.stringContaining("这里的13个字")]);
});

test("a name with a colon in angle brackets is text; an address is a link", async () => {
  const body = "std::vector<std::string>、map<std::string,int>、<vue:slot>与<xs:element>";
  const article = await render(`${body}，见<https://a.example/x>、<tel:110>、<a@b.example>。${after}`);
  expect(article.html).toContain(`<p>${body.replaceAll("<", "&lt;")}，见<a href="https://a.example/x"`);
  expect(article.html).toMatch(/<a href="tel:110"[\s\S]*<a href="mailto:a@b.example"/);
  expect(printed(article)).toHaveLength(4);
  expect(printed(article)[0]).toContain(
    "warning docs/a.md:4: <std::string>不是能用的链接，按文字显示\n    → 是文字就写\\<std::string>",
  );
});

test("parts of a table or list stay elements inside it, and so do elements with attributes", async () => {
  const cells = await render("<table>\n<tr><td>\n\n甲</td><td>乙\n\n</td></tr>\n</table>\n");
  expect(cells.html).toMatch(/<td>\s*<p>甲<\/p><\/td><td>乙/);
  expect(printed(cells)).toEqual([]);
  const inline = await render(
    '一<ruby>字<rt>zì</ruby>，<b>粗</b>和<i>斜</i>，<a href="/x">和</a>，换<br>行</br>，按<kbd>,</kbd>与<kbd>/</kbd>。\n',
  );
  expect(inline.html).toContain(
    '<ruby>字<rt>zì</rt></ruby>，<b>粗</b>和<i>斜</i>，<a href="/x">和</a>，换<br>行<br>，按<kbd>,</kbd>与<kbd>/</kbd>。',
  );
  expect(printed(inline)).toEqual([]);
});

test.each([
  "<p>段落里的List<String>、Vec<b>与</Foo></p>",
  "<table><tr><td>Map<Key>\n</td></tr></table>",
  "<pre>\na\n\nList<String>\n</pre>",
  "<your-name>",
])("in HTML, a name of no element is text: %s", async (body) => {
  const article = await render(`${body}${after}`);
  for (const name of body.match(/<\/?(?:String|b|Foo|Key|your-name)>/g) ?? [])
    expect(text(article.html)).toContain(name);
  expect(article.html).toContain("<p>后面的段落。</p>");
  expect(printed(article).join("\n")).toMatch(/按文字显示\n {4}→ 在HTML里写&lt;/);
});

test.each([
  ["<details>\n<summary>题</summary>\n文\n```js\nlet a < b\n```\n</details>", 7, "```js"],
  ["- 项\n\n  <div>甲</div>\n  ## 标题", 7, "## 标题"],
  ["<details><summary>题</summary>\n**粗**的字\n</details>", 5, "**粗**的字"],
  ["<p>见[乙](./b.md)。</p>", 4, "<p>见[乙](./b.md)。</p>"],
  ["<center>\n| 甲 | 乙 |\n| - | - |\n</center>", 6, "| - | - |"],
])("Markdown right behind HTML is named: %s", async (body, line, words) => {
  expect(printed(await render(`${body}${after}`))).toEqual([
    `warning docs/a.md:${line}: ${JSON.stringify(words)}紧跟在HTML后面，按文字显示\n    → 在它前面空一行，HTML里的Markdown就会起作用；是文字就放进代码块`,
  ]);
});

test.each([
  "<pre>\n# 注释\n```\n</pre>",
  "<!-- 见\n## 旧 -->",
  "<div>\n\n## 标题\n\n</div>",
  "<div>\n#标签 - 项\n</div>",
])("no such message is for %s", async (body) => {
  expect(printed(await render(`${body}${after}`))).toEqual([]);
});

test("an inline element that a block of HTML does not close ends with the element around it", async () => {
  const article = await render(`<p align="center">\n<b>粗\n</p>\n\n<div>块</div>${after}`);
  expect(article.html).toMatch(/<p align="center">\s*<b>粗\s*<\/b><\/p>\s*<div>块<\/div>\s*<p>后面的段落。<\/p>/);
  expect(printed(article)).toEqual([expect.stringContaining("<b>没有闭合，在</p>之前闭合了")]);
});

test.each(["<!-- truncate -->前<p正文>中</s文字>后", "<div>\n前<p正文>中</s文字>后\n</div>"])(
  "in HTML, what is a name of no element is text: %s",
  async (body) => {
    const article = await render(`${body}${after}`);
    expect(text(article.html)).toContain("前<p正文>中</s文字>后");
    expect(printed(article).join("\n")).toContain("<p正文>没有闭合，按文字显示");
  },
);

test.each(["<b>粗", "甲 <s>划掉", '<span class="x">块'])(
  "an element that is not closed ends with its paragraph: %s",
  async (body) => {
    const article = await render(`${body}${after}`);
    expect(article.html).toContain("<p>后面的段落。</p>");
    expect(printed(article)[0]).toMatch(/没有闭合，在这一段的末尾闭合了/);
  },
);

test("a block that is never closed ends where Markdown ends it; one that is closed later keeps its content", async () => {
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

test.each(["md", "mdx"] as const)("a bare address ends before Chinese, and www. begins one, in .%s", async (format) => {
  const body =
    '访问www.a.example，看、www.b.example：端口；www.c.example/x 或www.d.example.，说"https://e.example/x"。键=https://f.example，后；见www.g.example';
  const { html } = await render(body, format);
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, label]) => `${href} ${label}`);
  expect(links).toEqual([
    ...["a.example", "b.example", "c.example/x", "d.example"].map((name) => `http://www.${name} www.${name}`),
    ...["e.example/x", "f.example"].map((name) => `https://${name} https://${name}`),
    "http://www.g.example www.g.example",
  ]);
  expect(text(html.replace(/<span class="visually-hidden">[^<]*<\/span>/g, ""))).toBe(body);
});

test("an address in the words of a link is not another link", async () => {
  const { html } = await render("[见www.a.example，**www.b.example。**](https://x.example)；写a@www.c.example，后");
  expect(html).toContain(">见www.a.example，<strong>www.b.example。</strong><span");
  expect(html).toContain('<a href="mailto:a@www.c.example">');
});

test("the signs for the parser are not in attributes and values of MDX", async () => {
  const { html } = await render(
    'export const x = "见https://a.example，后“字”**A";\n\n{x}与{`见https://b.example，后`}\n\n<p title="见https://c.example，后" lang={"见https://d.example，"}>字</p>\n',
    "mdx",
  );
  expect(html).not.toMatch(/\u2005|\uFE01/);
  expect(html).toContain("见https://a.example，后“字”**A与见https://b.example，后");
});

test("comments are not in the page, and the preview marker and questions have their effect", async () => {
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

test.each([
  ["| 甲 |\n| - |\n| 1 | 多出来的内容 |", /^warning docs\/a\.md:6: 这里的6个字没有显示出来："多出来的内容"/],
  ["正文。\n\n[^x]: 没有人引用的脚注。", /^warning docs\/a\.md:6: 这里的9个字没有显示出来："没有人引用的脚注。"/],
  ["正文<?php echo '这里' ?>。", /^warning docs\/a\.md:4: 这里的\d+个字没有显示出来/],
  ["| 甲 |\n| - |\n| 1 | `let a` |", /^warning docs\/a\.md:6: 这里的4个字没有显示出来："let a"/],
])("what does not come out is told with its line, first words and length: %s", async (body, message) => {
  expect(printed(await render(`${body}\n\n## 后面\n`))).toEqual([expect.stringMatching(message)]);
});

test("each row with more cells than the head is told, with how to write a pipe", async () => {
  const article = await render("| 甲 | 乙 |\n| - | - |\n| `a|b` | a |\n| 空 |\n| $|x|$ | x |\n| 一 | 二 | |\n");
  expect(printed(article)).toEqual([
    expect.stringMatching(/^warning docs\/a\.md:6: 这里的1个字没有显示出来："a"\n {4}→ 这一行的格比表头多：.*写成\\\|/),
    expect.stringMatching(/^warning docs\/a\.md:8: 这里的2个字没有显示出来："\$ x"/),
  ]);
});

test("more than a paragraph that is lost is an error, once", async () => {
  const body = `[^x]: ${"很长的脚注。".repeat(30)}\n\n    第二段${"也长。".repeat(30)}\n`;
  expect(printed(await render(body))).toEqual([expect.stringMatching(/^error docs\/a\.md:4: 这里的2\d\d个字没有显示/)]);
});

test.each([
  "文[^1]与[^2]。\n\n[^2]: 乙的注，`代码`。\n\n[^1]: 甲的注。",
  ":::note[标题**粗**]\n内容\n:::\n\n> [!TIP]\n> 提示\n\n::::tabs\n:::tab[甲]\n一\n:::\n:::tab[乙]\n二\n:::\n::::",
  "<details>\n<summary>题 &amp; 目</summary>\n\n里面`x < y`\n\n</details>\n\n<!-- 注释 -->\n\n<div align='center'>居中<br>二</div>",
  "<script>let a</script><style>p{}</style><iframe src='https://a.example' title='x'>旧浏览器</iframe>后",
  '## 标题 {#id}\n\n公式$x^2$，$$\ny\n$$\n\n```js title="a"\nlet a = 1\n```\n\n```dot\ndigraph { a -> b }\n```',
  "换\n行，https://a.example/x，后\u200b。\u0000控制\u00a0字",
  "- [ ] 待办\n- [x] 完成\n\n1. 一\n   2. 二\n\n~~删~~ *斜* __粗__ [链接](/x '题') ![图](data:image/gif;base64,R0lGODlhAQABAAAAACw=)",
  "<svg viewBox='0 0 9 9'><title>名</title><text>字</text><style>a{}</style></svg>",
  "重复\n\n重复\n\n重复",
  "a <!--> b <!---> c <!-- x -- y --> d",
])("what comes out is not said to be lost: %s", async (body) => {
  expect(printed(await render(`${body}\n`)).filter((message) => message.includes("没有显示出来"))).toEqual([]);
});

test("a component of the site shows what it holds; an author's may leave it out", async () => {
  const shown =
    '<Tabs>\n<TabItem value="a" label="甲">\n\n正文`x`\n\n</TabItem>\n</Tabs>\n\n<Admonition>提示</Admonition>\n';
  const hidden = "export const Secret = () => <b>别的</b>\n\n<Secret>藏起来的字</Secret>\n";
  for (const body of [shown, hidden]) expect(printed(await render(body, "mdx"))).toEqual([]);
});
