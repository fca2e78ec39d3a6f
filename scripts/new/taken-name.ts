import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * Finds an existing file with the same address as a new one. It may differ in its extension or
 * case, or be the index page of a folder.
 * @param file path relative to the content folder
 * @returns the existing file's path relative to the content folder, or null if the name is free
 */
export function takenName(contentDir: string, file: string): string | null {
  const folder = path.posix.dirname(file);
  const nameOf = (entry: string) => entry.replace(/\.mdx?$/i, "").toLowerCase();
  const absolute = path.join(contentDir, folder);
  const entries = existsSync(absolute) ? readdirSync(absolute) : [];
  const twin = entries.find((entry) => /\.mdx?$/i.test(entry) && nameOf(entry) === nameOf(path.posix.basename(file)));
  if (twin !== undefined) return `${folder}/${twin}`;
  const own = file.replace(/\.mdx?$/, "");
  const index = ["index.md", "index.mdx"].find((name) => existsSync(path.join(contentDir, own, name)));
  return index === undefined ? null : `${own}/${index}`;
}

/**
 * Finds an existing folder whose path differs from the folder of a new file only in case. Paths
 * that differ only in case are the same path on many file systems.
 * @param file path relative to the content folder
 * @returns the existing folder relative to the content folder, or null if there is none
 */
export function folderInOtherCase(contentDir: string, file: string): string | null {
  let found = "";
  for (const name of path.posix.dirname(file).split("/")) {
    const absolute = path.join(contentDir, found);
    const entries = existsSync(absolute) ? readdirSync(absolute) : [];
    const twin = entries.find((entry) => entry.toLowerCase() === name.toLowerCase());
    found = path.posix.join(found, entries.includes(name) ? name : (twin ?? name));
  }
  return found === path.posix.dirname(file) ? null : found;
}
