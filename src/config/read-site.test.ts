import { mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatDiagnostic } from "../lib/diagnostic";
import { languageOf } from "./language.mjs";
import { readSite } from "./read-site";

function read(yaml: string | null, env: NodeJS.ProcessEnv = {}, contentDir = "/home/ann/garden/content") {
  const bytes = yaml === null ? null : Buffer.from(yaml);
  const { site, diagnostics } = readSite(contentDir, bytes, env);
  return {
    site,
    errors: diagnostics.filter(({ severity }) => severity === "error").map(formatDiagnostic),
    diagnostics,
  };
}

test("edit links lead to the content folder of the repository on GitHub", () => {
  const repository = mkdtempSync(join(tmpdir(), "repository-"));
  const folders = ["", "content", "notes/zh"].map((name) => join(repository, name));
  for (const folder of [join(repository, ".git"), ...folders]) mkdirSync(folder, { recursive: true });
  const names = "organizationName: ann\nprojectName: garden\n";
  const editUrls = folders.map((folder) => read(names, {}, folder).site.docs.editUrl);
  const main = "https://github.com/ann/garden/edit/main/";
  expect(editUrls).toEqual([main, `${main}content/`, `${main}notes/zh/`]);
  expect(read(names).site.docs.editUrl).toBe(`${main}content/`);
  expect(read(names, {}, "/home/ann/garden").site.docs.editUrl).toBe(main);
  expect(read(null).site.docs.editUrl).toBeNull();
});

test("a folder without site.yml is a whole site, with the folder's name for a title", () => {
  const { site, errors, diagnostics } = read(null);
  expect(errors).toEqual([]);
  expect(site).toMatchObject({
    title: "garden",
    tagline: "",
    description: "",
    baseUrl: "/",
    navbar: null,
    author: null,
  });
  expect(site.footer).toEqual({ columns: [], copyright: "© garden", icp: null, police: null });
  expect(read(null, {}, "/home/ann/garden").site.title).toBe("garden");
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/^site\.yml url: .*localhost[\s\S]*SITE_URL/),
  ]);
});

test("what site.yml says is taken, and the rest has defaults", () => {
  const { site, errors } = read(`
title: 花园
description: 种花的笔记。
url: https://garden.example/
baseUrl: /notes
startYear: 2019
author: ann
logo: /img/logo.svg
locale: { lang: en }
docs: { mainDoc: intro, routeBasePath: / }
blog: { postsPerPage: ALL, sidebarCount: 3 }
comments: { provider: giscus, repo: ann/garden, repoId: R_1, category: General, categoryId: DIC_1 }
announcement: { content: "**新版**" }
analytics: { script: { provider: umami, id: 94db-1, server: "https://stats.example/umami/" } }
security: { images: auto, frames: ["https://*.example.org"] }
trailingSlash: false
onBrokenLinks: warn
redirects: [{ from: /old, to: /new }]
lint: { phrases: off }
`);
  expect(errors).toEqual([]);
  expect(site).toMatchObject({
    title: "花园",
    url: "https://garden.example",
    baseUrl: "/notes/",
    logo: { src: "/img/logo.svg", srcDark: null, alt: "" },
    locale: { defaultLocale: "en", openGraph: "en_US" },
    docs: { mainDoc: "intro", routeBasePath: "", tocMinHeadingLevel: 2, tocMaxHeadingLevel: 3 },
    blog: { sidebarCount: 3, authorFallback: true },
    comments: { provider: "giscus", mapping: "pathname", on: ["blog"] },
    announcement: { id: "**新版**", closeable: true },
    analytics: {
      script: { provider: "umami", id: "94db-1", server: "https://stats.example/umami/" },
      trackingId: null,
    },
    article: { openIn: [], feedbackUrl: null },
    security: { images: "auto", frames: ["https://*.example.org"], media: [], contact: null },
    trailingSlash: false,
    onBrokenLinks: "warn",
    onUnknownComponents: "throw",
  });
  expect(site.footer.copyright).toBe("© 2019 花园");
});

test("navbar items of every sort are taken", () => {
  const { site } = read(`
navbar:
  left: [{ sidebar: guide }, { doc: guide/start, label: 开始 }]
  right: [{ label: 更多, items: [{ to: /about, label: 关于 }, { href: https://example.org, label: 外 }] }]
`);
  expect(site.navbar).toEqual({
    left: [{ sidebar: "guide" }, { label: "开始", doc: "guide/start" }],
    right: [
      {
        label: "更多",
        items: [
          { label: "关于", to: "/about" },
          { label: "外", href: "https://example.org" },
        ],
      },
    ],
  });
});

test("variables of the environment win", () => {
  const yaml = "url: https://a.example\nbaseUrl: /a/\nanalytics: { trackingId: G-A1 }\n";
  const env = {
    SITE_URL: "https://b.example",
    PATH_PREFIX: "/b",
    GTAG_TRACKING_ID: "G-B2",
    CONTENT_FORMAT: "mdx",
    CONTENT_TRUST: "none",
    GATSBY_ALGOLIA_APP_ID: "APP",
    GATSBY_ALGOLIA_SEARCH_KEY: "key",
    GATSBY_ALGOLIA_INDEX: "index",
  };
  expect(read(yaml, env).site).toMatchObject({
    url: "https://b.example",
    baseUrl: "/b/",
    analytics: { trackingId: "G-B2" },
    markdown: { format: "mdx" },
    content: { trust: "none" },
    search: { provider: "algolia", algolia: { appId: "APP", insights: false } },
  });
  expect(read(yaml, { SITE_URL: "" }).site.url).toBe("https://a.example");
});

test("a base path that Gatsby refuses is an error with its line, and with the variable's name", () => {
  const message = '写的是"/笔记/"，应为以斜杠开头的路径，只含英文字母、数字与-._~：/notes/\n    → baseUrl: /notes/';
  const { site, errors } = read("url: https://a.example\nbaseUrl: /笔记/\n");
  expect(errors).toEqual([`site.yml:2 baseUrl: ${message}`]);
  expect(site.baseUrl).toBe("/");
  expect(read("url: https://a.example", { PATH_PREFIX: "/笔记" }).errors).toEqual([
    expect.stringMatching(/PATH_PREFIX: 写的是"\/笔记"/),
  ]);
  expect(read("url: https://a.example\nbaseUrl: /a/b-c.d/~e_f\n").site.baseUrl).toBe("/a/b-c.d/~e_f/");
});

test("a menu inside a menu is one error that says where its items go", () => {
  const yaml =
    "url: https://a.example\nnavbar:\n  left:\n    - label: 甲\n      items:\n        - label: 乙\n          items: [{ label: 丙, to: /c }]\n";
  expect(read(yaml).errors).toEqual([
    expect.stringMatching(
      /^site\.yml:7 navbar\.left\.0\.items\.0\.items: .*下拉里不能再有下拉：把这几项移到外层的items里/,
    ),
  ]);
});

test("all errors come together, each with its line, the value there and what to write", () => {
  const yaml = `titel: 花园
url: garden.example
blog:
  postsPerPage: 0
  postPerPage: 3
docs: { tocMinHeadingLevel: 4, tocMaxHeadingLevel: 3 }
navbar:
  left:
    - { lable: 指南, sidebar: guide }
    - { label: 关于 }
comments: { provider: utterances, repo: a/b, repoId: R_1, category: General, categoryId: DIC_1 }
offline: maybe
`;
  expect(read(yaml, { PATH_PREFIX: "notes", SITE_URL: "https://a.example/notes" }).errors).toEqual([
    'site.yml:2 url: 写的是"garden.example"，应为以http://或https://开头的地址\n    → url: https://example.org',
    "site.yml:9 navbar.left.0.lable: 没有这个字段\n    → 是否想写label？",
    expect.stringMatching(/^site\.yml:10 navbar\.left\.1: 写的是\{"label":"关于"\}，应写label，以及to、href/),
    "site.yml:6 docs.tocMaxHeadingLevel: 写的是3，应不小于tocMinHeadingLevel",
    "site.yml:4 blog.postsPerPage: 写的是0，应为不小于1的整数，或ALL\n    → postsPerPage: 10",
    "site.yml:5 blog.postPerPage: 没有这个字段\n    → 是否想写postsPerPage？",
    expect.stringMatching(
      /^site\.yml:11 comments\.provider: 写的是"utterances"，应为giscus或waline；utterances的议题可/,
    ),
    'site.yml:12 offline: 写的是"maybe"，应为true或false\n    → offline: true',
    "site.yml:1 titel: 没有这个字段\n    → 是否想写title？",
    expect.stringMatching(/^环境变量 SITE_URL: 写的是"https:\/\/a\.example\/notes"，应只写来源，不带路径/),
    expect.stringMatching(/^环境变量 PATH_PREFIX: 写的是"notes"，应为以斜杠开头的路径/),
  ]);
});

test("comments of Waline have a server with https, or one on this machine", () => {
  const waline = (more: string) => read(`url: https://a.example\ncomments: { provider: waline, ${more} }\n`);
  const served = { provider: "waline", serverUrl: "https://talk.example", images: [], on: ["blog"] };
  expect(waline("serverUrl: https://talk.example").site.comments).toEqual(served);
  expect(waline('serverUrl: "http://localhost:8360", images: ["https://*.example"]').errors).toEqual([]);
  expect(waline("serverUrl: http://talk.example").errors).toEqual([
    expect.stringMatching(
      /^site\.yml:2 comments\.serverUrl: 写的是"http:\/\/talk\.example"，应为以https:\/\/开头的地址/,
    ),
  ]);
  const wrong = waline('repo: a/b, serverUrl: "http://localhost.example", images: ["http://a.example"]').errors;
  expect(wrong.join("\n")).toMatch(
    /serverUrl.*应为以https[\s\S]*images\.0.*应像https[\s\S]*comments\.repo: 没有这个字段/,
  );
});

test("the switch to traditional characters is for a site in simplified ones", () => {
  const has = (lang: string) => read(`reading: { traditional: true }\nlocale: { lang: ${lang} }\n`).site.reading;
  expect(["zh-Hans", "zh-CN", "zh-Hant", "en"].map((lang) => has(lang).traditional)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(read("").site.reading.traditional).toBe(false);
});

test("heading levels the wrong way round are an error", () => {
  expect(read("docs: { tocMinHeadingLevel: 4, tocMaxHeadingLevel: 3 }\n").errors).toEqual([
    "site.yml:1 docs.tocMaxHeadingLevel: 写的是3，应不小于tocMinHeadingLevel",
  ]);
});

test.each([
  ["title: 花园\n  tagline: 甲\n", /^site\.yml:\d: YAML格式有误/],
  ["- 甲\n", /^site\.yml:1: 写的是\["甲"\]，应为字段/],
])("%j is refused with its line", (yaml, message) => {
  const { site, errors } = read(yaml);
  expect(errors[0]).toMatch(message);
  expect(site.title).toBe("garden");
});

test("the analytics service gets a name for the site, which is not an address", () => {
  const errors = (script: string) => read(`analytics: { script: { ${script} } }\n`).errors;
  expect(errors("provider: plausible")).toEqual([expect.stringContaining("analytics.script.id")]);
  expect(errors("provider: umami, id: 'https://a.example;'")).toEqual([
    expect.stringContaining("应为编号、域名或代号"),
  ]);
});

test("an unknown rule of lint:content is named, with the one that was meant", () => {
  expect(read("lint: { punctuaton: off }\n").errors).toEqual([
    "site.yml:1 lint.punctuaton: 没有这个字段\n    → 是否想写punctuation？",
  ]);
});

test("a folder with Obsidian's settings is a vault, unless site.yml says otherwise", () => {
  const dialect = (folders: readonly string[], yaml = "") => {
    const dir = mkdtempSync(join(tmpdir(), "content-"));
    for (const folder of folders) mkdirSync(join(dir, folder), { recursive: true });
    return readSite(dir, Buffer.from(`url: https://a.example\n${yaml}`), {}).site.content.dialect;
  };
  expect(dialect(["docs"])).toBe("markdown");
  expect(dialect(["docs"], "content: { dialect: obsidian }")).toBe("obsidian");
  expect(dialect([".obsidian"])).toBe("obsidian");
  expect(dialect(["docs/.obsidian"])).toBe("obsidian");
  expect(dialect([".obsidian"], "content: { dialect: markdown }")).toBe("markdown");
});

test("settings beside an invalid one stay, also in its group; a list with an invalid item is left out", () => {
  const { site, errors } = read(`
title: 花园
favicon: /mark.png
lang: zh
blog: { postsPerPage: many, routeBasePath: notes }
navbar:
  left: [{ label: 甲 }]
  right: [{ label: 乙, to: /b }]
comments: { provider: giscus, repo: ann/garden }
`);
  expect(errors).toHaveLength(6);
  expect(site).toMatchObject({
    title: "花园",
    favicon: "/mark.png",
    blog: { routeBasePath: "notes", postsPerPage: 10 },
    navbar: { left: [], right: [{ label: "乙", to: "/b" }] },
    comments: null,
  });
});

test("variables beside an invalid one stay", () => {
  const { site } = read("url: https://garden.example\n", { SITE_URL: "garden", PATH_PREFIX: "/notes" });
  expect(site).toMatchObject({ url: "https://garden.example", baseUrl: "/notes/" });
});

test("an unknown language and a locale of another form are errors, in Chinese", () => {
  for (const lang of ["cn", "zh_CN", "中文"])
    expect(read(`locale: { lang: ${lang} }\n`).errors[0]).toContain("语言标签");
  for (const lang of ["zh-CN", "pt-BR", "yue"]) expect(read(`locale: { lang: ${lang} }\n`).errors).toEqual([]);
  expect(read("locale: { openGraph: zh-CN }\n").errors[0]).toContain("如zh_CN");
  expect(["cn", "zh_CN", "en"].map(languageOf)).toEqual(["zh", "zh", "en"]);
});

test("a colour with too little contrast is quoted, and a misspelled field is reported once", () => {
  expect(read('theme: { accent: "#b45309" }\n').errors).toEqual([
    expect.stringMatching(/写的是"#b45309"，在浅色的底色上对比只有4\.4\d/),
  ]);
  expect(read("docs: { version: { nam: x, label: y } }\n").errors).toEqual([expect.stringContaining("是否想写name")]);
});

test("the fix of a field in a list is not the example of another field", () => {
  expect(read("redirects: [{ from: /a, to: b }]\n").errors).toEqual([expect.not.stringContaining("→")]);
});
