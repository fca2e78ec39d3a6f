import { z } from "zod";
import { quote } from "../lib/diagnostic";
import { themeColors } from "../shared/colors";
import { commentSettings } from "./comment-providers";
import {
  fields,
  flag,
  formulaMacros,
  headingLevel,
  languageTag,
  oneOf,
  orNull,
  ownAddress,
  plainHost,
  text,
  texts,
  webAddress,
  wrong,
} from "./fields";
import { headTags } from "./head-tags";
import { settingDescriptions as about, expected, settingExamples, settingMessages } from "./messages";
import { accentContrast, isReadable, readableAccent } from "./theme";

/** Returns a schema for a group of settings. Each setting has a default. */
function group<Shape extends z.ZodRawShape>(description: string, settings: Shape) {
  return fields(settings)
    .prefault({} as never)
    .describe(description);
}

/** Returns a schema for a number of posts, at least `least`, or `ALL`. */
const countOrAll = (least: number) => {
  const error = settingMessages.count(least);
  return z.union([z.literal("ALL"), z.int(error).min(least, error)], error);
};
const reaction = oneOf(["throw", "warn", "ignore"]);
/** The rules of scripts/content-lint. */
const lintRules = oneOf([
  "front-matter",
  "headings",
  "alternatives",
  "fences",
  "punctuation",
  "phrases",
  "links",
  "length",
  "questions",
  "repetition",
]);
const lint = z.partialRecord(lintRules, oneOf(["off", "warn"]), {
  error: ({ code }: { readonly code?: string }) =>
    code === "unrecognized_keys" ? lintRules.options.join("、") : settingMessages.lint,
});

const origin = z
  .url({ protocol: /^https?$/, error: settingMessages.origin })
  .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", settingMessages.originOnly)
  .overwrite((url) => url.replace(/\/+$/, ""));

/**
 * The path of the site on its host. The path is normalized to the form `/notes/`. Gatsby accepts
 * only characters that need no percent-encoding in a URL.
 */
const basePath = z
  .string(expected.text)
  .regex(/^\/(?:[\w.~/-]*[\w.~-])?\/?$/, settingMessages.basePath)
  .overwrite((path) => path.replace(/\/?$/, "/"));

/**
 * The path that the addresses of a kind begin with: `docs`, `a/b`, or "" for the root of the site.
 * Surrounding slashes are removed.
 */
const routeBasePath = z
  .string(expected.text)
  .regex(/^[^\s?#]*$/, settingMessages.routeBasePath)
  .overwrite((path) => path.replace(/^\/+|\/+$/g, ""));

const trackingId = z.string(expected.text).regex(/^(?:G|AW|UA|GT|DC)-[\w-]+$/, settingMessages.trackingId);
/**
 * Examples of accent colours. The accent is `#rrggbb`, or a colour for each mode. A colour with too
 * little contrast is an error.
 */
const { light, dark } = { light: quote(themeColors.light.link), dark: quote(themeColors.dark.link) };
const both = `{ light: ${light}, dark: ${dark} }`;
const sixDigits = /^#[\da-f]{6}$/i;
const hex = z.string(settingMessages.color(light)).regex(sixDigits, settingMessages.hex(light));
const readable = (mode: "light" | "dark") =>
  hex.check(({ value, issues }) => {
    if (!sixDigits.test(value) || isReadable(value, mode)) return;
    // Rounded down, because 4.48 would be shown as the required 4.5.
    const contrast = (Math.floor(accentContrast(value, mode) * 100) / 100).toFixed(2);
    const { message, fix } = settingMessages.contrast(mode, contrast, readableAccent(value, mode));
    issues.push(wrong(value, message, fix));
  });
const accent = z.preprocess(
  // A single colour is for the light mode. The dark mode gets a readable shade of it.
  (value) =>
    typeof value === "string" && sixDigits.test(value) ? { light: value, dark: readableAccent(value, "dark") } : value,
  z.strictObject(
    { light: readable("light").describe(about.accentLight), dark: readable("dark").describe(about.accentDark) },
    settingMessages.accent(light, both),
  ),
);
const fontList = text.regex(/^[\p{L}\p{N}\s"',._-]+$/u, settingMessages.fonts);
const themeSettings = {
  accent: orNull(accent).meta({
    description: about.accent,
    examples: [themeColors.light.link],
  }),
  serif: orNull(fontList).meta({ description: about.serif, examples: ['"LXGW WenKai", Georgia'] }),
  sans: orNull(fontList).meta({ description: about.sans, examples: ["Inter"] }),
  mono: orNull(fontList).meta({ description: about.mono, examples: ['"JetBrains Mono"'] }),
};

const trust = oneOf(["code", "none"]);
const format = oneOf(["detect", "mdx"]);
const dialect = oneOf(["markdown", "obsidian"]);
const staticPath = text.regex(/^\/(?!\/)[^?#]*$/, settingMessages.staticFile);
const ownPath = text.regex(/^\/(?!\/)/, settingMessages.ownPath);

/**
 * Sources of a Content-Security-Policy directive: `auto`, or a list of schemes with an optional
 * host. The host may begin with `*.`: `https:`, `https://*.example.org`.
 */
const sources = z.union(
  [z.literal("auto"), z.array(z.string().regex(/^https?:(?:\/\/(?:\*\.)?[^\s/;,'"]+)?$/)).readonly()],
  settingMessages.sources,
);

const linkFields = {
  label: text.optional(),
  to: ownPath.optional(),
  href: webAddress.optional(),
  doc: text.optional(),
};
const navbarLinkFields = { ...linkFields, sidebar: text.optional() };
const arrayOf = <Item extends z.ZodType>(item: Item) => z.array(item, expected.items);

/**
 * Returns true if exactly one field says where an item leads, and the item has a label or leads to
 * a sidebar or a page of the docs.
 */
function leads(item: Readonly<Record<string, unknown>>): boolean {
  const targets = ["to", "href", "doc", "sidebar", "items"].filter((field) => item[field] !== undefined);
  return targets.length === 1 && (item["label"] !== undefined || targets[0] === "doc" || targets[0] === "sidebar");
}

const oneTarget = settingMessages.navbarTarget;
const navbarItem = fields({
  ...navbarLinkFields,
  items: arrayOf(
    fields({ ...navbarLinkFields, items: z.never(settingMessages.nestedMenu).optional() }).refine(leads, oneTarget),
  ).optional(),
});
const navbarItems = arrayOf(navbarItem.refine(leads, oneTarget)).default([]);
const footerItem = fields(linkFields).refine(leads, settingMessages.footerTarget);

const logo = z.union(
  [staticPath, z.strictObject({ src: staticPath, srcDark: orNull(staticPath), alt: z.string().default("") })],
  settingMessages.logo,
);
const contact = z.url({ protocol: /^(?:mailto|https)$/, error: settingMessages.contact });
const redirect = fields({ from: text.regex(/^\//, settingMessages.ownPath), to: ownAddress });
const counter = fields({
  provider: oneOf(["umami", "plausible", "goatcounter"]).describe(about.counterProvider),
  id: text.regex(/^[\w.-]+$/, settingMessages.counterId).describe(about.counterId),
  server: orNull(plainHost).describe(about.counterServer),
});

const algolia = fields({
  appId: text.describe(about.algoliaAppId),
  searchKey: text.describe(about.algoliaSearchKey),
  indexName: text.describe(about.algoliaIndexName),
  insights: flag.default(false).describe(about.algoliaInsights),
});

const searchSettings = fields({
  provider: orNull(oneOf(["embedded", "algolia"])).describe(about.searchProvider),
  contextual: flag.default(true).describe(about.searchContextual),
  algolia: orNull(algolia).meta({
    description: about.algolia,
    examples: [settingExamples.algolia],
  }),
  reportUrl: orNull(ownAddress).meta({ description: about.searchReportUrl, examples: ["/about"] }),
}).refine((settings) => settings.provider !== "algolia" || settings.algolia !== null, {
  path: ["algolia"],
  error: settingMessages.algolia,
});

const docsSettings = fields({
  routeBasePath: routeBasePath.default("docs").describe(about.routeBasePath),
  mainDoc: orNull(text).describe(about.docsMainDoc),
  label: text.default("").describe(about.docsLabel),
  version: fields({ name: text.describe(about.versionName), label: text.describe(about.versionLabel) })
    .default({ name: "current", label: "Next" })
    .describe(about.docsVersion),
  editUrl: orNull(webAddress).meta({
    description: about.docsEditUrl,
    examples: ["https://github.com/xiaoming/garden/edit/main/content/"],
  }),
  net: flag.default(false).describe(about.docsNet),
  tocMinHeadingLevel: headingLevel.default(2).describe(about.tocMin),
  tocMaxHeadingLevel: orNull(headingLevel).describe(about.tocMax),
}).refine((settings) => settings.tocMinHeadingLevel <= (settings.tocMaxHeadingLevel ?? 6), {
  path: ["tocMaxHeadingLevel"],
  error: settingMessages.tocLevels,
});

const blogSettings = {
  routeBasePath: routeBasePath.default("blog").describe(about.routeBasePath),
  title: text.default("").describe(about.blogTitle),
  description: text.default("").describe(about.blogDescription),
  postsPerPage: countOrAll(1)
    .transform((number) => (number === "ALL" ? 1_000_000 : number))
    .prefault(10)
    .describe(about.postsPerPage),
  sidebarTitle: text.default("").describe(about.sidebarTitle),
  sidebarCount: countOrAll(0).default(5).describe(about.sidebarCount),
  showReadingTime: flag.default(true).describe(about.showReadingTime),
  feedTypes: z
    .array(oneOf(["rss", "atom", "json"]), expected.list)
    .default(["rss", "atom", "json"])
    .describe(about.feedTypes),
  staleAfterYears: z
    .number(expected.number)
    .positive(settingMessages.positive)
    .default(2)
    .describe(about.staleAfterYears),
  authorFallback: flag.default(true).describe(about.authorFallback),
};

/**
 * All settings of content/site.yml with their checks, defaults and descriptions. Types, the schema
 * for editors (docs/site.schema.json), the table in docs/site-yml.md and the GraphQL fields come
 * from this schema. `readSite` replaces most empty defaults with values that depend on other
 * settings or on the content folder.
 */
export const siteSchema = z.strictObject(
  {
    title: text.default("").meta({
      description: about.title,
      examples: [settingExamples.title],
    }),
    tagline: text.default("").describe(about.tagline),
    description: text.default("").describe(about.description),
    url: origin.default("").meta({
      description: about.url,
      examples: ["https://example.org"],
    }),
    baseUrl: basePath.default("/").meta({ description: about.baseUrl, examples: ["/notes/"] }),
    organizationName: text.default("").describe(about.organizationName),
    projectName: text.default("").describe(about.projectName),
    logo: orNull(logo).meta({
      description: about.logo,
      examples: ["/img/logo.svg"],
    }),
    favicon: staticPath.default("/favicon.svg").describe(about.favicon),
    startYear: orNull(z.int(settingMessages.year).min(1970, settingMessages.year)).meta({
      description: about.startYear,
      examples: [2021],
    }),
    author: orNull(text).meta({ description: about.author, examples: ["xiaoming"] }),
    locale: group(about.locale, {
      lang: languageTag.default("zh-Hans").describe(about.lang),
      direction: oneOf(["ltr", "rtl"]).default("ltr").describe(about.direction),
      openGraph: z
        .string(expected.text)
        .regex(/^(?:[a-z]{2,3}_[A-Z]{2})?$/, settingMessages.openGraph)
        .default("")
        .describe(about.openGraph),
    }),
    colorMode: group(about.colorMode, {
      defaultMode: oneOf(["light", "dark"]).default("light").describe(about.defaultMode),
      disableSwitch: flag.default(false).describe(about.disableSwitch),
      respectPrefersColorScheme: flag.default(false).describe(about.respectPrefersColorScheme),
    }),
    theme: group(about.theme, themeSettings),
    head: headTags.default([]).meta({
      description: about.head,
      examples: [[{ meta: { name: "google-site-verification", content: settingExamples.verification } }]],
    }),
    navbar: orNull(fields({ left: navbarItems, right: navbarItems })).meta({
      description: about.navbar,
      examples: [{ left: [{ label: settingExamples.about, to: "/about" }] }],
    }),
    footer: group(about.footer, {
      columns: arrayOf(fields({ title: text, items: arrayOf(footerItem) }))
        .default([])
        .describe(about.columns),
      copyright: text.default("").describe(about.copyright),
      icp: orNull(text.regex(/ICP[备证]\d+号/, settingMessages.icp)).meta({
        description: about.icp,
        examples: ["京ICP备12345678号"],
      }),
      police: orNull(text.regex(/公网安备\s*\d{14}号/, settingMessages.police)).meta({
        description: about.police,
        examples: ["京公网安备11010502030001号"],
      }),
    }),
    docs: docsSettings.prefault({}).describe(about.docs),
    blog: group(about.blog, blogSettings),
    markdown: group(about.markdown, {
      format: format.default("detect").describe(about.format),
      macros: formulaMacros.default({}).meta({ description: about.macros, examples: [{ "\\RR": "\\mathbb{R}" }] }),
    }),
    content: group(about.content, {
      trust: trust.default("code").describe(about.trust),
      dialect: orNull(dialect).meta({
        description: about.dialect,
        examples: ["obsidian"],
      }),
    }),
    exclude: texts.default([]).meta({ description: about.exclude, examples: [["drafts/**"]] }),
    announcement: orNull(fields({ content: text, id: text.optional(), closeable: flag.default(true) })).meta({
      description: about.announcement,
      examples: [{ content: settingExamples.announcement }],
    }),
    reading: group(about.reading, {
      traditional: flag.default(false).describe(about.traditional),
    }),
    article: group(about.article, {
      net: orNull(flag).meta({
        description: about.net,
        examples: [true],
      }),
      openIn: z
        .array(oneOf(["chatgpt", "claude"]), expected.list)
        .default([])
        .meta({
          description: about.openIn,
          examples: [["chatgpt", "claude"]],
        }),
      feedbackUrl: orNull(contact).meta({
        description: about.feedbackUrl,
        examples: ["https://github.com/xiaoming/garden/issues/new?title={title}&body={url}"],
      }),
    }),
    analytics: group(about.analytics, {
      trackingId: orNull(trackingId).meta({
        description: about.trackingId,
        examples: ["G-XXXXXXX"],
      }),
      script: orNull(counter).meta({
        description: about.counter,
        examples: [{ provider: "plausible", id: "garden.example", server: "https://stats.example.org" }],
      }),
      anonymizeIp: flag.default(true).describe(about.anonymizeIp),
      respectDoNotTrack: flag.default(true).describe(about.respectDoNotTrack),
    }),
    search: searchSettings.prefault({}).describe(about.search),
    comments: orNull(commentSettings).meta({
      description: about.comments,
      examples: [
        { provider: "giscus", repo: "xiaoming/garden", repoId: "R_…", category: "General", categoryId: "DIC_…" },
      ],
    }),
    security: group(about.security, {
      images: sources.default([]).describe(about.images),
      frames: sources.default([]).describe(about.frames),
      media: sources.default([]).describe(about.media),
      contact: orNull(contact).meta({ description: about.contact, examples: ["mailto:me@example.org"] }),
    }),
    sharingPictures: oneOf(["main", "every", "site"]).default("main").describe(about.sharingPictures),
    offline: flag.default(true).describe(about.offline),
    trailingSlash: z
      .union([z.literal("ignore"), z.boolean()], settingMessages.trailingSlash)
      .default("ignore")
      .describe(about.trailingSlash),
    onBrokenLinks: reaction.default("throw").describe(about.onBrokenLinks),
    onBrokenAnchors: reaction.default("warn").describe(about.onBrokenAnchors),
    onBrokenMarkdownLinks: reaction.default("warn").describe(about.onBrokenMarkdownLinks),
    onLostText: oneOf(["throw", "warn"]).default("throw").describe(about.onLostText),
    onUnknownComponents: reaction.default("throw").describe(about.onUnknownComponents),
    redirects: z
      .array(redirect, expected.list)
      .default([])
      .meta({ description: about.redirects, examples: [[{ from: "/old", to: "/new" }]] }),
    lint: lint.default({}).meta({ description: about.lint, examples: [{ phrases: "off" }] }),
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
