import { type CopiedPage, type LlmsData, llmsFullTxt, llmsSections, llmsTxt, pageMarkdown } from "./llms";

const site = { url: "https://a.example", baseUrl: "/notes/", title: "笔记", tagline: "尽快做", description: "学习。" };

const page = (path: string, title: string, more: Partial<CopiedPage> = {}): CopiedPage => ({
  kind: path.split("/")[1] ?? "",
  path,
  title,
  description: `${title}是什么`,
  listed: true,
  lastUpdate: null,
  article: { markdown: "正文。" },
  ...more,
});

const data: LlmsData = {
  sidebars: {
    nodes: [
      { sidebarId: "os", label: "系统", entries: [{ path: "/docs/intro" }, { path: null }, { path: "/docs/Linux/" }] },
    ],
  },
  pages: {
    nodes: [
      page("/docs/Linux/", "Linux", { sidebar: "os" }),
      page("/docs/intro", "导读", { sidebar: "os" }),
      page("/docs/hidden", "暗", { sidebar: "os", listed: false }),
      page("/docs/alone", "独", { sidebar: null }),
      page("/blog/a", "C# [随笔]", { date: "2021-07-30T00:00:00.000Z" }),
    ],
  },
};
const sections = llmsSections(data, [
  { folder: "docs", label: "其他" },
  { folder: "blog", label: "博客" },
  { folder: "pages", label: "页面" },
]);

test("llms.txt has a title, a quote and links to the copies of listed pages, in the order of the sidebars", () => {
  const lines = llmsTxt(sections, site, true).split("\n");
  expect(lines[0]).toBe("# 笔记");
  expect(lines[2]).toBe("> 学习。尽快做。");
  expect(lines.slice(6)).toEqual([
    "## 系统",
    "",
    "- [导读](https://a.example/notes/docs/intro/index.md): 导读是什么",
    "- [Linux](https://a.example/notes/docs/Linux/index.md): Linux是什么",
    "",
    "## 其他",
    "",
    "- [独](https://a.example/notes/docs/alone/index.md): 独是什么",
    "",
    "## 博客",
    "",
    "- [C# \\[随笔\\]](https://a.example/notes/blog/a/index.md): C# \\[随笔\\]是什么",
    "",
  ]);
});

test("a copy begins with its title, address and last change", () => {
  const copy = pageMarkdown(
    page("/blog/a", "甲", { date: "2021-07-30T00:00:00.000Z", lastUpdate: { date: "2022-01-02T03:04:05.000Z" } }),
    site,
  );
  expect(copy).toBe(
    "# 甲\n\n> 甲是什么\n\n原文：<https://a.example/notes/blog/a>  \n发布：2021-07-30  \n更新：2022-01-02\n\n正文。\n",
  );
});

test("a site too long for any model has no llms-full.txt, and llms.txt does not link to it", () => {
  const long = page("/docs/long", "长", { article: { markdown: "字".repeat(4_000_001) } });
  expect(llmsFullTxt([{ title: "系统", pages: [long] }], site)).toBeNull();
  expect(llmsTxt(sections, site, false)).not.toContain("llms-full.txt");
});

test("llms-full.txt contains every listed page once", () => {
  expect(llmsFullTxt(sections, site)?.match(/^# .*/gm)).toEqual(["# 导读", "# Linux", "# 独", "# C# \\[随笔\\]"]);
});
