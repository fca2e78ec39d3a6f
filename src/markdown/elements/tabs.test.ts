import { printed, render } from "../testing/render";

const tabs = "::::tabs\n:::tab[npm]\n```sh\nnpm i\n```\n:::\n\n:::tab[**pnpm**]\n二\n:::\n::::\n";

test.each(["md", "mdx"] as const)("tabs of containers are the same as <Tabs>, in .%s", async (format) => {
  const { html, diagnostics, markdown } = await render(tabs, format);
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(
    /^<div class="tabs" data-site-tabs=""><div class="tab" role="group" aria-label="npm" data-value="npm" data-default="">/,
  );
  expect(html).toContain(
    'aria-label="pnpm" data-value="pnpm"><p class="tab-label" aria-hidden="true">pnpm</p><div class="tab-content"><p>二</p></div>',
  );
  expect(markdown).toContain("**npm**\n\n```sh\nnpm i\n```\n\n**pnpm**\n\n二");
});

test("two tabs of one label, a text between tabs and a tab alone stay readable", async () => {
  const { html, diagnostics } = await render(
    "::::tabs\n:::tab[a]\n一\n:::\n间\n:::tab[a]\n二\n:::\n::::\n\n:::tab[b]\n三\n:::\n",
  );
  expect(diagnostics.map(({ line, fix }) => [line, fix])).toEqual([
    [8, "放进一个:::tab[标签]，或移到::::tabs之外"],
    [14, "在各页之前写一行::::tabs，之后写一行::::"],
  ]);
  expect(html).toContain('data-value="a-2"');
  expect(html).toContain('<p>间</p><div class="tabs"');
  expect(html).toContain("<p>三</p>");
});

test.each(["md", "mdx"] as const)("a group of tabs keeps the choice, in .%s", async (format) => {
  const { html, diagnostics } = await render(
    "::::tabs{group=os}\n:::tab[甲 **A**]{value=a}\n一\n:::\n:::tab[乙]\n二\n:::\n::::\n",
    format,
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(/^<div class="tabs" data-site-tabs="" data-group="os">/);
  expect(html).toContain('aria-label="甲 A" data-value="a" data-default=""');
  expect(html).toContain('aria-label="乙" data-value="乙"');
});

test.each(["md", "mdx"] as const)("a code group has a tab for each fence, in .%s", async (format) => {
  const body =
    '::: code-group {group=pm}\n\n```sh [npm]\nnpm i\n```\n\n```js{1} title="配置 [a]"\nx\n```\n\n```go [甲] title="b.go"\ny\n```\n\n```text\nz\n```\n\n:::\n';
  const { html, diagnostics, markdown } = await render(body, format);
  expect(diagnostics).toEqual([]);
  expect([...html.matchAll(/(?<!tabindex="0" )role="group" aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    "npm",
    "配置 [a]",
    "甲",
    "text",
  ]);
  expect(html).toContain('data-group="pm"');
  expect(html.match(/<figcaption[^>]*>[^<]*/g)).toEqual([expect.stringContaining(">b.go")]);
  expect(html).toContain('<mark class="line highlighted">');
  expect(markdown).toContain("**npm**\n\n```sh\nnpm i\n```\n\n**配置 \\[a]**\n\n```js\nx\n```");
});

test("a drawing in a code group keeps its title, and text between fences stays", async () => {
  const { html, diagnostics } = await render(
    ':::code-group\n```dot title="图"\ndigraph { a -> b }\n```\n间\n```text [源]\na\n```\n:::\n',
  );
  expect(diagnostics).toMatchObject([{ message: expect.stringContaining(":::code-group里有代码块之外的内容") }]);
  expect(html).toContain("<p>间</p>");
  expect(html).toMatch(/aria-label="图" data-value[\s\S]*<figcaption[^>]*>图/);
});

test.each(["", "> "])("a tab may have as many colons as its container, also after the prefix %j", async (prefix) => {
  const even = [":::tabs", ":::tab[甲]", "一", ":::", ":::tab[乙]", "二", ":::", ":::"];
  const { html, diagnostics } = await render(`${even.map((line) => prefix + line).join("\n")}\n`);
  expect(diagnostics).toEqual([]);
  expect(html.match(/class="tab"/g)).toHaveLength(2);
  expect(html).not.toContain(":::");
});

test.each(["md", "mdx"] as const)("in .%s, a label may be an attribute, and groupId sets the group", async (format) => {
  const { html, diagnostics } = await render('::::tabs{groupId=os}\n:::tab{label="甲"}\n一\n:::\n::::\n', format);
  expect(diagnostics).toEqual([]);
  expect(html).toContain('data-group="os"');
  expect(html).toContain('aria-label="甲"');
});

test("a tab without a label and tabs without a tab are reported", async () => {
  expect(printed(await render("::::tabs\n:::tab\n一\n:::\n::::\n\n:::tabs\n:::\n"))).toEqual([
    'warning docs/a.md:5: :::tab没有标签，显示为"1"\n    → :::tab[标签]',
    expect.stringContaining("docs/a.md:10: ::::tabs里没有标签页"),
  ]);
});

test("a code group without fences is reported as a code group, at the line of the container", async () => {
  const article = await render("段\n\n:::code-group\n\n无\n\n:::\n");
  expect(printed(article)).toEqual([
    "warning docs/a.md:6: :::code-group里没有代码块，内容照常显示\n    → 每页写一个代码块，如```js [a.js]",
  ]);
  expect(article.html).toContain("<p>无</p>");
});
