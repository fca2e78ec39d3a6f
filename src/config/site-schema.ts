import { z } from "zod";
import { quote } from "../lib/diagnostic";
import { themeColors } from "../shared/colors";
import { fields, flag, headingLevel, oneOf, orNull, plainHost, text, texts, webAddress, wrong } from "./fields";
import { headTags } from "./head-tags";
import { expected, settingExamples, settingMessages } from "./messages";
import { accentContrast, isReadable, readableAccent } from "./theme";

/** Returns a schema for settings that belong together. Each setting has a default. */
function group<Shape extends z.ZodRawShape>(description: string, settings: Shape) {
  return fields(settings)
    .prefault({} as never)
    .describe(description);
}

/** Returns a schema for a number of posts, or `ALL`. */
const countOrAll = (least: number) => {
  const error = settingMessages.count(least);
  return z.union([z.literal("ALL"), z.int(error).min(least, error)], error);
};
const reaction = oneOf(["throw", "warn", "ignore"]);
/** The rules of scripts/content-lint. */
const lintRules = oneOf([
  ...(["front-matter", "headings", "alternatives", "fences", "punctuation"] as const),
  ...(["phrases", "links", "length", "questions", "repetition"] as const),
]);
const lint = z.partialRecord(lintRules, oneOf(["off", "warn"]), {
  error: ({ code }: { readonly code?: string }) =>
    code === "unrecognized_keys" ? lintRules.options.join("、") : settingMessages.lint,
});

const origin = z
  .url({ protocol: /^https?$/, error: settingMessages.origin })
  .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", settingMessages.originOnly)
  .overwrite((url) => url.replace(/\/+$/, ""));

/** A path below the host. The result has the form `/notes/`. */
const basePath = z
  .string(expected.text)
  .regex(/^\/(?:[^\s?#]*[^\s?#/])?\/?$/, settingMessages.basePath)
  .overwrite((path) => path.replace(/\/?$/, "/"));

/** The first segment of addresses. Surrounding slashes are ignored: `/docs`, `docs/`, and `/` for the root. */
const routeBasePath = z
  .string(expected.text)
  .regex(/^[^\s?#]*$/, settingMessages.routeBasePath)
  .overwrite((path) => path.replace(/^\/+|\/+$/g, ""));

const trackingId = z.string(expected.text).regex(/^(?:G|AW|UA|GT|DC)-[\w-]+$/, settingMessages.trackingId);
/** `#rrggbb`, or a colour for each mode. Colours that readers cannot read are errors. */
const { light, dark } = { light: quote(themeColors.light.link), dark: quote(themeColors.dark.link) };
const both = `{ light: ${light}, dark: ${dark} }`;
const sixDigits = /^#[\da-f]{6}$/i;
const hex = z.string(settingMessages.color(light)).regex(sixDigits, settingMessages.hex(light));
const readable = (mode: "light" | "dark") =>
  hex.check(({ value, issues }) => {
    if (!sixDigits.test(value) || isReadable(value, mode)) return;
    const contrast = accentContrast(value, mode).toFixed(1);
    const { message, fix } = settingMessages.contrast(mode, contrast, readableAccent(value, mode));
    issues.push(wrong(value, message, fix));
  });
const accent = z.preprocess(
  // One colour is that of the light mode. The dark mode has a lighter shade.
  (value) =>
    typeof value === "string" && sixDigits.test(value) ? { light: value, dark: readableAccent(value, "dark") } : value,
  z.strictObject(
    { light: readable("light").describe("浅色时"), dark: readable("dark").describe("深色时") },
    settingMessages.accent(light, both),
  ),
);
const fontList = text.regex(/^[\p{L}\p{N}\s"',._-]+$/u, settingMessages.fonts);
const theme = {
  accent: orNull(accent).meta({
    description: "强调色；一种颜色，或{ light, dark }；只写一种时，深色用它的浅一些的同一色；对比不够是错误",
    examples: [themeColors.light.link],
  }),
  serif: orNull(fontList).meta({ description: "标题的字体", examples: ['"LXGW WenKai", Georgia'] }),
  sans: orNull(fontList).meta({ description: "正文的字体", examples: ["Inter"] }),
  mono: orNull(fontList).meta({ description: "代码的字体", examples: ['"JetBrains Mono"'] }),
};

const trust = oneOf(["code", "none"]);
const format = oneOf(["detect", "mdx"]);
const dialect = oneOf(["markdown", "obsidian"]);
const staticFile = text.regex(/^\/(?!\/)[^?#]*$/, settingMessages.staticFile);
const ownPath = text.regex(/^\/(?!\/)/, settingMessages.ownPath);

/** A source of the Content-Security-Policy: a scheme and a host, which may begin with `*.`. */
const sources = z.union(
  [z.literal("auto"), z.array(z.string().regex(/^https?:(?:\/\/(?:\*\.)?[^\s/;,'"]+)?$/)).readonly()],
  settingMessages.sources,
);

const link = { label: text.optional(), to: ownPath.optional(), href: webAddress.optional(), doc: text.optional() };
const target = { ...link, sidebar: text.optional() };
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, expected.items);

/**
 * Checks that exactly one field says where an item leads. An item for a sidebar or a page of the
 * docs needs no label.
 */
function leads(item: Readonly<Record<string, unknown>>): boolean {
  const targets = ["to", "href", "doc", "sidebar", "items"].filter((field) => item[field] !== undefined);
  return targets.length === 1 && (item["label"] !== undefined || targets[0] === "doc" || targets[0] === "sidebar");
}

const oneTarget = settingMessages.navbarTarget;
const navbarItem = fields({ ...target, items: listOf(fields(target).refine(leads, oneTarget)).optional() });
const navbarItems = listOf(navbarItem.refine(leads, oneTarget)).default([]);
const footerItem = fields(link).refine(leads, settingMessages.footerTarget);

const repo = text.regex(/^[\w.-]+\/[\w.-]+$/, settingMessages.repo);
const on = z.array(oneOf(["blog", "docs"])).default(["blog"]);
const page = oneOf(["pathname", "url", "title", "og:title"]).default("pathname");
const server = plainHost.regex(/^https:|^http:\/\/localhost(?:[:/]|$)/, expected.webAddress);
const hosts = z.array(text.regex(/^https:\/\/(?:\*\.)?[^\s/;,'"]+$/, settingMessages.host), expected.list);
const comments = z.discriminatedUnion(
  "provider",
  [
    fields({ provider: z.literal("giscus"), repo, repoId: text, category: text, categoryId: text, mapping: page, on }),
    fields({ provider: z.literal("waline"), serverUrl: server, images: hosts.default([]), on }),
  ],
  settingMessages.comments,
);

const logo = z.union(
  [staticFile, z.strictObject({ src: staticFile, srcDark: orNull(staticFile), alt: z.string().default("") })],
  settingMessages.logo,
);
const contact = z.url({ protocol: /^(?:mailto|https)$/, error: settingMessages.contact });
const redirect = fields({ from: text.regex(/^\//, settingMessages.ownPath), to: text });
const counter = fields({
  provider: oneOf(["umami", "plausible", "goatcounter"]).describe("由谁统计"),
  id: text
    .regex(/^[\w.-]+$/, settingMessages.counterId)
    .describe("Umami里网站的编号，Plausible里的域名，GoatCounter的代号"),
  server: orNull(plainHost).describe("自己的服务器；不写就是官方的"),
});

const algolia = fields({
  appId: text.describe("应用的编号"),
  searchKey: text.describe("只能搜索的密钥"),
  indexName: text.describe("索引的名字"),
  insights: flag.default(false).describe("把读者点了哪条结果告诉Algolia"),
});

const search = fields({
  provider: orNull(oneOf(["embedded", "algolia"])).describe("embedded在浏览器里搜，algolia用Algolia"),
  contextual: flag.default(true).describe("Algolia只找这种语言、这个版本的"),
  algolia: orNull(algolia).meta({
    description: "Algolia的账号；`GATSBY_ALGOLIA_…`优先",
    examples: [settingExamples.algolia],
  }),
}).refine((settings) => settings.provider !== "algolia" || settings.algolia !== null, {
  path: ["algolia"],
  error: settingMessages.algolia,
});

const docs = fields({
  routeBasePath: routeBasePath.default("docs").describe("地址的第一段；/表示根目录"),
  mainDoc: orNull(text).describe("代表文档的那一页的id"),
  label: text.default("").describe("文档的名字；不写就是“文档”"),
  version: fields({ name: text.describe("名字"), label: text.describe("显示的名字") })
    .default({ name: "current", label: "Next" })
    .describe("版本条目"),
  editUrl: orNull(webAddress).meta({
    description:
      "编辑链接的前半，后面接文件在内容目录里的路径；不写就不显示。把其中的edit换成blob，就是引用的程序“打开文件”的地址",
    examples: ["https://github.com/xiaoming/garden/edit/main/content/"],
  }),
  net: flag
    .default(false)
    .describe("每个侧边栏末尾有一个链接，通向一张图：这个分区的全部页面，与它们之间的链接；页面超过100篇的分区没有"),
  tocMinHeadingLevel: headingLevel.default(2).describe("目录从第几级标题起"),
  tocMaxHeadingLevel: orNull(headingLevel).describe("目录到第几级标题止；不写就是3，或tocMinHeadingLevel"),
}).refine((settings) => settings.tocMinHeadingLevel <= (settings.tocMaxHeadingLevel ?? 6), {
  path: ["tocMaxHeadingLevel"],
  error: settingMessages.tocLevels,
});

const blog = {
  routeBasePath: routeBasePath.default("blog").describe("地址的第一段；/表示根目录"),
  title: text.default("").describe("博客的名字；不写就是“博客”"),
  description: text.default("").describe("给搜索引擎和阅读器的一句话；不写就是“…的博客”"),
  postsPerPage: countOrAll(1)
    .transform((number) => (number === "ALL" ? 1_000_000 : number))
    .prefault(10)
    .describe("每页几篇，或ALL"),
  sidebarTitle: text.default("").describe("文章列表的标题；不写就是“最近的博文”"),
  sidebarCount: countOrAll(0).default(5).describe("文章列表里几篇，或ALL"),
  showReadingTime: flag.default(true).describe("写明要读几分钟"),
  feedTypes: z
    .array(oneOf(["rss", "atom", "json"]), expected.list)
    .default(["rss", "atom", "json"])
    .describe("有哪几种feed"),
  staleAfterYears: z
    .number(expected.number)
    .positive(settingMessages.positive)
    .default(2)
    .describe("几年以上的文章注明年代"),
  authorFallback: flag.default(true).describe("没有写作者的文章算author的"),
};

/**
 * All settings of content/site.yml with their checks, defaults and descriptions. Types, the schema
 * for editors (docs/site.schema.json), the table in docs/site-yml.md and the GraphQL fields come
 * from this schema. An empty text is a default that depends on other settings, and `readSite` fills
 * it in.
 */
export const siteSchema = z.strictObject(
  {
    title: text.default("").meta({
      description: "网站的名字；不写就用目录的名字，目录叫content时用它外面那一层的",
      examples: [settingExamples.title],
    }),
    tagline: text.default("").describe("一句话的座右铭"),
    description: text.default("").describe("给搜索引擎和阅读器的一两句话；不写就用tagline"),
    url: origin.default("").meta({
      description: "网站的来源，不带路径；不写就是http://localhost:9000，并有警告；`SITE_URL`优先",
      examples: ["https://example.org"],
    }),
    baseUrl: basePath
      .default("/")
      .meta({ description: "网站在主机上的路径；`PATH_PREFIX`优先", examples: ["/notes/"] }),
    organizationName: text.default("").describe("代码托管平台上的用户或组织；与projectName一起是仓库的地址"),
    projectName: text.default("").describe("项目的名字，Algolia爬虫的索引以它为名；不写就用目录的名字"),
    logo: orNull(logo).meta({
      description: "标题旁的图：static/里的文件，或{ src, srcDark, alt }；不写就由标题的第一个字画成",
      examples: ["/img/logo.svg"],
    }),
    favicon: staticFile
      .default("/favicon.svg")
      .describe("static/里的svg、png或ico；桌面图标、分享图片与manifest都由它画成；没有这个文件就由标题的第一个字画成"),
    startYear: orNull(z.int(settingMessages.year).min(1970, settingMessages.year)).meta({
      description: "默认的版权一行里的年份",
      examples: [2021],
    }),
    author: orNull(text).meta({ description: "站主，authors.yml里的键", examples: ["xiaoming"] }),
    locale: group("页面的语言与方向", {
      lang: text
        .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/, settingMessages.language)
        .default("zh-Hans")
        .describe("语言标签；页面自己的文字，zh-Hant、zh-TW、zh-HK是繁体中文，其余的zh是简体中文，别的语言是英文"),
      direction: oneOf(["ltr", "rtl"]).default("ltr").describe("书写的方向"),
      openGraph: text.default("").describe("og:locale，如zh_CN；不写就由lang推出"),
    }),
    colorMode: group("浅色与深色", {
      defaultMode: oneOf(["light", "dark"]).default("light").describe("读者没有选时是浅色还是深色"),
      disableSwitch: flag.default(false).describe("不让读者选"),
      respectPrefersColorScheme: flag.default(false).describe("读者没有选时，跟随系统"),
    }),
    theme: group("外观；更多的写在内容目录的custom.css里", theme),
    head: headTags.default([]).meta({
      description: "每页<head>里再放的标签：meta、link或script；安全策略只放行其中脚本的主机",
      examples: [[{ meta: { name: "google-site-verification", content: settingExamples.verification } }]],
    }),
    navbar: orNull(fields({ left: navbarItems, right: navbarItems })).meta({
      description: "顶栏，{ left, right }；不写就由侧边栏、博客和单页排成；指向不存在的侧边栏、文档或页面是错误",
      examples: [{ left: [{ label: settingExamples.about, to: "/about" }] }],
    }),
    footer: group("页脚", {
      columns: listOf(fields({ title: text, items: listOf(footerItem) }))
        .default([])
        .describe("几栏链接"),
      copyright: text.default("").describe("最下面的一行；不写就是© startYear title"),
      icp: orNull(text.regex(/ICP[备证]\d+号/, settingMessages.icp)).meta({
        description: "工信部的备案号，链到beian.miit.gov.cn",
        examples: ["京ICP备12345678号"],
      }),
      police: orNull(text.regex(/公网安备\s*\d{14}号/, settingMessages.police)).meta({
        description: "公安的备案号，链到beian.mps.gov.cn上它那一页",
        examples: ["京公网安备11010502030001号"],
      }),
    }),
    docs: docs.prefault({}).describe("文档"),
    blog: group("博客", blog),
    markdown: group("文章的格式", {
      format: format.default("detect").describe("detect：.md是Markdown；mdx：.md也按MDX读；`CONTENT_FORMAT`优先"),
    }),
    content: group("内容", {
      trust: trust
        .default("code")
        .describe(
          "code：.mdx是代码，在构建时运行；none：文章不能运行、载入别的页面，有.mdx与iframe就是错误；`CONTENT_TRUST`优先",
        ),
      dialect: orNull(dialect).meta({
        description:
          "obsidian：.md按Obsidian的写法读，有[[链接]]等；不写，内容目录或其中的docs、blog、pages里有.obsidian目录时就是obsidian",
        examples: ["obsidian"],
      }),
    }),
    exclude: texts.default([]).meta({ description: "不作为页面的文件", examples: [["drafts/**"]] }),
    announcement: orNull(fields({ content: text, id: text.optional(), closeable: flag.default(true) })).meta({
      description:
        "每页顶上的一行公告，{ content, id, closeable }：content是行内的Markdown；读者关掉后不再出现，换了id（不写就是content）再出现",
      examples: [{ content: settingExamples.announcement }],
    }),
    reading: group("阅读", {
      traditional: flag.default(false).describe("页脚有“繁體”，按了全站换成繁体字；locale.lang是简体中文时才有"),
    }),
    article: group("文章末尾", {
      net: orNull(flag).meta({
        description: "折叠着一张图，画出链接到这一页的、这一页链接到的页面；不写，按Obsidian的写法读时有，否则没有",
        examples: [true],
      }),
      openIn: z
        .array(oneOf(["chatgpt", "claude"]), expected.list)
        .default([])
        .meta({
          description: "“在…中打开”：带着这一页Markdown的地址去问chatgpt、claude",
          examples: [["chatgpt", "claude"]],
        }),
      feedbackUrl: orNull(contact).meta({
        description: "“反馈”链到哪里；其中的{url}、{title}换成这一页的地址和标题",
        examples: ["https://github.com/xiaoming/garden/issues/new?title={title}&body={url}"],
      }),
    }),
    analytics: group("访问统计", {
      trackingId: orNull(trackingId).meta({
        description: "Google的编号；`GTAG_TRACKING_ID`优先",
        examples: ["G-XXXXXXX"],
      }),
      script: orNull(counter).meta({
        description:
          "用Umami、Plausible或GoatCounter统计：{ provider, id, server }；id依次是网站的编号、域名、代号，server是自己的服务器，不写就是官方的",
        examples: [{ provider: "plausible", id: "garden.example", server: "https://stats.example.org" }],
      }),
      anonymizeIp: flag.default(true).describe("截短读者的IP"),
      respectDoNotTrack: flag.default(true).describe("读者的浏览器要求不跟踪，就不统计"),
    }),
    search: search.prefault({}).describe("搜索"),
    comments: orNull(comments).meta({
      description:
        "评论：{ provider: giscus, repo, repoId, category, categoryId }，或{ provider: waline, serverUrl, images }；on是有评论的页，blog、docs",
      examples: [
        { provider: "giscus", repo: "xiaoming/garden", repoId: "R_…", category: "General", categoryId: "DIC_…" },
      ],
    }),
    security: group("安全策略放行的来源", {
      images: sources.default([]).describe("可以从哪些来源载入图片，或auto：文章里用到的"),
      frames: sources.default([]).describe("可以嵌入哪些来源的页面，或auto"),
      media: sources.default([]).describe("可以从哪些来源载入影音，或auto"),
      contact: orNull(contact).meta({ description: "报告漏洞的地址", examples: ["mailto:me@example.org"] }),
    }),
    sharingPictures: oneOf(["main", "every", "site"])
      .default("main")
      .describe("分享时的图：main是博文、各区首页与分类页各一张，别的页用全站的；every每页一张；site全站共用一张"),
    offline: flag.default(true).describe("读过的页面离线也能读"),
    trailingSlash: z
      .union([z.literal("ignore"), z.boolean()], settingMessages.trailingSlash)
      .default("ignore")
      .describe("false：页面写成x.html，地址不带斜杠；true：写成x/index.html，地址带斜杠；ignore：写成x/index.html"),
    onBrokenLinks: reaction.default("throw").describe("站内链接断了怎么办"),
    onBrokenAnchors: reaction.default("warn").describe("链接到没有的标题怎么办"),
    onBrokenMarkdownLinks: reaction.default("warn").describe("链接到没有的文件怎么办"),
    onLostText: oneOf(["throw", "warn"]).default("throw").describe("文章里有一大段字显示不出来怎么办"),
    onUnknownComponents: reaction.default("throw").describe("遇到不认识的组件怎么办"),
    redirects: z
      .array(redirect, expected.list)
      .default([])
      .meta({ description: "旧地址", examples: [[{ from: "/old", to: "/new" }]] }),
    lint: lint.default({}).meta({ description: "`npm run lint:content`的规则", examples: [{ phrases: "off" }] }),
  },
  { error: ({ code }) => (code === "invalid_type" ? settingMessages.fields : undefined) },
);

/** The environment variables that override settings of site.yml. */
export const environmentSchema = z
  .object({
    SITE_URL: origin.describe("https://example.org"),
    PATH_PREFIX: basePath.describe("/notes"),
    CONTENT_FORMAT: format,
    CONTENT_TRUST: trust,
    GTAG_TRACKING_ID: trackingId,
    GATSBY_ALGOLIA_APP_ID: z.string(),
    GATSBY_ALGOLIA_SEARCH_KEY: z.string(),
    GATSBY_ALGOLIA_INDEX: z.string(),
    GATSBY_ALGOLIA_INSIGHTS: z.string().transform((value) => value === "true"),
  })
  .partial();

export type NavbarItem = z.infer<typeof navbarItem>;
