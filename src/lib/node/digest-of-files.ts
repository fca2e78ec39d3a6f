import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** SHA-256 of the contents of several files, in hexadecimal. A missing file counts as a content of its own. */
export function digestOfFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.map((name) => path.resolve(name))) {
    hash.update(existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest() : "missing");
  }
  return hash.digest("hex");
}
