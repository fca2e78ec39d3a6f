import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Finds the pages that Gatsby has rendered. It is the list of pages that says which they are, not a mark in the HTML: a
 * mark that changed would let every page pass as one of somebody else's, without any patch.
 * @param pagePaths Gatsby's paths of all pages, decoded, without the prefix
 * @returns their files below the deployed folder
 * @throws where a page has no file, since Gatsby then names files in another way
 */
export function renderedFiles(publicDir: string, pagePaths: readonly string[]): ReadonlySet<string> {
  const files = pagePaths.map(pageFile);
  const missing = files.filter((file) => !existsSync(path.join(publicDir, file)));
  if (missing.length === 0) return new Set(files);
  throw new Error(
    `Gatsby has pages without a file where src/gatsby/finalize/rendered-files.ts looks for it: ${missing.slice(0, 5).join(", ")}. Compare generateHtmlPath of gatsby-core-utils.`,
  );
}

/** The rule of `generateHtmlPath` in gatsby-core-utils 4.16. */
function pageFile(pagePath: string): string {
  const inside = pagePath.replace(/^\/|\/$/g, "");
  return /\.html?$/i.test(inside) ? inside : path.posix.join(inside, "index.html");
}
