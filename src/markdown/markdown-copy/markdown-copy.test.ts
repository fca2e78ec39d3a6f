import { mdxComponents } from "../mdx/mdx-components";
import type { MarkdownFormat } from "../model/types";
import { contentFolder, render } from "../testing/render";
import { linkMarkdown } from "./markdown-copy";

const site = { url: "https://a.example", baseUrl: "/" };

/** Returns the published Markdown copy of a body. */
async function copyOf(body: string, format: MarkdownFormat = "mdx", files: Readonly<Record<string, string>> = {}) {
  const { markdown } = await render(body, format, contentFolder({ "docs/x.md": "", ...files }));
  const image = { src: "/static/ab/图.png", width: 1, height: 1, sources: [] };
  return linkMarkdown(markdown, {
    site,
    file: "docs/a.mdx",
    path: "/docs/a",
    pathByFile: new Map([["docs/操作系统.md", "/docs/操作系统"]]),
    images: new Map([["docs/图.png", image]]),
    attachments: new Map([["docs/讲义.pdf", "/static/cd/%E8%AE%B2%E4%B9%89.pdf"]]),
  });
}

test("links and pictures lead somewhere from anywhere", async () => {
  const files = { "docs/操作系统.md": "", "docs/图.png": "" };
  const copy = await copyOf(
    "见[进程](./操作系统.md#进程)、[博客](/blog)、[上文](#上文)与[外站](https://b.example/x?a=1)。\n\n![图](./图.png)\n",
    "md",
    files,
  );
  expect(copy).toBe(
    [
      "见[进程](https://a.example/docs/%E6%93%8D%E4%BD%9C%E7%B3%BB%E7%BB%9F#%E8%BF%9B%E7%A8%8B)、[博客](https://a.example/blog)、[上文](https://a.example/docs/a#%E4%B8%8A%E6%96%87)与[外站](https://b.example/x?a=1)。",
      "![图](https://a.example/static/ab/图.png)",
    ].join("\n\n"),
  );
});

test("an attachment is linked to where it is published", async () => {
  const files = { "docs/讲义.pdf": "" };
  const address = "https://a.example/static/cd/%E8%AE%B2%E4%B9%89.pdf";
  expect(await copyOf("[讲义](./讲义.pdf#page=2)\n", "mdx", files)).toBe(`[讲义](${address}#page=2)`);
  expect(await copyOf('<audio src="./讲义.pdf" controls></audio>\n', "md", files)).toContain(`src="${address}"`);
});

test("what is not Markdown is removed: comments of both kinds, exports, heading ids, the truncate marker, the title", async () => {
  const body = "# 题目\n\n{/* truncate */}\n\nexport const n = 3\n\n<!-- 待写 -->\n\n## 小节 {#section}\n\n文字。\n";
  for (const format of ["md", "mdx"] as const) {
    expect(await copyOf(format === "md" ? body.replace("export const n = 3\n\n", "") : body, format)).toBe(
      "## 小节\n\n文字。",
    );
  }
});

test("a listing is the file it includes, without what marks lines", async () => {
  const files = { "docs/code/a.cpp": "int a;\n// highlight-next-line\nint b;\nint c;\n" };
  expect(await copyOf('```cpp title="a.cpp" {1} file="./code/a.cpp"\n```\n', "mdx", files)).toBe(
    '```cpp title="a.cpp"\nint a;\nint b;\nint c;\n```',
  );
});

test("an admonition becomes a quote with a title, tabs follow each other, and details stay", async () => {
  const copy = await copyOf(
    [
      ":::tip[记住]\n\n先想后写。\n\n:::",
      ":::warning\n\n小心。\n\n:::",
      '<Tabs groupId="os">\n<TabItem value="linux" label="Linux">\n\n用`apt`。\n\n</TabItem>\n</Tabs>',
      "<details>\n<summary>答案 A\\<B</summary>\n\n四。\n\n</details>",
      "按<kbd>Ctrl</kbd>。",
    ].join("\n\n"),
  );
  expect(copy.split("\n\n")).toEqual([
    "> **记住**\n>\n> 先想后写。",
    "> **注意**\n>\n> 小心。",
    "**Linux**",
    "用`apt`。",
    "<details>\n<summary>答案 A&lt;B</summary>",
    "四。",
    "</details>",
    "按<kbd>Ctrl</kbd>。",
  ]);
});

test("formulas, tables, tasks and drawings are as the author wrote them, and prose is not full of backslashes", async () => {
  const body = [
    "行内 $a_i$ 与 12:30、C::std、a + b 和 **重点：**这里。",
    "$$\nx^2\n$$",
    "| 名 | 数 |\n| - | -: |\n| 甲 | 1 |",
    "```dot\ndigraph { a -> b }\n```",
    "- [x] 做完\n- [ ] 没有",
  ];
  expect((await copyOf(body.join("\n\n"))).split("\n\n")).toEqual([
    body[0],
    body[1],
    "| 名 | 数 |\n| - | -: |\n| 甲 | 1 |",
    body[3],
    body[4],
  ]);
});

test("what looks like one of our marks in a listing stays", async () => {
  expect(await copyOf("```text\nlink-YQ content:docs/a.md\n```\n")).toContain("link-YQ content:docs/a.md");
});

const components: readonly (readonly [keyof typeof mdxComponents, string, string])[] = [
  ["Tabs", "<Tabs>\n<TabItem value='a'>\n\n甲\n\n</TabItem>\n</Tabs>", "**a**\n\n甲"],
  ["TabItem", "<Tabs>\n<TabItem value='a' label={'乙'}>\n\n甲\n\n</TabItem>\n</Tabs>", "**乙**\n\n甲"],
  ["Admonition", '<Admonition type="tip" title="记住">\n\n先想。\n\n</Admonition>', "> **记住**\n>\n> 先想。"],
  ["Admonition", "<Admonition>\n\n先想。\n\n</Admonition>", "> **备注**\n>\n> 先想。"],
  [
    "CodeBlock",
    '<CodeBlock language="js" title="a.js">{`const a = "1";\nf(a);`}</CodeBlock>',
    '```js title="a.js"\nconst a = "1";\nf(a);\n```',
  ],
  ["Details", '<Details summary="题">\n\n文\n\n</Details>', "<details>\n<summary>题</summary>\n\n文\n\n</details>"],
  [
    "Details",
    "<Details summary={<summary>题</summary>}>\n\n文\n\n</Details>",
    "<details>\n<summary>题</summary>\n\n文\n\n</details>",
  ],
  ["Link", '见<Link to="/blog">博客</Link>。', "见[博客](https://a.example/blog)。"],
  ["Heading", '<Heading as="h3">小节</Heading>', "### 小节"],
  ["IdealImage", "<IdealImage img={require('./图.png')} alt=\"图\" />", "![图](https://a.example/static/ab/图.png)"],
  [
    "ThemedImage",
    "<ThemedImage alt=\"图\" sources={{ light: './图.png', dark: './图.png' }} />",
    "![图](https://a.example/static/ab/图.png)",
  ],
  ["Mermaid", '<Mermaid value="pie" />', "```mermaid\npie\n```"],
  ["BrowserOnly", "<BrowserOnly fallback={<p>加载中</p>}>{() => <b>乙</b>}</BrowserOnly>", "加载中"],
  ["Translate", "<Translate>乙</Translate>", "乙"],
  ["TOCInline", "甲\n\n<TOCInline />", "甲"],
  ["Areas", "甲\n\n<Areas />", "甲"],
  ["DocCardList", "甲\n\n<DocCardList />", "甲"],
  ["Head", "甲\n\n<Head><title>乙</title></Head>", "甲"],
];

test.each(components)("a <%s> is in the copy as Markdown: %s", async (_, body, markdown) => {
  expect(await copyOf(body, "mdx", { "docs/图.png": "" })).toBe(markdown);
});

test("every component of the site has an example above", () => {
  expect(Object.keys(mdxComponents).filter((name) => !components.some(([tested]) => tested === name))).toEqual([]);
});
