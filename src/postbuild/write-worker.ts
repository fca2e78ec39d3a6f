import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { assetFolder, workerFile } from "../contract/assets";
import { filesBelow } from "../lib/node/files-below";
import { bundleWorker } from "./browser-bundle";

interface WorkerOptions {
  readonly publicDir: string;
  readonly offline: boolean;
  /** Files of the deployed folder that the worker fetches when it is installed. */
  readonly precached: readonly string[];
}

/**
 * Writes the service worker. Where offline reading is switched off it writes one that unregisters itself: with a 404 there,
 * browsers would keep the worker they have.
 */
export async function writeWorker({ publicDir, offline, precached }: WorkerOptions): Promise<void> {
  const digestOf = (file: string) =>
    createHash("sha256")
      .update(readFileSync(path.join(publicDir, file)))
      .digest("hex")
      .slice(0, 16);
  // What never changes under its name, with its digest: a broken answer must not be kept in its place.
  const hashed = [assetFolder, "search/data/"].flatMap((folder) =>
    filesBelow(path.join(publicDir, folder)).map((file) => folder + file),
  );
  const code = await bundleWorker(`src/browser/offline/${offline ? "service-worker" : "retired-worker"}.ts`, {
    "process.env.NODE_ENV": '"production"',
    PRECACHE: JSON.stringify(precached.map((url) => ({ url, revision: digestOf(url) }))),
    DIGESTS: JSON.stringify(Object.fromEntries(hashed.map((file) => [file, digestOf(file)]))),
  });
  writeFileSync(path.join(publicDir, workerFile), code);
}
