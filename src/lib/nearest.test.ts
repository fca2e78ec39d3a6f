import { editDistance, nearest } from "./nearest";

test("a typo finds the word that was meant, whatever its case", () => {
  expect(nearest("titel", ["title", "tags"])).toBe("title");
  expect(nearest("Sidebar_Label", ["sidebar_label"])).toBe("sidebar_label");
});

test("a word that resembles no candidate gets no suggestion", () => {
  expect(nearest("xyz", ["title", "description"])).toBeUndefined();
  expect(nearest("gdb", ["ada", "go"])).toBeUndefined();
  expect(nearest("t", ["a"])).toBeUndefined();
  expect(nearest("gob", ["go"])).toBe("go");
});

test("edit distance counts insertions, deletions and substitutions", () => {
  expect([editDistance("", "abc"), editDistance("kitten", "sitting"), editDistance("同", "同")]).toEqual([3, 3, 0]);
});
