import type { AnchorSlug } from "./links/anchor-slugs";
import type { Notes } from "./notes";
import type { Project } from "./project";

/**
 * The content of another generator's project, as its reader returns it. The writer turns it into a
 * content folder.
 */
export interface ImportedSite {
  /**
   * Settings for site.yml: what the project sets, and some of the generator's defaults. Everything
   * else has this site's default.
   */
  readonly settings: SiteSettings;
  readonly pages: readonly ImportedPage[];
  /** Project files whose text became part of pages or sidebars. */
  readonly embedded?: readonly string[];
  /** All other files, copied or with new content: pictures, `static/`, `_category_.json`. */
  readonly files: readonly ImportedFile[];
  /** The content of sidebars.yml, authors.yml and tags.yml; absent if the project has none. */
  readonly sidebars?: YamlMap | undefined;
  readonly authors?: YamlMap | undefined;
  readonly tags?: YamlMap | undefined;
  /** Makes the ids of headings, if the project's settings decide them instead of the generator. */
  readonly anchorSlug?: AnchorSlug;
  /** The content of friends.yml. */
  readonly friends?: readonly Friend[] | undefined;
}

export interface Friend {
  readonly name: string;
  readonly url: string;
  readonly description: string;
  /** Path of a picture in the content folder. */
  readonly avatar?: string;
}

export type YamlMap = Readonly<Record<string, unknown>>;

export type Kind = "docs" | "blog" | "pages";

/**
 * A Markdown file, split into front matter and text. Either can change while the other stays byte
 * for byte.
 */
export interface ImportedPage {
  readonly kind: Kind;
  /** Path in the content folder: `docs/guide/install.mdx`. */
  readonly target: string;
  /** Path in the project, for the summary. */
  readonly source: string;
  /** The original YAML between the fences; "" for none. */
  readonly frontMatter: string;
  /** Fields to set in the front matter; undefined removes a field. */
  readonly fields: YamlMap;
  readonly body: string;
  /**
   * Decoded address in the original, without the base path: `/docs/guide/install`. `.html`,
   * `/index.html` and a trailing slash are ignored. The writer sets a `slug` or an alias if the
   * page would have another address on this site. Null if the page may have any address.
   */
  readonly address: string | null;
  /** Other addresses of the page in the original. */
  readonly aliases?: readonly string[];
}

/**
 * A file that is not a page: a copy of `from`, or new text for the file `source`. Both are paths in
 * the project.
 */
export type ImportedFile =
  | { readonly target: string; readonly from: string }
  | { readonly target: string; readonly text: string; readonly source: string };

/** A reader for the projects of one generator. */
export interface Reader {
  readonly generator: string;
  /** Makes the ids of headings; undefined if the generator uses the same rules as this site. */
  readonly anchorSlug?: AnchorSlug;
  /** Whether the generator shows an opening heading instead of `title`. */
  readonly showsOwnHeadings?: boolean;
  /**
   * Finds the folder with the generator's configuration, "" for the root; null if there is none.
   */
  find(project: Project): string | null;
  /**
   * Reads the project.
   * @param base the result of `find`
   * @param notes collects what is changed and left behind; unchanged content needs no note
   */
  read(project: Project, base: string, notes: Notes): Promise<ImportedSite>;
}

export interface LinkSetting {
  readonly label: string;
  readonly to?: string;
  readonly href?: string;
}

export type NavbarSetting =
  | LinkSetting
  | { readonly label?: string; readonly sidebar: string }
  | { readonly label?: string; readonly doc: string }
  | { readonly label: string; readonly items: readonly NavbarSetting[] };

/** The settings of site.yml that an import can write. */
export interface SiteSettings {
  readonly title?: string;
  readonly tagline?: string;
  readonly description?: string;
  readonly url?: string;
  readonly baseUrl?: string;
  readonly logo?: string | { readonly src: string; readonly srcDark?: string; readonly alt?: string };
  readonly favicon?: string;
  readonly author?: string;
  readonly locale?: { readonly lang?: string; readonly direction?: "ltr" | "rtl"; readonly openGraph?: string };
  readonly colorMode?: {
    readonly defaultMode?: "light" | "dark";
    readonly disableSwitch?: boolean;
    readonly respectPrefersColorScheme?: boolean;
  };
  readonly navbar?: { readonly left?: readonly NavbarSetting[]; readonly right?: readonly NavbarSetting[] };
  readonly footer?: {
    readonly columns?: readonly { readonly title: string; readonly items: readonly LinkSetting[] }[];
    readonly copyright?: string;
  };
  readonly docs?: {
    readonly routeBasePath?: string;
    readonly mainDoc?: string;
    readonly label?: string;
    readonly version?: { readonly name: string; readonly label: string } | null;
    readonly editUrl?: string | null;
    readonly tocMinHeadingLevel?: number;
    readonly tocMaxHeadingLevel?: number;
  };
  readonly blog?: {
    readonly routeBasePath?: string;
    readonly title?: string;
    readonly description?: string;
    readonly postsPerPage?: number;
    readonly sidebarTitle?: string;
    readonly sidebarCount?: number | "ALL";
    readonly showReadingTime?: boolean;
    readonly feedTypes?: readonly ("rss" | "atom" | "json")[];
    readonly authorFallback?: boolean;
  };
  readonly markdown?: { readonly format: "detect" | "mdx" };
  readonly exclude?: readonly string[];
  readonly announcement?: { readonly id?: string; readonly content: string; readonly closeable?: boolean };
  readonly analytics?: { readonly trackingId: string; readonly anonymizeIp?: boolean };
  readonly search?: {
    readonly provider: "embedded" | "algolia";
    readonly contextual?: boolean;
    readonly algolia?: { readonly appId: string; readonly searchKey: string; readonly indexName: string };
  };
  readonly comments?: YamlMap;
  readonly security?: {
    readonly images?: readonly string[] | "auto";
    readonly frames?: readonly string[] | "auto";
    readonly media?: readonly string[] | "auto";
  };
  readonly trailingSlash?: "ignore" | boolean;
  readonly onBrokenLinks?: Severity;
  readonly onBrokenAnchors?: Severity;
  readonly onBrokenMarkdownLinks?: Severity;
  readonly onUnknownComponents?: Severity;
  readonly redirects?: readonly { readonly from: string; readonly to: string }[];
}

export type Severity = "throw" | "warn" | "ignore";
