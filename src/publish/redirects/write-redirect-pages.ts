import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import type { Alias } from "../../graph/catalog/catalog";
import { absoluteUrl, joinPath } from "../../lib/paths";
import { redirectPage } from "./redirect-page";

/** Writes a page at every alias, for hosts that know no redirects. Those of former builds go with all former pages. */
export function writeRedirectPages(publicDir: string, site: SiteConfig, aliases: readonly Alias[]): void {
  for (const { from, to } of aliases) {
    const file = path.join(publicDir, from, "index.html");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(joinPath(site.baseUrl, to), absoluteUrl(site, to)));
  }
}
