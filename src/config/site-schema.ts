import { z } from "zod";
import { configMessages } from "../text/diagnostics/config-messages";
import { expected } from "../text/diagnostics/expected";
import { commentsSchema } from "./comments-schema";
import { fields, flag, oneOf, text, texts, webAddress } from "./fields";
import { footerSchema, navbarSchema } from "./navigation-schema";
import { say } from "./say";

const atLeastOne = z.int(say(configMessages.atLeastOne)).min(1, say(configMessages.atLeastOne));
const headingLevel = z
  .int(say(expected.headingLevel))
  .min(2, say(expected.firstHeadingLevel))
  .max(6, say(expected.lastHeadingLevel));

/** An origin; the slash that address bars add to it is dropped. */
export const origin = z
  .url({ protocol: /^https?$/, error: say(configMessages.url) })
  .refine((url) => !URL.canParse(url) || new URL(url).pathname === "/", say(configMessages.origin))
  .transform((url) => url.replace(/\/+$/, ""));

/** A path below the host, brought to the form `/notes/`. */
export const basePath = z
  .string(say(expected.text))
  .regex(/^\/(?:[^\s?#]*[^\s?#/])?\/?$/, say(configMessages.basePath))
  .transform((path) => (path.endsWith("/") ? path : `${path}/`));

export const trackingId = z
  .string(say(expected.text))
  .regex(/^(?:G|AW|UA|GT|DC)-[\w-]+$/, say(configMessages.trackingId));
export const markdownFormat = oneOf(["detect", "mdx"]);
export const buildMessages = oneOf(["zh", "en"]);

/** The first segment of addresses. Slashes around it are as good as none: `/docs`, `docs/`, and `/` for the root. */
const routeBasePath = z
  .string(say(expected.text))
  .regex(/^[^\s?#]*$/, say(configMessages.routeBasePath))
  .transform((path) => path.replace(/^\/+|\/+$/g, ""));

/** A file of static/, as pages address it. */
const staticFile = text.regex(/^\/(?!\/)[^?#]*$/, say(configMessages.staticFile));

/** What the policy's source lists take: a scheme and a host, with `*.` in front perhaps. */
const sources = z.union(
  [z.literal("auto"), z.array(z.string().regex(/^https?:(?:\/\/(?:\*\.)?[^\s/;,'"]+)?$/))],
  say(configMessages.sources),
);

const reaction = oneOf(["throw", "warn", "ignore"]);

/** content/site.yml, word for word. Every field may be left out. */
export const siteSchema = fields({
  title: text.describe("我的笔记").optional(),
  tagline: text.optional(),
  description: text.optional(),
  url: origin.describe("https://example.org").optional(),
  baseUrl: basePath.describe("/notes/").optional(),
  organizationName: text.optional(),
  projectName: text.optional(),
  logo: z
    .union(
      [staticFile, z.strictObject({ src: staticFile, srcDark: staticFile.optional(), alt: z.string().optional() })],
      say(configMessages.logo),
    )
    .describe("/img/logo.svg")
    .optional(),
  favicon: staticFile.describe("/favicon.svg").optional(),
  startYear: z.int(say(configMessages.year)).min(1970, say(configMessages.year)).describe("2021").optional(),
  author: text.optional(),
  messages: buildMessages.describe("zh").optional(),
  locale: fields({
    lang: text.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]+)*$/, say(configMessages.language)).optional(),
    direction: oneOf(["ltr", "rtl"]).optional(),
    openGraph: text.optional(),
  }).optional(),
  colorMode: fields({
    defaultMode: oneOf(["light", "dark"]).optional(),
    disableSwitch: flag.optional(),
    respectPrefersColorScheme: flag.optional(),
  }).optional(),
  navbar: navbarSchema.optional(),
  footer: footerSchema.optional(),
  home: fields({}).optional(),
  docs: fields({
    routeBasePath: routeBasePath.optional(),
    mainDoc: text.optional(),
    label: text.optional(),
    version: fields({ name: text, label: text }).nullable().optional(),
    editUrl: webAddress.nullable().optional(),
    tocMinHeadingLevel: headingLevel.optional(),
    tocMaxHeadingLevel: headingLevel.optional(),
  }).optional(),
  blog: fields({
    routeBasePath: routeBasePath.optional(),
    title: text.optional(),
    description: text.optional(),
    postsPerPage: z.union([z.literal("ALL"), atLeastOne], say(configMessages.countOrAll)).optional(),
    sidebarTitle: text.optional(),
    sidebarCount: z.union([z.literal("ALL"), z.int().min(0)], say(configMessages.countOrAll)).optional(),
    showReadingTime: flag.optional(),
    feedTypes: z.array(oneOf(["rss", "atom", "json"]), say(expected.list)).optional(),
    staleAfterYears: z.number(say(expected.number)).positive(say(configMessages.atLeastOne)).optional(),
    authorFallback: flag.optional(),
  }).optional(),
  markdown: fields({ format: markdownFormat.optional() }).optional(),
  exclude: texts.describe("[drafts/**]").optional(),
  announcement: fields({ id: text.optional(), content: text, closeable: flag.optional() })
    .describe('{ content: "新版已发布" }')
    .optional(),
  analytics: fields({
    trackingId: trackingId.nullable().optional(),
    anonymizeIp: flag.optional(),
    respectDoNotTrack: flag.optional(),
  }).optional(),
  search: fields({
    provider: oneOf(["embedded", "algolia"]).optional(),
    contextual: flag.optional(),
    algolia: fields({ appId: text, searchKey: text, indexName: text, insights: flag.optional() }).optional(),
  })
    .refine(({ provider, algolia }) => provider !== "algolia" || algolia !== undefined, say(configMessages.algolia))
    .optional(),
  comments: commentsSchema.optional(),
  security: fields({
    images: sources.optional(),
    frames: sources.optional(),
    media: sources.optional(),
    contact: z.url({ protocol: /^(?:mailto|https)$/, error: say(configMessages.contact) }).optional(),
  }).optional(),
  sharingPictures: oneOf(["page", "site"]).optional(),
  offline: flag.optional(),
  compression: flag.optional(),
  trailingSlash: z.union([z.literal("ignore"), z.boolean()], say(configMessages.trailingSlash)).optional(),
  onBrokenLinks: reaction.optional(),
  onBrokenAnchors: reaction.optional(),
  onBrokenMarkdownLinks: reaction.optional(),
  onUnknownComponents: reaction.optional(),
  redirects: z
    .array(fields({ from: text.regex(/^\//, say(configMessages.ownPath)), to: text }), say(expected.list))
    .describe("[{ from: /old, to: /new }]")
    .optional(),
  lint: z.record(z.string(), oneOf(["off", "warn"]), say(configMessages.lint)).optional(),
});

/** What an owner has written, checked. */
export type SiteFields = z.infer<typeof siteSchema>;
