import { sitemapEntries } from "./sitemap-entries";
import type { SitemapData } from "./sitemap-query";

const page = (path: string, date: string | null = null, listed = true) => ({
  kind: path.split("/")[1] ?? "",
  path,
  listed,
  lastUpdate: date === null ? null : { date },
});

const data: SitemapData = {
  pages: {
    nodes: [
      "/docs/操作系统",
      "/",
      "/docs/hidden",
      "/blog/a",
      "/blog/b",
      "/blog",
      "/blog/tags/x",
      "/search",
      "/404/",
      "/404.html",
      "/docs/category/c",
      "/docs",
    ].map((path) => ({ path })),
  },
  written: {
    nodes: [
      page("/docs/操作系统", "2025-03-01T12:00:00+08:00"),
      page("/docs/hidden", "2026-01-01", false),
      { ...page("/blog/a"), date: "2021-07-30T00:00:00.000Z" },
      { ...page("/blog/b", "2022-02-02T00:00:00.000Z"), date: "2022-01-01T00:00:00.000Z" },
      { ...page("/blog/unlisted", null, false), date: "2025-01-01T00:00:00.000Z" },
    ],
  },
  categories: { nodes: [{ path: "/docs/category/c", cards: [{ path: "/docs/操作系统" }, { path: null }] }] },
  authors: { nodes: [] },
  tags: [{ path: "/blog/tags/x", posts: [{ path: "/blog/a" }] }],
};

const entries = new Map(
  sitemapEntries(data, { blogBasePath: "blog", noindex: ["/search", "/404", "/404.html"] }).map(({ path, lastmod }) => [
    path,
    lastmod,
  ]),
);

test("unlisted pages, noindex pages and entries without a page are left out", () => {
  expect([...entries.keys()].sort()).toEqual(
    ["/", "/blog", "/blog/a", "/blog/b", "/blog/tags/x", "/docs", "/docs/category/c", "/docs/操作系统"].sort(),
  );
});

test("a text has the date of its last change, else the post's own", () => {
  expect(entries.get("/docs/操作系统")).toBe("2025-03-01T12:00:00+08:00");
  expect(entries.get("/blog/b")).toBe("2022-02-02T00:00:00.000Z");
  expect(entries.get("/blog/a")).toBe("2021-07-30T00:00:00.000Z");
});

test("a list has the date of its newest item, and unknown dates are omitted", () => {
  expect(entries.get("/blog")).toBe("2022-02-02T00:00:00.000Z");
  expect(entries.get("/blog/tags/x")).toBe("2021-07-30T00:00:00.000Z");
  expect(entries.get("/docs/category/c")).toBe("2025-03-01T04:00:00.000Z");
  expect(entries.get("/docs")).toBeUndefined();
});
