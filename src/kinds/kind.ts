import type { SiteConfig } from "../config/types";
import type { CommonFields } from "../content/common-fields";
import type { ContentFile } from "../content/content-file";
import type { Diagnostic } from "../lib/diagnostic";
import type { Redirect } from "../lib/redirect";
import type { PagePlan } from "./page-plan";

/** What the node of every page stores, whatever its kind. */
export interface ContentPage extends CommonFields {
  /** Path relative to the content folder. */
  readonly file: string;
  /** Address inside the site, decoded, without the path prefix. */
  readonly path: string;
  readonly title: string;
}

/** A node to create: its type, a name unique among the nodes of one file, and its fields. */
export interface NodePlan {
  readonly type: string;
  readonly name: string;
  readonly fields: object;
}

/** What reading one file comes to. `fields` is null where an error leaves nothing to build a page from. */
export interface Checked<Fields> {
  readonly fields: Fields | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** What a kind may ask of the world around a file. */
export interface CheckContext {
  readonly site: SiteConfig;
  /** Time of the first commit that has the file, ISO in UTC; null where git does not know it. */
  readonly firstCommit: () => string | null;
}

/** Everything a kind can be seen as a whole from. */
export interface CatalogInput<Page> {
  /** The files that have a page, by name; drafts are among them in development only. */
  readonly pages: readonly Page[];
  /** Drafts that have none. */
  readonly drafts: readonly Page[];
  /** Fields of the nodes that data files became, in the order Gatsby has them in. */
  readonly data: <Fields>(nodeType: string) => readonly Fields[];
  readonly site: SiteConfig;
}

/** What takes more than one file of a kind to know; a kind adds what its resolvers ask for. */
export interface KindCatalog {
  readonly plans: readonly PagePlan[];
  readonly diagnostics: readonly Diagnostic[];
  /** Further addresses of its pages, beside the `aliases` of their front matter. */
  readonly redirects?: readonly Redirect[];
}

/**
 * A kind of content: what its files are called, what they may say, and which pages they become. Pure: Gatsby's nodes,
 * queries and pages are made from it elsewhere. To add one, write it and name it in `registry.ts`.
 */
export interface ContentKind<Page extends ContentPage = ContentPage, Catalog extends KindCatalog = KindCatalog> {
  /** Folder below the content folder, also the name of its source; the kind of a file is told by it alone. */
  readonly folder: string;
  /** GraphQL type of its nodes, which implements `ContentPage`. */
  readonly nodeType: string;
  /** What GraphiQL says of the type. */
  readonly description: string;
  /** GraphQL fields beside those of `ContentPage`, each with a description. */
  readonly typeFields: string;
  /** GraphQL types that its fields mention and no other kind has. */
  readonly otherTypes?: string;
  /** Types of the data nodes its catalog is made of. */
  readonly dataTypes: readonly string[];
  /** Name of its part of the site, in search results and in llms.txt. */
  label(site: SiteConfig): string;
  /** Validates front matter and derives the fields of the node. */
  check(source: ContentFile, context: CheckContext): Checked<Page>;
  /** Lays all files of the kind side by side. */
  catalog(input: CatalogInput<Page>): Catalog;
  /** The line above the title in a page's sharing picture; by default the site's tagline. */
  pictureLabel?(page: Page, catalog: Catalog, site: SiteConfig): string;
}

/** Checks a kind's types against each other, and keeps them. */
export function defineKind<Page extends ContentPage, Catalog extends KindCatalog>(
  kind: ContentKind<Page, Catalog>,
): ContentKind<Page, Catalog> {
  return kind;
}

/** A YAML or JSON file of the content folder that says something about pages. */
export interface DataFile {
  /** @param file path relative to the content folder */
  matches(file: string): boolean;
  read(text: string, file: string, context: DataContext): DataNodes;
  /** Nodes of a content folder that has no such file. @param pages the Markdown files of the folder */
  defaults?(pages: readonly string[]): readonly NodePlan[];
}

interface DataContext {
  /** Absolute path of the content folder. */
  readonly contentDir: string;
  readonly site: SiteConfig;
}

/** What a data file comes to. */
export interface DataNodes {
  readonly nodes: readonly NodePlan[];
  readonly diagnostics: readonly Diagnostic[];
}
