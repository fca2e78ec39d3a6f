import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import { absoluteUrl, joinPath } from "../../shared/paths";
import type { Alias } from "../catalog/catalog";
import { filesBelow } from "../delivery/files-below";
import { redirectPage } from "./redirect-page";

/** No redirect page is as long as this, and no other page as short. */
const longest = 4_000;

/**
 * Writes a page at every alias, for hosts that know no redirects. Pages at aliases of former builds go: Gatsby does not
 * know of them, and they would lead on for ever.
 */
export function writeRedirectPages(publicDir: string, site: SiteConfig, aliases: readonly Alias[]): void {
  for (const file of filesBelow(publicDir)) {
    const full = path.join(publicDir, file);
    if (file.endsWith("/index.html") && statSync(full).size < longest && isRedirect(readFileSync(full, "utf8")))
      rmSync(full);
  }
  for (const { from, to } of aliases) {
    const file = path.join(publicDir, from, "index.html");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(joinPath(site.baseUrl, to), absoluteUrl(site, to)));
  }
}

function isRedirect(html: string): boolean {
  return html.includes('http-equiv="refresh"');
}
