import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../lib/node/files";
import { siteFiles } from "../shared/site-files";

/**
 * Matches files at the top of `public` that only Gatsby's next build uses, such as statistics and
 * the code that would hydrate pages.
 */
const topFile =
  /^(?:[^/]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt|\.map)?|(?:styles|app|\d+|component---[^/]+)\.[0-9a-f]{20}\.css(?:\.map)?|chunk-map\.json|webpack\.stats\.json)$/;
const folders = ["page-data", "_gatsby", "~partytown"];

const storeOf = (root: string) => path.join(root, ".cache/gatsby-output");

/**
 * Moves files that are not deployed out of `public` and keeps them for the next build, because
 * Gatsby writes only what has changed since its last build. Also moves the rendered pages, because
 * the final pages take their place.
 * @param pages files of the rendered pages, relative to `public`
 * @throws if `public` lacks Gatsby's query results or statistics
 */
export function setAsideGatsbyOutput(root: string, pages: Iterable<string>): void {
  const publicDir = path.join(root, "public");
  const own = readdirSync(publicDir).filter((name) => topFile.test(name) || folders.includes(name));
  const missing = ["page-data", "webpack.stats.json"].filter((name) => !own.includes(name));
  if (missing.length > 0)
    throw new Error(`Gatsby 5.16 writes ${missing.join(", ")} into public: see src/deploy/gatsby-output.ts`);
  const store = storeOf(root);
  for (const name of own) rmSync(path.join(store, name), { recursive: true, force: true });
  for (const name of [...own, ...pages]) move(path.join(publicDir, name), path.join(store, name));
}

/**
 * Moves Gatsby's files back into `public` before the next build. Files that an interrupted build
 * has left in `public` stay there, unless the store contains the same file.
 */
export function restoreGatsbyOutput(root: string): void {
  // Until the build ends, `public` is not a complete site. `npm run serve` recognizes this, because
  // version.json is missing.
  rmSync(path.join(root, "public", siteFiles.version), { force: true });
  restoreQueryResults(root);
  // Keeps the pages' folders, because the end of the build needs most of them again.
  restoreFiles(root, "");
}

/**
 * Moves Gatsby's folders back, including the query results, because Gatsby's cache treats these as
 * written. Under `gatsby develop`, nothing else is moved: the deployed pages stay in `public`, so
 * that the last build can still be served, and the rendered pages stay in the store until the next
 * build.
 */
export function restoreQueryResults(root: string): void {
  for (const folder of folders) {
    const target = path.join(root, "public", folder);
    if (existsSync(target)) restoreFiles(root, folder);
    else move(path.join(storeOf(root), folder), target);
  }
}

function restoreFiles(root: string, folder: string): void {
  const store = path.join(storeOf(root), folder);
  for (const file of filesBelow(store)) {
    const target = path.join(root, "public", folder, file);
    rmSync(target, { force: true });
    move(path.join(store, file), target);
  }
}

/**
 * Moves a file or a folder, if it exists. If `public` is a separate volume, the target is on
 * another file system, so the file is copied and then deleted.
 */
function move(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    cpSync(from, to, { recursive: true });
    rmSync(from, { recursive: true });
  }
}
