import { editDistance, misspelt, nearest, nearestPath } from "./nearest";

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

test.each([
  [
    "docs/notes/abuot.md",
    "a similar name in the same folder",
    ["docs/notes/abut.md", "pages/about.md"],
    "docs/notes/abut.md",
  ],
  ["docs/notes/about.md", "same name elsewhere", ["docs/notes/b.md", "pages/about.mdx"], "pages/about.mdx"],
  ["docs/notes/abuot.md", "similar name elsewhere", ["docs/notes/b.md", "pages/about.md"], "pages/about.md"],
  ["docs/note/index.md", "the nearest folder", ["docs/notes/index.md", "docs/other/index.md"], "docs/notes/index.md"],
  ["docs/a/long/folder/nowhere.md", "no similar name", ["docs/a/long/folder/b.md"], undefined],
])("for the missing path %s suggests %s", (path, _, candidates, expected) => {
  expect(nearestPath(path, candidates)).toBe(expected);
});

test("a misspelling has one or two edits, and the same first letter", () => {
  const names = ["python", "tres", "csharp", "d", "make", "Tabs"];
  expect(["pyhton", "maek", "Tabls"].map((word) => misspelt(word, names))).toEqual(["python", "make", "Tabs"]);
  expect(["tabs1234", "chart", "d2", "trap", "ython"].map((word) => misspelt(word, names))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
