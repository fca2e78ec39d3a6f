import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir, readSite, siteFile } from "./read-site";

/** Reads site.yml as it is now; `site` is what it was at the start of the process. */
export function readSiteNow() {
  const file = path.join(contentDir(), siteFile);
  return readSite(contentDir(), existsSync(file) ? readFileSync(file) : null, process.env);
}

/** The site's configuration, for the Node side alone: in a bundle it would bring variables of the environment along. */
export const { site, diagnostics: siteDiagnostics, lineOf: siteLineOf } = readSiteNow();
