import type { Compiler, WebpackPluginInstance } from "webpack";
import { StylesheetNames } from "./rerender-on-style-change";

/** Has a plugin told that webpack has written these files. */
function written(plugin: WebpackPluginInstance, files: readonly string[]): void {
  const stats = { compilation: { assets: Object.fromEntries(files.map((file) => [file, {}])) } };
  plugin.apply({
    hooks: { done: { tap: (_: unknown, done: (given: object) => void) => done(stats) } },
  } as unknown as Compiler);
}

/** What a plugin adds to the hash of a chunk. */
function addedToHash(plugin: WebpackPluginInstance): string {
  let added = "";
  const hash = { update: (text: string) => (added += text) };
  const chunkHash = { tap: (_: unknown, act: (chunk: object, to: object) => void) => act({}, hash) };
  plugin.apply({
    hooks: {
      thisCompilation: { tap: (_: unknown, begin: (given: object) => void) => begin({ hooks: { chunkHash } }) },
    },
  } as unknown as Compiler);
  return added;
}

function hashWith(files: readonly string[]): string {
  const styles = new StylesheetNames();
  written(styles.read, files);
  return addedToHash(styles.hash);
}

test("the code that renders pages has another hash when a stylesheet has changed", () => {
  expect(hashWith(["app-1.js", "app.1.css"])).not.toBe(hashWith(["app-1.js", "app.2.css"]));
});

test("and the same when only scripts have", () => {
  expect(hashWith(["app-1.js", "app.1.css", "b.css"])).toBe(hashWith(["b.css", "app.1.css", "app-2.js"]));
});

test.each([
  ["without a stylesheet", () => written(new StylesheetNames().read, ["app-1.js"])],
  ["in which pages are rendered before the browser's bundle is there", () => addedToHash(new StylesheetNames().hash)],
])("a build %s ends with an error", (_, build) => {
  expect(build).toThrow(/The patch "webpack\/rerender-on-style-change" does not fit[\s\S]*Adapt src\/gatsby/);
});
