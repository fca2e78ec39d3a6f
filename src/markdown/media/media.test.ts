import { contentFolder, printed, renderWithHtml } from "../testing/render";

const svg = `<svg xmlns="http://www.w3.org/2000/svg"/>`;
const nfd = "img/cafe\u0301.svg";

test("files of <picture> and srcset are published, and missing ones are reported", async () => {
  const contentDir = contentFolder({ "img/a.svg": svg, "img/b c.svg": svg });
  const body =
    '<picture><source media="print" srcset="../img/b%20c.svg 2x, ../img/none.svg"><img src="../img/a.svg" alt="甲" srcset="../img/a.svg 1x"></picture>\n';
  const article = await renderWithHtml({ file: "docs/a.md", contentDir, body, bodyLine: 0, format: "md" });
  expect(article.html).toContain('srcset="content:img/b%20c.svg 2x, content:img/none.svg"');
  expect(article.html).toContain('data-image="img/a.svg"');
  expect(article.attachments).toEqual(expect.arrayContaining(["img/a.svg", "img/b c.svg"]));
  expect(printed(article)).toEqual([expect.stringMatching(/^error docs\/a\.md:1: 文件"\.\.\/img\/none\.svg"不存在/)]);
});

test("a file whose name a Mac has composed otherwise is found", async () => {
  const contentDir = contentFolder({ [nfd]: svg, "docs/の\u3099.md": "# 题\n" });
  const body = "![图](../img/caf\u00e9.svg) [页](./の\u3099.md) [附](../img/caf\u00e9.svg)\n".normalize();
  const article = await renderWithHtml({ file: "docs/a.md", contentDir, body, bodyLine: 0, format: "md" });
  expect(printed(article)).toEqual([]);
  expect(article.images).toEqual([nfd]);
  expect(article.attachments).toEqual([nfd]);
});

test("a blank in an address of Markdown, and a picture without an address, are named with what to write", async () => {
  const contentDir = contentFolder({ "img/截图 1.svg": svg, "docs/讲义 (1).pdf": "x" });
  const read = async (body: string) =>
    printed(await renderWithHtml({ file: "docs/a.md", contentDir, body, bodyLine: 0, format: "md" }));
  expect(await read("![图](../img/截图 1.svg)与[附件](讲义 (1).pdf)，见[注](说明 一)\n")).toEqual([
    "warning docs/a.md:1: ![图](../img/截图 1.svg)按文字显示：地址里有空格\n    → ![图](<../img/截图 1.svg>)",
    "warning docs/a.md:1: [附件](讲义 (1).pdf)按文字显示：地址里有空格\n    → [附件](<讲义 (1).pdf>)",
  ]);
  expect(await read("![图](a.png =300x200)\n")).toEqual([
    expect.stringMatching(/地址里有空格\n {4}→ !\[图\]\(a\.png\)，要指定大小就写<img/),
  ]);
  expect(await read('<img alt="无">\n')).toEqual([expect.stringMatching(/^error docs\/a\.md:1: 图片没有写地址/)]);
  expect(await read("![](<../img/截图 1.svg>)\n")).toEqual([
    expect.stringContaining("→ ![图里是什么](<../img/截图 1.svg>)"),
  ]);
});
