/** @jest-environment node */

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { awaitWrites, withWholeFolders } from "./await-writes";
import { gatsbyRequire } from "./gatsby-require";

test("makes the watcher of gatsby-source-filesystem wait until a file is written", () => {
  const chokidar = createRequire(gatsbyRequire().resolve("gatsby-source-filesystem"))("chokidar");
  const watch = jest.spyOn(chokidar, "watch").mockReturnValue({ once: () => undefined });
  awaitWrites();
  chokidar.watch("content", { ignored: ["a"] });
  expect(watch).toHaveBeenCalledWith("content", {
    ignored: ["a"],
    awaitWriteFinish: expect.objectContaining({ stabilityThreshold: expect.any(Number) }),
  });
});

test("a file that comes before its new folder is watched is reported all the same, and once", async () => {
  const chokidar = createRequire(gatsbyRequire().resolve("gatsby-source-filesystem"))("chokidar");
  jest.restoreAllMocks();
  const root = mkdtempSync(path.join(tmpdir(), "watched-"));
  const watcher = withWholeFolders(chokidar.watch(root));
  const added: string[] = [];
  watcher.on("add", (file: string) => added.push(path.relative(root, file)));
  await new Promise((ready) => watcher.once("ready", ready));
  // Simulates the race: the watcher has recorded the folder as watched, but has not read it.
  const folder = path.join(root, "new");
  watcher._getWatchedDir(root).add("new");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "a.md"), "a");
  const isAdded = new Promise((added) => watcher.once("add", added));
  watcher.emit("addDir", folder);
  watcher.emit("addDir", folder);
  await isAdded;
  await new Promise((later) => setTimeout(later, 200));
  expect(added).toEqual(["new/a.md"]);
  await watcher.close();
});

test("stops develop when the plugin's watcher is another one", () => {
  const chokidar = createRequire(gatsbyRequire().resolve("gatsby-source-filesystem"))("chokidar");
  const { watch } = chokidar;
  chokidar.watch = undefined;
  expect(awaitWrites).toThrow(/src\/gatsby\/patches\/await-writes\.ts/);
  chokidar.watch = watch;
});
