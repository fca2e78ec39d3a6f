import { formatDiagnostic } from "../../lib/diagnostic";
import { docFields } from "../docs/file/doc-fields";
import { contentFile } from "../testing/content-file";
import { parseFrontMatter } from "./read-markdown";

describe("values are read as they are written", () => {
  const read = (yaml: string) => docFields(contentFile("docs/a.md", `---\n${yaml}\n---\n文\n`), "docs");

  test.each([
    ["1.10", "1.10"],
    ["007", "007"],
    ["0x1F", "0x1F"],
    ["1e3", "1e3"],
    ["2025", "2025"],
    ["yes", "yes"],
  ])("title: %s", (written, title) => {
    expect(read(`title: ${written}\nslug: ${written}\ntags: [${written}]\nsidebar_position: 1.0`)).toMatchObject({
      fields: { title, path: `/docs/${written}`, tags: [written], sidebarPosition: 1 },
      diagnostics: [],
    });
  });

  test("a field without a value is none, a list may be its only item", () => {
    expect(read("title: 甲\ntags:\nkeywords: 一\ndescription:")).toMatchObject({
      fields: { tags: [], keywords: ["一"], descriptionText: null },
      diagnostics: [],
    });
    expect(read("title: 甲\npagination_next: null").fields).toMatchObject({ paginationNext: null });
  });

  test("reports a tag in a title that YAML reads as a comment", () => {
    const { diagnostics } = parseFrontMatter("---\ntitle: 学习 #标签 # 注\nslug: a # 说明\n---\n", "docs/a.md");
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      expect.stringMatching(/^docs\/a\.md:2 title: 标签.*只读到"学习"/),
    ]);
  });

  test.each([
    ["\n---\ntitle: 甲\n---\n文\n", /^docs\/a\.md:2: front matter前面有空行/],
    ["----\ntitle: 甲\n----\n文\n", /^docs\/a\.md:1: front matter写在----之间/],
    ['+++\ntitle = "甲"\n+++\n文\n', /^docs\/a\.md:1: front matter写在\+\+\+之间/],
  ])("front matter elsewhere is named: %j", (text, message) => {
    expect(parseFrontMatter(text, "docs/a.md").diagnostics.map(formatDiagnostic)).toEqual([
      expect.stringMatching(message),
    ]);
  });
});
