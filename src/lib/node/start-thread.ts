import path from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";

/**
 * Starts a thread from a file of the site's own code: Gatsby compiles gatsby-node.ts into one file, and a thread begins
 * with a file of its own.
 * @param root absolute path of the project
 * @param entry the thread's file, relative to it
 * @param workerData what the thread is started with
 */
export async function startThread(root: string, entry: string, workerData?: unknown): Promise<Worker> {
  const outfile = path.join(root, ".cache/threads", `${path.parse(entry).name}.cjs`);
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
