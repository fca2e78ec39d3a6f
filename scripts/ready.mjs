import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import path from "node:path";

/** Folders that a build writes to. */
const written = [".cache", "public", "src", "deploy"];

/**
 * Checks that this machine has everything that a command needs.
 * @param root folder of the project
 * @param command from scripts/commands.mjs
 * @throws Error with a user-facing message about what is missing
 */
export function requireMachine(root, { installs = false, runsGatsby = false }, { machine: words }) {
  if (runsGatsby) requirePlainPath(root, words);
  requireWritableFolders(root, words);
  // npm writes this file last, so without it no installation is complete.
  if (!installs && !existsSync(path.join(root, "node_modules/.package-lock.json"))) throw new Error(words.noPackages);
  // Only prints a message, because without git only the pages' dates are missing.
  if (runsGatsby && spawnSync("git", ["--version"]).error) console.error(words.noGit);
}

/**
 * Checks a folder's path for glob characters. Gatsby finds its own files with glob patterns that
 * begin with this path.
 * @throws Error with a user-facing message for a glob character
 */
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
