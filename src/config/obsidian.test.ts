import { join } from "node:path";
import { contentFolder } from "../markdown/testing/render";
import { givenPath, isAllDocs, isLinked, notesContent } from "./obsidian";

test.each([
  ["notes at the top", { "网络.md": "" }, true],
  ["notes in folders", { "编程/C/指针.mdx": "", "README.md": "" }, true],
  ["a vault", { ".obsidian/app.json": "{}" }, true],
  ["a folder of this site", { "docs/a.md": "", "网络.md": "" }, false],
  ["only what a build and npm write", { "public/a/index.md": "", "node_modules/b/c.md": "", "README.md": "" }, false],
  ["no Markdown", { "site.yml": "title: 甲\n", "图.png": "" }, false],
])("a folder with %s", (_, files, isDocs) => {
  expect(isAllDocs(contentFolder(files))).toBe(isDocs);
});

test("a folder that does not exist has no notes", () => {
  expect(isAllDocs("/nowhere")).toBe(false);
});

test("the files of a folder of notes are named as in that folder", () => {
  const notes = contentFolder({ "编程/指针.md": "", "site.yml": "" });
  const content = notesContent(notes);
  expect(isLinked(content)).toBe(true);
  expect(givenPath("docs/编程/指针.md", content)).toBe("编程/指针.md");
  expect(givenPath("site.yml", content)).toBe("site.yml");
  expect(givenPath("docs/编程/指针.md", join(notes, "content"))).toBe("docs/编程/指针.md");
});
