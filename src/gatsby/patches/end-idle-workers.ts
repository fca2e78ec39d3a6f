import { expectSource } from "./expect-source";
import { gatsbyRequire } from "./gatsby-require";

interface Task {
  readonly promise: Promise<unknown>;
}

/**
 * The part of `WorkerPool` in gatsby-worker 2.16 that this module uses.
 * The package exports no types for it.
 */
interface WorkerPool {
  readonly workers: readonly { readonly currentTask?: Task; readonly exitedPromise: Promise<unknown> }[];
  readonly taskQueue: Iterable<{ readonly value: Task }>;
  scheduleWorkAll(functionName: string, ...args: unknown[]): Promise<unknown>[];
  end(): Promise<number | null>[];
}

/**
 * Makes Gatsby end its workers only after they have finished their tasks.
 *
 * A build with few changes ends while its worker still loads the site. The worker then receives
 * a task after the message that ends it, and the pipe is already closed.
 * The build fails with `UNHANDLED EXCEPTION write EPIPE`. With this patch, only the end of the
 * build waits for the worker.
 *
 * A worker that dies while it loads the site would also fail the build, even if no worker is
 * needed. This patch ignores that failure. If a worker is needed, its next task fails with the
 * reason. If `GATSBY_CPU_COUNT` is 1, no worker loads the site.
 * @throws Error if gatsby-worker has changed
 */
export function endIdleWorkers(): void {
  const pool = gatsbyRequire()("gatsby-worker").WorkerPool?.prototype as WorkerPool | undefined;
  if (typeof pool?.end !== "function" || typeof pool.scheduleWorkAll !== "function") throw new Error(changed);
  // If a worker's task had another name, the worker would seem idle.
  expectSource("gatsby-worker", [".currentTask", "exitedPromise:", "taskQueue ="], "end-idle-workers.ts");
  const { end, scheduleWorkAll } = pool;
  pool.scheduleWorkAll = function (this: WorkerPool, ...args) {
    // With one CPU, Gatsby runs the queries itself. A worker that only renders pages
    // does not need the site.
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
