import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files-below";

/**
 * Gatsby rewrites only the pages that changed since the last build, and writes new script names into the others where it
 * finds its own marks. So it must find its pages as it wrote them: the finished ones are built from copies that wait in
 * the cache, and go back before the next build.
 */
export function restoreGatsbyPages(publicDir: string, keptDir: string): void {
  for (const file of filesBelow(keptDir)) {
    // A page that is no longer there has not been removed by us.
    if (existsSync(path.join(publicDir, file))) renameSync(path.join(keptDir, file), path.join(publicDir, file));
  }
  rmSync(keptDir, { recursive: true, force: true });
}

/** Moves one page to where `restoreGatsbyPages` finds it. */
export function keepGatsbyPage(publicDir: string, keptDir: string, file: string): void {
  const kept = path.join(keptDir, file);
  mkdirSync(path.dirname(kept), { recursive: true });
  renameSync(path.join(publicDir, file), kept);
}
