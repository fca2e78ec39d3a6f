import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import { hostRules } from "../../hosting/host-rules";
import { nginxConf } from "../../hosting/nginx-conf";
import { offlineFile, offlinePage } from "../../hosting/offline-page";
import { Precompressor, removeCompressedFiles } from "../../hosting/precompressor";
import { headersFile, redirectsFile } from "../../hosting/static-host-files";
import { writeWorker } from "../../hosting/write-worker";
import { digestOfFiles } from "../../lib/node/digest-of-files";
import type { Redirect } from "../../lib/redirect";
import { writeDeferredStyles } from "../patches/html/deferred-styles";
import { finalizePages } from "./finalize-pages";
import { type PageFolders, restoreGatsbyPages } from "./gatsby-pages";
import { pageTransform } from "./page-transform";
import { preloadManifest } from "./preload-manifest";
import { renderedFiles } from "./rendered-files";
import { writeStartScript } from "./write-start-script";

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
export function startCompression(root: string, { delivery }: SiteConfig): Precompressor | null {
  if (!delivery.precompress) return null;
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
  const { precompressor, root, site, redirects, pagePaths, staticFolders } = options;
  const publicDir = path.join(root, "public");
  writeFileSync(path.join(publicDir, offlineFile), offlinePage(site));
  const { preloadsOf, ...preloads } = preloadManifest(publicDir, site.search.provider);
  const startFile = await writeStartScript(publicDir, {
    ...preloads,
    baseUrl: site.baseUrl,
    isCounted: site.analytics.trackingId !== null,
    styles: writeDeferredStyles(publicDir),
  });
  const { hashes } = await finalizePages({
    folders: pageFolders(root),
    transform: pageTransform({
      site,
      publicDir,
      start: { address: `${site.baseUrl}${startFile}`, preloadsOf },
      renderedFiles: renderedFiles(publicDir, pagePaths),
    }),
    version: transformVersion(site, startFile),
    recordFile: path.join(root, ".cache/finalized-pages.json"),
    onTransformed: (file) => precompressor?.add([file]),
  });
  const topFiles = readdirSync(publicDir).sort();
  const rules = hostRules({ site, hashes, redirects, pagePaths: [...pagePaths, ...staticFolders], topFiles });
  writeFileSync(path.join(publicDir, "_headers"), headersFile(rules));
  writeFileSync(path.join(publicDir, "_redirects"), redirectsFile(rules));
  await writeWorker({ root, offline: site.delivery.offline, precached: [offlineFile] });
  const hostDir = path.join(root, "deploy/generated");
  mkdirSync(hostDir, { recursive: true });
  writeFileSync(path.join(hostDir, "nginx.conf"), nginxConf(rules));
  if (precompressor) await precompressor.finish();
  else removeCompressedFiles(publicDir);
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
