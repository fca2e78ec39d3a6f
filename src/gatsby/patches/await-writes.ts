import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expectSource } from "./expect-source";
import { gatsbyRequire } from "./gatsby-require";

/**
 * Time in milliseconds for which a file's size must not change, and the interval between checks.
 */
const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Makes chokidar 3, the watcher of gatsby-source-filesystem 5.16, report a file only after it is
 * written, and report every file of a new folder. The plugin does not pass chokidar's options on,
 * so this function replaces `chokidar.watch`.
 *
 * Editors empty a file before they write it. If Gatsby reads the file in between, its page
 * vanishes. Chokidar ignores changes within 50 ms of a change that it has reported, so Gatsby would
 * miss the new content.
 * @throws Error if chokidar has no `watch` or the plugin does not use it
 */
export function awaitWrites(): void {
  const plugin = gatsbyRequire().resolve("gatsby-source-filesystem");
  const chokidar = createRequire(plugin)("chokidar");
  const { watch } = chokidar;
  if (typeof watch !== "function")
    throw new Error("chokidar has no watch, as in 3: see src/gatsby/patches/await-writes.ts");
  expectSource("gatsby-source-filesystem/gatsby-node.js", ["chokidar.watch("], "await-writes.ts");
  chokidar.watch = (paths: unknown, options: object) =>
    withWholeFolders(watch(paths, { ...options, awaitWriteFinish }));
}

/** The part of a chokidar watcher that this module uses. */
interface Watcher {
  once(event: "ready", act: () => void): void;
  on(event: "addDir", act: (folder: string) => void): void;
  add(files: readonly string[]): void;
}

/** Time in milliseconds after which chokidar watches a new folder, even on a busy machine. */
const folderIsWatched = 1_000;

/**
 * Makes a watcher report all files of a new folder. chokidar 3 reads the folder before it watches
 * it, and misses files that are created in between. A known file is not reported again.
 */
export function withWholeFolders<T extends Watcher>(watcher: T): T {
  watcher.once("ready", () =>
    watcher.on("addDir", (folder) => setTimeout(() => watcher.add(filesIn(folder)), folderIsWatched)),
  );
  return watcher;
}

/** Returns the paths of the files in a folder, or none if the folder is already gone. */
function filesIn(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isFile()).map(({ name }) => path.join(folder, name));
}
