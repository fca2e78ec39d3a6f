import { existsSync } from "node:fs";
import { site } from "../../src/config/site";
import { builtFile, builtPage, publicDir, valuesOf } from "../support/built-page";
import { aliases, blogListPages, categoryPages, docPages, otherPages, postDays } from "../support/specified-routes";

test("there are 66 docs pages, 8 categories, 17 lists and 17 posts", () => {
  expect([docPages.length, categoryPages.length, blogListPages.length, postDays.length]).toEqual([66, 8, 17, 17]);
});

test.each([...otherPages, ...blogListPages, ...categoryPages, ...docPages])("%s opens with a title", (path) => {
  const { title } = builtPage(path);
  expect(title).toContain(site.title);
  expect(title.length).toBeGreaterThan(path === "/" ? 0 : site.title.length + 3);
});

test("no two pages have the same title, by which a screen reader announces them", () => {
  const paths = [...otherPages, ...blogListPages, ...categoryPages, ...docPages];
  const titles = paths.map((path) => builtPage(path).title);
  expect(titles.filter((title, at) => titles.indexOf(title) < at)).toEqual([]);
});

test("every specified day has one post", () => {
  const posts = new Set(valuesOf(builtPage("/blog/archive"), "main a[href^='/blog/20']", "href"));
  expect([...posts].map((path) => path.split("/").slice(2, 5).join("-")).sort()).toEqual([...postDays]);
  expect([...posts].filter((path) => !existsSync(`${publicDir}${decodeURI(path)}/index.html`))).toEqual([]);
});

test("the first page of posts is at /blog only", () => {
  for (const page of [1, 18]) expect(existsSync(`${publicDir}/blog/page/${page}`)).toBe(false);
});

test.each(aliases)("%s leads to %s on a host without redirects", (alias, target) => {
  const [refresh] = valuesOf(builtPage(alias), "meta[http-equiv=refresh]", "content");
  expect(decodeURI(refresh ?? "")).toMatch(new RegExp(`^0; ?url=.*${target}$`));
});

test("the not-found page asks to tell the site that linked here", () => {
  const html = builtFile("404.html");
  expect(html).toContain("我们找不到您要找的页面。");
  expect(html).toContain("请联系原始链接来源网站的所有者，并告知他们链接已损坏。");
});
