import { printed, render } from "../testing/render";

test("a note with a title, nested in a tip", async () => {
  const { html } = await render("::::tip\n\n外\n\n:::note[标题 `x`]\n\n内\n\n:::\n\n::::\n");
  expect(html).toMatchInlineSnapshot(
    `"<div class="admonition admonition-tip" role="note" aria-label="提示"><p class="admonition-title">提示</p><p>外</p><div class="admonition admonition-note" role="note" aria-label="备注：标题 x"><p class="admonition-title">标题 <code>x</code></p><p>内</p></div></div>"`,
  );
});

test.each([
  [":::warning 小心 [这里]\n\n内\n\n:::", "warning", "小心 [这里]", "注意：小心 [这里]"],
  ["::: danger\n\n内\n\n:::", "danger", "危险"],
  [":::caution\n内\n:::", "warning", "注意"],
  ["> :::info\n> 内\n> :::", "info", "信息"],
] as [string, string, string, string?][])("the forms people write: %j", async (body, name, title, label = title) => {
  for (const format of ["md", "mdx"] as const) {
    const { html, diagnostics } = await render(body, format);
    expect(html).toContain(
      `<div class="admonition admonition-${name}" role="note" aria-label="${label}"><p class="admonition-title">${title}</p>`,
    );
    expect(diagnostics).toEqual([]);
  }
});

test.each([
  [":::details[答案 `x`]\n\n内\n\n:::", "<details><summary>答案 <code>x</code></summary><p>内</p></details>"],
  ["::: details 答案 {open}\n内\n:::", "<details open><summary>答案</summary><p>内</p></details>"],
  [":::details\n内\n:::", "<details><summary>详细内容</summary><p>内</p></details>"],
])("a disclosure: %j", async (body, expected) => {
  for (const format of ["md", "mdx"] as const) {
    const { html, diagnostics } = await render(body, format);
    expect(html).toBe(expected);
    expect(diagnostics).toEqual([]);
  }
});

test("an unknown name keeps its content and warns, with the name that was meant", async () => {
  const article = await render("段\n\n:::wraning\n\n内容\n\n:::\n\n:::提示 标题\n\n内容二\n\n:::");
  expect(article.html).toBe("<p>段</p>\n<div><p>内容</p></div>\n<div><p>标题</p><p>内容二</p></div>");
  expect(printed(article)).toEqual([
    "warning docs/a.md:6: :::wraning不是已知的提示框（note、tip、info、warning、danger），内容显示时不带边框\n    → 写:::warning",
    "warning docs/a.md:12: :::提示不是已知的提示框（note、tip、info、warning、danger），内容显示时不带边框\n    → 写:::tip",
  ]);
});

test("a block that is never closed warns", async () => {
  expect(printed(await render(":::note\n\n内容"))).toEqual([
    "warning docs/a.md:4: :::note没有结束，直到文末都算在里面\n    → 在它结束的地方单独写一行:::",
  ]);
});

test.each([
  ["> [!NOTE]\n> 内**容**\n>\n> 二", "note", "备注", "<p>内<strong>容</strong></p><p>二</p>"],
  ["> [!IMPORTANT]\n> 内容", "info", "信息", "<p>内容</p>"],
  ["> [!CAUTION]  \n> 内容", "danger", "危险", "<p>内容</p>"],
  ["> [!tip] 标题 `x`\n> 内容", "tip", "提示：标题 x", "<p>内容</p>"],
  ["> [!warning] 只有*标题*", "warning", "注意：只有标题", ""],
  ["- 项\n\n  > [!NOTE]\n  >\n  > - 列表", "note", "备注", "<ul>\n<li>列表</li>\n</ul>"],
])("a quote the way GitHub and Obsidian write admonitions: %j", async (body, name, title, content) => {
  for (const format of ["md", "mdx"] as const) {
    const { html, diagnostics } = await render(body, format);
    expect(html).toContain(`<div class="admonition admonition-${name}" role="note" aria-label="${title}">`);
    expect(html.replace(/\s*<(?=\/?(?:div|p|ul|li))/g, "<")).toContain(
      `</p>${content.replace(/\s*<(?=\/?(?:div|p|ul|li))/g, "<")}</div>`,
    );
    expect(diagnostics).toEqual([]);
  }
});

test.each([
  ["> [!tip]- 标题\n> 内容", '<details class="admonition admonition-tip">', "标题"],
  ["> [!NOTE]+\n> 内容", '<details class="admonition admonition-note" open>', "备注"],
])("a quote that Obsidian folds can be folded: %j", async (body, opening, title) => {
  const { html } = await render(body);
  expect(html).toBe(`${opening}<summary class="admonition-title">${title}</summary><p>内容</p></details>`);
});

test("other quotes stay quotes; one that looks like an admonition warns", async () => {
  const article = await render("> 引用\n\n> [!WARNNING]\n> 内容\n\n> [链接](#a)与[!]");
  expect(article.html).not.toContain("admonition");
  expect(printed(article)).toEqual([
    "warning docs/a.md:6: [!WARNNING]不是已知的提示框，仍显示为引用\n    → 写[!WARNING]",
  ]);
});

test("colons in prose are prose", async () => {
  const body = "时间12:30:45，C::std，键:name[值]{x=1}\n\n::leaf 行";
  expect((await render(body)).html).toBe("<p>时间12:30:45，C::std，键:name[值]{x=1}</p>\n<p>::leaf 行</p>");
});
