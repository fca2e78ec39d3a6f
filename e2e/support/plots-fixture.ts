import { execFileSync } from "node:child_process";
import path from "node:path";
import { build } from "esbuild";

/** An article with a plot of every kind, as the pipeline renders it, and its diagnostics. */
export async function plotsFixture(): Promise<{ readonly html: string; readonly problems: readonly string[] }> {
  const outfile = path.resolve(`test-results/plots-fixture-${process.pid}.mjs`);
  await build({
    entryPoints: [path.resolve("e2e/support/plots-fixture.entry.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    logLevel: "error",
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  });
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8", maxBuffer: 10_000_000 }));
}
