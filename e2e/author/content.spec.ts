import { cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { build, withProject } from "../support/gatsby";

/** Copies content out of the repository, because inside it git would know the date of every file. */
function copyContent(name: string, dir: string): string {
  const content = path.join(dir, "content");
  cpSync(path.resolve("e2e/fixtures", name), content, { recursive: true });
  return content;
}

test.describe.configure({ timeout: 240_000 });

/** Files with their expected message. Each file of the fixture has at most one mistake. */
const errors = [
  ["site.yml:2 favicon", '"/favicon.ico" is no picture that can be read'],
  ["site.yml:4 navbar.left.0", 'there is no sidebar "nowhere"'],
  ["docs/empty-title.mdx:2 title", 'is "": it is empty'],
  ["docs/wrong-type.mdx:2 title", "is true: expected text"],
  ["docs/wrong-type.mdx:3 sidebar_position", 'is "first": expected a number'],
  ["docs/bad-yaml.mdx:3", "malformed YAML"],
  ["docs/not-utf8.md:2", "is not UTF-8"],
  ["docs/twice/two.mdx", "has the address /docs/same, which docs/twice/one.mdx has already"],
  ["docs/slug.mdx:2 slug", 'is "a b?c": "?" cannot stand in an address'],
  ["docs/both.mdx:3 unlisted", "is true on a draft"],
  ["docs/unclosed.mdx:5", "<Tabs>没有闭合"],
  ["docs/less-than.mdx:5", ".mdx里<和{是语法"],
  ["docs/brace.mdx:5", "集合{一，二}有两个元素。"],
  ["docs/unknown-component.mdx:5", "不是已知的组件（Tabs、TabItem、Admonition、"],
  ["docs/import.mdx:5", 'import from "./chart"：这里没有与它对应的东西'],
  ["docs/links.mdx:5", 'links to "/docs/nowhere", which is no page of this site'],
  ["docs/links.mdx:7", "none.png"],
  ["blog/no-date.mdx date", "is missing: neither the front matter nor the file name nor git knows"],
  ["blog/2021-02-30-impossible.mdx date", 'is "2021-02-30": there is no such day'],
  ["blog/2021-09-07-author.mdx authors", '"jienang" is not in authors.yml → authors: jieneng'],
  ["sidebars.yml:5 main.items.1", 'there is no docs page with the id "empty-titel"'],
  ["sidebars.yml:6 main.items.2", 'the category "空的分类" has neither items nor a link'],
] as const;

const warnings = [
  ["docs/unknown-key.mdx:2 titel", "is not a known field and is ignored → did you mean title?"],
  ["docs/proto.mdx:2 __proto__", "is not a known field"],
  ["docs/admonition.mdx:5", "tipp"],
  ["docs/language.mdx:5", "pyhton"],
  ["docs/anchor.mdx:5", "has no heading #没有"],
  ["docs/links.mdx:5", "links to the file docs/none.mdx, which is no page"],
  ["sidebars.yml:9 other.items.0", '"crlf" is listed twice: here and at line 4 (main.items.0)'],
  ["blog/2021-07-30-disagree.mdx:3 date", "the front matter wins"],
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
