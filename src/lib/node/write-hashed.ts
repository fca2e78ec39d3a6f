import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file whose name changes with its content, in the form of webpack's; see `isHashedChunk`.
 * @returns its name, below the site's base path
 */
export function writeHashed(publicDir: string, name: string, extension: "css" | "js", content: string): string {
  const file = `${name}.${createHash("sha256").update(content).digest("hex").slice(0, 20)}.${extension}`;
  writeFileSync(path.join(publicDir, file), content);
  return file;
}
