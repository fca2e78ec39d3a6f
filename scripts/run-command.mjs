import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { commands } from "./commands.mjs";
import { isFull } from "./lib.mjs";
import { requireMachine } from "./ready.mjs";

/**
 * Runs a command of scripts/commands.mjs in the current folder, which has this project.
 * @param given what its `run` gets: the arguments as read, words, where it was called from
 * @returns the exit code
 */
export async function runCommand(name, given) {
  const command = commands[name];
  const root = path.resolve(import.meta.dirname, "..");
  requireMachine(root, command, given.words);
  const file = path.join(root, command.entry);
  const { run } = file.endsWith(".ts") ? await importBundled(name, file) : await import(pathToFileURL(file).href);
  const status = (await run?.(given)) ?? 0;
  // What has failed may not have said so in a sentence, as Gatsby does not.
  if (status !== 0 && isFull()) throw new Error(given.words.machine.full);
  return status;
}

/**
 * Imports a command written in TypeScript, bundled as Gatsby does it with gatsby-node.ts: articles are parsed by packages
 * that only `import` finds, which a loader does not do for a project of CommonJS.
 */
async function importBundled(name, entry) {
  const { build } = await import("esbuild");
  const outfile = path.resolve(".cache/scripts", `${name.replace(":", "-")}-${process.pid}.cjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "cjs",
    packages: "external",
    logLevel: "error",
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile);
  }
}
