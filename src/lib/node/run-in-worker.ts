import path from "node:path";
import { Worker } from "node:worker_threads";
import { build } from "esbuild";

/**
 * Runs a module's default export in a worker thread. esbuild bundles the module, because Gatsby's
 * Parcel does not bundle workers.
 * @param module path of the module, relative to the project
 * @param input argument of the default export, passed as a copy
 * @returns a copy of the function's result
 * @throws Error if the module or its function throws, or if the worker exits without a result
 */
export async function runInWorker<Input, Output>(module: string, input: Input): Promise<Output> {
  const contents = `import { parentPort, workerData } from "node:worker_threads";
    import run from ${JSON.stringify(path.resolve(module))};
    (async () => parentPort.postMessage(await run(workerData)))();`;
  const stdin = { contents, resolveDir: path.resolve(".") };
  const options = { bundle: true, platform: "node", format: "cjs", packages: "external", write: false } as const;
  const { outputFiles } = await build({ stdin, ...options });
  // The thread gets no Node options, because some options of this process, such as the heap size,
  // are not allowed for a thread.
  const worker = new Worker(outputFiles[0]?.text ?? "", { eval: true, workerData: input, execArgv: [] });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`${module} ended with ${code}`)));
  });
}
