import { editDistance, nearest } from "./nearest";

test("finds the intended word for a typo, regardless of case", () => {
  expect(nearest("titel", ["title", "tags"])).toBe("title");
  expect(nearest("Sidebar_Label", ["sidebar_label"])).toBe("sidebar_label");
});

test("suggests nothing for a word that resembles no candidate", () => {
  expect(nearest("xyz", ["title", "description"])).toBeUndefined();
  expect(nearest("gdb", ["ada", "go"])).toBeUndefined();
  expect(nearest("t", ["a"])).toBeUndefined();
  expect(nearest("gob", ["go"])).toBe("go");
});

test("counts insertions, deletions and substitutions", () => {
  expect([editDistance("", "abc"), editDistance("kitten", "sitting"), editDistance("同", "同")]).toEqual([3, 3, 0]);
});
