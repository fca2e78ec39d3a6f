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

/**
 * Language of build messages: `BUILD_MESSAGES`, else `messages` of site.yml. The field is looked for before the file is
 * parsed, since the messages about what cannot be parsed need it.
 */
export const language: "zh" | "en" = (() => {
  const written = /^messages:[ \t]*["']?(\w+)/m.exec(siteFileBytes()?.toString() ?? "")?.[1];
  return (process.env.BUILD_MESSAGES || written) === "en" ? "en" : "zh";
})();
