import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir, readSite, siteFile } from "./read-site";

/** Reads site.yml again. `site` keeps the settings from the start of the process. */
export function readSiteNow() {
  const file = path.join(contentDir(), siteFile);
  return readSite(contentDir(), existsSync(file) ? readFileSync(file) : null, process.env);
}

/**
 * The site's configuration. Use it in Node only, because a bundle that imports it would contain
 * environment variables.
 */
export const { site, diagnostics: siteDiagnostics, lineOf: siteLineOf } = readSiteNow();
