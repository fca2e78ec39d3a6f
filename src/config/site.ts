import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentDir, readSite, siteFile } from "./read-site";

/** Reads site.yml as it is now; `site` is what it was at the start of the process. */
export function readSiteNow() {
  const file = path.join(contentDir(), siteFile);
  return readSite(contentDir(), existsSync(file) ? readFileSync(file) : null, process.env);
}

/**
 * The site's configuration, read on the Node side only. Pages get the values they need from GraphQL
 * (`site.siteMetadata`), the document around them from src/components/shell/document-parts.tsx, so that environment variables cannot
 * end up in a bundle by accident.
 */
export const { site, diagnostics: siteDiagnostics, lineOf: siteLineOf } = readSiteNow();
