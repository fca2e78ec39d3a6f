import { docOf, postOf } from "../../content/testing/fields";
import { backlinksByFile } from "./page-relations";

const a = docOf("docs/a.mdx", "aliases: [/old]");
const b = docOf("docs/乙.mdx");
const post = postOf("blog/2021-07-30-c.mdx");
const hidden = docOf("docs/hidden.mdx", "unlisted: true");
const pages = [a, b, post, hidden];
const catalog = {
  pages,
  pathByFile: new Map(pages.map(({ file, path }) => [file, path])),
  redirects: [{ from: "/old", to: a.path }],
};
const links = (...hrefs: string[]) => hrefs.map((href) => ({ href, line: 1, sentence: `见${href}。` }));

test("finds the listed pages that link to a page by file, address or alias, each once", () => {
  const backlinks = backlinksByFile(
    [
      { file: b.file, links: links("content:docs/a.mdx#x", "/docs/a?y=1", "/docs/a/", "#own", "content:docs/乙.mdx") },
      { file: post.file, links: links("/old", "../../../../docs/乙") },
      { file: hidden.file, links: links("/docs/a") },
    ],
    catalog,
  );
  expect(backlinks.get(a.file)?.map(({ page }) => page.path)).toEqual(["/docs/乙", "/blog/2021/07/30/c"]);
  expect(backlinks.get(b.file)?.map(({ page }) => page.path)).toEqual(["/blog/2021/07/30/c"]);
  expect(backlinks.get(post.file)).toBeUndefined();
  // If a page links to another several times, the backlink shows the sentence of the first link.
  expect(backlinks.get(a.file)?.map(({ sentence }) => sentence)).toEqual(["见content:docs/a.mdx#x。", "见/old。"]);
});
