import type { Message, Reply } from "../engine/worker";
import type { SearchAnswer } from "../model/search-types";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/notes${path}` }));
jest.mock("../../browser/platform/site-path", () => ({ sitePath: (path: string) => path }));

/**
 * A fake of the browser's worker. It records the messages that it receives, and dispatches the
 * test's replies.
 */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly told: Message[] = [];
  isEnded = false;

  constructor(
    _: URL,
    readonly options: WorkerOptions,
  ) {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(message: Message): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: Reply): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  fail(): void {
    this.dispatchEvent(Object.assign(new Event("error"), { message: "it did not start" }));
  }

  /** The queries that it received, in order. A withdrawn question is null. */
  get heard(): (string | null)[] {
    return this.told.map(({ question }) => question?.query ?? null);
  }
}

const worker = (number: number) => FakeWorker.started[number] as FakeWorker;
const answer = (total: number) => ({ total }) as SearchAnswer;

let client: typeof import("./worker-client");

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    window: { location: { href: "https://site.example/notes/docs/a", pathname: "/docs/a" } },
  });
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { connection: { saveData: true } } });
  jest.isolateModules(() => {
    client = require("./worker-client");
  });
});

test("tells the worker the manifest's address and the query", () => {
  client.askWorker({ query: "内存" }, () => {});
  expect(worker(0).options.name).toBe("https://site.example/notes/search/manifest.json");
  expect(worker(0).told).toEqual([{ id: 1, question: { query: "内存" } }]);
});

test("passes each answer to its listener until the listener stops", () => {
  const seen: unknown[][] = [[], []];
  const stop = client.askWorker({ query: "内存" }, (next) => seen[0]?.push(next));
  client.askWorker({ query: "显存" }, (next) => seen[1]?.push(next));
  worker(0).say({ id: 2, answer: answer(2) });
  worker(0).say({ id: 1, answer: answer(1) });
  worker(0).say({ id: 1, answer: answer(3) });
  stop();
  worker(0).say({ id: 1, answer: answer(4) });
  worker(0).say({ id: 2, error: "offline" });
  expect(seen).toEqual([
    [answer(1), answer(3)],
    [answer(2), new Error("offline")],
  ]);
  expect(worker(0).heard).toEqual(["内存", "显存", null]);
});

test("reports a failure of the worker to its listeners, and starts another for the next search", () => {
  const seen: unknown[] = [];
  client.askWorker({ query: "内存" }, (next) => seen.push(next));
  worker(0).fail();
  expect(seen).toEqual([new Error("it did not start")]);
  expect(worker(0).isEnded).toBe(true);
  client.askWorker({ query: "内存" }, () => {});
  // The stopped worker fails again.
  worker(0).fail();
  expect(worker(1).heard).toEqual(["内存"]);
  expect(worker(1).isEnded).toBe(false);
});

test("reports an error when the browser starts no worker", () => {
  Object.assign(globalThis, {
    Worker: class {
      constructor() {
        throw new TypeError("refused");
      }
    },
  });
  const seen: unknown[] = [];
  client.askWorker({ query: "内存" }, (next) => seen.push(next));
  expect(seen).toEqual([new Error("TypeError: refused")]);
});
