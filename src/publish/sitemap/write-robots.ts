import { writeFileSync } from "node:fs";
import path from "node:path";
import { siteFiles } from "../../contract/site-files";
import { absoluteUrl, type UrlBase } from "../../lib/paths";

/** Allows crawling everything: `noindex` pages must be fetched before their `noindex` can be read. */
export function writeRobots(publicDir: string, site: UrlBase): void {
  const sitemap = absoluteUrl(site, siteFiles.sitemap);
  writeFileSync(path.join(publicDir, siteFiles.robots), `User-agent: *\nDisallow:\n\nSitemap: ${sitemap}\n`);
}
