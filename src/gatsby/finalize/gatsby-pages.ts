import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../lib/node/files-below";

/** Where pages are between and during builds. */
export interface PageFolders {
  /** The folder that is deployed: pages as Gatsby wrote them during a build, finished ones after it. */
  readonly publicDir: string;
  /** Pages as Gatsby wrote them, after a build. */
  readonly gatsbyDir: string;
  /** The last build's finished pages, during a build. */
  readonly finishedDir: string;
}

/**
 * Gatsby rewrites only the pages that changed since the last build, and writes new script names into the others where it
 * finds its own marks. So it must find its pages as it wrote them: the finished ones are built from copies that wait in
 * the cache, and change places with them before the next build.
 */
export function restoreGatsbyPages({ publicDir, gatsbyDir, finishedDir }: PageFolders): void {
  for (const file of filesBelow(gatsbyDir)) {
    const [page, asGatsbyWroteIt] = [path.join(publicDir, file), path.join(gatsbyDir, file)];
    // A page that is no longer there has not been removed by us.
    if (!existsSync(page)) rmSync(asGatsbyWroteIt);
    else {
      moveFile(page, path.join(finishedDir, file));
      moveFile(asGatsbyWroteIt, page);
    }
  }
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
