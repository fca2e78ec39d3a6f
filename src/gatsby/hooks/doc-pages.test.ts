import path from "node:path";
import { site } from "../../config/site";
import { docs as docsKind } from "../../content/docs/docs-kind";
import { queryNodes } from "../../graphql/memory/query-nodes";
import { contentFolder } from "../../markdown/testing/render";
import { FakeGatsby } from "../testing/fake-gatsby";

const { CONTENT_DIR } = process.env;
afterEach(() => Object.assign(process.env, { CONTENT_DIR }));

const sidebars = `
main:
  label: 主
  items:
    - a/intro
    - label: 工具
      index: { description: 清单 }
      items: [a/x, a/y]
`;

const notes = { "docs/a/intro.md": "导读", "docs/a/x.md": "甲", "docs/a/y.md": "乙" };

/** Returns the template, the context and the path of each page of the docs. */
async function docPages(files: Readonly<Record<string, string>>) {
  const gatsby = await FakeGatsby.load(contentFolder(files));
  const pages = gatsby.pages.filter(({ path: address }) => address.startsWith("/docs"));
  return {
    gatsby,
    pages: pages.map(({ path: address, component, context }) => ({
      path: address,
      template: path.parse(component).name,
      context,
    })),
  };
}

test("the docs have a landing page, categories, each note, and all notes of an area", async () => {
  const { pages } = await docPages({ ...notes, "sidebars.yml": sidebars });
  expect(pages.map(({ path: address, template, context }) => [address, template, context])).toEqual([
    ["/docs", "docs-landing", {}],
    ["/docs/category/工具", "doc-category", { slug: "工具", sidebarId: "main", sidebarAround: null }],
    ["/docs/a/intro", "doc", { docId: "a/intro", sidebarId: "main", sidebarAround: null }],
    ["/docs/a/x", "doc", { docId: "a/x", sidebarId: "main", sidebarAround: null }],
    ["/docs/a/y", "doc", { docId: "a/y", sidebarId: "main", sidebarAround: null }],
    ["/docs/main/print", "doc-area", { sidebarId: "main" }],
  ]);
});

test("the docs have no landing page while no area leads to a page", async () => {
  const { gatsby, pages } = await docPages({
    "docs/a/intro.md": "导读",
    "sidebars.yml": "main: { label: 主, items: [] }\n",
  });
  expect(pages.map(({ path: address }) => address)).toEqual(["/docs/a/intro"]);
  const [area] = gatsby.all("Sidebar");
  expect(area && (await gatsby.field(area, "landing"))).toBe("");
});

test("an area has a page with its net where the owner wants it", async () => {
  const netPages = async (net: boolean) => {
    const replaced = jest.replaceProperty(site, "docs", { ...site.docs, net });
    const { pages } = await docPages({ ...notes, "sidebars.yml": sidebars });
    replaced.restore();
    return pages.filter(({ template }) => template === "doc-net");
  };
  expect(await netPages(true)).toMatchObject([{ path: "/docs/main/net", context: { sidebarId: "main" } }]);
  expect(await netPages(false)).toEqual([]);
});

test("two notes with the same id stay two pages, and their common address is an error", async () => {
  const { pages, gatsby } = await docPages({ ...notes, "docs/a/x.mdx": "又一篇", "sidebars.yml": sidebars });
  expect(pages.filter(({ context }) => context["docId"] === "a/x")).toHaveLength(2);
  expect(gatsby.panicOnBuild.mock.calls.flat().join()).toContain("docs/a/x.mdx");
});

test("a note at the root of the docs replaces the landing page", async () => {
  const { pages } = await docPages({ ...notes, "docs/index.md": "---\nslug: /\n---\n首页", "sidebars.yml": sidebars });
  expect(pages.map(({ template }) => template)).not.toContain("docs-landing");
  expect(pages.map((page) => page.path)).toContain("/docs/");
});

test("front matter may choose another sidebar, or none", async () => {
  const { pages, gatsby } = await docPages({
    "docs/a/intro.md": "---\ndisplayed_sidebar: null\n---\n导读",
    "docs/a/x.md": "---\ndisplayed_sidebar: other\n---\n甲",
    "docs/a/y.md": "乙",
    "sidebars.yml": `${sidebars}\nother: { label: 副, items: [] }\n`,
  });
  expect(gatsby.panicOnBuild).not.toHaveBeenCalled();
  const ofNotes = pages.filter(({ template }) => template === "doc");
  expect(ofNotes.map(({ context }) => context["sidebarId"])).toEqual([null, "other", "main"]);
});

test("a query for pages leaves out drafts in a build, and has them in development", async () => {
  const { gatsby } = await docPages({ ...notes, "docs/a/x.md": "---\ndraft: true\n---\n甲", "sidebars.yml": sidebars });
  const ask = queryNodes((type) => gatsby.all(type), gatsby.resolvers);
  const idsWith = async (drafts: readonly boolean[]) => {
    const { data, errors } = await ask(docsKind.pagesQuery, { drafts });
    expect(errors).toBeUndefined();
    return (data as unknown as Queries.DocPagesQuery).allDoc.nodes.map(({ docId }) => docId);
  };
  expect(await idsWith([false])).toEqual(["a/intro", "a/y"]);
  expect(await idsWith([false, true])).toEqual(["a/intro", "a/x", "a/y"]);
});

test("links to a page in another language have its language, unless sidebars.yml labels them", async () => {
  const english = (title: string) => `---\ntitle: ${title}\nlang: en\n---\n\nSee [it](/docs/a/intro).\n`;
  const { gatsby } = await docPages({
    "docs/a/intro.md": "---\ntitle: 导读\nlang: zh-Hans\n---\n\n正文\n",
    "docs/a/first.md": english("First"),
    "docs/a/second.md": english("Second"),
    "docs/b/c/index.md": english("Folder"),
    "docs/b/c/third.md": english("Third"),
    "sidebars.yml": `main:
  label: 主
  items:
    - label: 类
      index: {}
      items: [a/first, a/intro, { label: 第二, doc: a/second }]
    - autogenerated: b
`,
  });
  const langs = (links: unknown) =>
    (links as { label?: string; title?: string; titleLang: string | null }[]).map(
      ({ label, title, titleLang }) => `${label ?? title} ${titleLang}`,
    );
  const [area, category] = [gatsby.find("Sidebar", "sidebarId", "main"), gatsby.find("DocCategory", "slug", "类")];
  expect(langs(await gatsby.field(area, "entries"))).toEqual([
    "类 null",
    "First en",
    "导读 null",
    "第二 null",
    "Folder en",
    "Third en",
  ]);
  expect(langs(await gatsby.field(category, "cards"))).toEqual(["First en", "导读 null", "第二 null"]);
  const intro = gatsby.find("Doc", "docId", "a/intro");
  expect(langs([await gatsby.field(intro, "previous"), await gatsby.field(intro, "next")])).toEqual([
    "First en",
    "第二 null",
  ]);
  expect(langs(await gatsby.field(intro, "backlinks"))).toContain("First en");
  const third = gatsby.find("Doc", "docId", "b/c/third");
  expect(langs(await gatsby.field(third, "breadcrumbs"))).toEqual(["Folder en", "Third en"]);
  expect(String(await gatsby.field(area, "notesHtml"))).toContain('<a href="#n1" lang="en">First</a>');
});
