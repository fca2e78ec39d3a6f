import type { SiteConfig } from "../config/read-site";
import { sitemapPlugin } from "./sitemap";

const page = (path: string, date: string | null = null, listed = true) => ({
  kind: path.split("/")[1] ?? "",
  path,
  listed,
  noindex: false,
  lastUpdate: date === null ? null : { date },
});

const data: Queries.SitemapQuery = {
  pages: {
    nodes: [
      "/docs/操作系统",
      "/",
      "/docs/hidden",
      "/docs/noindex",
      "/blog/a",
      "/blog/b",
      "/blog",
      "/blog/tags",
      "/blog/tags/x",
      "/blog/authors",
      "/search",
      "/404/",
      "/404.html",
      "/docs/category/c",
      "/docs",
      "/docs/s/print/",
    ].map((path) => ({ path })),
  },
  texts: {
    nodes: [
      page("/docs/操作系统", "2025-03-01T12:00:00+08:00"),
      page("/docs/hidden", "2026-01-01", false),
      { ...page("/docs/noindex", "2026-01-01"), noindex: true },
      { ...page("/blog/a"), date: "2021-07-30T00:00:00.000Z" },
      { ...page("/blog/b", "2022-02-02T00:00:00.000Z"), date: "2022-01-01T00:00:00.000Z" },
      { ...page("/blog/unlisted", null, false), date: "2025-01-01T00:00:00.000Z" },
    ],
  },
  categories: {
    nodes: [{ path: "/docs/category/c", items: [{ path: "/docs/操作系统" }, { path: "https://b.example/" }] }],
  },
  authors: { nodes: [] },
  areas: {
    nodes: [
      { printPath: "/docs/s/print", netPath: "/docs/s/net" },
      { printPath: null, netPath: null },
    ],
  },
  tags: [{ path: "/blog/tags/x", items: [{ path: "/blog/a" }] }],
};

const site = { url: "https://a.example", blog: { routeBasePath: "blog" }, search: { searchPagePath: "search" } };
const { options } = sitemapPlugin(site as SiteConfig);
const entries = new Map(options.resolvePages(data).map(({ path, lastmod }) => [path, lastmod]));

test("leaves out unlisted pages, print pages, the search page, pages with noindex, empty lists and entries without a page", () => {
  // The plugin leaves out /404 by itself.
  const shown = [...entries.keys()].filter((path) => !options.excludes.includes(path) && !path.startsWith("/404"));
  expect(shown).toEqual([
    "/",
    "/blog",
    "/blog/a",
    "/blog/b",
    "/blog/tags",
    "/blog/tags/x",
    "/docs",
    "/docs/category/c",
    "/docs/操作系统",
  ]);
});

test("a text has the date of its last change, or the date of the post", () => {
  expect(entries.get("/docs/操作系统")).toBe("2025-03-01T12:00:00+08:00");
  expect(entries.get("/blog/b")).toBe("2022-02-02T00:00:00.000Z");
  expect(entries.get("/blog/a")).toBe("2021-07-30T00:00:00.000Z");
});

test("a list has the date of its newest item, and unknown dates are omitted", () => {
  expect(entries.get("/blog")).toBe("2022-02-02T00:00:00.000Z");
  expect(entries.get("/blog/tags/x")).toBe("2021-07-30T00:00:00.000Z");
  expect(entries.get("/docs/category/c")).toBe("2025-03-01T12:00:00+08:00");
  expect(entries.get("/docs")).toBeUndefined();
});

test("percent-encodes addresses", () => {
  expect(options.serialize({ path: "/docs/操作系统/C++", lastmod: undefined })).toEqual({
    url: "/docs/%E6%93%8D%E4%BD%9C%E7%B3%BB%E7%BB%9F/C++",
  });
});
