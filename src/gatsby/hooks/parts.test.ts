import { rmSync } from "node:fs";
import { site } from "../../config/site";
import { contentFolder } from "../../markdown/testing/render";
import { FakeGatsby } from "../testing/fake-gatsby";

const { CONTENT_DIR } = process.env;
afterEach(() => Object.assign(process.env, { CONTENT_DIR }));

interface Item {
  readonly label: string;
  readonly to: string;
}

/** Returns the pages of a content folder, and the links of its navbar and its home page. */
async function siteOf(files: Readonly<Record<string, string>>) {
  const dir = contentFolder(files);
  const gatsby = await FakeGatsby.load(dir);
  const { left, right } = (await gatsby.resolve("SiteSiteMetadata", "navbar")) as Record<"left" | "right", Item[]>;
  rmSync(dir, { recursive: true });
  expect(gatsby.panicOnBuild).not.toHaveBeenCalled();
  return {
    paths: gatsby.pages.map(({ path }) => path),
    home: gatsby.pages.find(({ path }) => path === "/"),
    navbar: [...left, ...right].map(({ to }) => to),
  };
}

const doc = { "docs/start.md": "# 开始\n\n正文\n" };
const post = { "blog/2021-01-01-first.md": "---\ntitle: 第一篇\n---\n\n正文\n" };
const page = { "pages/about.md": "---\ntitle: 关于\n---\n\n正文\n" };

test("a site with only docs has no blog, and its navbar links to its sidebar", async () => {
  const { paths, home, navbar } = await siteOf(doc);
  expect(paths.filter((path) => path.startsWith("/blog"))).toEqual([]);
  expect(home?.component).toMatch(/home\.tsx$/);
  expect(navbar).toEqual(["/docs/start"]);
});

test("a site with only posts has no docs, and its home page lists more posts", async () => {
  const { paths, home, navbar } = await siteOf(post);
  expect(paths.filter((path) => path.startsWith("/docs"))).toEqual([]);
  expect(home?.context).toEqual({ postCount: 12, pagePaths: [] });
  expect(navbar).toEqual(["/blog"]);
});

test("a site with only single pages lists them on its home page", async () => {
  const { paths, home, navbar } = await siteOf(page);
  expect(paths).toEqual(["/", "/about"]);
  expect(home?.context).toMatchObject({ pagePaths: ["/about"] });
  expect(navbar).toEqual(["/about"]);
});

test("a single page at / replaces the home page", async () => {
  const { home } = await siteOf({ ...page, "pages/index.md": "---\ntitle: 你好\n---\n\n正文\n" });
  expect(home?.component).toMatch(/single-page\.tsx$/);
});

test("the text of the 404 page is in no list, and has no page of its own", async () => {
  const lost = { "pages/404.md": "# 走丢了\n\n正文\n" };
  for (const trailingSlash of ["ignore", true, false] as const) {
    jest.replaceProperty(site, "trailingSlash", trailingSlash);
    expect(await siteOf({ ...page, ...lost })).toEqual(await siteOf(page));
  }
  jest.restoreAllMocks();
});

test("a second text of the 404 page is an error", async () => {
  const dir = contentFolder({ "pages/404.md": "甲\n", "pages/404/index.md": "乙\n" });
  const { panicOnBuild } = await FakeGatsby.load(dir);
  rmSync(dir, { recursive: true });
  expect(String(panicOnBuild.mock.calls)).toContain("pages/404/index.md: 地址/404.html已被pages/404.md使用");
});

test("an empty folder becomes a home page without dead links", async () => {
  expect(await siteOf({ "site.yml": "" })).toMatchObject({ paths: ["/"], navbar: [] });
});

test("posts and the first pages of areas have their own sharing pictures, and other pages share the site's", async () => {
  const dir = contentFolder({ ...doc, ...post, ...page, "docs/then.md": "# 然后\n\n正文\n" });
  const gatsby = await FakeGatsby.load(dir);
  const pictures = ["Doc", "BlogPost", "SinglePage"].flatMap((type) => gatsby.all(type));
  const titles = pictures.map(async (node) => {
    const { url, card } = (await gatsby.field(node, "socialPicture")) as { url: string; card: { title: string } };
    expect(url).toMatch(/\/og\/[0-9a-f]{20}\.png$/);
    return [node.title, card.title === node.title];
  });
  expect(Object.fromEntries(await Promise.all(titles))).toEqual({ 开始: true, 然后: false, 第一篇: true, 关于: false });
  rmSync(dir, { recursive: true });
});
