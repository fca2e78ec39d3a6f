import { createRequire } from "node:module";
import path from "node:path";
import { endIdleWorkers } from "./end-idle-workers";

const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby");
const { WorkerPool } = createRequire(gatsby)("gatsby-worker");

test("a worker is ended when it has done its task and those that wait for it, and says how it ended", async () => {
  const end = jest.spyOn(WorkerPool.prototype, "end").mockReturnValue([Promise.resolve(0)]);
  endIdleWorkers();
  let finish = () => {};
  const worker: { currentTask?: object | undefined } = {};
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
