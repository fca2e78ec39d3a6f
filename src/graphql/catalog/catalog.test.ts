import { site } from "../../config/site";
import { newestFirst } from "../../content/blog/blog-catalog";
import { blog } from "../../content/blog/blog-kind";
import { docsCatalog, neighboursOf } from "../../content/docs/docs-catalog";
import { docs as docsKind, planDocPages } from "../../content/docs/docs-kind";
import { readSidebars } from "../../content/docs/sidebars/sidebars-file";
import { messages } from "../../content/testing/content-file";
import { docOf, pageOf, postOf } from "../../content/testing/fields";
import { routeDiagnostics } from "../checks/check-routes";
import { type Catalog, catalogOf } from "./catalog";

const yaml = `
main:
  label: 主
  items:
    - a/intro
    - label: 工具
      index: { description: 清单 }
      items: [a/x, a/y]
`;

const content = {
  docs: [
    docOf("docs/a/intro.mdx", "title: 导读"),
    docOf("docs/a/x.mdx", "pagination_label: 短"),
    docOf("docs/a/y.mdx", "aliases: [/old/y]"),
  ],
  posts: [
    postOf("blog/2021-07-30-a.mdx"),
    postOf("blog/2022-01-11-b.mdx"),
    postOf("blog/2022-03-03-c.mdx", "unlisted: true"),
  ],
  pages: [pageOf("pages/about.mdx", "title: 关于")],
  sidebars: readSidebars(yaml, "sidebars.yml").sidebars,
  showDrafts: false,
};

function build(more: Partial<typeof content> = {}): Catalog {
  const { docs, posts, pages, sidebars, showDrafts } = { ...content, ...more };
  const nodes: Readonly<Record<string, readonly object[]>> = {
    Doc: docs,
    BlogPost: posts,
    SinglePage: pages,
    Sidebar: sidebars.map((sidebar) => ({ definition: JSON.stringify(sidebar) })),
  };
  return catalogOf((type) => nodes[type] ?? [], showDrafts);
}

const plansOf = (catalog: Catalog) => planDocPages(catalog.of(docsKind).pagesData, site);

test("every content file has an address", () => {
  expect([...build().pathByFile]).toEqual([
    ["docs/a/intro.mdx", "/docs/a/intro"],
    ["docs/a/x.mdx", "/docs/a/x"],
    ["docs/a/y.mdx", "/docs/a/y"],
    ["blog/2021-07-30-a.mdx", "/blog/2021/07/30/a"],
    ["blog/2022-01-11-b.mdx", "/blog/2022/01/11/b"],
    ["blog/2022-03-03-c.mdx", "/blog/2022/03/03/c"],
    ["pages/about.mdx", "/about"],
  ]);
});

test("posts are sorted newest first, without unlisted ones", () => {
  expect(
    build()
      .of(blog)
      .posts.map(({ path }) => path),
  ).toEqual(["/blog/2022/01/11/b", "/blog/2021/07/30/a"]);
});

test("posts with equal dates have the same order on every machine", () => {
  const posts = ["b", "a", "c"].map((path) => ({ path, date: "2021-07-30" }));
  expect(newestFirst(posts).map(({ path }) => path)).toEqual(["a", "b", "c"]);
});

test("drafts have no address, page or place in a production build", () => {
  const docs = [docOf("docs/a/intro.mdx"), docOf("docs/a/x.mdx", "draft: true"), docOf("docs/a/y.mdx")];
  expect(build({ docs }).pathByFile.has("docs/a/x.mdx")).toBe(false);
  expect(plansOf(build({ docs })).map(({ path }) => path)).not.toContain("/docs/a/x");
  expect(plansOf(build({ docs, showDrafts: true })).map(({ path }) => path)).toContain("/docs/a/x");
});

test("the pager uses pagination labels, and front matter may override its order", () => {
  const catalog = build();
  const y = docOf("docs/a/y.mdx", "pagination_prev: null\npagination_next: a/intro");
  expect(neighboursOf(docOf("docs/a/y.mdx"), catalog.of(docsKind)).previous).toEqual({
    title: "短",
    path: "/docs/a/x",
  });
  expect(neighboursOf(y, catalog.of(docsKind))).toEqual({
    previous: null,
    next: { title: "导读", path: "/docs/a/intro" },
  });
});

test("a pager override with an unknown page is an error", () => {
  const docs = [docOf("docs/a/intro.mdx", "pagination_next: a/z"), docOf("docs/a/x.mdx"), docOf("docs/a/y.mdx")];
  expect(messages(build({ docs }).diagnostics)[0]).toContain('docs/a/intro.mdx pagination_next: 没有id为"a/z"的文档');
});

test("generated categories list their items, except unlisted pages", () => {
  const docs = [docOf("docs/a/intro.mdx"), docOf("docs/a/x.mdx", "unlisted: true"), docOf("docs/a/y.mdx")];
  expect(build({ docs }).of(docsKind).categories).toMatchObject([
    { slug: "工具", path: "/docs/category/工具", sidebarId: "main", description: "清单", items: [{ label: "y" }] },
  ]);
});

test("plans the landing page of the docs, the categories, each document, and all notes of an area", () => {
  expect(plansOf(build()).map(({ path, template, context }) => [path, template, context])).toEqual([
    ["/docs", "docs-landing", {}],
    ["/docs/category/工具", "doc-category", { slug: "工具", sidebarId: "main", sidebarAround: null }],
    ["/docs/a/intro", "doc", { docId: "a/intro", sidebarId: "main", sidebarAround: null }],
    ["/docs/a/x", "doc", { docId: "a/x", sidebarId: "main", sidebarAround: null }],
    ["/docs/a/y", "doc", { docId: "a/y", sidebarId: "main", sidebarAround: null }],
    ["/docs/main/print", "doc-area", { sidebarId: "main" }],
  ]);
});

test("an area has no print page if a note has that address, or if the area has too many notes", () => {
  const printPath = (docs: Parameters<typeof build>[0]) => build(docs).of(docsKind).sidebars[0]?.printPath;
  const autogenerated = (id: string) =>
    readSidebars(`"${id}": { label: 甲, items: [{ autogenerated: a }] }`, "").sidebars;
  const many = (count: number) => Array.from({ length: count }, (_, index) => docOf(`docs/a/n${index}.mdx`));
  expect(printPath({ docs: many(200), sidebars: autogenerated("a") })).toBe("/docs/a/print");
  expect(printPath({ docs: many(201), sidebars: autogenerated("a") })).toBeNull();
  expect(printPath({ docs: [docOf("docs/a/print.mdx")], sidebars: autogenerated("a") })).toBeNull();
  expect(printPath({ docs: many(1), sidebars: autogenerated("C#") })).toBeNull();
});

test("an area has a page with its net where the owner wants it, and a warning says where it has too many notes", () => {
  const areas = (count: number, net: boolean) => {
    const { sidebars } = readSidebars("a: { label: 甲, items: [{ autogenerated: a }] }", "");
    return docsCatalog({
      pages: Array.from({ length: count }, (_, index) => docOf(`docs/a/n${index}.mdx`)),
      drafts: [],
      data: <T>(type: string) =>
        (type === "Sidebar" ? sidebars.map((one) => ({ definition: JSON.stringify(one) })) : []) as T[],
      site: { ...site, docs: { ...site.docs, net } },
    });
  };
  const plans = (catalog: ReturnType<typeof areas>) =>
    planDocPages(catalog.pagesData, site).filter(({ template }) => template === "doc-net");
  expect(plans(areas(100, true))).toMatchObject([{ path: "/docs/a/net", context: { sidebarId: "a" } }]);
  expect(plans(areas(100, false))).toEqual([]);
  const large = areas(101, true);
  expect(plans(large)).toEqual([]);
  expect(messages(large.diagnostics)).toEqual([
    expect.stringContaining('site.yml docs.net: 分区"甲"有101页，没有画关系图：一张图至多100页'),
  ]);
});

test("a document at the root of the docs replaces the landing page", () => {
  const docs = [
    docOf("docs/index.mdx", "slug: /"),
    docOf("docs/a/intro.mdx"),
    docOf("docs/a/x.mdx"),
    docOf("docs/a/y.mdx"),
  ];
  expect(plansOf(build({ docs })).filter(({ template }) => template === "docs-landing")).toEqual([]);
});

test("front matter may choose another sidebar, or none", () => {
  const docs = [
    docOf("docs/a/intro.mdx", "displayed_sidebar: null"),
    docOf("docs/a/x.mdx", "displayed_sidebar: other"),
    docOf("docs/a/y.mdx"),
  ];
  const sidebars = readSidebars(`${yaml}\nother: { label: 副, items: [] }`, "sidebars.yml").sidebars;
  expect(build({ docs, sidebars }).diagnostics).toEqual([]);
  const pages = plansOf(build({ docs, sidebars })).filter(({ template }) => template === "doc");
  expect(pages.map(({ context }) => context.sidebarId)).toEqual([null, "other", "main"]);
});

test("an unknown displayed sidebar is an error", () => {
  const docs = [docOf("docs/a/intro.mdx", "displayed_sidebar: mian"), docOf("docs/a/x.mdx"), docOf("docs/a/y.mdx")];
  expect(messages(build({ docs }).diagnostics)).toEqual([
    'error: docs/a/intro.mdx displayed_sidebar: 没有侧边栏"mian"\n    → displayed_sidebar: main',
  ]);
});

describe("two documents with the same id", () => {
  const docs = [
    docOf("docs/a/intro.mdx"),
    docOf("docs/a/intro.md"),
    docOf("docs/a/x.mdx"),
    docOf("docs/a/y.mdx"),
    docOf("docs/a/z.mdx", "id: x"),
  ];
  const doubled = [
    'error: docs/a/intro.mdx id: "a/intro"已被docs/a/intro.md使用\n    → 删去其中一个文件，或给它改名，或在它的front matter里另写id:',
    'error: docs/a/z.mdx id: "a/x"已被docs/a/x.mdx使用\n    → 删去其中一个文件，或给它改名，或在它的front matter里另写id:',
  ];

  test("are an error that names both files, whatever the order of files", () => {
    expect(messages(build({ docs }).diagnostics)).toEqual(doubled);
    expect(messages(build({ docs: docs.toReversed() }).diagnostics)).toEqual(doubled);
  });

  test("are not also reported as duplicates by a sidebar that lists their folder", () => {
    const { sidebars } = readSidebars("s: { label: 甲, items: [{ autogenerated: a }] }", "sidebars.yml");
    expect(messages(build({ docs, sidebars }).diagnostics)).toEqual(doubled);
  });

  test("stay two pages, so that the address conflict is reported", () => {
    const pages = plansOf(build({ docs }));
    expect(pages.filter(({ path }) => path.startsWith("/docs/a/"))).toHaveLength(5);
    expect(routeDiagnostics(pages, []).map(({ file }) => file)).toEqual(["docs/a/intro.mdx", "docs/a/z.mdx"]);
  });

  test("are not an error while one of them is a draft", () => {
    const others = docs.filter(({ file }) => !["docs/a/intro.md", "docs/a/z.mdx"].includes(file));
    const withDraft = [...others, docOf("docs/a/intro.md", "draft: true")];
    const catalog = build({ docs: withDraft });
    expect(catalog.diagnostics).toEqual([]);
    expect(catalog.of(docsKind).places.has("/docs/a/intro")).toBe(true);
  });
});

test("tags with the same address are reported", () => {
  const posts = [postOf("blog/2021-07-30-a.mdx", "tags: [C++]"), postOf("blog/2022-01-11-b.mdx", "tags: [C]")];
  expect(build({ posts }).diagnostics).toMatchObject([{ severity: "warning", field: "tags" }]);
});

test("aliases of all kinds are collected", () => {
  expect(build().redirects).toEqual([{ from: "/old/y", to: "/docs/a/y" }]);
});

test("redirects of site.yml are collected too", () => {
  const replaced = jest.replaceProperty(site, "redirects", [{ from: "/old", to: "/about" }]);
  expect(build().redirects.map(({ from }) => from)).toEqual(["/old", "/old/y"]);
  replaced.restore();
});

test("aliases are sorted, whatever the order of files", () => {
  const docs = ["z", "x", "y"].map((name) => docOf(`docs/a/${name}.mdx`, `aliases: [/old/${name}]`));
  expect(build({ docs }).redirects.map(({ from }) => from)).toEqual(["/old/x", "/old/y", "/old/z"]);
});
