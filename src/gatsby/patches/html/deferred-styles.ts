import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isHashedChunk } from "../../../hosting/hashed-chunk";
import { writeHashed } from "../../../lib/node/write-hashed";
import { splitStyles } from "./split-styles";

/**
 * Writes what all stylesheets of the build say of what only scripts show into one file, which comes with the scripts.
 * Stylesheets of other templates, which come with them, have their own again; it does no harm.
 * @param publicDir the folder that is deployed, with the stylesheets webpack has written
 * @returns name of the file, below the site's base path; null where there is no such style
 */
export function writeLaterStyles(publicDir: string): string | null {
  const rules = readdirSync(publicDir)
    .filter((file) => isStylesheet(file))
    .sort()
    .flatMap((file) => splitStyles(readFileSync(path.join(publicDir, file), "utf8")).scripting);
  // Templates share much, and each has it in its own stylesheet.
  const css = [...new Set(rules)].join("");
  return css === "" ? null : writeHashed(publicDir, "scripting", "css", css);
}

/** One of webpack's, not one that was written here before. */
function isStylesheet(file: string): boolean {
  return isHashedChunk(file) && file.endsWith(".css") && !file.startsWith("scripting.");
}

/** Leaves in a page's styles what it looks like without scripts. */
export function keepFirstStyles(html: string): string {
  return html.replace(
    /(<style data-href="[^"]*"[^>]*>)([^<]*)(<\/style>)/g,
    (_all, open: string, css: string, close: string) => `${open}${firstOf(css)}${close}`,
  );
}

/** The same few stylesheets stand in every page. */
const known = new Map<string, string>();

function firstOf(css: string): string {
  const first = known.get(css) ?? splitStyles(css).first;
  known.set(css, first);
  return first;
}
