import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../config/types";
import { CompressedCopies, dropCompressedCopies } from "../../hosting/compressed-copies";
import { hostRules, type Moved } from "../../hosting/host-rules";
import { nginxConf } from "../../hosting/nginx-conf";
import { offlineFile, offlinePage } from "../../hosting/offline-page";
import { headersFile, redirectsFile } from "../../hosting/static-host-files";
import { writeWorker } from "../../hosting/write-worker";
import { digestOfFiles } from "../../lib/node/digest-of-files";
import { writeLaterStyles } from "../patches/html/deferred-styles";
import { finishPages } from "./finalize-pages";
import { type PageFolders, restoreGatsbyPages } from "./gatsby-pages";
import { pageSteps } from "./page-steps";
import { filesToCome } from "./preload-manifest";
import { writeStartScript } from "./write-start-script";

interface DeliverOptions {
  /** What `beginCopies` began. */
  readonly copies: CompressedCopies | null;
  /** Folder of the project, where `public` and `.cache` are. */
  readonly root: string;
  readonly site: SiteConfig;
  readonly moved: readonly Moved[];
  /** Addresses of all pages, decoded, without the prefix. */
  readonly pagePaths: readonly string[];
}

/** What the build has to do first; see `restoreGatsbyPages`. */
export function prepareDelivery(root: string): void {
  restoreGatsbyPages(pageFolders(root));
}

/**
 * Begins to compress what is final when pages have been rendered, while other files are written, mostly in one thread.
 * @returns null where the site wants no compressed copies
 */
export function beginCopies(root: string, { delivery }: SiteConfig): CompressedCopies | null {
  if (!delivery.precompress) return null;
  const recordFile = path.join(root, ".cache/compressed.json");
  const copies = new CompressedCopies({ publicDir: path.join(root, "public"), recordFile });
  copies.begin();
  return copies;
}

/**
 * The last step of a build, when every file is there: finishes the pages, writes what hosts need to know, and compresses.
 * nginx's configuration is written outside the folder that is deployed.
 */
export async function deliver({ copies, root, site, moved, pagePaths }: DeliverOptions): Promise<void> {
  const publicDir = path.join(root, "public");
  writeFileSync(path.join(publicDir, offlineFile), offlinePage(site));
  const { filesOf, ...common } = filesToCome(publicDir, site.search.provider);
  const startFile = await writeStartScript(publicDir, {
    ...common,
    baseUrl: site.baseUrl,
    isCounted: site.analytics.trackingId !== null,
    styles: writeLaterStyles(publicDir),
  });
  const { hashes } = await finishPages({
    folders: pageFolders(root),
    steps: pageSteps(site, publicDir, { address: `${site.baseUrl}${startFile}`, filesOf }),
    version: stepsVersion(site, startFile),
    recordFile: path.join(root, ".cache/finished-pages.json"),
    onFinished: (file) => copies?.add([file]),
  });
  const rules = hostRules({ site, hashes, moved, pagePaths, topFiles: readdirSync(publicDir).sort() });
  writeFileSync(path.join(publicDir, "_headers"), headersFile(rules));
  writeFileSync(path.join(publicDir, "_redirects"), redirectsFile(rules));
  await writeWorker({ root, offline: site.delivery.offline, precached: [offlineFile] });
  const hostDir = path.join(root, "deploy/generated");
  mkdirSync(hostDir, { recursive: true });
  writeFileSync(path.join(hostDir, "nginx.conf"), nginxConf(rules));
  if (copies) await copies.finish();
  else dropCompressedCopies(publicDir);
}

function pageFolders(root: string): PageFolders {
  return {
    publicDir: path.join(root, "public"),
    gatsbyDir: path.join(root, ".cache/pages-as-gatsby-wrote-them"),
    finishedDir: path.join(root, ".cache/finished-pages"),
  };
}

/** Of the steps' own code, which is part of gatsby-node, and of what they read besides the page. */
function stepsVersion(site: SiteConfig, startFile: string): string {
  return (
    JSON.stringify(site) + startFile + digestOfFiles([".cache/compiled/gatsby-node.js", "public/webpack.stats.json"])
  );
}
