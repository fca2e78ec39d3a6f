import { createHash } from "node:crypto";
import path from "node:path";
import type { SiteConfig } from "../config/read-site";
import { site } from "../config/site";
import { escapeHtml } from "../lib/escape-html";
import { writeChanged } from "../lib/node/files";
import { decodePath, type Redirect, redirectTarget } from "../lib/paths";
import { deployedFile } from "../shared/site-files";
import { redirectText } from "../text/texts";

/** Writes a page at every redirected address, for hosts that do not support redirects. */
export function writeRedirectPages(publicDir: string, site: SiteConfig, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    const folder = path.join(from, "index.html");
    const target = redirectTarget(site.baseUrl, to);
    // Old links may have a trailing slash that this site does not use, so each form gets a page.
    for (const file of new Set([folder, deployedFile(folder, site.trailingSlash)]))
      writeChanged(path.join(publicDir, file), redirectPage(target, new URL(target, site.url).href));
  }
}

/**
 * A script that opens the address of the page's link. The script adds the query and the hash of the
 * current address, unless the link has a query or a hash.
 */
const follow =
  '{const u=new URL(document.querySelector("a").href);u.search=u.search||location.search;u.hash=u.hash||location.hash;location.replace(u)}';

/**
 * The hash of the script in redirect pages, in Content-Security-Policy format. A host that sends
 * the site's policy with these pages must allow this script too.
 */
export const redirectScriptHash = `'sha256-${createHash("sha256").update(follow).digest("base64")}'`;

/**
 * Returns the HTML of a page that redirects immediately and names the canonical address. Its
 * Content-Security-Policy allows only the page's script. Browsers without scripts follow a refresh,
 * which drops the query and the hash.
 * @param target encoded, with the path prefix
 */
export function redirectPage(target: string, canonical: string): string {
  const href = escapeHtml(target);
  return `<!DOCTYPE html>
<html lang="${site.locale.defaultLocale}" dir="${site.locale.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${redirectScriptHash}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${redirectText.title}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>${redirectText.moved}<a href="${href}">${escapeHtml(decodePath(target))}</a></p>
<script>${follow}</script>
</body>
</html>
`;
}
