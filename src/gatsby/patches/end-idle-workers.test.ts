import { mkdtempSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { endIdleWorkers } from "./end-idle-workers";

const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby");
const { WorkerPool } = createRequire(gatsby)("gatsby-worker");

test("a worker is ended when it has done its task and those that wait for it, and says how it ended", async () => {
  const end = jest.spyOn(WorkerPool.prototype, "end").mockReturnValue([Promise.resolve(0)]);
  endIdleWorkers();
  let finish = () => {};
  const worker: { currentTask?: object | undefined; exitedPromise: Promise<void> } = {
    exitedPromise: new Promise(() => undefined),
  };
  const queue: object[] = [];
  const task = () => ({
    promise: new Promise<void>((resolve) => {
      finish = resolve;
    }),
  });
  worker.currentTask = task();
  const finishFirst = finish;
  queue.push({ value: task() });
  const pool = Object.assign(Object.create(WorkerPool.prototype), { workers: [worker], taskQueue: queue });
  const codes = Promise.all(pool.end());
  worker.currentTask = (queue.pop() as { value: object }).value;
  finishFirst();
  await new Promise((resolve) => setImmediate(resolve));
  expect(end).not.toHaveBeenCalled();
  worker.currentTask = undefined;
  finish();
  expect(await codes).toEqual([0]);
});

test("a worker that dies while it loads the site fails no build, and is not waited for", async () => {
  jest.restoreAllMocks();
  const folder = mkdtempSync(path.join(tmpdir(), "worker-"));
  const child = path.join(folder, "child.js");
  writeFileSync(
    child,
    "exports.load = () => new Promise(() => setTimeout(() => process.exit(1), 200)); exports.later = () => undefined;",
  );
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  const pool = new WorkerPool(child, { numWorkers: 1 });
  pool.all.load();
  pool.all.later();
  expect(await Promise.all(pool.end())).toHaveLength(1);
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
