import type { FooterConfig, NavbarConfig } from "../../config/read-site";
import { site } from "../../config/site";
import type { PagePlan } from "../../content/kind";
import { messages } from "../../content/testing/content-file";
import { encodePath } from "../../lib/paths";
import type { ArticleLink } from "../../markdown/model/types";
import { redirectPage } from "../../site-files/redirect-pages";
import { checkLinks } from "./check-links";
import { checkNavigation } from "./check-navigation";
import { routeDiagnostics, siteRoutes } from "./check-routes";

const page = (path: string, source: string): PagePlan => ({ path, source, template: "doc", context: {} });

describe("routes", () => {
  test("two files with the same address are an error that names both", () => {
    const diagnostics = messages(
      routeDiagnostics([page("/docs/a", "docs/a.mdx"), page("/docs/a/", "docs/a/index.mdx")], []),
    );
    expect(diagnostics).toEqual([
      "error: docs/a/index.mdx: 地址/docs/a/已被docs/a.mdx使用\n    → 给其中一个另写slug，或给文件改名",
    ]);
  });

  test("addresses that differ only in case are an error, because they collide on many disks", () => {
    expect(routeDiagnostics([page("/docs/A", "docs/A.mdx"), page("/docs/a", "docs/a.mdx")], [])).toHaveLength(1);
  });

  test("an alias may not hide a page or another alias", () => {
    const aliases = [
      { from: "/old", to: "/docs/a", place: { file: "docs/a.mdx", field: "aliases" } },
      { from: "/old", to: "/docs/b", place: { file: "docs/b.mdx", field: "aliases" } },
      { from: "/docs/a", to: "/docs/b", place: { file: "site.yml", line: 7, field: "redirects.0" } },
    ];
    expect(messages(routeDiagnostics([page("/docs/a", "docs/a.mdx")], aliases))).toEqual([
      `error: docs/b.mdx aliases: 地址/old已被docs/a.mdx aliases使用，不会再转到别处
    → 删去这一项，或换一个旧地址`,
      `error: site.yml:7 redirects.0: 地址/docs/a已被docs/a.mdx使用，不会再转到别处
    → 删去这一项，或换一个旧地址`,
    ]);
  });
});

describe("links", () => {
  const pathByFile = new Map([
    ["docs/a.mdx", "/docs/a"],
    ["docs/日记.mdx", "/docs/日记"],
  ]);
  const routes = new Set(["/", "/docs/a", "/docs/日记", "/blog", "/blog/rss.xml"]);
  const defaults = { onBrokenLinks: "throw", onBrokenAnchors: "warn", onBrokenMarkdownLinks: "warn" } as const;
  const check = (...links: string[]) => checkAs(defaults, ...links);
  const checkAs = (reactions: Parameters<typeof checkLinks>[0]["reactions"], ...links: string[]) =>
    messages(
      checkLinks({
        reactions,
        articles: [
          { file: "docs/a.mdx", ids: ["第一节"], links: links.map((href) => ({ href, line: 7 })) },
          { file: "docs/日记.mdx", ids: ["六月"], links: [] },
        ],
        pathByFile,
        routes,
      }),
    );

  test.each([
    "content:docs/日记.mdx",
    "content:docs/日记.mdx#六月",
    "#第一节",
    "/blog",
    "/blog?x=1",
    "/docs/日记#六月",
    "/docs/%E6%97%A5%E8%AE%B0",
    "/blog/rss.xml",
    "content:docs/日记.mdx#%E5%85%AD%E6%9C%88",
    "/",
    "./日记",
    "日记#六月",
    "../blog",
    "content:日记.mdx",
  ])("%s is a valid link", (href) => expect(check(href)).toEqual([]));

  test("a broken address is an error with the page, the link and the nearest address", () => {
    expect(check("/blgo")).toEqual(['error: docs/a.mdx:7: 链接到"/blgo"，本站没有这一页\n    → 是否想写/blog？']);
  });

  test("reports a missing picture or file of static/ as a picture or a file, not as a page", () => {
    const files = new Set(["/img/图.png", "/files/a.pdf"]);
    const found = (link: Omit<ArticleLink, "line">) => {
      const articles = [{ file: "docs/a.mdx", ids: [], links: [{ line: 7, ...link }] }];
      return checkLinks({ articles, pathByFile, routes: files, reactions: defaults });
    };
    expect(messages(found({ href: "/img/none.png", isPicture: true }))).toEqual([
      'error: docs/a.mdx:7: 图片"/img/none.png"不存在：以斜杠开头的是static/里的文件\n    → 把图片放到static/里的那个位置，或改正路径',
    ]);
    expect(found({ href: "/img/none.png", isPicture: true })).toMatchObject([{ about: "picture" }]);
    expect(messages(found({ href: "/files/aa.pdf" }))).toEqual([
      'error: docs/a.mdx:7: 文件"/files/aa.pdf"不存在：以斜杠开头的是static/里的文件\n    → 是否想写/files/a.pdf？',
    ]);
    expect(messages(found({ href: "/docs/v1.0" }))[0]).toContain("本站没有这一页");
  });

  test("a broken anchor is a warning with the nearest heading", () => {
    expect(check("#第二节")[0]).toContain("里没有标题#第二节\n    → 是否想写#第一节？");
    expect(check("content:docs/日记.mdx#七月")[0]).toMatch(
      /^warning: docs\/a\.mdx:7: 链接到"docs\/日记\.mdx#七月"，但docs\/日记\.mdx里没有标题/,
    );
  });

  test("an unresolved link to a Markdown file is a warning", () => {
    expect(check("content:docs/曰记.mdx")[0]).toMatch(/^warning: .*是否想写\.\/日记\.mdx？$/s);
  });

  test("suggests a file as the author would link to it, and never the page itself", () => {
    const files = new Map([
      ["docs/notes/a.md", "/docs/notes/a"],
      ["docs/notes/b.md", "/docs/notes/b"],
      ["pages/about.md", "/about"],
    ]);
    const fixFor = (file: string) =>
      checkLinks({
        articles: [{ file: "docs/notes/a.md", ids: [], links: [{ href: `content:${file}`, line: 1 }] }],
        pathByFile: files,
        routes: new Set(files.values()),
        reactions: { ...defaults, onBrokenMarkdownLinks: "throw" },
      }).map(({ severity, fix }) => `${severity} ${fix}`);
    expect(fixFor("pages/abuot.md")).toEqual(["error 是否想写../../pages/about.md？"]);
    expect(fixFor("docs/notes/about.md")).toEqual(["error 是否想写../../pages/about.md？"]);
    expect(fixFor("docs/notes/bb.mdx")).toEqual(["error 是否想写./b.md？"]);
    expect(fixFor("docs/notes/nowhere.md")).toEqual(["error 改正路径，它相对于这个文件"]);
    expect(fixFor("docs/notes/aa.md")).not.toContain("error 是否想写./a.md？");
  });

  test("names a missing note as its author wrote it, and offers its new or its similar name in the same form", () => {
    const files = new Map([
      ["docs/a.md", "/docs/a"],
      ["docs/饮料/沏茶法.md", "/docs/饮料/沏茶法"],
    ]);
    const faultOf = (note: { readonly name: string; readonly newPath?: string }) =>
      checkLinks({
        articles: [{ file: "docs/a.md", ids: [], links: [{ href: `content:docs/${note.name}.md`, line: 1, note }] }],
        pathByFile: files,
        routes: new Set(files.values()),
        reactions: defaults,
      }).map(({ message, fix }) => `${message} → ${fix}`);
    expect(faultOf({ name: "沏茶" })).toEqual(["没有[[沏茶]]这个文件；链接会显示为普通文字 → 是否想写[[沏茶法]]？"]);
    expect(faultOf({ name: "龙井", newPath: "docs/饮料/沏茶法.md" })).toEqual([
      "没有[[龙井]]这个文件；链接会显示为普通文字 → 是否想写[[沏茶法]]？",
    ]);
    expect(faultOf({ name: "龙井" })).toEqual([
      "没有[[龙井]]这个文件；链接会显示为普通文字 → 改成有的笔记的名字，或写好这一篇",
    ]);
  });

  test("resolves a relative address against the page, and suggests where the page is if the address is broken", () => {
    expect(check("./guide/日记")[0]).toContain('链接到"./guide/日记"，本站没有这一页\n    → 是否想写/docs/日记？');
  });

  test("the settings determine the severity of each kind of broken link", () => {
    const links = ["/nowhere", "#无", "content:docs/none.mdx"];
    const severities = (reaction: "throw" | "warn" | "ignore") =>
      checkAs({ onBrokenLinks: reaction, onBrokenAnchors: reaction, onBrokenMarkdownLinks: reaction }, ...links).map(
        (message) => message.slice(0, message.indexOf(":")),
      );
    expect(severities("throw")).toEqual(["error", "error", "error"]);
    expect(severities("warn")).toEqual(["warning", "warning", "warning"]);
    expect(severities("ignore")).toEqual([]);
  });

  test("does not check headings of a page that cannot be rendered", () => {
    const broken = {
      file: "docs/b.mdx",
      ids: [] as string[],
      links: [],
      diagnostics: [{ severity: "error" as const, file: "docs/b.mdx", message: "x" }],
    };
    const article = { file: "docs/a.mdx", ids: [], links: [{ href: "content:docs/b.mdx#x", line: 1 }] };
    const files = new Map([...pathByFile, ["docs/b.mdx", "/docs/b"]]);
    const found = (target: typeof broken) =>
      checkLinks({ articles: [article, target], pathByFile: files, routes, reactions: defaults });
    expect(found(broken)).toEqual([]);
    // A page with another error, such as a missing picture, still has headings to check.
    expect(found({ ...broken, ids: ["y"] })).toMatchObject([{ severity: "warning", file: "docs/a.mdx" }]);
  });
});

describe("navigation", () => {
  const navbar: NavbarConfig = {
    left: [{ label: "笔记", sidebar: "mian" }, { doc: "guide/strat" }],
    right: [
      {
        label: "更多",
        items: [
          { label: "关于", to: "/abuot" },
          { label: "外", href: "https://example.org" },
        ],
      },
    ],
  };
  const footer: FooterConfig = {
    copyright: "",
    icp: null,
    police: null,
    columns: [{ title: "甲", items: [{ label: "首页", to: "/#x" }] }],
  };

  test("reports an item that cannot be rendered with the message that a visitor would see", () => {
    const diagnostics = messages(
      checkNavigation(
        { navbar, footer },
        {
          sidebarIds: ["main"],
          isBroken: () => false,
          draftPaths: new Map([["pages/wip.md", "/wip"]]),
          docIds: ["guide/start"],
          routes: new Set(["/", "/about"]),
          lineOf: (field: string) => (field.startsWith("navbar.left") ? 12 : 20),
        },
      ),
    );
    expect(diagnostics).toEqual([
      `error: site.yml:12 navbar.left.0: 没有侧边栏"mian"
    → 是否想写main？`,
      `error: site.yml:12 navbar.left.1: 没有id为"guide/strat"的文档
    → 是否想写guide/start？`,
      `error: site.yml:20 navbar.right.0.items.0: "/abuot"不是本站的页面
    → 是否想写/about？`,
    ]);
  });
});

test("reports that the search sends readers to a page that does not exist", () => {
  const search = jest.replaceProperty(site, "search", { ...site.search, reportUrl: "/abuot" });
  const targets = {
    sidebarIds: [],
    docIds: [],
    routes: new Set(["/about"]),
    lineOf: () => 3,
    isBroken: () => false,
    draftPaths: new Map(),
  };
  const footer: FooterConfig = { copyright: "", icp: null, police: null, columns: [] };
  const diagnostics = messages(checkNavigation({ navbar: { left: [], right: [] }, footer }, targets));
  search.restore();
  expect(diagnostics).toEqual([
    expect.stringMatching(/^error: site\.yml:3 search\.reportUrl: "\/abuot"不是本站的页面\n.*\/about/),
  ]);
});

describe("links of the settings", () => {
  const targets = {
    sidebarIds: [],
    docIds: [],
    routes: new Set(["/", "/about"]),
    lineOf: () => 3,
    isBroken: () => false,
    draftPaths: new Map(),
  };
  const columns = (href: string) => [{ title: "甲", items: [{ label: "乙", href }] }];
  const faults = (href = "https://other.example/x") =>
    messages(
      checkNavigation(
        { navbar: { left: [], right: [] }, footer: { copyright: "", icp: null, police: null, columns: columns(href) } },
        targets,
      ),
    );

  afterEach(() => jest.restoreAllMocks());

  test.each([
    ["见[说明](/abuot)", "/abuot"],
    ["见[说明](abuot#a)", "/abuot#a"],
    ["见<https://notes.example/abuot>", "https://notes.example/abuot"],
  ])("reports a broken link in the announcement %s", (content) => {
    jest.replaceProperty(site, "url", "https://notes.example");
    jest.replaceProperty(site, "announcement", { id: "一", content, closeable: true });
    expect(faults()).toEqual([
      expect.stringMatching(/^error: site\.yml:3 announcement\.content: ".*abuot.*"不是本站的页面\n.*\/about/),
    ]);
  });

  test("accepts links in the announcement to pages, to other sites and to mailboxes", () => {
    const content = "[甲](/about#a) [乙](https://other.example/x) [丙](mailto:a@b.example) [丁](#丁)";
    jest.replaceProperty(site, "announcement", { id: "一", content, closeable: true });
    expect(faults()).toEqual([]);
  });

  test("reports an item with the full address of a missing page", () => {
    jest.replaceProperty(site, "url", "https://notes.example");
    expect(faults("https://notes.example/none")[0]).toContain("不是本站的页面");
    expect(faults("https://notes.example/about")).toEqual([]);
  });
});

test("does not report a missing sidebar again when sidebars.yml has an error", () => {
  const targets = {
    sidebarIds: [],
    docIds: [],
    routes: new Set<string>(),
    draftPaths: new Map(),
    lineOf: () => 1,
    isBroken: () => true,
  };
  const navbar = { left: [{ sidebar: "main" }], right: [] };
  const footer: FooterConfig = { copyright: "", icp: null, police: null, columns: [] };
  expect(checkNavigation({ navbar, footer }, targets)).toEqual([]);
});

test("the site's own addresses follow the settings", () => {
  const blog = jest.replaceProperty(site, "blog", { ...site.blog, routeBasePath: "notes", feedTypes: ["atom"] });
  const search = jest.replaceProperty(site, "search", { ...site.search, searchPagePath: "find" });
  const pages = [
    page("/notes", "blog/"),
    { ...page("/notes/tags/go", "blog/"), context: { tagSlug: "go" } },
    { ...page("/docs/a", "docs/a.md"), context: { docId: "a", sidebarId: "guide" } },
  ];
  const routes = [...siteRoutes(pages, [{ from: "/old", to: "/notes" }], ["/nowhere"])];
  blog.restore();
  search.restore();
  expect(routes).toEqual(expect.arrayContaining(["/", "/find", "/404", "/notes/atom.xml", "/notes", "/old"]));
  expect(routes).toEqual(expect.arrayContaining(["/notes/tags/go/atom.xml", "/docs/guide/atom.xml"]));
  expect(routes.filter((route) => /^\/(?:blog|search)|rss/.test(route))).toEqual([]);
});

test("the page at an alias redirects and gives search engines the canonical address", () => {
  const html = redirectPage(encodePath("/docs/25年"), "https://a.example/docs/25%E5%B9%B4");
  expect(html).toContain('<link rel="canonical" href="https://a.example/docs/25%E5%B9%B4">');
  expect(html).toContain('content="0; url=/docs/25%E5%B9%B4"');
  expect(html).toContain(">/docs/25年</a>");
});
