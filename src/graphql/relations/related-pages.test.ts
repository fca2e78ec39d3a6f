import type { ContentPage } from "../../content/kind";
import { docOf, postOf } from "../../content/testing/fields";
import { relatedPages } from "./related-pages";

const congestion = docOf("docs/congestion.mdx", "title: 拥塞控制\nquestions: [丢包之后窗口怎么变]");
const windows = docOf("docs/window.mdx", "title: 滑动窗口与拥塞窗口");
const paging = docOf("docs/paging.mdx", "title: 分页与页表");
const tlb = docOf("docs/tlb.mdx", "title: 页表的缓存");
const hidden = docOf("docs/hidden.mdx", "title: 拥塞控制的草稿\nunlisted: true");
const post = postOf("blog/2021-07-30-c.mdx", "title: 一篇随笔");
const list = docOf("docs/list.mdx", "title: 阅读地图");
const pages = [congestion, windows, paging, tlb, hidden, post, list];
const related = relatedPages(
  pages,
  [{ file: paging.file, headings: [{ id: "", text: "页表的层数", depth: 2 }] }],
  new Map<string, ContentPage[]>([
    [paging.file, [post]],
    ...[congestion, windows, tlb, post].map((page): [string, ContentPage[]] => [page.file, [list]]),
  ]),
);
const titles = (page: { readonly file: string }) => related.get(page.file)?.map(({ title }) => title);

test("finds pages about the same topic by rare words of titles, headings and questions", () => {
  expect(titles(congestion)).toEqual(["滑动窗口与拥塞窗口"]);
  expect(titles(paging)).toContain("页表的缓存");
});

test("relates a page to the few pages that it links to, and not to a page that links to many", () => {
  expect(titles(paging)).toContain("一篇随笔");
  expect(titles(post)).not.toContain("阅读地图");
});

test("relates unlisted pages to no page", () => {
  expect(related.has(hidden.file)).toBe(false);
  expect([...related.values()].flat()).not.toContain(hidden);
});
