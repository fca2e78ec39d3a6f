import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * A file that would have the same address as a new one: of the other ending, in other case, or a folder's page.
 * @param file path relative to the content folder
 * @returns its path relative to the content folder; null where the name is free
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
