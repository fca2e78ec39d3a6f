import type { FenceText } from "../markdown/rewrite-tree";
import type { SourceText } from "../markdown/source-text";
import type { Kind } from "../model";
import type { Notes } from "../notes";
import type { Values } from "../values";
import { withContainers } from "./containers";
import { withoutVue } from "./vue";

/** What generators do differently whose projects the reader of VitePress reads. */
export interface Dialect {
  readonly generator: string;
  /** Folder of the static files, below the source folder; null if that folder itself is served. */
  readonly publicDir: string | null;
  /** Matches the files of pages. The default is `.md`. */
  readonly pages?: RegExp;
  /** A path below the source folder, with `index.md` for the page of a folder. */
  pagePath(path: string): string;
  /** The kind of a page, by its path below the source folder. */
  kindOf(path: string, data: Values): Kind;
  /** Front matter with the fields that VitePress has. */
  frontMatter(data: Values, page: { readonly path: string; readonly body: string }): Values;
  /** The address that front matter sets; undefined for the address of the path. */
  addressOf(data: Values): string | undefined;
  /** Whether the theme fills the page with a list of posts. */
  isListing(data: Values, path: string): boolean;
  /** The folder whose pages the theme lists on a page, as its author names it. */
  listedFolder(data: Values): string | undefined;
  /** The inclusion of files in the syntax of VitePress. */
  includes(source: SourceText): SourceText;
  /** Markdown in the syntax of this site, apart from what the tree of Markdown is needed for. */
  text(source: SourceText, page: Pick<TemplatePage, "file" | "notes">): SourceText;
  /** Markdown without what the generator's templates read. */
  withoutTemplates(source: SourceText, page: TemplatePage): SourceText;
  /** A fence with its info string in the form of VitePress. */
  fence(info: string, code: string): FenceText;
  /** The address of a link or a picture in the form of VitePress. The default is the author's text. */
  readonly address?: (written: string, use: "link" | "picture") => string;
  /** Fields of front matter that are read or need no note, besides those of VitePress. */
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
  // The docs are at the root of the site, so its home page is one of them.
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
