import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { workFolder } from "./work-folder";

const aside = path.join(workFolder, "set-aside");

/**
 * Moves files or folders out of a project instead of deleting them. For minutes after thousands of
 * deletions, ext4 takes up to 0.8 ms to create a file instead of 0.02 ms, because it searches past
 * recently freed inodes. A build of a thousand pages would seem a quarter slower than on a fresh
 * machine.
 */
export function setAside(dir: string, names: readonly string[]): void {
  mkdirSync(aside, { recursive: true });
  const target = mkdtempSync(path.join(aside, "files-"));
  for (const name of names) {
    const file = path.join(dir, name);
    if (existsSync(file)) renameSync(file, path.join(target, name.replaceAll("/", "+")));
  }
}

/** Deletes everything that was set aside. Call it after the last measurement. */
export function deleteSetAside(): void {
  rmSync(aside, { recursive: true, force: true });
}
