import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file, with the folders above it, unless it says the same already: what was not written need not be compressed
 * again, nor sent again by tools that go by the time of a change.
 */
export function writeChanged(file: string, content: string | Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
