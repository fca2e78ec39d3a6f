import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { nearest } from "../nearest";

/**
 * The file an author most likely meant by a path that does not exist: a similar name in the same folder.
 * @param absolute path of the missing file
 * @param written the path as written in the article; the answer has the same form
 */
export function nearestFile(absolute: string, written: string): string | undefined {
  try {
    const names = readdirSync(dirname(absolute), { withFileTypes: true }).filter((entry) => entry.isFile());
    const name = nearest(
      basename(absolute),
      names.map((entry) => entry.name),
    );
    return name && written.slice(0, written.lastIndexOf("/") + 1) + name;
  } catch {
    return undefined;
  }
}
