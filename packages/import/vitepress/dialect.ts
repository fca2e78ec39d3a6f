import type { SourceText } from "../markdown/source-text";
import type { Kind } from "../model";
import type { Values } from "../values";

/** What VitePress and VuePress do differently. The reader of VitePress reads both. */
export interface Dialect {
  readonly generator: string;
  /** Folder of the static files, below the source folder. */
  readonly publicDir: string;
  /** A path below the source folder, with `index.md` for the page of a folder. */
  pagePath(path: string): string;
  /** The kind of a page, by its path below the source folder. */
  kindOf(path: string, data: Values): Kind;
  /** Front matter with the fields that VitePress has. */
  frontMatter(data: Values): Values;
  /** The address that front matter sets; undefined for the address of the path. */
  addressOf(data: Values): string | undefined;
  /** Whether the theme fills the page with a list of posts. */
  isListing(data: Values): boolean;
  /** The folder whose pages the theme lists on a page, as its author names it. */
  listedFolder(data: Values): string | undefined;
  /** Markdown in the syntax of VitePress. */
  text(source: SourceText): SourceText;
}

export const vitePressDialect: Dialect = {
  generator: "VitePress",
  publicDir: "public",
  pagePath: (path) => path,
  // The docs are at the root of the site, so its home page is one of them.
  kindOf: () => "docs",
  frontMatter: (data) => data,
  addressOf: () => undefined,
  isListing: () => false,
  listedFolder: () => undefined,
  text: (source) => source,
};
