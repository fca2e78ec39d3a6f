import { createRequire } from "node:module";
import path from "node:path";
import { endIdleWorkers } from "./end-idle-workers";

const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby");
const { WorkerPool } = createRequire(gatsby)("gatsby-worker");

test("ends a worker when it has finished its current and its queued tasks, and returns its exit code", async () => {
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

test("a worker that dies while it loads the site neither fails the build nor holds it up", async () => {
  const end = jest.spyOn(WorkerPool.prototype, "end").mockReturnValue([]);
  endIdleWorkers();
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  const died = Promise.reject(new Error("Worker exited before finishing task"));
  const worker = { currentTask: { promise: died }, exitedPromise: Promise.resolve() };
  const waiting = { value: { promise: new Promise(() => undefined) } };
  const pool = Object.assign(Object.create(WorkerPool.prototype), {
    workers: [worker],
    taskQueue: [waiting],
    scheduleWork: () => Promise.reject(new Error("Worker exited before finishing task")),
  });
  pool.scheduleWorkAll("loadConfigAndPlugins");
  pool.end();
  pool.workers.pop();
  await new Promise((resolve) => setTimeout(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(end).toHaveBeenCalled();
});
