import type { FenceText } from "../markdown/rewrite-tree";
import type { SourceText } from "../markdown/source-text";
import type { Kind } from "../model";
import type { Notes } from "../notes";
import type { Values } from "../values";
import { withContainers } from "./containers";
import { withoutVue } from "./vue";

/** The differences between VitePress and another generator that the VitePress reader supports. */
export interface Dialect {
  readonly generator: string;
  /**
   * Folder of static files, below the source folder; null if the source folder itself is served, or
   * if the configuration sets `publicDir`.
   */
  readonly publicDir: string | null;
  /** Matches the files that are pages: `.md` files by default. */
  readonly pages?: RegExp;
  /** Returns a path below the source folder, with `index.md` for a folder's page. */
  pagePath(path: string): string;
  /** Returns the kind of a page, by its path below the source folder. */
  kindOf(path: string, data: Values): Kind;
  /** Converts front matter to VitePress' fields. */
  frontMatter(data: Values, page: { readonly path: string; readonly body: string }): Values;
  /** Returns the address that front matter sets; undefined if the address comes from the path. */
  addressOf(data: Values): string | undefined;
  /** Returns whether the theme fills the page with a list of posts. */
  isListing(data: Values, path: string): boolean;
  /**
   * Returns the folder whose pages the theme lists on this page, without surrounding slashes;
   * undefined if the page has no such list.
   */
  listedFolder(data: Values): string | undefined;
  /** Converts includes of files to VitePress' syntax. */
  includes(source: SourceText): SourceText;
  /**
   * Converts Markdown to the syntax that this site reads, except for changes that need the parsed
   * tree.
   */
  text(source: SourceText, page: Pick<TemplatePage, "file" | "notes">): SourceText;
  /** Removes the syntax that the generator's templates interpret. */
  withoutTemplates(source: SourceText, page: TemplatePage): SourceText;
  /** Converts the info string of a fence to VitePress' format. */
  fence(info: string, code: string): FenceText;
  /**
   * Converts the address of a link or a picture to VitePress' format. By default, the
   * address stays as written.
   */
  readonly address?: (written: string, use: "link" | "picture") => string;
  /** Front matter fields that are read or need no note, in addition to those of VitePress. */
  readonly fields?: ReadonlySet<string>;
}

interface TemplatePage {
  /** Path in the project. */
  readonly file: string;
  readonly data: Values;
  readonly notes: Notes;
}

export const vitePressDialect: Dialect = {
  generator: "VitePress",
  publicDir: "public",
  pagePath: (path) => path,
  // The docs are at the root of the site, so the home page is a doc too.
  kindOf: () => "docs",
  frontMatter: (data) => data,
  addressOf: () => undefined,
  isListing: () => false,
  listedFolder: () => undefined,
  includes: (source) => source,
  text: withContainers,
  withoutTemplates: (source, { file, data, notes }) => withoutVue(source, file, data, notes),
  fence: (info) => ({ info }),
};
