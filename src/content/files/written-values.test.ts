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
    ["title: #标签", 'title: "#标签"', /title是空的/],
    ["title: &锚 甲", 'title: "&锚 甲"', /&锚在YAML里不是文字，title只读到"甲"/],
    ["title: !important 甲", 'title: "!important 甲"', /!important在YAML里不是文字/],
    ["title: !重要 甲", 'title: "!重要 甲"', /缺少引号/],
    ['title: "引号"后面', "title: '\"引号\"后面'", /多余的内容/],
    ["title: '甲'乙", "title: \"'甲'乙\"", /多余的内容/],
    ['title: "没有结束', 'title: "没有结束"', /引号没有闭合/],
    ["title: [草稿] 标题", 'title: "[草稿] 标题"', /多余的内容/],
    ["tags: [a, b", "tags: [a, b]", /括号没有闭合/],
    ["tags: [@甲, *乙, 丙]", 'tags: ["@甲", "*乙", 丙]', /不能以@/],
    ["title: 甲\n\ttags: [a]", "tags: [a]", /制表符/],
    ["title: 甲\ntitle: 乙", "删去其中一行", /写了两次/],
  ])("says how to write %j", (yaml, fix, message) => {
    const [first] = parseFrontMatter(`---\n${yaml}\n---\n`, "docs/a.md").diagnostics;
    expect(first).toMatchObject({ fix, message: expect.stringMatching(message) });
  });

  test("an anchor in use is not part of the text, and a warning changes no other value", () => {
    const { data, diagnostics } = parseFrontMatter(
      "---\ntitle: 学习 #标签\nslug: 1.10\ndescription: &d 说明\nsummary: *d\n---\n",
      "docs/a.md",
    );
    expect(data).toEqual({ title: "学习", slug: "1.10", description: "说明", summary: "说明" });
    expect(diagnostics).toHaveLength(1);
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
