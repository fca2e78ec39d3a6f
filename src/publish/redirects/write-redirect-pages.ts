import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import { absoluteUrl, joinPath } from "../../lib/paths";
import type { Redirect } from "../../lib/redirect";
import { redirectPage } from "./redirect-page";

/** Writes a page at every redirected address, for hosts without redirects. */
export function writeRedirectPages(publicDir: string, site: SiteConfig, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    const file = path.join(publicDir, from, "index.html");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(joinPath(site.baseUrl, to), absoluteUrl(site, to)));
  }
}
