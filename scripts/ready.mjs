import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "..");
/** The folders that a build writes to. */
const written = [".cache", "public", "src", "deploy"];

/**
 * Looks whether this machine has what a command needs.
 * @param command of scripts/commands.mjs
 * @throws Error with a sentence about what is missing
 */
export function requireMachine({ installs = false, runsGatsby = false }, { machine: words }) {
  requireWritableFolders(words);
  // The file is the last that npm writes.
  if (!installs && !existsSync(path.join(root, "node_modules/.package-lock.json"))) throw new Error(words.noPackages);
  // Without git everything works but the dates.
  if (runsGatsby && spawnSync("git", ["--version"]).error) console.error(words.noGit);
}

function requireWritableFolders(words) {
  for (const name of [".", ...written]) {
    const folder = path.join(root, name);
    try {
      if (existsSync(folder)) rmdirSync(mkdtempSync(path.join(folder, ".writable-")));
    } catch (error) {
      throw error.code === "ENOSPC" ? error : new Error(words.notWritable(folder, error.code));
    }
  }
}
