import { friendsPage } from "../../shared/site-files";
import { type SearchData, searchContents } from "./search-records";

const section = (titles: string[], text: string, questions: string[] = []) => ({
  id: titles.at(-1) ?? null,
  titles,
  text,
  questions,
});
const plain = { keywords: [], questions: [], descriptionText: null, outgoingLinks: [] };
const kinds = new Map([
  ["docs", "其他文档"],
  ["blog", "博客"],
  ["pages", "页面"],
]);

const data: SearchData = {
  synonyms: { nodes: [{ words: ["提示词", "咒语"] }] },
  friends: { nodes: [{ name: "某站", description: "一句话" }] },
  sidebars: { nodes: [{ sidebarId: "llmSidebar", label: "AI 大模型" }] },
  pages: {
    nodes: [
      {
        kind: "docs",
        ...plain,
        path: "/docs/llm/提示词",
        title: "提示词",
        questions: ["怎么跟AI说话"],
        descriptionText: "怎样写。",
        sidebar: "llmSidebar",
        breadcrumbs: [{ title: "提示词工程" }, { title: "提示词" }],
        tagLinks: [{ label: "写作" }],
        article: {
          sections: [
            section([], "开头"),
            section(["结构"], "结构的文字"),
            section(["结构", "角色"], "角色的文字", ["它是谁"]),
          ],
        },
      },
      {
        kind: "docs",
        ...plain,
        path: "/docs/lost",
        title: "散页",
        sidebar: null,
        breadcrumbs: [],
        tagLinks: [],
        article: { sections: [section(["只有标题"], "文字")] },
      },
      {
        kind: "blog",
        ...plain,
        path: "/blog/2025/a",
        title: "新",
        date: "2025-05-05T00:00:00.000Z",
        tags: [],
        authors: [],
        article: { sections: [section([], "新文")] },
      },
      {
        kind: "pages",
        ...plain,
        keywords: ["链接"],
        name: friendsPage,
        path: "/friendship",
        title: "友链",
        article: { sections: [section([], "开头")] },
      },
      {
        kind: "blog",
        ...plain,
        path: "/blog/2021/b",
        title: "旧",
        date: "2021-07-30",
        tags: [],
        authors: [],
        article: { sections: [section([], "旧文")] },
      },
    ],
  },
};

const { areas, synonyms } = searchContents(data, kinds);
const pages = areas.flatMap(({ pages }) => pages);

test("sorts pages into areas per sidebar and kind, the newest posts first, and leaves out areas without pages", () => {
  expect(areas.map(({ id, pages }) => [id, pages.map(({ title }) => title)])).toEqual([
    ["llmSidebar", ["提示词"]],
    ["docs", ["散页"]],
    ["blog", ["新", "旧"]],
    ["pages", ["友链"]],
  ]);
});

test("a page has its place, its tags, its headings, and its questions", () => {
  expect(pages[0]).toEqual({
    path: "/docs/llm/提示词",
    title: "提示词",
    under: ["提示词工程"],
    words: ["写作"],
    description: "怎样写。",
    sections: [
      { id: null, level: 1, title: "提示词", text: "开头", questions: ["怎么跟AI说话"] },
      { id: "结构", level: 2, title: "结构", text: "结构的文字", questions: [] },
      { id: "角色", level: 3, title: "角色", text: "角色的文字", questions: ["它是谁"] },
    ],
  });
});

test("a page that begins with a heading still has a text before it", () => {
  expect(pages[1]?.sections.map(({ id, text }) => [id, text])).toEqual([
    [null, ""],
    ["只有标题", "文字"],
  ]);
});

test("friends are found on their page, and pages are found by keywords that their text lacks", () => {
  expect(pages.at(-1)?.sections[0]?.text).toBe("开头\n某站 一句话");
  expect(pages.at(-1)?.words).toEqual(["链接"]);
});

test("pages are found by the texts of links, unless a heading has that text or it leads to several pages", () => {
  const link = (text: string, path: string | null) => ({ text, path, href: "", isExternal: false });
  const outgoingLinks = [
    link("咒语", "/docs/llm/提示词"),
    link("角色", "/docs/llm/提示词"),
    link("上一篇", "/docs/llm/提示词"),
    link("上一篇", "/friendship"),
    link("怎样一步一步地写出好的提示", "/docs/llm/提示词"),
    link("别处", null),
  ];
  const nodes = data.pages.nodes.map((page, index) => (index === 1 ? { ...page, outgoingLinks } : page));
  const [area] = searchContents({ ...data, pages: { nodes } }, kinds).areas;
  expect(area?.pages[0]?.words).toEqual(["写作", "咒语"]);
});

test("the synonyms are the owner's", () => {
  expect(synonyms).toEqual([["提示词", "咒语"]]);
});

test("a sidebar may have the id of a kind, or the id that the kind then gets", () => {
  const idsWith = (...ids: string[]) =>
    searchContents(
      { ...data, sidebars: { nodes: ids.map((sidebarId) => ({ sidebarId, label: "文档" })) } },
      kinds,
    ).areas.map(({ id }) => id);
  expect(idsWith("docs")).toContain("docs-other");
  expect(idsWith("docs", "docs-other")).toContain("docs-other-other");
});
