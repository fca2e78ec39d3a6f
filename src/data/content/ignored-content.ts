import { scanContent } from "./scan-content";

/**
 * What gatsby-source-filesystem should not turn into nodes: editors' files, and in a production build the files that
 * cannot be read, since gatsby-plugin-mdx ends a build at the first of those; `createPages` reports them with all others.
 * In development they stay watched, so that mending one is noticed.
 */
export function ignoredContent(contentDir: string): (string | RegExp)[] {
  const always = ["**/.*", "**/*~", "**/*.swp"];
  if (process.env.NODE_ENV !== "production") return always;
  return [...always, ...scanContent(contentDir).unreadable.keys()];
}
