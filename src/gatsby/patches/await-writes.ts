import { createRequire } from "node:module";
import path from "node:path";

/** For how long a file's size has to stay as it is, and how often it is looked at, in milliseconds. */
const awaitWriteFinish = { stabilityThreshold: 100, pollInterval: 20 };

/**
 * Has chokidar 3, by which gatsby-source-filesystem 5.16 watches, tell of a file when it is written: the plugin passes on
 * none of chokidar's options. Editors empty a file before they write it. Read in between, its page would vanish; and
 * chokidar passes over what changes within 50 ms of a change it has told of, so the other half would be missed.
 * @throws Error where the plugin has no chokidar
 */
export function awaitWrites(): void {
  const plugin = createRequire(path.resolve("package.json")).resolve("gatsby-source-filesystem");
  const chokidar = createRequire(plugin)("chokidar");
  const { watch } = chokidar;
  chokidar.watch = (paths: unknown, options: object) => watch(paths, { ...options, awaitWriteFinish });
}
