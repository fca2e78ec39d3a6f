import { friendsPage } from "../../contract/site-files";
import { type SearchData, searchRecords } from "./search-records";

const section = (titles: string[], text: string, questions: string[] = []) => ({
  id: titles.at(-1) ?? null,
  titles,
  text,
  questions,
});
const plain = { keywords: [], questions: [], descriptionText: null };
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

const { titles, outlines, files } = searchRecords(data, kinds);

test("groups texts in files per sidebar and per year of the blog, and limits their size for the service worker", () => {
  const names = ["llmSidebar-1", "docs-1", "blog-2025-1", "blog-2021-1", "pages-1"];
  expect(files.map(({ name }) => name)).toEqual(names);
  expect(files[0]?.texts).toEqual([[["开头"], ["结构的文字"], ["角色的文字", "它是谁"]]]);
  const long = { ...data.pages.nodes[0], article: { sections: [section([], "长".repeat(60_000))] } } as never;
  const pages = { nodes: [long, long, long] };
  const split = searchRecords({ ...data, pages }, kinds);
  expect(split.files.map(({ name, texts }) => [name, texts.length])).toEqual([
    ["llmSidebar-1", 2],
    ["llmSidebar-2", 1],
  ]);
  expect(split.titles.pages.map(({ file }) => file)).toEqual([0, 0, 1]);
});

test("the titles give a page's place, and its outline matches the texts", () => {
  expect(titles.pages[0]).toEqual({
    path: "/docs/llm/提示词",
    title: "提示词",
    area: 0,
    file: 0,
    under: ["提示词工程"],
  });
  expect(outlines[0]).toEqual({
    questions: ["怎么跟AI说话"],
    description: "怎样写。",
    headings: [
      ["结构", 2, "结构"],
      ["角色", 3, "角色"],
    ],
  });
});

test("a page that begins with a heading still has a text before it", () => {
  expect(outlines[1]).toEqual({ headings: [["只有标题", 2, "只有标题"]] });
  expect(files[1]?.texts).toEqual([[[""], ["文字"]]]);
});

test("areas without pages are omitted", () => {
  expect(titles.areas.map(({ id }) => id)).toEqual(["llmSidebar", "docs", "blog", "pages"]);
});

test("friends are found on their page, and pages are found by keywords that their text lacks", () => {
  expect(files.at(-1)?.texts).toEqual([[["开头\n某站 一句话"]]]);
  expect(titles.pages.at(-1)?.words).toEqual(["链接"]);
});

test("the owner's synonyms follow the built-in ones", () => {
  expect(titles.synonyms?.at(-1)).toEqual(["提示词", "咒语"]);
});

test("a sidebar may have the id of a kind, or the id that the kind then gets", () => {
  const named = (...ids: string[]) => ({
    ...data,
    sidebars: { nodes: ids.map((sidebarId) => ({ sidebarId, label: "文档" })) },
  });
  const areas = searchRecords(named("docs"), kinds).titles.areas.map(({ id }) => id);
  expect(areas).toContain("docs-other");
  expect(searchRecords(named("docs", "docs-other"), kinds).titles.areas.map(({ id }) => id)).toContain(
    "docs-other-other",
  );
});
