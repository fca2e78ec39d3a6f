import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { bundling } from "../bundle/browser-bundle";
import { digestOf, filesBelow } from "../lib/node/files";
import { assetFolder, workerFile } from "../shared/site-files";
import { offlineFile } from "./hosting/offline-page";

/**
 * Writes the service worker. If offline reading is off, the worker unregisters itself, because
 * browsers keep a worker when its address returns 404.
 */
export async function writeWorker({ publicDir, offline }: { publicDir: string; offline: boolean }): Promise<void> {
  // Files that never change under their names, with their digests. The digests keep a broken
  // response out of the cache.
  const filesOf = (folder: string) => filesBelow(path.join(publicDir, folder)).map((file) => folder + file);
  const hashed = filesOf(assetFolder);
  // A new offline page changes the worker. The new worker then fetches the page.
  const keptFiles = offline ? [offlineFile, ...hashed] : [];
  const digests = keptFiles.map((file) => [file, digestOf(readFileSync(path.join(publicDir, file)))] as const);
  const entry = `src/browser/offline/${offline ? "service-worker" : "retired-worker"}.ts`;
  await build({
    ...bundling,
    entryNames: "[name]",
    legalComments: "none",
    entryPoints: [entry],
    outfile: path.join(publicDir, workerFile),
    format: "iife",
    define: {
      OFFLINE_PAGE: JSON.stringify(offlineFile),
      DIGESTS: JSON.stringify(Object.fromEntries(digests)),
    },
  });
}
