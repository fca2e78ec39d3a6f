import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { build, withProject } from "../support/gatsby";

/**
 * Copies content out of the repository, because inside it Git would know the date of every file.
 */
function copyContent(name: string, dir: string): string {
  const content = path.join(dir, "content");
  cpSync(path.resolve("e2e/fixtures", name), content, { recursive: true });
  return content;
}

test.describe.configure({ timeout: 240_000 });

/** Places in the fixture's files, each with its expected message. */
const errors = [
  ["site.yml:2 favicon", '"/favicon.ico"不是能读的图片'],
  ["site.yml:4 navbar.left.0", '没有侧边栏"nowhere"'],
  ["docs/empty-title.mdx:2 title", '写的是""，不能为空'],
  ["docs/wrong-type.mdx:2 title", "写的是true，应为带引号的文本"],
  ["docs/wrong-type.mdx:3 sidebar_position", '写的是"first"，应为数字'],
  ["docs/bad-yaml.mdx:3", "YAML格式有误"],
  ["docs/not-utf8.md:2", "不是UTF-8编码"],
  ["docs/twice/two.mdx", "地址/docs/same已被docs/twice/one.mdx使用"],
  ["docs/slug.mdx:2 slug", '写的是"a b?c"，地址里不能有"?"'],
  ["docs/both.mdx:3 unlisted", "草稿不能同时设为未列出"],
  ["docs/unclosed.mdx:5", "<Tabs>没有闭合"],
  ["docs/less-than.mdx:5", ".mdx里<和{是语法"],
  ["docs/brace.mdx:5", "集合{一，二}有两个元素。"],
  ["docs/unknown-component.mdx:5", "不是已知的组件（Tabs、TabItem、Admonition、"],
  ["docs/import.mdx:5", 'import from "./chart"：这里没有与它对应的东西'],
  ["docs/links.mdx:5", '链接到"/docs/nowhere"，本站没有这一页'],
  ["docs/links.mdx:7", "none.png"],
  ["blog/no-date.mdx date", "没有日期：front matter、文件名和git里都查不到"],
  ["blog/2021-02-30-impossible.mdx date", '写的是"2021-02-30"，不是有效的日期'],
  ["blog/2021-09-07-author.mdx:3 authors", 'authors.yml里没有"xiaoshen" → authors: xiaoshan'],
  ["sidebars.yml:5 main.items.1", '没有id为"empty-titel"的文档'],
  ["sidebars.yml:6 main.items.2", '分类"空的分类"既没有items，也没有link'],
] as const;

const warnings = [
  ["docs/unknown-key.mdx:2 titel", "没有这个字段，已忽略 → 是否想写title？"],
  ["docs/proto.mdx:2 __proto__", "没有这个字段"],
  ["docs/admonition.mdx:5", "tipp"],
  ["docs/language.mdx:5", "pyhton"],
  ["docs/anchor.mdx:5", "里没有标题#没有"],
  ["docs/links.mdx:5", "链接到文件docs/none.mdx，它不是页面"],
  ["sidebars.yml:9 other.items.0", '"crlf"列了两次：这里，以及第4行（main.items.0）'],
  ["blog/2021-07-30-disagree.mdx:3 date", "以front matter为准"],
] as const;

test("a build of broken content fails once and lists every mistake", async () => {
  await withProject(async (dir) => {
    const { code, output } = await build(dir, { CONTENT_DIR: copyContent("broken", dir) });
    expect(code).not.toBe(0);
    for (const [place, message] of [...errors, ...warnings]) {
      expect.soft(output, `${place}: ${message}`).toContain(place);
      expect.soft(output, `${place}: ${message}`).toContain(message);
    }
    for (const faultless of ["带 空格 😀.mdx", "crlf.md:"]) expect.soft(output).not.toContain(faultless);
  });
});
