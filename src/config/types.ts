/** Types of the configuration in this folder. The data lives in the neighbouring files; nothing here has logic. */

export interface SiteConfig {
  /** Brand name, shown in the navbar, in titles and in feeds. */
  readonly title: string;
  readonly tagline: string;
  /** One or two sentences for search engines and feed readers. */
  readonly description: string;
  /** Address of the icon, relative to baseUrl. */
  readonly favicon: string;
  /** Origin without a path and without a trailing slash: `https://example.org`. */
  readonly url: string;
  /** Path the site is served under, with a slash at both ends: `/`, or `/notes/` for a subfolder of a host. */
  readonly baseUrl: string;
  readonly organizationName: string;
  readonly projectName: string;
  /** Key of the owner in content/authors.yml. */
  readonly author: string;
  readonly locale: LocaleConfig;
  readonly colorMode: ColorModeConfig;
  readonly docs: DocsConfig;
  readonly blog: BlogConfig;
  readonly markdown: MarkdownConfig;
  readonly search: SearchConfig;
  readonly analytics: AnalyticsConfig;
  /** Picture that social networks show beside a link: one drawn for each page (about 10 ms a page), or one for the whole site. */
  readonly socialPictures: "page" | "site";
  readonly security: SecurityConfig;
  readonly delivery: DeliveryConfig;
  /** Language of build messages: `zh` or `en`. A string, because it may come from the environment; other values fail the check. */
  readonly messages: string;
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
  /** First segment of every docs address. */
  readonly routeBasePath: string;
  /** Id of the main docs page. */
  readonly mainDocId: string;
  readonly version: { readonly name: string; readonly label: string };
  /** Base address for editing a content file; the file's path is appended. Null hides the link. */
  readonly editUrl: string | null;
  readonly tocMinHeadingLevel: number;
  readonly tocMaxHeadingLevel: number;
}

export interface BlogConfig {
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
}

export interface MarkdownConfig {
  /** `detect`: `.mdx` is MDX and `.md` is Markdown. `mdx`: both are MDX, as Docusaurus reads them. */
  readonly format: "detect" | "mdx";
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

/** Other origins that the Content-Security-Policy allows, such as `https://img.example.org`. */
export interface SecurityConfig {
  readonly images: readonly string[];
  readonly frames: readonly string[];
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
  readonly label: string;
  readonly sidebarId: string;
}

export interface DropdownItem {
  readonly type: "dropdown";
  readonly label: string;
  readonly items: readonly (LinkItem | SidebarItem)[];
}

export type NavbarItem = LinkItem | SidebarItem | DropdownItem;

export interface NavbarConfig {
  readonly left: readonly NavbarItem[];
  readonly right: readonly NavbarItem[];
}

export interface FooterConfig {
  readonly style: "dark" | "light";
  readonly columns: readonly { readonly title: string; readonly items: readonly LinkItem[] }[];
  readonly copyright: string;
}
