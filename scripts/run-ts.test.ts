import { readFileSync } from "node:fs";
import { type BuildOptions, build } from "esbuild";
import { bundleOptions } from "./bundle-options.mjs";
import { commands } from "./commands.mjs";

/**
 * Returns all programs in TypeScript: those of the commands, and those that package.json and
 * scripts run.
 */
function programs(): string[] {
  const texts = ["package.json", "bench/package.json", "scripts/lanes.mjs", "scripts/checks.mjs"].map((file) =>
    readFileSync(file, "utf8"),
  );
  const named = texts.flatMap((text) =>
    [...text.matchAll(/run-ts\.mjs"?,? "?([\w/.-]+\.ts)/g)].map(([, file = ""]) => file),
  );
  const entries = Object.values(commands).map(({ entry }) => entry);
  return [...new Set([...named, ...entries.filter((entry) => entry.endsWith(".ts"))])].sort();
}

test.each(programs())("%s can be bundled and run", async (program) => {
  const bundle = build({
    ...(bundleOptions as BuildOptions),
    entryPoints: [program],
    write: false,
    logLevel: "silent",
  });
  await expect(bundle).resolves.toMatchObject({ errors: [] });
});

test("finds the programs of the benchmarks", () => {
  expect(programs()).toEqual(expect.arrayContaining(["bench/run.ts", "bench/search/run.ts", "e2e/engines/run.ts"]));
});
