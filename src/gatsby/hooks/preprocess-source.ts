import type { GatsbyNode } from "gatsby";

/** What Gatsby looks for in any file: queries, fragments and slices. gatsby-plugin-image finds static images by itself. */
const tags = /\bgraphql\s*`|<Slice\b/;

/** Files that may be a page's component, of which Gatsby also reads the exports. */
const components = /\/src\/(?:pages|templates)\//;

/**
 * Keeps Gatsby from parsing files that have nothing for it. It looks for queries in every file with `config` or `Head`
 * somewhere in its text, also in those of all packages with `gatsby` in their names: here more than four megabytes of
 * code, and two seconds of every build.
 * @returns an empty module in place of such a file; undefined for all others, which Gatsby reads as they are
 */
export const preprocessSource: GatsbyNode["preprocessSource"] = ({ filename, contents }) =>
  components.test(filename.replaceAll("\\", "/")) || tags.test(contents) ? undefined : "export {};";
