import { configText } from "../text/config";
import type { Environment } from "./environment";
import { settleFooter, settleNavbar } from "./settle-navigation";
import type { SiteFields } from "./site-schema";
import type { CommentsConfig, LocaleConfig, LogoConfig, SearchConfig, SiteConfig } from "./types";

interface Given {
  /** What site.yml says. */
  readonly owner: SiteFields;
  /** What the environment says, which wins. */
  readonly env: Environment;
  /** The site's name if nobody gave it one. */
  readonly name: string;
  /** Whether there is a post; a site without a blog has no feeds. */
  readonly hasPosts: boolean;
}

/** Fills in every default. They are neutral: what a site without a site.yml shows is its content and its folder's name. */
export function settle({ owner, env, name, hasPosts }: Given): SiteConfig {
  const title = owner.title ?? name;
  const tagline = owner.tagline ?? "";
  const author = owner.author ?? null;
  const { docs = {}, blog = {}, colorMode = {}, analytics = {}, security = {} } = owner;
  return {
    title,
    tagline,
    description: owner.description ?? tagline,
    logo: settleLogo(owner.logo),
    favicon: owner.favicon ?? "/favicon.svg",
    url: env.SITE_URL ?? owner.url ?? "http://localhost:9000",
    baseUrl: env.PATH_PREFIX ?? owner.baseUrl ?? "/",
    organizationName: owner.organizationName ?? author ?? title,
    projectName: owner.projectName ?? name,
    startYear: owner.startYear ?? null,
    author,
    locale: settleLocale(owner.locale),
    colorMode: {
      defaultMode: colorMode.defaultMode ?? "light",
      disableSwitch: colorMode.disableSwitch ?? false,
      respectPrefersColorScheme: colorMode.respectPrefersColorScheme ?? false,
    },
    navbar: owner.navbar ? settleNavbar(owner.navbar) : null,
    footer: settleFooter(owner.footer ?? {}, configText.copyright(owner.startYear, title)),
    docs: {
      routeBasePath: docs.routeBasePath ?? "docs",
      mainDocId: docs.mainDoc ?? null,
      label: docs.label ?? configText.docs,
      version: docs.version ?? { name: "current", label: "Next" },
      editUrl: docs.editUrl ?? null,
      tocMinHeadingLevel: docs.tocMinHeadingLevel ?? 2,
      tocMaxHeadingLevel: docs.tocMaxHeadingLevel ?? Math.max(3, docs.tocMinHeadingLevel ?? 2),
    },
    blog: {
      routeBasePath: blog.routeBasePath ?? "blog",
      title: blog.title ?? configText.blog,
      description: blog.description ?? configText.blogOf(title),
      postsPerPage: blog.postsPerPage === "ALL" ? 1_000_000 : (blog.postsPerPage ?? 10),
      sidebarTitle: blog.sidebarTitle ?? configText.recentPosts,
      sidebarCount: blog.sidebarCount ?? 5,
      showReadingTime: blog.showReadingTime ?? true,
      feedTypes: hasPosts ? (blog.feedTypes ?? ["rss", "atom", "json"]) : [],
      staleAfterYears: blog.staleAfterYears ?? 2,
      authorFallback: blog.authorFallback ?? author !== null,
    },
    markdown: { format: env.CONTENT_FORMAT ?? owner.markdown?.format ?? "detect" },
    exclude: owner.exclude ?? [],
    announcement: owner.announcement
      ? {
          id: owner.announcement.id ?? owner.announcement.content,
          content: owner.announcement.content,
          closeable: owner.announcement.closeable ?? true,
        }
      : null,
    search: settleSearch(owner.search, env),
    analytics: {
      trackingId: env.GTAG_TRACKING_ID ?? analytics.trackingId ?? null,
      anonymizeIp: analytics.anonymizeIp ?? true,
      respectDoNotTrack: analytics.respectDoNotTrack ?? true,
    },
    comments: settleComments(owner.comments),
    socialPictures: owner.sharingPictures ?? "page",
    security: {
      images: security.images ?? [],
      frames: security.frames ?? [],
      media: security.media ?? [],
      contact: security.contact ?? null,
    },
    delivery: { precompress: env.PRECOMPRESS ?? owner.compression ?? true, offline: owner.offline ?? true },
    trailingSlash: owner.trailingSlash ?? "ignore",
    onBrokenLinks: owner.onBrokenLinks ?? "throw",
    onBrokenAnchors: owner.onBrokenAnchors ?? "warn",
    onBrokenMarkdownLinks: owner.onBrokenMarkdownLinks ?? "warn",
    onUnknownComponents: owner.onUnknownComponents ?? "throw",
    redirects: owner.redirects ?? [],
    lint: owner.lint ?? {},
    messages: env.BUILD_MESSAGES ?? owner.messages ?? "zh",
  };
}

function settleLogo(logo: SiteFields["logo"]): LogoConfig | null {
  if (logo === undefined) return null;
  const { src, srcDark, alt } = typeof logo === "string" ? { src: logo } : logo;
  return { src, srcDark: srcDark ?? null, alt: alt ?? "" };
}

function settleLocale({ lang = "zh-Hans", direction = "ltr", openGraph }: SiteFields["locale"] = {}): LocaleConfig {
  return {
    defaultLocale: lang,
    locales: [lang],
    direction,
    calendar: "gregory",
    openGraph: openGraph ?? openGraphOf(lang),
  };
}

/** `zh-Hans` → `zh_CN`, `pt-BR` → `pt_BR`: language and the territory where most speak it. */
function openGraphOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

function settleSearch(search: SiteFields["search"], env: Environment): SearchConfig {
  const { GATSBY_ALGOLIA_APP_ID: appId, GATSBY_ALGOLIA_SEARCH_KEY: searchKey, GATSBY_ALGOLIA_INDEX: indexName } = env;
  const own = search?.algolia && search.provider !== "embedded" ? search.algolia : null;
  const account = appId && searchKey && indexName ? { appId, searchKey, indexName } : own;
  const insights = env.GATSBY_ALGOLIA_INSIGHTS ?? own?.insights ?? false;
  return {
    provider: account ? "algolia" : "embedded",
    searchPagePath: "search",
    contextualSearch: search?.contextual ?? true,
    algolia: account && { ...account, insights },
  };
}

function settleComments(comments: SiteFields["comments"]): CommentsConfig | null {
  if (comments === undefined) return null;
  const on = comments.on ?? ["blog"];
  return comments.provider === "giscus"
    ? { ...comments, mapping: comments.mapping ?? "pathname", on }
    : { ...comments, issueTerm: comments.issueTerm ?? "pathname", label: comments.label ?? null, on };
}
