import type { FromWorker, ToWorker } from "../engine/worker-messages";
import type { SearchProgress } from "../model/search-types";
import { EmbeddedClient } from "./embedded-client";

jest.mock("../../site/site-path", () => ({ sitePath: (path: string) => path }));

/** Stands in for the browser's worker: keeps what it is told, and says what the test wants. */
class FakeWorker extends EventTarget {
  static started: FakeWorker[] = [];
  readonly told: ToWorker[] = [];
  isEnded = false;

  constructor() {
    super();
    FakeWorker.started.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(data: FromWorker): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  fail(): void {
    this.dispatchEvent(new Event("error"));
  }

  /** What it was told, its search requests by their queries. */
  get heard(): string[] {
    return this.told.map((message) => (message.type === "search" ? message.request.query : message.type));
  }
}

const worker = (number: number) => FakeWorker.started[number] as FakeWorker;
const progress = (loaded: number): SearchProgress => ({ loaded, total: 3, isLoading: loaded < 3 });

function setUp({ saveData = false } = {}) {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { connection: { saveData } } });
  return new EmbeddedClient((path) => `/notes${path}`);
}

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    window: { location: { href: "https://site.example/notes/docs/a" } },
  });
});

test("a worker in place of one that failed loads the texts too", async () => {
  const client = setUp();
  client.open("/docs/a");
  const first = client.search({ query: "内存" });
  expect(worker(0).heard).toEqual(["prepare", "open", "内存"]);
  worker(0).fail();
  await expect(first).rejects.toThrow("the worker did not start");
  client.search({ query: "内存" });
  expect(worker(1).told.slice(0, 2)).toEqual([
    { type: "prepare", manifest: "https://site.example/notes/search/manifest.json" },
    { type: "open", path: "/docs/a" },
  ]);
  expect(worker(1).heard).toEqual(["prepare", "open", "内存"]);
});

test("it is told the page that was opened last, once", () => {
  const client = setUp();
  client.open("/docs/a");
  worker(0).fail();
  client.open("/docs/b");
  expect(worker(1).told).toEqual([expect.objectContaining({ type: "prepare" }), { type: "open", path: "/docs/b" }]);
});

test("with Save-Data no worker loads texts that nobody needed", () => {
  const client = setUp({ saveData: true });
  client.open("/docs/a");
  client.prepare();
  worker(0).fail();
  client.prepare();
  expect(worker(1).heard).toEqual(["prepare"]);
});

test("texts that a worker died of are given up: whoever waits for them hears that they are missing", () => {
  const client = setUp();
  const seen: SearchProgress[] = [];
  client.onProgress((next) => seen.push(next));
  client.open("/docs/a");
  worker(0).say({ type: "progress", progress: progress(1) });
  worker(0).fail();
  expect(seen.at(-1)).toEqual({ loaded: 1, total: 3, isLoading: false });
  client.search({ query: "内存" });
  expect(worker(1).heard).toEqual(["prepare", "内存"]);
  client.open("/docs/a");
  expect(worker(1).heard).toEqual(["prepare", "内存", "open"]);
});

test("a failure that is told late does not end the worker that runs by then", () => {
  const client = setUp();
  client.prepare();
  worker(0).fail();
  client.prepare();
  worker(0).fail();
  expect(worker(1).isEnded).toBe(false);
});
