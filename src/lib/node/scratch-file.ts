import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";

/**
 * A place for a file that one step of a build hands to another, where tools keep such files by convention: below
 * node_modules, so that what is compiled there finds its packages.
 * @param root absolute path of the project
 * @returns the file's absolute path; its folder exists
 */
export function scratchFile(root: string, name: string): string {
  // Copies of a project may share its packages by a link.
  const project = createHash("sha256").update(root).digest("hex").slice(0, 8);
  const folder = path.join(root, "node_modules/.cache/site", project);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}
