import { liteClient } from "algoliasearch/lite";
import type { SearchRequest } from "../model/search-types";
import { marked, matchEnd, matchStart, searchAlgolia } from "./algolia-client";

jest.mock("../../browser/platform/site-path", () => ({ sitePath: (path: string) => path }));
jest.mock("algoliasearch/lite", () => ({ liteClient: jest.fn() }));

const search = jest.fn();

function setUp() {
  jest.mocked(liteClient).mockReturnValue({ search } as unknown as ReturnType<typeof liteClient>);
  Object.assign(globalThis, {
    window: { location: { href: "https://site.example/" } },
    document: { documentElement: { lang: "zh-Hans" } },
  });
  const algolia = { appId: "APP", searchKey: "key", indexName: "notes", insights: false };
  const settings = {
    provider: "algolia",
    searchPagePath: "search",
    contextualSearch: false,
    reportUrl: null,
    algolia,
  } as const;
  return { search: (request: SearchRequest) => searchAlgolia(request, settings) };
}

/** Returns hits with these names. `/a#1~1` is a second hit of section 1 of /a. */
const hits = (...names: string[]) =>
  names.map((name) => {
    const url = name.split("~")[0] ?? "";
    return { objectID: name, url, anchor: url.split("#")[1] ?? null, hierarchy: { lvl0: "博客", lvl1: "标题" } };
  });
const answers = (...results: object[]) => search.mockResolvedValue({ results });
const asked = () => search.mock.calls.at(-1)?.[0].requests;

test("requests pages with their best sections", async () => {
  const client = setUp();
  answers({ hits: [] });
  await client.search({ query: "内存", limit: 20 });
  expect(asked()[0]).toMatchObject({ query: "内存", hitsPerPage: 20, distinct: 3 });
});

test("counts each page once by area, in all areas", async () => {
  const client = setUp();
  answers(
    { hits: hits("/a"), nbHits: 1, nbPages: 1 },
    { hits: [], facets: { "hierarchy.lvl0": { 博客: 1, 页面: 2 } } },
  );
  const { areas, total } = await client.search({ query: "内存", area: "博客" });
  expect(asked()[0].facetFilters).toEqual(["hierarchy.lvl0:博客"]);
  expect(asked()[1]).toMatchObject({ distinct: true, facetingAfterDistinct: true, facetFilters: [] });
  expect(areas.map(({ label, count }) => [label, count])).toEqual([
    ["博客", 1],
    ["页面", 2],
  ]);
  expect(total).toBe(1);
});

test("groups hits by page, and shows a section once", async () => {
  const client = setUp();
  answers({ hits: hits("/a", "/a#1", "/a#1~1", "/b#2"), nbHits: 9, nbPages: 5 });
  const { pages, total, hasMore } = await client.search({ query: "内存", limit: 2 });
  expect(pages.map(({ path, sections }) => [path, sections.map(({ anchor }) => anchor)])).toEqual([
    ["/a", [null, "1"]],
    ["/b", ["2"]],
  ]);
  expect([total, hasMore]).toEqual([9, true]);
});

test("counts only the received pages of an index that groups by section, and has more until its end", async () => {
  const client = setUp();
  answers({ hits: hits("/a#1", "/a#2", "/b#1"), nbHits: 4, nbPages: 2 });
  expect(await client.search({ query: "内存", limit: 3 })).toMatchObject({ total: 2, hasMore: true });
  answers({ hits: hits("/a#1", "/a#2", "/b#1", "/b#2"), nbHits: 4, nbPages: 1 });
  expect(await client.search({ query: "内存", limit: 4 })).toMatchObject({ total: 2, hasMore: false });
});

test("marks matches by the provider's own characters, and keeps HTML as text", () => {
  expect(marked(`前<mark>x</mark>${matchStart}时钟${matchEnd}后`)).toEqual([
    { text: "前<mark>x</mark>", marked: false },
    { text: "时钟", marked: true },
    { text: "后", marked: false },
  ]);
});
