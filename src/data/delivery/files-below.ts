import { readdirSync } from "node:fs";
import path from "node:path";

/** All files below a folder, as sorted slash paths relative to it; an empty list where there is no such folder. */
export function filesBelow(dir: string): string[] {
  return entries(dir)
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

function entries(dir: string) {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
