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
