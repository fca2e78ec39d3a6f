import path from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";
import { scratchFile } from "./scratch-file";

/**
 * Starts a worker thread from a module of the project. The module is bundled first: Gatsby compiles gatsby-node.ts into
 * one file, and a thread needs a file of its own.
 * @param root absolute path of the project
 * @param entry the thread's module, relative to the root
 * @param workerData passed to the thread as its `workerData`
 */
export async function startThread(root: string, entry: string, workerData?: unknown): Promise<Worker> {
  const outfile = scratchFile(root, `${path.parse(entry).name}.cjs`);
  await build({
    entryPoints: [path.resolve(entry)],
    outfile,
    bundle: true,
    platform: "node",
    target: "node20",
    packages: "external",
  });
  return new Worker(outfile, { workerData });
}
