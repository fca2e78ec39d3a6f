import { writeFileSync } from "node:fs";
import path from "node:path";
import { bundleScript } from "../lib/node/bundle-script";
import { scratchFile } from "../lib/node/scratch-file";

interface WorkerOptions {
  /** Folder of the project. */
  readonly root: string;
  readonly offline: boolean;
  /** Files of the deployed folder that the worker fetches when it is installed. */
  readonly precached: readonly string[];
}

/**
 * Writes the service worker, with Workbox in it, to `sw.js`. Where offline reading is switched off it writes one that
 * unregisters itself: with a 404 there, browsers would keep the worker they have.
 */
export async function writeWorker({ root, offline, precached }: WorkerOptions): Promise<void> {
  const entry = `src/offline/${offline ? "service-worker" : "retired-worker"}.ts`;
  const code = await bundleScript(entry, { "process.env.NODE_ENV": '"production"' });
  const target = path.join(root, "public/sw.js");
  if (!offline) return writeFileSync(target, code);
  const bundle = scratchFile(root, "service-worker.js");
  writeFileSync(bundle, code);
  // This file alone, since the package's index also loads a bundler; and only here, so that `gatsby develop` does not wait.
  const { injectManifest } = await import("workbox-build/build/inject-manifest.js");
  const { warnings } = await injectManifest({
    swSrc: bundle,
    swDest: target,
    globDirectory: path.join(root, "public"),
    globPatterns: [...precached],
  });
  if (warnings.length > 0) throw new Error(`The service worker: ${warnings.join("; ")}`);
}
