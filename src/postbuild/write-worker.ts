import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { assetFolder, workerFile } from "../contract/site-files";
import { digestOf, filesBelow } from "../lib/node/files";
import { bundling } from "./browser-bundle";
import { offlineFile } from "./hosting/offline-page";

/** Writes the service worker; without offline reading one that unregisters itself, since browsers keep it at a 404. */
export async function writeWorker({ publicDir, offline }: { publicDir: string; offline: boolean }): Promise<void> {
  // What never changes under its name, with its digest: a broken answer must not be kept in its place.
  const filesOf = (folder: string) => filesBelow(path.join(publicDir, folder)).map((file) => folder + file);
  const hashed = [assetFolder, "search/data/"].flatMap(filesOf);
  // A new offline page makes a new worker, which fetches it.
  const kept = offline ? [offlineFile, ...hashed] : [];
  const digests = kept.map((file) => [file, digestOf(readFileSync(path.join(publicDir, file)))] as const);
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
