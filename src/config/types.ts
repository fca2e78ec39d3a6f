/** Types of the settled configuration: what content/site.yml and the environment say, with every default filled in. */

import type { TrailingSlash } from "../lib/paths";

export interface SiteConfig {
  /** Brand name, shown in the navbar, in titles and in feeds. */
  readonly title: string;
  /** The motto; empty for a site without one. */
  readonly tagline: string;
  /** One or two sentences for search engines and feed readers; empty for a site without. */
  readonly description: string;
  /** The picture beside the title; null for one drawn from the title. */
  readonly logo: LogoConfig | null;
  /** Address of the icon, relative to baseUrl. */
  readonly favicon: string;
  /** Origin without a path and without a trailing slash: `https://example.org`. */
  readonly url: string;
  /** Path the site is served under, with a slash at both ends: `/`, or `/notes/` for a subfolder of a host. */
  readonly baseUrl: string;
  readonly organizationName: string;
  readonly projectName: string;
  /** Year of the oldest text, for the default copyright. */
  readonly startYear: number | null;
  /** Key of the owner in authors.yml. */
  readonly author: string | null;
  readonly locale: LocaleConfig;
  readonly colorMode: ColorModeConfig;
  /** Null for a navbar made from the content. */
  readonly navbar: NavbarConfig | null;
  readonly footer: FooterConfig;
  readonly docs: DocsConfig;
  readonly blog: BlogConfig;
  readonly markdown: MarkdownConfig;
  /** Globs of files below docs/, blog/ and pages/ that never become pages. */
  readonly exclude: readonly string[];
  readonly announcement: AnnouncementConfig | null;
  readonly search: SearchConfig;
  readonly analytics: AnalyticsConfig;
  readonly comments: CommentsConfig | null;
  /** Picture that social networks show beside a link: one drawn for each page (about 10 ms a page), or one for the whole site. */
  readonly socialPictures: "page" | "site";
  readonly security: SecurityConfig;
  readonly delivery: DeliveryConfig;
  /** How page addresses end. With `false`, pages are written as `x.html`, otherwise as `x/index.html`. */
  readonly trailingSlash: TrailingSlash;
  readonly onBrokenLinks: Reaction;
  readonly onBrokenAnchors: Reaction;
  readonly onBrokenMarkdownLinks: Reaction;
  readonly onUnknownComponents: Reaction;
  /** Old addresses, besides `aliases` in front matter. */
  readonly redirects: readonly RedirectConfig[];
  /** Severity of rules of `npm run lint:content`, by name. */
  readonly lint: Readonly<Record<string, "off" | "warn">>;
  /** Language of build messages. */
  readonly messages: "zh" | "en";
}

/** The settings that the document around every page depends on. */
export interface DocumentSettings extends Pick<SiteConfig, "title" | "favicon" | "locale" | "colorMode"> {
  readonly blog: Pick<BlogConfig, "routeBasePath" | "feedTypes">;
  /** Id of an announcement that readers can close. */
  readonly announcement: string | null;
  /** Whether page views are counted. */
  readonly isCounted: boolean;
}

/** What a build does about a mistake. */
export type Reaction = "throw" | "warn" | "ignore";

export interface LogoConfig {
  /** Address of the picture, relative to baseUrl. */
  readonly src: string;
  /** Another one for the dark mode. */
  readonly srcDark: string | null;
  readonly alt: string;
}

export interface LocaleConfig {
  /** BCP 47 tag of the default locale, which has no prefix in addresses. */
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly direction: "ltr" | "rtl";
  /** Unicode calendar key for Intl. */
  readonly calendar: string;
  /** `og:locale`, as language_TERRITORY. */
  readonly openGraph: string;
}

export interface ColorModeConfig {
  readonly defaultMode: "light" | "dark";
  /** Removes the toggle and deletes a stored choice. */
  readonly disableSwitch: boolean;
  /** Follows the operating system until the reader chooses. */
  readonly respectPrefersColorScheme: boolean;
}

export interface DocsConfig {
  /** First segment of every docs address; empty for docs at the root. */
  readonly routeBasePath: string;
  /** Id of the main docs page. */
  readonly mainDocId: string | null;
  /** Name of the docs where a page names its part of the site. */
  readonly label: string;
  readonly version: { readonly name: string; readonly label: string };
  /** Base address for editing a content file; the file's path is appended. Null hides the link. */
  readonly editUrl: string | null;
  readonly tocMinHeadingLevel: number;
  readonly tocMaxHeadingLevel: number;
}

export interface BlogConfig {
  /** First segment of every blog address; empty for a blog at the root. */
  readonly routeBasePath: string;
  readonly title: string;
  readonly description: string;
  readonly postsPerPage: number;
  readonly sidebarTitle: string;
  readonly sidebarCount: "ALL" | number;
  readonly showReadingTime: boolean;
  readonly feedTypes: readonly ("rss" | "atom" | "json")[];
  /** Posts older than this many years carry a note about their age. */
  readonly staleAfterYears: number;
  /** Whether a post that names no author belongs to the site's. */
  readonly authorFallback: boolean;
}

export interface MarkdownConfig {
  /** `detect`: `.mdx` is MDX and `.md` is Markdown. `mdx`: both are MDX, as Docusaurus reads them. */
  readonly format: "detect" | "mdx";
}

/** A line above every page. */
export interface AnnouncementConfig {
  /** Under which a browser remembers that its reader has closed it. */
  readonly id: string;
  /** Inline Markdown. */
  readonly content: string;
  readonly closeable: boolean;
}

export interface SearchConfig {
  readonly provider: "embedded" | "algolia";
  readonly searchPagePath: string;
  readonly contextualSearch: boolean;
  readonly algolia: {
    readonly appId: string;
    readonly searchKey: string;
    readonly indexName: string;
    /** Tells Algolia which results readers see and choose. */
    readonly insights: boolean;
  } | null;
}

export interface AnalyticsConfig {
  /** Google tag id (`G-…`); null disables analytics. */
  readonly trackingId: string | null;
  readonly anonymizeIp: boolean;
  readonly respectDoNotTrack: boolean;
}

/** Discussions below pages, kept at GitHub. */
export type CommentsConfig = { readonly on: readonly ("blog" | "docs")[] } & (
  | {
      readonly provider: "giscus";
      readonly repo: string;
      readonly repoId: string;
      readonly category: string;
      readonly categoryId: string;
      readonly mapping: "pathname" | "url" | "title" | "og:title";
    }
  | {
      readonly provider: "utterances";
      readonly repo: string;
      readonly issueTerm: "pathname" | "url" | "title" | "og:title";
      readonly label: string | null;
    }
);

/** Other origins that the Content-Security-Policy allows, such as `https://img.example.org`; `auto`: those the articles use. */
export type Origins = readonly string[] | "auto";

export interface SecurityConfig {
  readonly images: Origins;
  readonly frames: Origins;
  readonly media: Origins;
  /** Where to report a weakness: `mailto:` or an https address. */
  readonly contact: string | null;
}

export interface RedirectConfig {
  readonly from: string;
  readonly to: string;
}

export interface DeliveryConfig {
  /** Writes `.br` files beside text files; hosts make gzip on the fly. Turn it off for hosts that compress, if builds must be short. */
  readonly precompress: boolean;
  /** Keeps visited pages readable offline. When turned off, browsers that have the service worker remove it. */
  readonly offline: boolean;
}

/** A link in the navbar or footer. Exactly one of `to` (inside the site) and `href` (elsewhere). */
export type LinkItem =
  | { readonly type: "link"; readonly label: string; readonly to: string }
  | { readonly type: "link"; readonly label: string; readonly href: string };

/** Links to the landing page of a docs sidebar. */
export interface SidebarItem {
  readonly type: "docSidebar";
  /** Null for the sidebar's own. */
  readonly label: string | null;
  readonly sidebarId: string;
}

/** Links to a page of the docs. */
export interface DocItem {
  readonly type: "doc";
  /** Null for the page's title. */
  readonly label: string | null;
  readonly docId: string;
}

export interface DropdownItem {
  readonly type: "dropdown";
  readonly label: string;
  readonly items: readonly (LinkItem | SidebarItem | DocItem)[];
}

export type NavbarItem = LinkItem | SidebarItem | DocItem | DropdownItem;

export interface NavbarConfig {
  readonly left: readonly NavbarItem[];
  readonly right: readonly NavbarItem[];
}

export interface FooterConfig {
  readonly style: "dark" | "light";
  readonly columns: readonly { readonly title: string; readonly items: readonly (LinkItem | DocItem)[] }[];
  readonly copyright: string;
}
