import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleBrowser, scriptPlaces } from "../bundle/browser-bundle";
import { loaderScript, startFunction } from "../bundle/loader-script";
import { writeStylesheet } from "../bundle/stylesheet";
import type { SiteConfig } from "../config/read-site";
import { digestOf, filesBelow, writeChanged } from "../lib/node/files";
import type { Redirect } from "../lib/paths";
import { assetFolder, siteFiles } from "../shared/site-files";
import { redirectScriptHash } from "../site-files/redirect-pages";
import { hostRules } from "./hosting/host-rules";
import { nginxConf } from "./hosting/nginx-conf";
import { headersFile, redirectsFile } from "./hosting/static-host-files";
import { titleFontScript } from "./title-fonts";
import { traditionalScript, writeTraditional } from "./traditional";
import { writePages } from "./write-pages";
import { writeWorker } from "./write-worker";

interface SiteOptions {
  /** The project's root folder, which contains `public` and `.cache`. */
  readonly root: string;
  readonly site: SiteConfig;
  readonly redirects: readonly Redirect[];
  /** Paths of Gatsby's pages, decoded and without the prefix. */
  readonly pagePaths: readonly string[];
  /** Addresses in static/ that end with a slash, decoded and without the prefix. */
  readonly staticFolders: readonly string[];
  /**
   * Writing tasks that are still running. The site is complete only when these tasks have finished
   * too.
   */
  readonly beside: readonly Promise<void>[];
  readonly warn: (message: string) => void;
}

/**
 * Runs the last step of a build, after most other files are written. It bundles the browser's
 * scripts and styles, turns Gatsby's pages into the deployed pages, and writes the service worker
 * and the files that hosts need. The nginx configuration is written outside the deployed folder.
 */
export async function writeSite(options: SiteOptions): Promise<void> {
  const { root, site, redirects, pagePaths, staticFolders, beside, warn } = options;
  const publicDir = path.join(root, "public");
  rmSync(path.join(publicDir, assetFolder), { recursive: true, force: true });
  const stylesheet = writeStylesheet(publicDir);
  const { script, traditional, files } = await bundleBrowser(publicDir, site);
  const version = digestOf(JSON.stringify([site, stylesheet, files]), 12);
  const pages = new Map(pagePaths.map((page) => [page, pageFile(page, publicDir)]));
  const htmlFiles = () => [...pages.values(), ...files.map((file) => assetFolder + file)];
  const onSwitch = traditional ? traditionalScript(site.baseUrl + writeTraditional(publicDir, htmlFiles())) : "";
  const loader = {
    places: scriptPlaces({ site: script, ...(traditional && { traditional }) }),
    code: `${titleFontScript}{${startFunction}${loaderScript}${onSwitch}}`,
  };
  const hashes = await writePages({
    root,
    site,
    pages,
    frame: { version, stylesheet: site.baseUrl + stylesheet, loader },
  });
  await Promise.all(beside);
  const write = (file: string, text: string) => writeFileSync(path.join(publicDir, file), text);
  const assets = filesBelow(path.join(publicDir, assetFolder)).map((file) => assetFolder + file);
  write(siteFiles.buildFiles.slice(1), JSON.stringify(assets));
  const rules = hostRules({
    site,
    hashes: redirects.length > 0 ? [...hashes, redirectScriptHash].sort() : hashes,
    redirects,
    pagePaths: [...pagePaths, ...staticFolders],
  });
  for (const [name, file] of Object.entries({ _headers: headersFile(rules), _redirects: redirectsFile(rules) })) {
    write(name, file.text);
    if (file.warning !== null) warn(file.warning);
  }
  await writeWorker(publicDir, site);
  writeChanged(path.join(root, "deploy/generated/nginx.conf"), nginxConf(rules));
  // Written last, because `npm run serve` takes it for the sign of a complete build.
  write(siteFiles.version.slice(1), JSON.stringify({ version }));
}

/**
 * Returns a page's HTML file, named as by `generateHtmlPath` in gatsby-core-utils 4.16.
 * @throws if the file does not exist
 */
function pageFile(pagePath: string, publicDir: string): string {
  const inside = pagePath.replace(/^\/|\/$/g, "");
  const file = /\.html?$/i.test(inside) ? inside : path.posix.join(inside, "index.html");
  if (existsSync(path.join(publicDir, file))) return file;
  throw new Error(`Gatsby has a page without a file where src/deploy/write-site.ts looks: ${file}`);
}
