import { isAlgoliaHit, marked, matchEnd, matchStart } from "./algolia-hits";

jest.mock("../../browser/platform/site-path", () => ({ sitePath: (path: string) => path }));

test("marks are taken from the provider's own characters, and HTML stays text", () => {
  expect(marked(`前<mark>x</mark>${matchStart}时钟${matchEnd}后`)).toEqual([
    { text: "前<mark>x</mark>", marked: false },
    { text: "时钟", marked: true },
    { text: "后", marked: false },
  ]);
});

test("a hit leads to a page or is none", () => {
  expect(isAlgoliaHit({ objectID: "1", url: "https://site.example/a" })).toBe(true);
  expect(isAlgoliaHit({ objectID: "1", url: "javascript:alert(1)" })).toBe(false);
  expect(isAlgoliaHit({ url: "/a" })).toBe(false);
  expect(isAlgoliaHit(null)).toBe(false);
});
