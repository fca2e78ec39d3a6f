import { createHash } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";

/**
 * Returns a path for a file that one build step passes to another. It is in node_modules/.cache,
 * where compiled code can resolve the project's packages.
 * @param root absolute path of the project
 * @returns the file's absolute path; its folder exists
 */
export function scratchFile(root: string, name: string): string {
  // Copies of a project may share one node_modules through a symbolic link, so each copy gets a
  // folder there.
  const project = createHash("sha256").update(root).digest("hex").slice(0, 8);
  const folder = path.join(root, "node_modules/.cache/site", project);
  mkdirSync(folder, { recursive: true });
  return path.join(folder, name);
}
