// node scripts/run-ts.mjs <file.ts> [arguments]: runs a program written in TypeScript.
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundleOptions } from "./bundle-options.mjs";

const [, program, file] = process.argv;

if (program === fileURLToPath(import.meta.url)) {
  process.argv.splice(1, 1);
  await importBundled(path.resolve(file));
}

/**
 * Imports a module written in TypeScript. Bundles it as Gatsby bundles gatsby-node.ts,
 * because the packages that parse articles are ES modules, which loaders cannot `require` from a
 * CommonJS project.
 * @param entry absolute path of the module
 */
export async function importBundled(entry) {
  const outfile = path.resolve(".cache/scripts", `${path.basename(entry, ".ts")}-${process.pid}.cjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({ ...bundleOptions, entryPoints: [entry], outfile });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    // A build that runs at the same time may have emptied .cache.
    rmSync(outfile, { force: true });
  }
}
