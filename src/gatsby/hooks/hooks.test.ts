import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { git } from "../../assets/git/testing/git";
import { contentFolder } from "../../markdown/testing/render";
import { FakeGatsby } from "../testing/fake-gatsby";

const fixture = (name: string) => path.resolve("e2e/fixtures", name);
const contentDir = process.env.CONTENT_DIR;

afterAll(() => {
  if (contentDir === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = contentDir;
});

describe("a folder of content, run through all hooks", () => {
  let gatsby: FakeGatsby;

  beforeAll(async () => {
    gatsby = await FakeGatsby.load(fixture("docusaurus"));
  });

  test("becomes typed nodes", () => {
    expect(
      gatsby
        .all("Doc")
        .map((node) => node.docId)
        .sort(),
    ).toEqual(expect.arrayContaining(["basics/first", "guide/install", "guide/tabs", "intro"]));
    expect(gatsby.all("BlogPost")).toHaveLength(3);
    expect(gatsby.all("SinglePage")).toMatchObject([{ name: "404" }, { name: "about" }]);
    expect(gatsby.all("DocsVersion")).toMatchObject([{ name: "current", label: "Next", isLast: true, path: "/docs" }]);
    expect(gatsby.all("DocFolder")).toMatchObject([{ dir: "02-basics" }, { dir: "guide", label: "指南", position: 2 }]);
  });

  test("becomes pages whose context holds only ids", () => {
    const doc = gatsby.pages.find(({ path: pagePath }) => pagePath === "/docs/guide/install");
    expect(doc?.component).toMatch(/src\/templates\/doc\.tsx$/);
    expect(doc?.context).toEqual({ docId: "guide/install", sidebarId: "guide", sidebarAround: null });
    expect(gatsby.pages.map(({ path: pagePath }) => pagePath)).toEqual(
      expect.arrayContaining(["/docs/", "/blog", "/blog/page/2", "/about"]),
    );
  });

  test("reports no error", () => {
    expect(gatsby.panicOnBuild).not.toHaveBeenCalled();
  });

  test("renders an article to HTML with final links, headings, sections and reading time", async () => {
    const article = (await gatsby.field(gatsby.find("Doc", "docId", "guide/install"), "article")) as {
      readonly html: () => Promise<string>;
    };
    expect(await article.html()).toContain('href="/docs/"');
    expect(article).toMatchObject({
      headings: [{ id: "step-one", text: "一步", depth: 2 }],
      readingMinutes: 1,
    });
  });

  test("uses the first line of the text when a page has no description", async () => {
    expect(await gatsby.field(gatsby.find("Doc", "docId", "intro"), "description")).toMatch(/^从安装开始/);
  });

  test("a page knows its sidebar, its breadcrumbs and its neighbours", async () => {
    const tabs = gatsby.find("Doc", "docId", "guide/tabs");
    expect(await gatsby.field(tabs, "sidebar")).toBe("guide");
    expect(await gatsby.field(tabs, "breadcrumbs")).toEqual([
      { title: "指南", titleLang: null, path: "/docs/category/指南" },
      { title: "标签页", titleLang: null, path: "/docs/guide/tabs" },
    ]);
    expect(await gatsby.field(tabs, "previous")).toEqual({
      title: "装上",
      titleLang: null,
      path: "/docs/guide/install",
    });
    expect(await gatsby.field(tabs, "next")).toBeNull();
    expect(await gatsby.field(tabs, "editUrl")).toMatch(/^https:.*docs\/guide\/tabs\.mdx$/);
    expect(await gatsby.field(tabs, "version")).toMatchObject({ name: "current" });
  });

  test("a sidebar has entries, a landing page and a page count", async () => {
    const sidebar = gatsby.find("Sidebar", "sidebarId", "guide");
    expect(await gatsby.field(sidebar, "landing")).toBe("/docs/category/指南");
    expect(await gatsby.field(sidebar, "entries")).toMatchObject([
      { label: "指南", level: 0 },
      { label: "装上", level: 1 },
      { label: "标签页", level: 1 },
    ]);
    expect(await gatsby.field(sidebar, "pageCount")).toBe(2);
  });

  test("a post has a preview, tags, authors and neighbours", async () => {
    const post = gatsby.find("BlogPost", "title", "你好");
    expect(await gatsby.field(post, "preview")).toBe("<p>预览</p>");
    expect(await gatsby.field(post, "truncated")).toBe(true);
    expect(await gatsby.field(post, "tags")).toEqual([{ label: "你好", path: "/blog/tags/ni-hao" }]);
    expect(await gatsby.field(post, "authors")).toMatchObject([{ key: null, name: "甲" }]);
    expect(await gatsby.field(post, "newer")).toEqual({
      title: "两种注释",
      titleLang: null,
      path: "/blog/2022/06/01/mdx",
    });
    expect(await gatsby.field(post, "older")).toBeFalsy();
    expect(await gatsby.field(post, "seriesPosts")).toEqual([]);
  });

  test("tags, redirects and navigation are fields of the query and of the site", async () => {
    expect(await gatsby.resolve("Query", "blogTags")).toMatchObject([{ label: "你好" }]);
    const tag = await gatsby.resolve("Query", "blogTag", {}, { slug: "ni-hao" });
    expect(await gatsby.resolve("BlogTag", "count", tag)).toBe(2);
    expect(await gatsby.resolve("BlogTag", "posts", tag)).toMatchObject([{ title: "undated" }, { title: "你好" }]);
    expect(await gatsby.resolve("Query", "redirects")).toEqual([]);
    expect(await gatsby.resolve("SiteSiteMetadata", "navbar")).toMatchObject({
      left: [{ label: "文档" }, { label: "basics" }, { label: "guide" }],
    });
    expect(await gatsby.resolve("SiteSiteMetadata", "footer")).toMatchObject({ columns: [] });
  });
});

test("commit times and the build day come from nodes, so that Gatsby notices when they change", async () => {
  const dir = contentFolder({ "docs/old.md": "甲", "docs/new.md": "乙", "blog/2019-01-01-post.md": "丙" });
  git(dir, ["init", "--quiet"]);
  git(dir, ["add", "docs/old.md"]);
  git(dir, ["commit", "--quiet", "-m", "甲"]);
  const gatsby = await FakeGatsby.load(dir);
  const updated = (docId: string) => gatsby.field(gatsby.find("Doc", "docId", docId), "lastUpdate");
  expect(await updated("old")).toEqual({ date: "2025-08-01T01:00:00.000Z", author: null });
  expect(await updated("new")).toBeNull();
  expect(gatsby.all("FileTime")).toMatchObject([{ file: "docs/old.md" }]);
  expect(gatsby.all("BuildDay")).toHaveLength(1);
  const [post] = gatsby.all("BlogPost");
  expect(await gatsby.field(post as Node, "stale")).toBe(true);
  const checked = { date: "2025-08-01T00:00:00.000Z", versions: [] };
  expect(await gatsby.field({ ...post, checked } as unknown as Node, "stale")).toBe(false);
  const before = { revised: checked.date, checked: { date: "2020-01-01T00:00:00.000Z", versions: [] } };
  expect(await gatsby.field({ ...post, ...before } as unknown as Node, "stale")).toBe(false);
});

test("a diagnostic disappears and returns when another file than its own mends and breaks the content", async () => {
  const dir = contentFolder({
    "site.yml": "url: https://a.example",
    "friends.yml": "- { name: 甲, url: https://a.example, description: 乙, avatar: a.png }",
  });
  const gatsby = await FakeGatsby.load(dir);
  expect(gatsby.all("ContentProblem")).toMatchObject([{ field: "0.avatar" }]);
  writeFileSync(path.join(dir, "a.png"), "GIF89a");
  await gatsby.sourceAgain();
  expect(gatsby.all("ContentProblem")).toEqual([]);
  rmSync(path.join(dir, "a.png"));
  await gatsby.sourceAgain();
  expect(gatsby.all("ContentProblem")).toHaveLength(1);
});

test("content without any known folder becomes a site with only a home page", async () => {
  const gatsby = await FakeGatsby.load(fixture("author/docs"));
  expect(gatsby.pages.map(({ path: pagePath }) => pagePath)).toEqual(["/"]);
});
