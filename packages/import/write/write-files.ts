import { lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOf, manifestName } from "./manifest";
import type { PlannedFile } from "./plan-files";
import type { TargetFolder } from "./target-folder";

export interface Written {
  /** Files that are up to date, including those that did not have to change. */
  readonly files: readonly string[];
  /** Files that the owner has edited or created, which stay unchanged. */
  readonly kept: readonly string[];
  /**
   * Deleted files: those of the last import that are no longer in the project and were not edited.
   */
  readonly removed: readonly string[];
}

/**
 * Writes the planned files. Overwrites and removes only files that an earlier import wrote and
 * nobody has changed since. A file that the owner deleted is written again.
 */
export function writeFiles(
  planned: readonly PlannedFile[],
  target: TargetFolder,
  generator: string,
  absoluteSource: (file: string) => string,
): Written {
  const before = target.previous?.files ?? {};
  const digests: Record<string, string> = {};
  const kept: string[] = [];
  const files: string[] = [];
  for (const { target: file, content } of planned) {
    const bytes = "text" in content ? Buffer.from(content.text) : readFileSync(absoluteSource(content.from));
    const digest = digestOf(bytes);
    const there = digestOnDisk(target.folder, file);
    if (there === null || there === before[file]) {
      writeBytes(target.folder, file, bytes);
    } else if (there !== digest) {
      kept.push(file);
      if (before[file] !== undefined) digests[file] = before[file];
      continue;
    }
    digests[file] = digest;
    files.push(file);
  }
  const wanted = new Set(planned.map(({ target: file }) => file));
  const gone = Object.keys(before).filter((file) => !wanted.has(file));
  const removed = gone.filter((file) => digestOnDisk(target.folder, file) === before[file]);
  for (const file of removed) rmSync(path.join(target.folder, file));
  kept.push(...gone.filter((file) => !removed.includes(file) && digestOnDisk(target.folder, file) !== null));
  const manifest = { generator, project: target.project, files: digests };
  writeFileSync(path.join(target.folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`);
  return { files, kept, removed };
}

/**
 * Returns the digest of a file; null if there is none. For anything else with that name, such as a
 * symbolic link, returns a string that matches no digest.
 */
function digestOnDisk(folder: string, file: string): string | null {
  const absolute = path.join(folder, file);
  const stats = lstatSync(absolute, { throwIfNoEntry: false });
  if (!stats) return null;
  return stats.isFile() ? digestOf(readFileSync(absolute)) : "no file";
}

function writeBytes(folder: string, file: string, bytes: Uint8Array): void {
  const absolute = path.join(folder, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, bytes);
}
