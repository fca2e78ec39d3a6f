import { scanContent } from "./scan-content";

/**
 * What gatsby-source-filesystem should not turn into nodes: editors' files, and in a production build the files that
 * cannot be read, since gatsby-plugin-mdx ends a build at the first of those; `createPages` reports them with all others.
 * In development they stay watched, so that mending one is noticed.
 */
export function ignoredContent(contentDir: string, folders: readonly string[]): (string | RegExp)[] {
  const always = ["**/.*", "**/*~", "**/*.swp"];
  if (process.env.NODE_ENV !== "production") return always;
  return [...always, ...[...scanContent(contentDir, folders).unreadable.keys()].map((file) => literally(file, "$"))];
}

/**
 * What is below a folder, for the same list. As a glob, a path would be read as a pattern: that of `notes (1)` does not
 * match itself.
 * @param folder absolute path, without a slash at its end
 */
export function insideFolder(folder: string): RegExp {
  return literally(folder, "/");
}

/** A pattern for paths that begin with a path. Watchers write them with forward slashes on every system. */
function literally(absolutePath: string, end: string): RegExp {
  const path = absolutePath.replaceAll("\\", "/").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(`^${path}${end}`);
}
