import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A digest of what is in some files, in hexadecimal. That one does not exist counts too. */
export function digestOfFiles(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files.map((name) => path.resolve(name))) {
    hash.update(existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest() : "missing");
  }
  return hash.digest("hex");
}
