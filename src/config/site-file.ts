import { readFileSync } from "node:fs";
import path from "node:path";
import { contentDir } from "./content-dir";

/** Name of the owner's file in the content folder. */
export const siteFile = "site.yml";

/** Text of the owner's file; null for a content folder without one. */
export function siteFileBytes(): Buffer | null {
  try {
    return readFileSync(path.join(contentDir(), siteFile));
  } catch {
    return null;
  }
}
