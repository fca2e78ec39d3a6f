import { site } from "../../../config/site";
import { messages } from "../../testing/content-file";
import type { FolderMeta } from "../file/folder-meta";
import { flattenSidebar, listedDocs, placesOf, type SidebarDoc } from "./navigation";
import { planSidebars } from "./plan-sidebars";
import { defaultSidebars, readSidebars } from "./sidebars-file";

const doc = (docId: string, more: Partial<SidebarDoc> = {}): SidebarDoc => ({
  docId,
  file: `docs/${docId}.mdx`,
  path: `/docs/${docId}`,
  title: docId.split("/").at(-1) ?? docId,
  titleLang: null,
  sidebarLabel: null,
  sidebarPosition: null,
  descriptionText: null,
  draft: false,
  unlisted: false,
  ...more,
});

const plan = (yaml: string, docs: SidebarDoc[], showDrafts = false) => {
  const { sidebars, diagnostics } = readSidebars(yaml, "sidebars.yml");
  const planned = planSidebars({
    definitions: sidebars,
    docs,

    routeBasePath: "docs",
    unpublished: new Set(showDrafts ? [] : docs.filter(({ draft }) => draft)),
  });
  return { ...planned, diagnostics: messages([...diagnostics, ...planned.diagnostics]) };
};

const outline = (sidebar: ReturnType<typeof plan>["sidebars"][number] | undefined) =>
  flattenSidebar(sidebar?.items ?? []).map(({ level, label, path }) => `${"  ".repeat(level)}${label} ${path ?? "-"}`);

describe("a sidebar over existing docs", () => {
  const yaml = `
main:
  label: 主
  items:
    - a/intro
    - label: AI 工具
      index: { description: 清单 }
      items: [a/x, { doc: a/y, label: 别名 }]
    - label: 链接的分类
      link: a/z
      items:
        - { label: 外站, href: "https://example.org" }
`;
  const docs = [doc("a/intro", { sidebarLabel: "导读" }), doc("a/x"), doc("a/y"), doc("a/z")];

  test("items keep their order, and labels come from the item, the sidebar label or the title", () => {
    expect(outline(plan(yaml, docs).sidebars[0])).toEqual([
      "导读 /docs/a/intro",
      "AI 工具 /docs/category/ai-工具",
      "  x /docs/a/x",
      "  别名 /docs/a/y",
      "链接的分类 /docs/a/z",
      "  外站 https://example.org",
    ]);
  });

  test("breadcrumbs name the categories above a page and the page itself", () => {
    const [sidebar] = plan(yaml, docs).sidebars;
    const places = sidebar && placesOf(sidebar);
    expect(places?.get("/docs/a/y")?.breadcrumbs).toEqual([
      { title: "AI 工具", titleLang: null, path: "/docs/category/ai-工具" },
      { title: "别名", titleLang: null, path: "/docs/a/y" },
    ]);
  });

  test("the pager follows pages and generated categories in reading order and stops at both ends", () => {
    const [sidebar] = plan(yaml, docs).sidebars;
    const places = sidebar && placesOf(sidebar);
    const order: string[] = [];
    for (let path: string | undefined = "/docs/a/intro"; path; path = places?.get(path)?.next?.path) order.push(path);
    expect(order).toEqual(["/docs/a/intro", "/docs/category/ai-工具", "/docs/a/x", "/docs/a/y", "/docs/a/z"]);
    expect(places?.get("/docs/a/intro")?.previous).toBeNull();
    expect(places?.get("/docs/a/x")?.previous?.path).toBe("/docs/category/ai-工具");
  });

  test("unlisted pages have a place but are never a neighbour", () => {
    const [sidebar] = plan(
      yaml,
      docs.map((item) => (item.docId === "a/x" ? { ...item, unlisted: true } : item)),
    ).sidebars;
    const places = sidebar && placesOf(sidebar);
    expect(places?.get("/docs/a/x")).toMatchObject({ previous: null, next: null });
    expect(places?.get("/docs/category/ai-工具")?.next?.path).toBe("/docs/a/y");
  });

  test("a category does not open an unlisted page; the page is an item of the category and no neighbour", () => {
    const withUnlisted = docs.map((item) => (item.docId === "a/z" ? { ...item, unlisted: true } : item));
    const [sidebar] = plan(yaml.replace("link: a/z\n      items:", "link: a/z\n      items:\n        - a/w"), [
      ...withUnlisted,
      doc("a/w"),
    ]).sidebars;
    const places = sidebar && placesOf(sidebar);
    expect(outline(sidebar).slice(-4)).toEqual([
      "链接的分类 -",
      "  z /docs/a/z",
      "  w /docs/a/w",
      "  外站 https://example.org",
    ]);
    expect(listedDocs(sidebar?.items ?? [])).toEqual(["a/intro", "a/x", "a/y", "a/w"]);
    expect(places?.get("/docs/a/z")).toMatchObject({ previous: null, next: null });
    expect(places?.get("/docs/a/y")?.next?.path).toBe("/docs/a/w");
  });

  test("the landing page is the first listed page", () => {
    const [sidebar] = plan("main:\n  label: 主\n  items: [{ label: 甲, link: a/z, items: [a/x] }]", [
      doc("a/z", { unlisted: true }),
      doc("a/x"),
    ]).sidebars;
    expect(sidebar?.landing).toBe("/docs/a/x");
  });

  test("unpublished drafts are omitted without a diagnostic", () => {
    const withDraft = docs.map((item) => (item.docId === "a/x" ? { ...item, draft: true } : item));
    expect(plan(yaml, withDraft).diagnostics).toEqual([]);
    expect(outline(plan(yaml, withDraft).sidebars[0])).not.toContain("  x /docs/a/x");
    expect(outline(plan(yaml, withDraft, true).sidebars[0])).toContain("  x /docs/a/x");
  });

  test("the landing page is the configured one or the first", () => {
    expect(plan(yaml, docs).sidebars[0]?.landing).toBe("/docs/a/intro");
    expect(plan(yaml.replace("label: 主", "label: 主\n  landing: a/z"), docs).sidebars[0]?.landing).toBe("/docs/a/z");
  });
});

describe("autogenerated folders", () => {
  const yaml =
    "diary:\n  label: 日记\n  items:\n    - autogenerated: diary/25年日志\n      aliases: [diary/25-year-diary]\n";
  const month = (name: string, more: Partial<SidebarDoc> = {}) => doc(`diary/25年日志/${name}`, more);

  test("a new month appears without an edit, sorted by position, then name", () => {
    const docs = [month("2025年12月"), month("2025年07月"), month("2025年06月"), month("前言", { sidebarPosition: 0 })];
    expect(plan(yaml, docs).sidebars[0]?.items.map(({ label }) => label)).toEqual([
      "前言",
      "2025年06月",
      "2025年07月",
      "2025年12月",
    ]);
  });

  test("every page is also reachable under the folder's alias", () => {
    expect(plan(yaml, [month("2025年06月")]).redirects).toMatchObject([
      { from: "/docs/diary/25-year-diary/2025年06月", to: "/docs/diary/25年日志/2025年06月" },
    ]);
  });

  test("subfolders become categories, with the folder's own page as their link", () => {
    const docs = [doc("a/one"), doc("a/sub/index", { path: "/docs/a/sub/", title: "子目录" }), doc("a/sub/two")];
    const { sidebars } = plan("s: { label: 甲, items: [{ autogenerated: a }] }", docs);
    expect(outline(sidebars[0])).toEqual(["one /docs/a/one", "子目录 /docs/a/sub/", "  two /docs/a/sub/two"]);
  });

  describe("with _category_ files, as in Docusaurus", () => {
    const folders = (meta: Record<string, Partial<FolderMeta>>) =>
      new Map(
        Object.entries(meta).map(([dir, fields]) => [
          dir,
          { label: null, position: null, collapsed: null, link: undefined, ...fields },
        ]),
      );
    const folderPlan = (docs: SidebarDoc[], meta: Record<string, Partial<FolderMeta>> = {}) =>
      planSidebars({
        definitions: readSidebars("s: { label: 甲, items: [{ autogenerated: . }] }", "sidebars.yml").sidebars,
        docs,
        folders: folders(meta),

        routeBasePath: "docs",
      });

    test("number prefixes order folders among pages and are not shown", () => {
      const docs = [
        doc("guide/x", { file: "docs/02-guide/10-x.md", sidebarPosition: 10 }),
        doc("guide/y", { file: "docs/02-guide/9-y.md", sidebarPosition: 9 }),
        doc("intro", { file: "docs/01-intro.md", sidebarPosition: 1 }),
        doc("last", { file: "docs/last.md" }),
        doc("api/z", { file: "docs/api/z.md" }),
      ];
      expect(outline(folderPlan(docs, { api: { position: 1.5 } }).sidebars[0])).toEqual([
        "intro /docs/intro",
        "api -",
        "  z /docs/api/z",
        "guide -",
        "  y /docs/guide/y",
        "  x /docs/guide/x",
        "last /docs/last",
      ]);
    });

    test("a folder opens a generated page, a page it names, or nothing; without a word, its own page", () => {
      const docs = ["a/index", "b/index", "b/c", "d/e", "d/f", "g/index", "g/h"].map((id) => doc(id));
      const planned = folderPlan(docs, {
        a: { label: "甲", link: { type: "generated-index", slug: "guides/a", title: "题" } },
        b: { label: "乙", link: null },
        d: { label: "丁", link: { type: "doc", id: "f" } },
      });
      expect(planned.diagnostics).toEqual([]);
      expect(outline(planned.sidebars[0])).toEqual([
        "甲 /docs/guides/a",
        "  index /docs/a/index",
        "乙 -",
        "  c /docs/b/c",
        "  index /docs/b/index",
        "丁 /docs/d/f",
        "  e /docs/d/e",
        "index /docs/g/index",
        "  h /docs/g/h",
      ]);
    });

    test("a page alone in its folder makes no category, and neither do drafts", () => {
      const docs = [doc("a/index", { title: "甲" }), doc("b/x")];
      expect(outline(folderPlan(docs, { a: { label: "标签" } }).sidebars[0])).toEqual([
        "标签 /docs/a/index",
        "b -",
        "  x /docs/b/x",
      ]);
    });

    test("generated pages of equal labels are counted", () => {
      const docs = [doc("a/x"), doc("b/x")];
      const link = { type: "generated-index" } as const;
      const { sidebars } = folderPlan(docs, { a: { label: "Guide", link }, b: { label: "Guide", link } });
      expect(sidebars[0]?.items.map(({ path }) => path)).toEqual(["/docs/category/guide", "/docs/category/guide-1"]);
    });
  });

  test("without sidebars.yml every top folder is a sidebar，另有loose files are one篇", () => {
    const definitions = defaultSidebars(["docs/b/x.md", "docs/a/y.md", "docs/loose.md"]);
    expect(definitions.map(({ id, label }) => [id, label])).toEqual([
      ["defaultSidebar", site.docs.label],
      ["a", "a"],
      ["b", "b"],
    ]);
    const docs = [doc("b/x"), doc("a/y"), doc("loose")];
    const planned = planSidebars({ definitions, docs, routeBasePath: "docs" });
    expect(planned.sidebars.map(({ landing }) => landing)).toEqual(["/docs/loose", "/docs/a/y", "/docs/b/x"]);
  });
});

describe("mistakes", () => {
  const docs = [doc("a/intro"), doc("a/other")];

  test("an unknown page is an error with the line and the intended id", () => {
    expect(plan("s:\n  label: 甲\n  items:\n    - a/itnro\n", docs).diagnostics).toEqual([
      'error: sidebars.yml:4 s.items.0: 没有id为"a/itnro"的文档\n    → 是否想写a/intro？',
    ]);
  });

  test("a page in two sidebars belongs to the last, and a warning names both places", () => {
    const { diagnostics, sidebars } = plan(
      "s:\n  label: 甲\n  items: [a/intro]\nt:\n  label: 乙\n  items:\n    - a/intro\n    - a/other\n",
      docs,
    );
    expect(diagnostics[0]).toContain(
      'warning: sidebars.yml:7 t.items.0: "a/intro"列了两次：这里，以及第3行（s.items.0）',
    );
    expect(sidebars.map((sidebar) => placesOf(sidebar).has("/docs/a/intro"))).toEqual([true, true]);
  });

  test("a sidebar without docs is left out, with a warning unless one of its items has an error", () => {
    const link = '{ label: 外, href: "https://example.org" }';
    const yaml = `s:\n  label: 甲\n  items: []\nt:\n  label: 乙\n  items: [${link}]\nu: { label: 丙, landing: a/intro, items: [] }\n`;
    const { diagnostics, sidebars } = plan(yaml, docs);
    expect(diagnostics).toEqual([
      'warning: sidebars.yml:3 s.items: 侧边栏"甲"里没有文档，已略去\n    → 写上items: [docs/id]，或删去这个侧边栏',
      'warning: sidebars.yml:6 t.items: 侧边栏"乙"里没有文档，已略去\n    → 写上items: [docs/id]，或删去这个侧边栏',
    ]);
    expect(sidebars.map(({ id }) => id)).toEqual(["u"]);
    expect(plan("s: { label: 甲, items: [{ label: 外, to: /about }] }", docs).diagnostics).toHaveLength(1);
  });

  test("a category without items or a link", () => {
    expect(plan("s:\n  label: 甲\n  items:\n    - a/intro\n    - label: 空\n", docs).diagnostics[0]).toContain(
      'sidebars.yml:5 s.items.1: 分类"空"既没有items，也没有link',
    );
  });

  test("two categories with one address", () => {
    const yaml =
      "s:\n  label: 甲\n  items:\n    - { label: 甲, index: { slug: 工具 }, items: [a/intro] }\n    - { label: 工具, index: true, items: [a/other] }\n";
    expect(plan(yaml, docs).diagnostics[0]).toContain("的地址相同，都是category/工具");
  });

  test.each([
    ["{ label: 关于, to: /about }", '"/about"', '- { label: 关于, href: "https://own.example/about" }'],
    ["{ label: 甲, to: /docs/a/b#c }", '"/docs/a/b#c"', "- { doc: a/b, label: 甲 }"],
    ["{ label: 甲, href: /docs/a, items: [b] }", '"/docs/a"', "link: a"],
    ["{ type: doc, id: a }", '"type: doc"', "- a"],
    ["{ type: autogenerated, dirName: 甲 }", '"type: autogenerated"', "- { autogenerated: 甲 }"],
    ["{ type: html, value: x }", "html", "删去它"],
  ])("an item in Docusaurus' syntax, %s, is one error that says what to write", (item, written, fix) => {
    const url = jest.replaceProperty(site, "url", "https://own.example");
    const { diagnostics } = plan(`main:\n  label: 主\n  items:\n    - a\n    - ${item}\n`, [doc("a"), doc("b")]);
    url.restore();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatch(/^error: sidebars\.yml:5 main\.items\.1: /);
    expect(diagnostics[0]).toContain(written);
    expect(diagnostics[0]).toContain(`→ ${fix}`);
  });

  test("a file that is a list is an error, an empty one is not", () => {
    expect(plan("- a/intro\n", docs).diagnostics).toEqual([
      "error: sidebars.yml:1: 是列表，应为每个侧边栏一个键\n    → 每个侧边栏写一个键：computerSidebar: { label: 计算机基础, items: [computer/intro] }",
    ]);
    expect(plan("# 空\n", docs).diagnostics).toEqual([]);
  });

  test("a folder without articles names the line, and the folder that was meant", () => {
    const folders = (dir: string) =>
      plan(`s:\n  label: 甲\n  items:\n    - autogenerated: ${dir}\n`, [doc("diary/a", { file: "docs/diary/a.mdx" })]);
    expect(folders("dairy").diagnostics).toEqual([
      "error: sidebars.yml:4 s.items.0: 文件夹docs/dairy里没有文章\n    → autogenerated: diary",
    ]);
    expect(folders("diary").diagnostics).toEqual([]);
  });

  test("YAML格式有误 names the line", () => {
    expect(plan("s:\n  label: 甲\n items: x\n", docs).diagnostics[0]).toMatch(/sidebars\.yml:3: YAML格式有误/);
  });

  test("a wrong type and an unknown key are distinguished", () => {
    const diagnostics = plan("s:\n  label: 12\n  itmes: []\n  items: []\n", docs).diagnostics;
    expect(diagnostics).toContain(
      'error: sidebars.yml:2 s.label: 写的是12，应为带引号的文本，如"2025"\n    → label: 计算机基础',
    );
    expect(diagnostics).toContain("warning: sidebars.yml:3 s.itmes: 没有这个字段，已忽略\n    → 是否想写items？");
  });
});
