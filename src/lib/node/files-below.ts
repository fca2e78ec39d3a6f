import { type Dirent, readdirSync } from "node:fs";
import path from "node:path";

/**
 * All files below a folder, as sorted slash paths relative to it. Empty if the folder does not exist.
 * Node.js' own recursive `readdir` takes twice as long, and a build reads folders of many thousand files several times.
 */
export function filesBelow(dir: string): string[] {
  const files: string[] = [];
  const visit = (folder: string) => {
    for (const entry of entries(path.join(dir, folder))) {
      if (entry.isDirectory()) visit(`${folder}${entry.name}/`);
      else if (entry.isFile()) files.push(`${folder}${entry.name}`);
    }
  };
  visit("");
  return files.sort();
}

function entries(dir: string): Dirent[] {
  try {
    return readdirSync(dir, { withFileTypes: true });
  } catch {
    return [];
  }
}
