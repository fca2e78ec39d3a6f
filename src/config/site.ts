import type { SiteConfig } from "./types";

const { SITE_URL, PATH_PREFIX, CONTENT_FORMAT, GTAG_TRACKING_ID, PRECOMPRESS, BUILD_MESSAGES } = process.env;
const { GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY, GATSBY_ALGOLIA_INDEX, GATSBY_ALGOLIA_INSIGHTS } = process.env;

const algolia =
  GATSBY_ALGOLIA_APP_ID && GATSBY_ALGOLIA_SEARCH_KEY && GATSBY_ALGOLIA_INDEX
    ? {
        appId: GATSBY_ALGOLIA_APP_ID,
        searchKey: GATSBY_ALGOLIA_SEARCH_KEY,
        indexName: GATSBY_ALGOLIA_INDEX,
        insights: GATSBY_ALGOLIA_INSIGHTS === "true",
      }
    : null;

/**
 * The site's own configuration, read on the Node side only. The browser gets the values it needs from GraphQL
 * (`site.siteMetadata`), so environment variables cannot end up in a bundle by accident.
 * src/site/document-parts.tsx reads it too and sees only the literal values, not the environment.
 */
export const site: SiteConfig = {
  title: "节能笔记",
  tagline: "不必做的事不做，必须做的事尽快做",
  description: "计算机基础、编程语言、云原生与大模型的学习笔记，附日记与博客。",
  favicon: "/favicon.svg",
  url: SITE_URL ?? "https://jieneng.example",
  baseUrl: PATH_PREFIX ? `${PATH_PREFIX}/` : "/",
  organizationName: "jieneng",
  projectName: "notes",
  author: "jieneng",
  locale: {
    defaultLocale: "zh-Hans",
    locales: ["zh-Hans"],
    direction: "ltr",
    calendar: "gregory",
    openGraph: "zh_CN",
  },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: false },
  docs: {
    routeBasePath: "docs",
    mainDocId: "diary/25年日志/2025年06月",
    version: { name: "current", label: "Next" },
    editUrl: "https://code.example/jieneng/notes/edit/main/content/",
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 5,
  },
  blog: {
    routeBasePath: "blog",
    title: "博客",
    description: "2021年以来的文章：工具、方法与对技术的看法。",
    postsPerPage: 1,
    sidebarTitle: "博客列表",
    sidebarCount: "ALL",
    showReadingTime: true,
    feedTypes: ["rss", "atom", "json"],
    staleAfterYears: 2,
  },
  markdown: { format: CONTENT_FORMAT === "mdx" ? "mdx" : "detect" },
  search: {
    provider: algolia ? "algolia" : "embedded",
    searchPagePath: "search",
    contextualSearch: true,
    algolia,
  },
  analytics: { trackingId: GTAG_TRACKING_ID || null, anonymizeIp: true, respectDoNotTrack: true },
  socialPictures: "page",
  security: { images: [], frames: [] },
  delivery: { precompress: PRECOMPRESS !== "false", offline: true },
  messages: BUILD_MESSAGES || "zh",
};
