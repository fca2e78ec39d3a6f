import { isPage } from "./published-names";
import { relativeFile, scanContent } from "./scan-content";

/** What gatsby-source-filesystem takes for its option `ignore`. */
type Ignored = string | RegExp | ((absolutePath: string) => boolean);

/**
 * Paths that gatsby-source-filesystem should ignore: editors' files, Markdown that is no page and, in a production build,
 * unreadable files. gatsby-plugin-mdx would end the build at the first unreadable one, while `createPages` reports them with
 * all other diagnostics. In development they stay watched, so that a fix is noticed.
 */
export function ignoredContent(contentDir: string, folders: readonly string[]): Ignored[] {
  const isPartial = (file: string) => /\.mdx?$/.test(file) && !isPage(relativeFile(contentDir, file));
  const always = ["**/.*", "**/*~", "**/*.swp", "**/__tests__/**", isPartial];
  if (process.env.NODE_ENV !== "production") return always;
  return [...always, ...[...scanContent(contentDir, folders).unreadable.keys()].map((file) => literally(file, "$"))];
}

/**
 * A pattern for everything in a folder but some files of its own. A glob would not do, since a path can contain its special
 * characters: the glob of `notes (1)` does not match that folder.
 * @param folder absolute path, without a trailing slash
 * @param names names of the files to read
 */
export function allBut(folder: string, names: readonly string[]): RegExp {
  return literally(folder, `/(?!(?:${names.map((name) => name.replaceAll(".", "\\.")).join("|")})$)`);
}

/** Matches a literal path prefix. Watchers use forward slashes on every system. */
function literally(absolutePath: string, end: string): RegExp {
  const path = absolutePath.replaceAll("\\", "/").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${path}${end}`);
}
