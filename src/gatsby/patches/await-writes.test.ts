/** @jest-environment node */
import { createRequire } from "node:module";
import { awaitWrites } from "./await-writes";
import { gatsbyRequire } from "./gatsby-require";

test("makes the watcher of gatsby-source-filesystem wait until a file is written", () => {
  const chokidar = createRequire(gatsbyRequire().resolve("gatsby-source-filesystem"))("chokidar");
  const watch = jest.spyOn(chokidar, "watch").mockReturnValue(undefined);
  awaitWrites();
  chokidar.watch("content", { ignored: ["a"] });
  expect(watch).toHaveBeenCalledWith("content", {
    ignored: ["a"],
    awaitWriteFinish: expect.objectContaining({ stabilityThreshold: expect.any(Number) }),
  });
});

test("stops develop when the plugin's watcher is another one", () => {
  const chokidar = createRequire(gatsbyRequire().resolve("gatsby-source-filesystem"))("chokidar");
  const { watch } = chokidar;
  chokidar.watch = undefined;
  expect(awaitWrites).toThrow(/src\/gatsby\/patches\/await-writes\.ts/);
  chokidar.watch = watch;
});
