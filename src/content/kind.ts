import type { z } from "zod";
import type { SiteConfig } from "../config/read-site";
import type { Diagnostic, Place } from "../lib/diagnostic";
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
  /** Files with a page, sorted by path. Drafts are included in development only. */
  readonly pages: readonly Page[];
  /** Drafts without a page: all drafts in production, and none in development. */
  readonly drafts: readonly Page[];
  /** Returns the fields of all data nodes of a type, in Gatsby's order. */
  readonly data: <Fields>(nodeType: string) => readonly Fields[];
  readonly site: SiteConfig;
}

/** A redirect, with the place where its author wrote it. */
export interface PlacedRedirect extends Redirect {
  readonly place: Place;
}

/** Data that depends on several files of a kind. A kind adds the fields that its resolvers need. */
export interface KindCatalog {
  readonly diagnostics: readonly Diagnostic[];
  /** Redirects to the kind's pages, in addition to the `aliases` in front matter. */
  readonly redirects?: readonly PlacedRedirect[];
}

/**
 * A kind of content: its files, their front matter, and their pages. A kind has no side effects.
 * Other modules create Gatsby's nodes, queries and pages from it. To add a kind, write it and list
 * it in `registry.ts`.
 */
export interface ContentKind<
  Page extends ContentPage = ContentPage,
  Catalog extends KindCatalog = KindCatalog,
  PagesData extends object = object,
> {
  /**
   * Name of the kind's folder in the content folder, and of its Gatsby source. The Markdown files
   * in the folder become the kind's pages, unless `isPage` excludes them.
   */
  readonly folder: string;
  /** GraphQL type of the kind's nodes. It implements `ContentPage`. */
  readonly nodeType: string;
  /** Description of `nodeType` in GraphiQL. */
  readonly description: string;
  /** Front matter fields that the kind's nodes store, in addition to those of every page. */
  readonly storedFields?: StoredShape;
  /** GraphQL fields in addition to those of `ContentPage`, each with a description. */
  readonly typeFields: string;
  /** Other GraphQL types that belong to the kind. */
  readonly otherTypes?: string;
  /** GraphQL types of the data nodes that the kind's catalog uses. */
  readonly dataTypes: readonly string[];
  /**
   * The query that `createPages` runs. `$drafts` lists the values of `draft` that pages may have.
   */
  readonly pagesQuery: string;
  /** Returns the pages to create from the answer to `pagesQuery`. */
  planPages(data: PagesData, site: SiteConfig): readonly PagePlan[];
  /** Returns the name of this part of the site for search results and llms.txt. */
  label(site: SiteConfig): string;
  /**
   * Validates front matter and returns the node's fields. `firstCommit` returns an ISO time in UTC,
   * or null if unknown.
   */
  check(source: ContentFile, context: { site: SiteConfig; firstCommit: () => string | null }): Checked<Page>;
  /** Returns everything that depends on several files of the kind. */
  catalog(input: CatalogInput<Page>): Catalog;
  /**
   * Returns whether a page has its own sharing picture with `sharingPictures: main`. Without this
   * function, the pages of the kind use the site's picture.
   */
  isPictured?(page: Page, catalog: Catalog): boolean;
  /**
   * Returns the line above the title in a page's sharing picture. By default, the line is the
   * site's tagline.
   */
  pictureLabel?(page: Page, catalog: Catalog, site: SiteConfig): string;
}

/** A YAML or JSON file of the content folder with data for pages. */
export interface DataFile {
  /**
   * Possible paths of the file in the content folder. Only one of them may exist. Empty for a data
   * file that may be in any folder.
   */
  readonly places: readonly string[];
  /** Returns whether a path is a data file of this type. Needed only if `places` is empty. */
  matches?(file: string): boolean;
  /**
   * Schema of the whole file, for editors and docs/data-files.md. `read` validates each entry
   * separately. Undefined for a file in the format of another generator.
   */
  readonly schema?: z.ZodType;
  /** Reads the file. `contentDir` is the absolute path of the content folder. */
  read(
    text: string,
    file: string,
    context: { contentDir: string; site: SiteConfig },
  ): { readonly nodes: readonly NodePlan[]; readonly diagnostics: readonly Diagnostic[] };
  /**
   * Returns nodes for a content folder without the data file.
   * @param pages the Markdown files of the folder
   */
  defaults?(pages: readonly string[]): readonly NodePlan[];
}

/** A page to create. The kinds plan their pages, and `createPages` creates all of them. */
export interface PagePlan {
  readonly path: string;
  /** Name of the template: `src/templates/<name>.tsx`. */
  readonly template: string;
  /** Ids and numbers for the template's query. Content does not belong here. */
  readonly context: Readonly<Record<string, string | number | boolean | readonly string[] | null>>;
  /** Content file or configuration that the page comes from, for diagnostics. */
  readonly source: string;
}

/** Returns the plan of a page. */
export function pagePlan(template: string, path: string, source: string, context: PagePlan["context"] = {}): PagePlan {
  return { path, template, source, context };
}
