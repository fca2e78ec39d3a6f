import { readSite } from "./read-site";
import { contentDir, siteFileBytes } from "./site-file";

/** Reads site.yml as it is now; `site` is what it was at the start of the process. */
export const readSiteNow = () => readSite({ contentDir: contentDir(), bytes: siteFileBytes(), env: process.env });

/**
 * The site's configuration, read on the Node side only. Pages get the values they need from GraphQL
 * (`site.siteMetadata`), the document around them from src/components/shell/document-parts.tsx, so that environment variables cannot
 * end up in a bundle by accident.
 */
export const { site, diagnostics: siteDiagnostics, lineOf: siteLineOf } = readSiteNow();
