import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { workFolder } from "./work-folder";

const aside = path.join(workFolder, "set-aside");

/**
 * Takes files or folders out of a project without deleting them. For minutes after thousands of files were deleted, ext4
 * needs up to 0.8 ms to create one, else 0.02 ms (it searches past each inode freed lately), and a build of a thousand
 * pages would seem a quarter slower than on the fresh machine it stands for.
 */
export function setAside(dir: string, names: readonly string[]): void {
  mkdirSync(aside, { recursive: true });
  const target = mkdtempSync(path.join(aside, "files-"));
  for (const name of names) {
    const file = path.join(dir, name);
    if (existsSync(file)) renameSync(file, path.join(target, name.replaceAll("/", "+")));
  }
}

/** Deletes what was set aside: when nothing is measured any more. */
export function deleteSetAside(): void {
  rmSync(aside, { recursive: true, force: true });
}
