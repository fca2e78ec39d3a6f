import { realpathSync } from "node:fs";
import { sep } from "node:path";

/**
 * Whether a file lies in a folder, also when symbolic links say otherwise. It is asked of every file that is published or
 * included. One that is missing is inside: who reads it says so.
 * @param absolutePath of the file
 */
export function isReallyInside(absolutePath: string, folder: string): boolean {
  try {
    return (realpathSync(absolutePath) + sep).startsWith(realpathSync(folder) + sep);
  } catch {
    return true;
  }
}
