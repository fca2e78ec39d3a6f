import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Text files by path. */
export type Files = Readonly<Record<string, string>>;

/** Writes files below a folder and creates the folders in between. */
export function writeFiles(dir: string, files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
