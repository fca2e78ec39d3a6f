import { createRequire } from "node:module";
import path from "node:path";

interface Task {
  readonly promise: Promise<unknown>;
}

/** What is used of `WorkerPool` in gatsby-worker 2.16, which has no types for it. */
interface WorkerPool {
  readonly workers: readonly { readonly currentTask?: Task; readonly exitedPromise: Promise<unknown> }[];
  readonly taskQueue: Iterable<{ readonly value: Task }>;
  scheduleWorkAll(functionName: string, ...args: unknown[]): Promise<unknown>[];
  end(): Promise<number | null>[];
}

/**
 * Ends Gatsby's workers only once they have done their tasks. A build in which little has changed ends while its worker is
 * still loading the site: the worker then gets the next task after the message that ends it, finds the pipe closed, and the
 * build fails with `UNHANDLED EXCEPTION write EPIPE`. Nobody waits for it but the end of the build. A worker that dies while
 * it loads the site fails the build likewise, though none may be needed; where one is, its next task fails and says why. With
 * one core no worker loads the site.
 * @throws Error where gatsby-worker has another form
 */
export function endIdleWorkers(): void {
  const gatsby = createRequire(path.resolve("package.json")).resolve("gatsby");
  const pool = createRequire(gatsby)("gatsby-worker").WorkerPool?.prototype as WorkerPool | undefined;
  if (typeof pool?.end !== "function" || typeof pool.scheduleWorkAll !== "function") throw new Error(changed);
  const { end, scheduleWorkAll } = pool;
  pool.scheduleWorkAll = function (this: WorkerPool, ...args) {
    // Gatsby then runs the queries itself. A worker that renders pages needs no site.
    if (process.env["GATSBY_CPU_COUNT"] === "1") return [];
    const tasks = scheduleWorkAll.apply(this, args);
    for (const task of tasks) task.catch(() => undefined);
    return tasks;
  };
  pool.end = function (this: WorkerPool) {
    if (!Array.isArray(this.workers) || this.taskQueue?.[Symbol.iterator] === undefined) throw new Error(changed);
    const ended = untilIdle(this).then(() => Promise.all(end.call(this)));
    return this.workers.map(async (_, index) => (await ended)[index] ?? null);
  };
}

const changed = "gatsby-worker has another form than 2.16: see src/gatsby/patches/end-idle-workers.ts";

async function untilIdle(pool: WorkerPool): Promise<void> {
  const tasks = () => [
    ...pool.workers.flatMap(({ currentTask }) => currentTask ?? []),
    ...[...pool.taskQueue].map(({ value }) => value),
  ];
  for (let left = tasks(); left.length > 0 && pool.workers.length > 0; left = tasks()) {
    const done = Promise.allSettled(left.map(({ promise }) => promise));
    await Promise.race([done, ...pool.workers.map(({ exitedPromise }) => exitedPromise)]);
  }
}
