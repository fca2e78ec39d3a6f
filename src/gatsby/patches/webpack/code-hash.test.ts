import { CodeHash } from "./code-hash";

/** What Gatsby reads after webpack has written these files, with a hash of webpack's own. */
function hashOf(files: readonly string[], own: string): string {
  const compilation = { hash: own, assets: Object.fromEntries(files.map((file) => [file, {}])) };
  new CodeHash().apply({ hooks: { done: { tap: (_, done) => done({ compilation }) } } });
  return compilation.hash;
}

test("the same code has the same hash, whatever webpack did to build it", () => {
  expect(hashOf(["app-1.js", "styles.1.css"], "cold")).toBe(hashOf(["styles.1.css", "app-1.js"], "from the cache"));
});

test("other code has another hash", () => {
  expect(hashOf(["app-1.js"], "own")).not.toBe(hashOf(["app-2.js"], "own"));
});
