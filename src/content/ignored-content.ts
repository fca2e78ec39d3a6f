import { scanContent } from "./scan-content";

/**
 * Paths that gatsby-source-filesystem should ignore: editors' files and, in a production build, unreadable files.
 * gatsby-plugin-mdx would end the build at the first unreadable one, while `createPages` reports them with all other
 * diagnostics. In development they stay watched, so that a fix is noticed.
 */
export function ignoredContent(contentDir: string, folders: readonly string[]): (string | RegExp)[] {
  const always = ["**/.*", "**/*~", "**/*.swp"];
  if (process.env.NODE_ENV !== "production") return always;
  return [...always, ...[...scanContent(contentDir, folders).unreadable.keys()].map((file) => literally(file, "$"))];
}

/**
 * A pattern for everything below a folder, for the same list. A glob would not do, since a path can contain its special
 * characters: the glob of `notes (1)` does not match that folder.
 * @param folder absolute path, without a trailing slash
 */
export function insideFolder(folder: string): RegExp {
  return literally(folder, "/");
}

/** Matches a literal path prefix. Watchers use forward slashes on every system. */
function literally(absolutePath: string, end: string): RegExp {
  const path = absolutePath.replaceAll("\\", "/").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${path}${end}`);
}
