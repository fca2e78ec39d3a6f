import path from "node:path";
import { pathToFileURL } from "node:url";
import { commands } from "./commands.mjs";
import { isFull } from "./lib.mjs";
import { requireMachine } from "./ready.mjs";

/**
 * Runs a command of scripts/commands.mjs. The working directory must be the project's root.
 * @param given the argument of the command's `run`
 * @returns the exit code
 */
export async function runCommand(name, given) {
  const command = commands[name];
  const root = path.resolve(import.meta.dirname, "..");
  requireMachine(root, command, given.words);
  const file = path.join(root, command.entry);
  const { run } = file.endsWith(".ts") ? await importTypeScript(file) : await import(pathToFileURL(file).href);
  const status = (await run?.(given)) ?? 0;
  // A command such as Gatsby may fail on a full disk without a clear message.
  if (status !== 0 && isFull()) throw new Error(given.words.machine.full);
  return status;
}

/** Imports a command in TypeScript. Loads esbuild only for these commands. */
async function importTypeScript(file) {
  const { importBundled } = await import("./run-ts.mjs");
  return importBundled(file);
}
