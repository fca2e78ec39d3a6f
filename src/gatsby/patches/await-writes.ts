import { createRequire } from "node:module";
import { expectSource } from "./expect-source";
import { gatsbyRequire } from "./gatsby-require";

/**
 * The time in milliseconds for which a file's size must not change, and the interval between
 * checks.
 */
const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Makes chokidar 3, the watcher of gatsby-source-filesystem 5.16, report a file after it is
 * written. The plugin passes none of chokidar's options on.
 *
 * Editors empty a file before they write it. If Gatsby reads the file in between, its page
 * vanishes. Chokidar ignores changes within 50 ms of a change that it has reported, so Gatsby would
 * miss the new content.
 * @throws Error if the plugin does not watch by `chokidar.watch`
 */
export function awaitWrites(): void {
  const plugin = gatsbyRequire().resolve("gatsby-source-filesystem");
  const chokidar = createRequire(plugin)("chokidar");
  const { watch } = chokidar;
  if (typeof watch !== "function")
    throw new Error("chokidar has no watch, as in 3: see src/gatsby/patches/await-writes.ts");
  expectSource("gatsby-source-filesystem/gatsby-node.js", ["chokidar.watch("], "await-writes.ts");
  chokidar.watch = (paths: unknown, options: object) => watch(paths, { ...options, awaitWriteFinish });
}
