import path from "node:path";
import { categoryPages, docPages, postDays } from "../e2e/support/specified-routes";
import type { FakeGatsby } from "../src/gatsby/testing/fake-gatsby";

// Checks the statements of docs/behaviour.md about this repository's own content,
// as Gatsby's hooks read it.

const contentDir = path.resolve("content");
const before = process.env.CONTENT_DIR;

let gatsby: FakeGatsby;
let settings: Readonly<Record<string, unknown>>;
let navbar: Record<"left" | "right", readonly Item[]>;
let footer: { readonly columns: readonly { readonly title: string; readonly items: readonly Item[] }[] };

interface Item {
  readonly type: string;
  readonly label: string;
  readonly to: string | null;
  readonly href: string | null;
  readonly sidebarId: string | null;
  readonly items: readonly Item[];
}

const addresses = (items: readonly Item[] | undefined) => items?.map(({ to, href }) => to ?? href);
const menu = (label: string) => navbar.right.find((item) => item.label === label)?.items;
const column = (title: string) => footer.columns.find((found) => found.title === title)?.items;

beforeAll(async () => {
  process.env.CONTENT_DIR = contentDir;
  const [{ ArticleStore }, { FakeGatsby }, { site }, { siteMetadata }] = await Promise.all([
    import("../src/markdown/article-store"),
    import("../src/gatsby/testing/fake-gatsby"),
    import("../src/config/site"),
    import("../src/graphql/site/site-metadata"),
  ]);
  // Rendering the articles takes a minute, and these tests do not read them.
  jest.spyOn(ArticleStore.prototype, "summaries").mockResolvedValue([]);
  gatsby = await FakeGatsby.load(contentDir);
  settings = siteMetadata(site, "0.0.0");
  navbar = (await gatsby.resolve("SiteSiteMetadata", "navbar")) as typeof navbar;
  footer = (await gatsby.resolve("SiteSiteMetadata", "footer")) as typeof footer;
}, 60_000);

afterAll(() => {
  process.env.CONTENT_DIR = before;
});

test("the title, the tagline, the icon, the address and the base path are settings", () => {
  expect(settings).toMatchObject({
    title: expect.stringMatching(/./),
    tagline: expect.stringMatching(/./),
    favicon: expect.stringMatching(/^\/./),
    url: expect.stringMatching(/^https:/),
    baseUrl: "/",
  });
});

test("the organization and the project are settings", () => {
  expect(settings).toMatchObject({ organizationName: expect.any(String), projectName: expect.stringMatching(/./) });
});

test("the language is zh-Hans, left to right; the colour mode starts light and readers can switch it", () => {
  expect(settings).toMatchObject({
    locale: { defaultLocale: "zh-Hans", direction: "ltr" },
    colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  });
});

test("the blog has a title, a description, one post per page, all posts in the sidebar, reading times, RSS and Atom", () => {
  const { blog } = settings as { readonly blog: { readonly feedTypes: readonly string[] } };
  expect(blog).toMatchObject({
    title: expect.stringMatching(/./),
    description: expect.stringMatching(/./),
    postsPerPage: 1,
    sidebarTitle: "博客列表",
    sidebarCount: "ALL",
    showReadingTime: true,
  });
  expect(blog.feedTypes).toEqual(expect.arrayContaining(["rss", "atom"]));
});

test("the search page is /search, and a search provider is limited to the language and the version", () => {
  expect(settings).toMatchObject({ search: { searchPagePath: "search", contextualSearch: true } });
});

test("the left of the navbar has four areas", () => {
  const areas = ["computerSidebar", "programSidebar", "cloudNativeSidebar", "llmSidebar"];
  expect(navbar.left.map(({ type, sidebarId }) => [type, sidebarId])).toEqual(areas.map((id) => ["docSidebar", id]));
});

test("a menu of projects leads to two repositories", () => {
  expect(addresses(menu("项目"))).toEqual(
    Array(2).fill(expect.stringMatching(/^https:\/\/github\.com\/[^/]+\/[^/]+$/)),
  );
});

test("a menu of records links to the blog, the diary and the resume", () => {
  expect(menu("记录")?.map(({ to, sidebarId }) => sidebarId ?? to)).toEqual(["/blog", "diarySidebar", "/resume"]);
});

test("items of the navbar lead to the page about the author and to the friends", () => {
  expect(navbar.right.filter(({ type }) => type === "link").map(({ to }) => to)).toEqual(["/about", "/friendship"]);
});

test("a column of articles leads to the first pages on computers and on models", () => {
  expect(addresses(column("文章"))).toEqual(["/docs/computer/intro", "/docs/llm/intro"]);
});

test("a column of profiles leads to two other sites", () => {
  expect(addresses(column("社交"))).toEqual(Array(2).fill(expect.stringMatching(/^https:/)));
});

test("a column of the site leads to the blog", () => {
  expect(addresses(column("本站"))).toEqual(["/blog"]);
});

test("each of the five sidebars starts at its first page, that of the diary at June", async () => {
  const landings = gatsby.all("Sidebar").map(async (node) => [node["sidebarId"], await gatsby.field(node, "landing")]);
  expect(Object.fromEntries(await Promise.all(landings))).toEqual({
    computerSidebar: "/docs/computer/intro",
    programSidebar: "/docs/program/intro",
    cloudNativeSidebar: "/docs/cloudNative/intro",
    llmSidebar: "/docs/llm/intro",
    diarySidebar: "/docs/diary/25年日志/2025年06月",
  });
});

test("every page of the docs has an id, an address and the sidebar of its area", async () => {
  for (const node of gatsby.all("Doc")) {
    const [, , area] = String(node["path"]).split("/");
    expect([node["path"], await gatsby.field(node, "sidebar")]).toEqual([node["path"], `${area}Sidebar`]);
    expect(node["docId"]).toMatch(/./);
  }
  expect(gatsby.all("Doc").map(({ path }) => path)).toEqual(expect.arrayContaining([...docPages]));
});

test("every category is in the sidebar of its area", () => {
  const found = new Map(gatsby.all("DocCategory").map((node) => [node["path"], node["sidebar"]]));
  const computer = ["数字电路", "计算机组成原理", "计算机网络通信"];
  expect(categoryPages.map((page) => [page, found.get(page)])).toEqual(
    categoryPages.map((page) => [
      page,
      computer.some((name) => page.endsWith(name)) ? "computerSidebar" : "llmSidebar",
    ]),
  );
});

test("the docs have one version, whose main page is June", () => {
  expect(gatsby.all("DocsVersion")).toMatchObject([
    { name: "current", label: "Next", isLast: true, path: "/docs", mainDocId: "diary/25年日志/2025年06月" },
  ]);
});

test("there are posts for seventeen days from 2021 to 2025", () => {
  const days = gatsby.all("BlogPost").map(({ date }) => String(date).slice(0, 10));
  expect(days.sort()).toEqual([...postDays].sort());
});

test("the diary has the months from June to December 2025", () => {
  const months = gatsby
    .all("Doc")
    .flatMap(({ docId }) => /^diary\/25年日志\/2025年(\d\d)月$/.exec(String(docId))?.[1] ?? []);
  expect(months.sort()).toEqual(["06", "07", "08", "09", "10", "11", "12"]);
});

test("there are notes on every subject, and the single pages", () => {
  const all = gatsby.pages.map(({ path }) => path).join("\n");
  for (const area of ["ComputerComposition", "ComputerNetwork", "ComputerOperatingSystem", "DigitalCircuit", "Linux"])
    expect(all).toContain(`/docs/computer/${area}`);
  for (const area of ["C++", "Golang", "Python", "OnlineProblem"]) expect(all).toContain(`/docs/program/${area}/`);
  for (const area of ["infra", "algorithm", "development", "development/prompt", "development/tools"])
    expect(all).toContain(`/docs/llm/${area}/`);
  for (const page of ["/docs/cloudNative/Docker/intro", "/blog", "/resume", "/about", "/friendship"])
    expect(all).toContain(page);
});
