import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Name of the manifest in the content folder. The dot keeps it from being read as content. */
export const manifestName = ".import.json";

/**
 * The files that an import wrote. The next import compares them with the folder to detect the
 * owner's edits.
 */
export interface Manifest {
  readonly generator: string;
  /** The project, relative to the content folder. */
  readonly project: string;
  /** SHA-256 of each written file, in hexadecimal. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Reads the manifest of the last import into a folder; null if there is none, or if it is invalid.
 */
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
