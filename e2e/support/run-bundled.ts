import { execFileSync } from "node:child_process";
import path from "node:path";
import { build } from "esbuild";

/**
 * Runs a test program in a separate process with Node's own module system, because the program
 * imports ES modules, such as most packages of the article pipeline. Playwright's loader does not
 * support these.
 * @param name name of the file beside this one, without `.ts`
 * @returns the program's output, parsed as JSON
 */
export async function runBundled<T>(name: string): Promise<T> {
  const outfile = path.resolve(`test-results/${name}-${process.pid}.mjs`);
  await build({
    entryPoints: [path.resolve(`e2e/support/${name}.ts`)],
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
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: "utf8", maxBuffer: 100_000_000 }));
}
