import { type Messages, quote } from "./bilingual";

/** Errors in content/site.yml and in the environment variables that overrule it. */
export const configMessages = {
  heading: { zh: "站点的设置有错误：", en: "the site's settings have errors:" },
  /** Stands where a diagnostic has the name of its file. */
  environment: { zh: "环境变量", en: "environment" },
  url: { zh: "应为以http://或https://开头的地址", en: "expected an address with http:// or https://" },
  origin: {
    zh: "应只写来源，不带路径；路径写在baseUrl（PATH_PREFIX）里",
    en: "expected an origin without a path; a path goes into baseUrl (PATH_PREFIX)",
  },
  noUrl: {
    zh: {
      message: "没有写网站的地址，页面、feed和sitemap里的完整地址都以http://localhost:9000开头",
      fix: "url: https://example.org，或在构建时设SITE_URL",
    },
    en: {
      message:
        "says no address of the site: full addresses in pages, feeds and the sitemap begin with http://localhost:9000",
      fix: "url: https://example.org, or set SITE_URL where the site is built",
    },
  },
  basePath: {
    zh: "应为以斜杠开头的路径：/notes/",
    en: "expected a path that starts with a slash: /notes/",
  },
  routeBasePath: { zh: "应为路径：docs，在根目录就写/", en: "expected a path: docs, or / for the root" },
  staticFile: {
    zh: "应为static/里的文件，以斜杠开头：/img/logo.svg",
    en: "expected a file of static/, with a slash first: /img/logo.svg",
  },
  logo: {
    zh: "应为static/里的文件，如/img/logo.svg，或{ src: /img/logo.svg, srcDark: /img/dark.svg, alt: 名字 }",
    en: "expected a file of static/ such as /img/logo.svg, or { src: /img/logo.svg, srcDark: /img/dark.svg, alt: Name }",
  },
  ownPath: { zh: "应为本站的路径，以斜杠开头：/about", en: "expected a path of this site, with a slash first: /about" },
  atLeastOne: { zh: "应为不小于1的整数", en: "expected a whole number of at least 1" },
  countOrAll: { zh: "应为整数，或ALL", en: "expected a whole number, or ALL" },
  year: { zh: "应为年份，如2021", en: "expected a year such as 2021" },
  language: { zh: "应为语言标签，如zh-Hans、en", en: "expected a language tag such as zh-Hans or en" },
  tocLevels: (min: number, max: number) => ({
    zh: { message: `写的是${max}，小于tocMinHeadingLevel的${min}`, fix: `tocMaxHeadingLevel: ${Math.max(min, 3)}` },
    en: { message: `is ${max}, below tocMinHeadingLevel ${min}`, fix: `tocMaxHeadingLevel: ${Math.max(min, 3)}` },
  }),
  trackingId: { zh: "应形如G-XXXXXXX", en: "expected an id like G-XXXXXXX" },
  algolia: {
    zh: "provider: algolia还要写algolia: { appId: …, searchKey: …, indexName: … }",
    en: "provider: algolia needs algolia: { appId: …, searchKey: …, indexName: … } too",
  },
  sources: {
    zh: "应为来源的列表，如[https://img.example.org]，或auto",
    en: "expected a list of origins such as [https://img.example.org], or auto",
  },
  contact: {
    zh: "应为mailto:邮箱，或以https://开头的地址",
    en: "expected mailto: and an address, or an address with https://",
  },
  trailingSlash: { zh: "应为ignore、true或false", en: "expected ignore, true or false" },
  lint: { zh: "应为规则的名字与off或warn", en: "expected names of rules with off or warn" },
  repo: { zh: "应为GitHub仓库：所有者/名字", en: "expected a repository of GitHub: owner/name" },
  comments: {
    zh: "provider应为giscus或utterances",
    en: "expected provider to be giscus or utterances",
  },
  linkItem: {
    zh: "应写label，以及to、href、doc三者之一",
    en: "expected a label, and one of to, href and doc",
  },
  navbarItem: {
    zh: "应写label，以及to、href、doc、sidebar、items之一（doc与sidebar可省label）",
    en: "expected a label, and one of to, href, doc, sidebar and items (doc and sidebar may do without the label)",
  },
  unknownAuthor: (key: string, meant: string | undefined) => ({
    zh: {
      message: `authors.yml里没有${quote(key)}`,
      fix: meant === undefined ? `在authors.yml里写${key}: { name: 名字 }，或删去这一行` : `author: ${meant}`,
    },
    en: {
      message: `${quote(key)} is not in authors.yml`,
      fix:
        meant === undefined ? `write ${key}: { name: Name } into authors.yml, or delete the line` : `author: ${meant}`,
    },
  }),
  notFields: (data: unknown) => ({
    zh: { message: `写的是${quote(data)}，应为字段`, fix: "每行写一个字段：title: 我的笔记" },
    en: { message: `is ${quote(data)}, not fields`, fix: "write one field a line: title: My notes" },
  }),
} satisfies Messages;
