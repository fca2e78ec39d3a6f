import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const notCopied = new Set([
  "node_modules",
  ".cache",
  "public",
  ".git",
  "test-results",
  "coverage",
  "content",
  "static",
]);

/**
 * Makes a second copy of the project, with the same packages, for builds and servers that must not
 * touch `.cache` and `public`.
 * @param options.content whether to copy the site's content and `static`
 * @param options.history whether to copy the Git history, which contains the pages' dates
 * @param options.dir the target folder, by default a new one; existing files in it are deleted
 * @returns the folder, and a function that deletes it
 */
export function workingCopy({ content = true, history = false, dir = newFolder() } = {}) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const name of readdirSync(".")) {
    if (!notCopied.has(name) || (["content", "static"].includes(name) && content) || (name === ".git" && history))
      cpSync(name, path.join(dir, name), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(dir, "node_modules"));
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

function newFolder() {
  return mkdtempSync(path.join(tmpdir(), "site-copy-"));
}
