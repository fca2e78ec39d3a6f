import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../lib/node/files-below";

/** Where pages are during and between builds. */
export interface PageFolders {
  /** The deployed folder: during a build it has pages as Gatsby wrote them, afterwards finalized ones. */
  readonly publicDir: string;
  /** Between builds, pages as Gatsby wrote them. */
  readonly gatsbyDir: string;
  /** During a build, the last build's finalized pages. */
  readonly finalizedDir: string;
}

/**
 * Gatsby writes only the pages that have changed since the last build, and puts new slices into the others between its own
 * comments. So it has to find its pages as it wrote them: both forms of a page are kept, and change places before a build.
 */
export function restoreGatsbyPages({ publicDir, gatsbyDir, finalizedDir }: PageFolders): void {
  for (const file of filesBelow(gatsbyDir)) {
    const asGatsbyWroteIt = path.join(gatsbyDir, file);
    // The last build may have had another `trailingSlash`.
    const page = [file, flatFile(file)].map((name) => path.join(publicDir, name)).find((name) => existsSync(name));
    // Somebody else has removed the page.
    if (page === undefined) rmSync(asGatsbyWroteIt);
    else {
      moveFile(page, path.join(finalizedDir, file));
      moveFile(asGatsbyWroteIt, path.join(publicDir, file));
    }
  }
}

/**
 * The file of a page whose address has no slash at its end: `docs/a/index.html` → `docs/a.html`. GitHub Pages and Cloudflare
 * redirect such an address to one with a slash where its file is in a folder. Other files stay.
 */
export function flatFile(file: string): string {
  return file.replace(/(?<!\.html)\/index\.html$/, ".html");
}

/** Moves a file to a folder that may not exist yet. */
export function moveFile(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch {
    mkdirSync(path.dirname(to), { recursive: true });
    renameSync(from, to);
  }
}
