import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file and the folders above it, unless the content is already the same. An untouched file keeps its modification
 * time, so it is neither compressed nor uploaded again.
 */
export function writeChanged(file: string, content: string | Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
