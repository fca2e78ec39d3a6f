import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";

/** The folders that a build writes to. */
const written = [".cache", "public", "src", "deploy"];

/**
 * Looks whether this machine has what a command needs.
 * @param root folder of the project @param command of scripts/commands.mjs
 * @throws Error with a sentence about what is missing
 */
export function requireMachine(root, { installs = false, runsGatsby = false }, { machine: words }) {
  if (runsGatsby) requirePlainPath(root, words);
  requireWritableFolders(root, words);
  // The file is the last that npm writes.
  if (!installs && !existsSync(path.join(root, "node_modules/.package-lock.json"))) throw new Error(words.noPackages);
  // Without git everything works but the dates.
  if (runsGatsby && spawnSync("git", ["--version"]).error) console.error(words.noGit);
}

/** Gatsby finds its own files by patterns that begin with the folder. @throws Error with a sentence for a sign of patterns */
export function requirePlainPath(folder, words) {
  const [sign] = /[([{*|]/.exec(folder) ?? [];
  if (sign !== undefined) throw new Error(words.oddPath(folder, sign));
}

function requireWritableFolders(root, words) {
  for (const name of [".", ...written]) {
    const folder = path.join(root, name);
    try {
      if (existsSync(folder)) rmdirSync(mkdtempSync(path.join(folder, ".writable-")));
    } catch (error) {
      throw error.code === "ENOSPC" ? error : new Error(words.notWritable(folder, error.code));
    }
  }
}
