import { readdirSync } from "node:fs";
import { filesBelow } from "../../src/lib/node/files";

const folders = ["src", "scripts", "packages", "e2e", "bench", "content/components"];

/** Lists the files of the project: those of its root folder, and those of the folders with code. */
export function projectFiles(): string[] {
  const inFolders = folders.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  return [...readdirSync("."), ...inFolders].filter((file) => !file.includes("node_modules"));
}
