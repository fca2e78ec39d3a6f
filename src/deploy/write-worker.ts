import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { bundling, inLanguage } from "../bundle/browser-bundle";
import type { SiteConfig } from "../config/read-site";
import { digestOf, filesBelow } from "../lib/node/files";
import { assetFolder, workerFile } from "../shared/site-files";

/**
 * Writes the service worker. If offline reading is off, the written worker unregisters itself,
 * because browsers keep a worker even if its address returns 404.
 */
export async function writeWorker(publicDir: string, site: SiteConfig): Promise<void> {
  // Files whose content never changes under the same name, with their digests. The worker checks
  // the digests to keep broken responses out of the cache.
  const filesOf = (folder: string) => filesBelow(path.join(publicDir, folder)).map((file) => folder + file);
  const hashed = filesOf(assetFolder);
  const digests = hashed.map((file) => [file, digestOf(readFileSync(path.join(publicDir, file)))] as const);
  const entry = `src/browser/offline/${site.offline ? "service-worker" : "retired-worker"}.ts`;
  await build({
    ...bundling,
    entryNames: "[name]",
    legalComments: "none",
    entryPoints: [entry],
    outfile: path.join(publicDir, workerFile),
    format: "iife",
    plugins: [inLanguage(site)],
    define: {
      BARE_PAGE: JSON.stringify(barePage(site)),
      DIGESTS: JSON.stringify(Object.fromEntries(digests)),
    },
  });
}

function barePage({ locale }: SiteConfig): string {
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title></title>';
  return `<!doctype html><html lang="${locale.defaultLocale}" dir="${locale.direction}">${head}<main id="main"></main></html>`;
}
