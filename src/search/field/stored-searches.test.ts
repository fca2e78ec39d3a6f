import { areSearches } from "./stored-searches";

const search = { objectID: "/a", url: "/a", type: "lvl1", hierarchy: { lvl0: "博客", lvl1: "标题" } };

test("what DocSearch stores is kept", () => {
  expect(areSearches(JSON.stringify([search]))).toBe(true);
  expect(areSearches("[]")).toBe(true);
});

test.each([
  "",
  "{",
  "null",
  '"text"',
  "[null]",
  '[{"url":"/a"}]',
  JSON.stringify([{ ...search, url: "javascript:alert(1)" }]),
])("%s is not", (stored) => {
  expect(areSearches(stored)).toBe(false);
});
