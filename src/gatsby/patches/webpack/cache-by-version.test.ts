import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Compiler, Configuration, WebpackPluginInstance } from "webpack";
import { cacheByVersion } from "./cache-by-version";

const lock = path.join(mkdtempSync(path.join(tmpdir(), "cache-")), "package-lock.json");
const gatsby: Configuration = {
  cache: { type: "filesystem", name: "build-html", buildDependencies: { config: ["webpack.config.js"] } },
};

/** webpack's cache settings for packages as the lock file has them. */
function cacheFor(locked: string) {
  writeFileSync(lock, locked);
  return cacheByVersion(gatsby, [lock, "not-there.cjs"]).cache as { name: string; version: string };
}

test("the cache is of no use once a package has changed, and is till then", () => {
  expect(cacheFor("webpack 5.1").version).toBe(cacheFor("webpack 5.1").version);
  expect(cacheFor("webpack 5.1").version).not.toBe(cacheFor("webpack 5.2").version);
});

test("webpack looks for none of the files that it is made of, nor for those of loaders", () => {
  expect(cacheFor("")).toMatchObject({ name: "build-html", buildDependencies: { defaultWebpack: [] } });
  expect(cacheFor("")).not.toHaveProperty("buildDependencies.config");
  const compilation = { buildDependencies: new Set(["babel-loader/lib/index.js"]) };
  const tap = (_: string, done: (stats: object) => void) => done({ compilation });
  for (const plugin of cacheByVersion(gatsby, []).plugins ?? []) {
    (plugin as WebpackPluginInstance).apply({ hooks: { done: { tap } } } as unknown as Compiler);
  }
  expect([...compilation.buildDependencies]).toEqual([]);
});

test("a build without a cache stays one", () => {
  expect(cacheByVersion({ cache: false })).toEqual({ cache: false });
});
