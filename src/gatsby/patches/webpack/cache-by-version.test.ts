import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Compiler, Configuration, WebpackPluginInstance } from "webpack";
import { cacheByVersion } from "./cache-by-version";

const plugins = { extractText: jest.fn(), define: jest.fn() };
const lock = path.join(mkdtempSync(path.join(tmpdir(), "cache-")), "package-lock.json");
const gatsby: Configuration = {
  cache: { type: "filesystem", name: "build-html", buildDependencies: { config: ["webpack.config.js"] } },
};

/** webpack's cache settings for packages as the lock file has them. */
function cacheFor(locked: string) {
  writeFileSync(lock, locked);
  return cacheByVersion([lock, "not-there.cjs"]).apply(gatsby, plugins).cache as { name: string; version: string };
}

test("the cache is valid until a package changes", () => {
  expect(cacheFor("webpack 5.1").version).toBe(cacheFor("webpack 5.1").version);
  expect(cacheFor("webpack 5.1").version).not.toBe(cacheFor("webpack 5.2").version);
});

test("webpack looks neither at its own files nor at those of loaders", () => {
  expect(cacheFor("")).toMatchObject({ name: "build-html", buildDependencies: { defaultWebpack: [] } });
  expect(cacheFor("")).not.toHaveProperty("buildDependencies.config");
  const compilation = { buildDependencies: new Set(["babel-loader/lib/index.js"]) };
  const tap = (_: string, done: (stats: object) => void) => done({ compilation });
  for (const plugin of cacheByVersion([]).apply(gatsby, plugins).plugins ?? []) {
    (plugin as WebpackPluginInstance).apply({ hooks: { done: { tap } } } as unknown as Compiler);
  }
  expect([...compilation.buildDependencies]).toEqual([]);
});

test("a build without a cache stays one", () => {
  expect(cacheByVersion().apply({ cache: false }, plugins)).toEqual({ cache: false });
});
