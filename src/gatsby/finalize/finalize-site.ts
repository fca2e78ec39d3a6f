import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import { siteFiles } from "../../contract/site-files";
import { type HostRules, hostRules } from "../../hosting/host-rules";
import { nginxConf } from "../../hosting/nginx-conf";
import { offlineFile, offlinePage } from "../../hosting/offline-page";
import { Precompressor, removeCompressedFiles } from "../../hosting/precompressor";
import { headersFile, redirectsFile } from "../../hosting/static-host-files";
import { writeWorker } from "../../hosting/write-worker";
import { digestOfFiles } from "../../lib/node/digest-of-files";
import type { Redirect } from "../../lib/redirect";
import { writeDeferredStyles } from "../patches/html/deferred-styles";
import { finalizePages } from "./finalize-pages";
import { flatFile, type PageFolders, restoreGatsbyPages } from "./gatsby-pages";
import { pageTransform } from "./page-transform";
import { preloadManifest } from "./preload-manifest";
import { renderedFiles } from "./rendered-files";
import { writeReadingScript, writeStartScript } from "./write-start-script";

interface FinalizeOptions {
  /** What `startCompression` returned. */
  readonly precompressor: Precompressor | null;
  /** Folder of the project, where `public` and `.cache` are. */
  readonly root: string;
  readonly site: SiteConfig;
  readonly redirects: readonly Redirect[];
  /** Paths of Gatsby's pages, decoded, without the prefix. */
  readonly pagePaths: readonly string[];
  /** Addresses in static/ that end with a slash, in the same form. */
  readonly staticFolders: readonly string[];
  readonly warn: (message: string) => void;
}

/** Has to come before Gatsby writes pages; see `restoreGatsbyPages`. */
export function restorePages(root: string): void {
  restoreGatsbyPages(pageFolders(root));
}

/** What Gatsby does not write again once pages have been rendered: their data and texts, and webpack's chunks. */
const isWrittenBeforePages = (file: string) => /^(?:page-data|static)\/|^[^/]+\.(?:js|css)$/.test(file);

/**
 * Starts to compress what is final when pages have been rendered, in threads, while other files are written.
 * @returns null where the site wants no compressed files
 */
export function startCompression(root: string, { compression }: SiteConfig): Precompressor | null {
  if (!compression) return null;
  const recordFile = path.join(root, ".cache/compressed.json");
  const precompressor = new Precompressor({ publicDir: path.join(root, "public"), recordFile });
  precompressor.start(isWrittenBeforePages);
  return precompressor;
}

/**
 * The last step of a build, when every other file is there: transforms the pages, writes what hosts need, and compresses.
 * nginx's configuration is written outside the deployed folder.
 * @throws PatchError where a patch does not fit a page
 */
export async function finalizeSite(options: FinalizeOptions): Promise<void> {
  const { precompressor, root, site, redirects, pagePaths, staticFolders, warn } = options;
  const publicDir = path.join(root, "public");
  writeFileSync(path.join(publicDir, offlineFile), offlinePage(site));
  const { preloadsOf, ...preloads } = preloadManifest(publicDir, site.search.provider);
  const styles = writeDeferredStyles(publicDir);
  const startFile = await writeStartScript(publicDir, {
    ...preloads,
    baseUrl: site.baseUrl,
    colorMode: site.colorMode,
    isCounted: site.analytics.trackingId !== null,
    reading: await writeReadingScript(publicDir, { baseUrl: site.baseUrl, offline: site.offline }),
    readingStyles: styles.scripting,
    appStyles: styles.parts,
  });
  const rendered = renderedFiles(publicDir, pagePaths);
  const { hashes } = await finalizePages({
    folders: pageFolders(root),
    transform: pageTransform({
      site,
      publicDir,
      start: {
        address: `${site.baseUrl}${startFile}`,
        integrity: integrityOf(path.join(publicDir, startFile)),
        preloadsOf,
      },
      renderedFiles: rendered,
      redirectFiles: new Set(redirects.map(redirectFile)),
    }),
    version: transformVersion(site, startFile),
    recordFile: path.join(root, ".cache/finalized-pages.json"),
    deployedFile: deployedFiles(site, rendered, redirects),
    onTransformed: (file) => precompressor?.add([file]),
  });
  const topFiles = readdirSync(publicDir).sort();
  const rules = hostRules({ site, hashes, redirects, pagePaths: [...pagePaths, ...staticFolders], topFiles });
  for (const [name, file] of Object.entries({ _headers: headersFile(rules), _redirects: redirectsFile(rules) })) {
    writeFileSync(path.join(publicDir, name), file.text);
    for (const warning of file.warnings) warn(warning);
  }
  writeFileSync(path.join(publicDir, siteFiles.buildFiles), JSON.stringify(ownFiles(rules)));
  await writeWorker({ root, offline: site.offline, precached: [offlineFile] });
  const hostDir = path.join(root, "deploy/generated");
  mkdirSync(hostDir, { recursive: true });
  writeFileSync(path.join(hostDir, "nginx.conf"), nginxConf(rules));
  if (precompressor) await precompressor.finish();
  else removeCompressedFiles(publicDir);
}

/**
 * Which files have another name on the host: with `trailingSlash: false`, those of Gatsby's pages and of aliases. Gatsby has a
 * `404.html` besides; folders of static/ stay as they are.
 */
function deployedFiles(
  { trailingSlash }: SiteConfig,
  rendered: ReadonlySet<string>,
  redirects: readonly Redirect[],
): (file: string) => string {
  if (trailingSlash !== false) return (file) => file;
  const flat = new Set([...rendered, ...redirects.map(redirectFile)].filter((file) => file !== "404/index.html"));
  return (file) => (flat.has(file) ? flatFile(file) : file);
}

/** The page at an alias, below the deployed folder. */
function redirectFile({ from }: Redirect): string {
  return `${from.replace(/^\/|\/$/g, "")}/index.html`;
}

function integrityOf(file: string): string {
  return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
}

/** The list that `npm run keep-last-build` reads from the deployed site. */
function ownFiles({ immutableFiles }: HostRules): string[] {
  return immutableFiles.map((file) => file.slice(1));
}

function pageFolders(root: string): PageFolders {
  return {
    publicDir: path.join(root, "public"),
    gatsbyDir: path.join(root, ".cache/rendered-pages"),
    finalizedDir: path.join(root, ".cache/finalized-pages"),
  };
}

/** Digest of the transform's own code, which is part of gatsby-node, and of all it reads besides the page. */
function transformVersion(site: SiteConfig, startFile: string): string {
  const inputs = digestOfFiles([".cache/compiled/gatsby-node.js", "public/webpack.stats.json"]);
  return JSON.stringify(site) + startFile + inputs;
}
