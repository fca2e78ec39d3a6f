import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Lies in the content folder. The dot keeps it from being read as content. */
export const manifestName = ".import.json";

/** What an import has written, so that the next one knows its own files from those the owner has edited. */
export interface Manifest {
  readonly generator: string;
  /** The project, relative to the content folder. */
  readonly project: string;
  /** SHA-256 of each file as it was written, in hexadecimal. */
  readonly files: Readonly<Record<string, string>>;
}

/** The manifest of the last import into a folder; null if there was none, or if it cannot be read. */
export function readManifest(folder: string): Manifest | null {
  const file = path.join(folder, manifestName);
  if (!existsSync(file)) return null;
  try {
    const { generator, project, files } = JSON.parse(readFileSync(file, "utf8"));
    return typeof project === "string" && typeof files === "object" ? { generator, project, files } : null;
  } catch {
    return null;
  }
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
