import { printed, render } from "../testing/render";

const messagesOf = async (body: string) => printed(await render(`${body}\n`)).join("\n");

test.each([
  ["\\(a+b\\)在行内", "行内的公式写$…$"],
  ["\\[\n\\begin{aligned}\na_1 &= b_1\n\\end{aligned}\n\\]", "行内的公式写$…$"],
  ["\\begin{equation}\nx\n\\end{equation}", "行内的公式写$…$"],
  ["==高亮==的字", "<mark>"],
  ["字^[行内脚注]", "写[^1]"],
  ["见[[另一篇笔记]]", "[文字](./文件.md)"],
  ["![图](https://a.example/a.png){width=50%}", "图片的大小写"],
  ["一段。\n{: .note}", "删去它"],
  ["词\n: 解释", "写成列表"],
  ["{% note info %}\n字\n{% endnote %}", ":::note"],
  ["{{< figure src=a >}}", ":::note"],
  ["!!! note 标题", ":::note[标题]"],
  ["##没有空格", "在#之后空一格"],
  ["1.没空格\n2.也没有", "空一格"],
  ["-没空格\n-也没有", "空一格"],
  ["| `a|b` | 说明 |\n|---|---|\n| 1 | 2 |", "格数要相同"],
  ["文字[^没有定义的]", "另起一段写上它的内容"],
  ["[未定义][nope]", "另起一段写上它的地址"],
  ["** 粗 **", "不空格"],
  ["__init__.py", "放进反引号"],
  ["2*3*4=24", "放进反引号"],
  ["[x](https://a.example/a b)", "[x](<https://a.example/a b>)"],
  ["[跳](#安装 步骤)", "[跳](<#安装 步骤>)"],
  ["[x](https://a.example “标题”)", '[x](https://a.example "标题")'],
  ['=== "C"\n\n    文字', "::::tabs"],
  [":::tip\n== 甲\n内容\n:::", "::::tabs"],
  ["@tab 甲\n内容", "::::tabs"],
  ["<<< ./s.ts", 'file="./x.js"'],
  ["<<< @/x.ts#foo{1}", 'file="./x.js"'],
  ['--8<-- "a.md"', 'file="./x.js"'],
  ["{{#include ./a.rs}}", 'file="./x.js"'],
  ["@include(./a.md)", 'file="./x.js"'],
  ["/// note | 标题\n内容\n///", ":::note[标题]"],
  [":::{note}\n内容", ":::note[标题]"],
  ["!> 注意", ":::note[标题]"],
  ["?> 提示", ":::note[标题]"],
  [":::", "这个:::没有开始"],
  ["## 标题 {#custom .cls}", "锚点写{#id}"],
  ["## 标题 {id=foo}", "锚点写{#id}"],
  ["## 标题 [#id]", "锚点写{#id}"],
  ["段落\n{ .class }", "删去它"],
  ["水是H~2~O。", "<sub>"],
  ["2^10^个", "<sup>"],
  ["按++ctrl+alt+del++。", "<kbd>"],
  ["{++新++}", "<ins>"],
  ["{~~旧~>新~~}", "<ins>"],
  ["++新增的++", "<ins>"],
  ["^^插入^^", "<ins>"],
  ["||剧透||", ":::details"],
  ["按:kbd[Ctrl]。", "写HTML"],
  ["用`#!py x`。", "行内代码不着色"],
  ["用`x{:js}`。", "行内代码不着色"],
  ["    ```c\n    int x;\n    ```", "代码块不缩进"],
  ["```py\nx = 1  # (1)!\n```", "叹号删去"],
  ["<!-- tabs:start -->", "::::tabs"],
])("warns of syntax that is shown as text: %s", async (body, fix) => {
  const messages = await messagesOf(`先写一段。\n\n${body}`);
  expect(messages).toContain(fix);
  expect(messages).toMatch(/^warning docs\/a\.md:\d+: /);
});

test.each([
  "`==x==`与`[[x]]`，`{% raw %}`，`\\(a+b\\)`。",
  "```\n==x==\n{% x %}\n##没有空格\n```",
  "\\[1\\]与\\(注\\)，[链接](https://a.example/(x))。",
  "a[0][1]与f(x)[2]，矩阵[[1, 2], [3, 4]]，[^0-9]*与[^abc]。",
  "a == b，c==d，x === y，2 ** 3 ** 4，矩阵[行][列]。",
  "\\[snake_case\\]与\\(and/or\\)。",
  "#标签与#include，1.5倍，-5℃，C++与i++。",
  "$x_{中}$与$$y^2$$。",
  "**粗**与*斜*，2 * 3 * 4，a_b_c，__粗体字__。",
  "字[^1]。\n\n[^1]: 注",
  "[名][a]。\n\n[a]: https://a.example",
  "## 标题 {#id}\n\n### 小标题",
  "| 甲 | 乙 |\n| - | - |\n| 1 | 2 |",
  "- 一\n- 二\n\n1. 一\n2. 二",
  "a~b~c，用C++写，再用C++改，++i++，x^2与y^3，a^b^c，:9:，12:30:45，a||b||c，~/.bashrc~。",
  "`#!/bin/sh -e`，`a{b}`，`{:.note}`。",
  "```py\ny = 2  # (1)\n```\n\n<<<<<<< HEAD",
  "\\{% x %}与\\==x==，\\[[x]]。",
])("says nothing about other text: %s", async (body) => {
  expect(await messagesOf(body)).toBe("");
});

test.each(["<!--@include: ./part.md-->", "- 项\n\n  <!-- @include: ./a.md -->", "字<!-- @include: ./b.md -->字"])(
  "an include comment is an error, because its file is not shown: %j",
  async (body) => {
    for (const format of ["md", "mdx"] as const)
      expect(printed(await render(`${body}\n`, format))).toEqual([
        expect.stringMatching(/^error docs\/a\.mdx?:[46]: 这条include注释在这里不起作用/),
      ]);
  },
);

test.each(["[TOC]", "[toc]", "@[TOC](文章目录)", "[[toc]]"])("%s is left out, with a warning", async (mark) => {
  const article = await render(`${mark}\n\n正文。\n`);
  expect(article.html).toBe("<p>正文。</p>");
  expect(printed(article).join()).toMatch(/^warning docs\/a\.md:4: .*不显示：目录由页面自己排/);
});

test("a reference that looks like the address of a link stays text, also where it is used", async () => {
  const article = await render("见文献[2]。\n\n[2]: 李四.论文题目\n");
  expect(article.html).toBe("<p>见文献[2]。</p>\n<p>[2]: 李四.论文题目</p>");
  expect(printed(article)).toEqual([
    expect.stringContaining(
      "docs/a.md:6: [2]: 李四.论文题目是链接的地址的写法，这里按文字显示\n    → 是参考文献，就写成脚注，两处都写[^2]",
    ),
  ]);
});

test.each(["file:///C:/a.png", "C:\\Users\\a.png", "attachment:image.png"])(
  "a picture of the author's computer is one error: %s",
  async (address) => {
    const messages = printed(await render(`![图](${address})\n`));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/^error docs\/a\.md:4: .*在你的电脑上，读者打不开/);
  },
);
