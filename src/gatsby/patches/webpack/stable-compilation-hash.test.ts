import type { Compiler } from "webpack";
import { StableCompilationHash } from "./stable-compilation-hash";

/** What Gatsby reads after webpack has written these files, with a hash of webpack's own. */
function hashOf(files: readonly string[], own: string, follows = true): string {
  const compilation = { hash: own, assets: Object.fromEntries(files.map((file) => [file, {}])) };
  const stats = { compilation, hash: own };
  if (follows) Object.defineProperty(stats, "hash", { get: () => compilation.hash });
  const tap = (_: unknown, done: (stats: object) => void) => done(stats);
  new StableCompilationHash().apply({ hooks: { done: { tap } } } as unknown as Compiler);
  return stats.hash;
}

test("the same code has the same hash, whatever webpack did to build it", () => {
  expect(hashOf(["app-1.js", "styles.1.css"], "cold")).toBe(hashOf(["styles.1.css", "app-1.js"], "from the cache"));
});

test("other code has another hash", () => {
  expect(hashOf(["app-1.js"], "own")).not.toBe(hashOf(["app-2.js"], "own"));
});

test("a webpack whose stats do not follow the compilation's hash ends the build", () => {
  expect(() => hashOf(["app-1.js"], "own", false)).toThrow(
    /The patch "webpack\/stable-compilation-hash" does not fit[\s\S]*Adapt src\/gatsby/,
  );
});
