import type { SearchArea, SearchRecord } from "../../src/shared/search-files";
import { docSearchRecords, indexSettings } from "./docsearch-records";

const site = { baseUrl: "https://site.example/notes/", language: "zh-Hans" };
const areas: SearchArea[] = [{ id: "llmSidebar", label: "AI 大模型", tag: "docs-default-current", pages: 1 }];
const page: SearchRecord = {
  path: "/docs/llm/提示词",
  title: "提示词",
  sections: [
    { id: null, level: 1, title: "提示词", text: "开头", questions: ["怎么跟AI说话"] },
    { id: "结构", level: 2, title: "结构", text: "", questions: [] },
    { id: "角色", level: 3, title: "角色", text: "角色的文字", questions: ["谁来演"] },
    { id: "例子", level: 2, title: "例子", text: "例子", questions: [] },
  ],
};

const records = docSearchRecords(areas, [page], site);

test("every section is a record in DocSearch's shape", () => {
  expect(records[2]).toEqual({
    objectID: "/docs/llm/提示词#角色",
    url: "https://site.example/notes/docs/llm/%E6%8F%90%E7%A4%BA%E8%AF%8D#%E8%A7%92%E8%89%B2",
    url_without_anchor: "https://site.example/notes/docs/llm/%E6%8F%90%E7%A4%BA%E8%AF%8D",
    type: "lvl3",
    hierarchy: { lvl0: "AI 大模型", lvl1: "提示词", lvl2: "结构", lvl3: "角色", lvl4: null, lvl5: null, lvl6: null },
    content: "角色的文字",
    questions: ["谁来演"],
    anchor: "角色",
    language: "zh-Hans",
    docusaurus_tag: "docs-default-current",
    weight: { pageRank: 0, level: 70, position: 2 },
  });
});

test("puts the questions of a page into its first record", () => {
  expect(records.map(({ questions }) => questions)).toEqual([["怎么跟AI说话"], undefined, ["谁来演"], undefined]);
});

test("a heading after a deeper one clears the deeper level", () => {
  expect(records[3]?.hierarchy).toMatchObject({ lvl2: "例子", lvl3: null });
});

test("a section without text has no content", () => {
  expect(records[1]?.content).toBeNull();
});

test("all records of a page form one group, since the index counts pages", () => {
  const groups = new Set(records.map((record) => record[indexSettings.attributeForDistinct]));
  expect(groups.size).toBe(1);
});

test("a text too long for Algolia continues in further records without loss", () => {
  const long = Array.from({ length: 60 }, (_, line) => `${line}${"字".repeat(120)}`).join("\n");
  const parts = docSearchRecords(
    areas,
    [{ ...page, sections: [{ id: null, level: 1, title: "提示词", text: long, questions: [] }] }],
    site,
  );
  expect(parts.length).toBeGreaterThan(1);
  expect(new Set(parts.map(({ objectID }) => objectID)).size).toBe(parts.length);
  expect(parts.map(({ content }) => content).join("\n")).toBe(long);
});
