import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { InlineHashes } from "./content-policy";
import { filesBelow } from "./files-below";
import { keepGatsbyPage } from "./gatsby-pages";
import { inlineHashes, joinHashes } from "./inline-hashes";
import type { PageStep } from "./page-steps";

interface FinishOptions {
  /** The folder that is deployed. */
  readonly publicDir: string;
  /** Where the pages wait as Gatsby wrote them. */
  readonly keptDir: string;
  readonly steps: readonly PageStep[];
}

/**
 * Takes every HTML file of the site, redirect pages and the 404 page too, through the steps. A thousand pages take about
 * a second, so a plain loop will do.
 * @returns the hashes of all inline code of the site, for the header that all pages share
 */
export function finishPages({ publicDir, keptDir, steps }: FinishOptions): InlineHashes {
  // Below _gatsby there are pieces that Gatsby puts into pages in its next build.
  const pages = filesBelow(publicDir).filter((file) => file.endsWith(".html") && !file.startsWith("_gatsby/"));
  return joinHashes(
    pages.map((file) => {
      const page = path.join(publicDir, file);
      const html = steps.reduce((result, step) => step(result), readFileSync(page, "utf8"));
      keepGatsbyPage(publicDir, keptDir, file);
      writeFileSync(page, html);
      return inlineHashes(html);
    }),
  );
}
