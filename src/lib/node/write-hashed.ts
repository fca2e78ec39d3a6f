import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file with a content hash in its name, in the same form as webpack's chunks; see `isHashedChunk`.
 * @returns the file name, relative to the site's base path
 */
export function writeHashed(publicDir: string, name: string, extension: "css" | "js", content: string): string {
  const file = `${name}.${createHash("sha256").update(content).digest("hex").slice(0, 20)}.${extension}`;
  writeFileSync(path.join(publicDir, file), content);
  return file;
}
