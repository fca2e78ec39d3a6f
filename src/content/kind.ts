import type { SiteConfig } from "../config/read-site";
import type { Diagnostic } from "../lib/diagnostic";
import type { Redirect } from "../lib/paths";
import type { Checked, CommonFields, ContentFile } from "./files/common-fields";
import type { StoredShape } from "./files/stored-fields";

/** Stored fields that the pages of all kinds share. */
export interface ContentPage extends CommonFields {
  /** Address inside the site, decoded, without the path prefix. */
  readonly path: string;
  readonly title: string;
}

/** A node to create: its type, a name unique among the nodes of one file, and its fields. */
export type NodePlan = { readonly type: string; readonly name: string; readonly fields: object };

/** Input of a kind's catalog. */
export interface CatalogInput<Page> {
  /** Files with a page, sorted by name. Drafts are included in development only. */
  readonly pages: readonly Page[];
  /** Drafts without a page. */
  readonly drafts: readonly Page[];
  /** Returns the fields of all data nodes of a type, in Gatsby's order. */
  readonly data: <Fields>(nodeType: string) => readonly Fields[];
  readonly site: SiteConfig;
}

/** What depends on several files of a kind. A kind adds the fields that its resolvers need. */
export interface KindCatalog {
  /** What GraphQL answers to the kind's `pagesQuery`; for checks without Gatsby. */
  readonly pagesData: object;
  readonly diagnostics: readonly Diagnostic[];
  /** Further addresses of its pages, in addition to the `aliases` in front matter. */
  readonly redirects?: readonly Redirect[];
}

/**
 * A kind of content: the names of its files, their front matter, and the pages they become. Kinds are pure; Gatsby's nodes,
 * queries and pages are made from them elsewhere. To add a kind, write it and list it in `registry.ts`.
 */
export interface ContentKind<Page extends ContentPage = ContentPage, Catalog extends KindCatalog = KindCatalog> {
  /** Folder in the content folder, and the name of its source. It alone determines the kind of a file. */
  readonly folder: string;
  /** GraphQL type of its nodes, which implements `ContentPage`. */
  readonly nodeType: string;
  /** Description of the type in GraphiQL. */
  readonly description: string;
  /** Front matter fields that its nodes store, in addition to those of every page. */
  readonly storedFields?: StoredShape;
  /** Other GraphQL fields in addition to those of `ContentPage`, each with a description. */
  readonly typeFields: string;
  /** GraphQL types used by these fields only. */
  readonly otherTypes?: string;
  /** Types of the data nodes that its catalog uses. */
  readonly dataTypes: readonly string[];
  /** What `createPages` asks the data layer; `$drafts` has the values of `draft` that pages may have. */
  readonly pagesQuery: string;
  /** The pages to create, from the answer. */
  planPages(data: Catalog["pagesData"], site: SiteConfig): readonly PagePlan[];
  /** Name of its part of the site, in search results and in llms.txt. */
  label(site: SiteConfig): string;
  /** Validates front matter and derives the node's fields. `firstCommit` is an ISO time in UTC, null if unknown. */
  check(source: ContentFile, context: { site: SiteConfig; firstCommit: () => string | null }): Checked<Page>;
  /** Derives everything that depends on several files of the kind. */
  catalog(input: CatalogInput<Page>): Catalog;
  /** Whether a page has a sharing picture of its own in any case; by default it shows the site's. */
  isPictured?(page: Page, catalog: Catalog): boolean;
  /** The line above the title in a page's sharing picture; by default the site's tagline. */
  pictureLabel?(page: Page, catalog: Catalog, site: SiteConfig): string;
}

/** A YAML or JSON file of the content folder with data for pages. */
export interface DataFile {
  /** Where it may lie, relative to the content folder; it lies in one of these places. Empty for files in many folders. */
  readonly places: readonly string[];
  /** Tests the path of a file that may lie in many folders. */
  matches?(file: string): boolean;
  /** @param context with the absolute path of the content folder */
  read(
    text: string,
    file: string,
    context: { contentDir: string; site: SiteConfig },
  ): { readonly nodes: readonly NodePlan[]; readonly diagnostics: readonly Diagnostic[] };
  /** Nodes for a content folder without this file. @param pages the folder's Markdown files */
  defaults?(pages: readonly string[]): readonly NodePlan[];
}

/** A page to create. A kind plans its pages, and a single loop creates them. */
export interface PagePlan {
  readonly path: string;
  /** Name of the template: `src/templates/<name>.tsx`. */
  readonly template: string;
  /** Ids and numbers that the template's query selects by; never content. */
  readonly context: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
  /** Content file or configuration that the page comes from, for diagnostics. */
  readonly source: string;
}

/** The plan of a page, in the order in which one reads it. */
export function pagePlan(template: string, path: string, source: string, context: PagePlan["context"] = {}): PagePlan {
  return { path, template, source, context };
}
