import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { siteFiles } from "../contract/site-files";
import { filesBelow } from "../lib/node/files";

/** Gatsby's own files at the top of `public` that are of use to its next build alone: code that would hydrate pages, statistics. */
const topFile =
  /^(?:[^/]+-[0-9a-f]{20}\.js(?:\.LICENSE\.txt|\.map)?|(?:styles|app|\d+|component---[^/]+)\.[0-9a-f]{20}\.css(?:\.map)?|chunk-map\.json|webpack\.stats\.json)$/;
const folders = ["page-data", "_gatsby", "~partytown"];

const storeOf = (root: string) => path.join(root, ".cache/gatsby-output");

/**
 * Moves what is not deployed out of `public` and keeps it: Gatsby writes only what changed since its last build, so
 * must find the rest as it left it. Rendered pages are moved too; final ones are written in their place.
 */
export function setAsideGatsbyOutput(root: string, pages: Iterable<string>): void {
  const publicDir = path.join(root, "public");
  rmSync(storeOf(root), { recursive: true, force: true });
  const own = readdirSync(publicDir).filter((name) => topFile.test(name) || folders.includes(name));
  for (const name of [...own, ...pages]) move(path.join(publicDir, name), path.join(storeOf(root), name));
}

/** Puts it back before the next build. Nothing is lost if a build is interrupted in between. */
export function restoreGatsbyOutput(root: string): void {
  // What is deployed is no whole site from here until a build has ended: `npm run serve` says so.
  rmSync(path.join(root, "public", siteFiles.version), { force: true });
  restore(root, "");
  rmSync(storeOf(root), { recursive: true, force: true });
}

/**
 * Puts back what Gatsby needs to develop: results of queries, which its cache takes for written. The deployed pages stay, so
 * that the last build can still be served; the rendered ones wait for the next build.
 */
export function restoreQueryResults(root: string): void {
  for (const folder of folders) restore(root, folder);
}

function restore(root: string, folder: string): void {
  const store = path.join(storeOf(root), folder);
  for (const file of filesBelow(store)) {
    const target = path.join(root, "public", folder, file);
    rmSync(target, { force: true });
    move(path.join(store, file), target);
  }
}

/** Moves a file or a folder, also to another file system: `public` may be a volume of its own. */
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
