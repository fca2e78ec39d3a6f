import type { FromWorker, ToWorker } from "../engine/worker";
import type { SearchAnswer, SearchProgress } from "../model/search-types";
import { EmbeddedClient } from "./embedded-client";

jest.mock("gatsby", () => ({ withPrefix: (path: string) => `/notes${path}` }));
jest.mock("../../browser/platform/site-path", () => ({ sitePath: (path: string) => path }));

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

function setUp({ saveData = false } = {}) {
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: { connection: { saveData } } });
  return new EmbeddedClient();
}

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(globalThis, {
    Worker: FakeWorker,
    window: { location: { href: "https://site.example/notes/docs/a" } },
  });
});

test("opened, it loads the texts, first of all those around the page", () => {
  setUp().open("/docs/a");
  expect(worker(0).told).toEqual([
    { type: "prepare", manifest: "https://site.example/notes/search/manifest.json" },
    { type: "open", path: "/docs/a" },
  ]);
});

test("an answer goes to the search that asked for it", async () => {
  const client = setUp();
  const [first, second] = [client.search({ query: "内存" }), client.search({ query: "显存" })];
  const answer = (total: number) => ({ total }) as SearchAnswer;
  worker(0).say({ type: "answer", id: 2, answer: answer(2) });
  worker(0).say({ type: "failed", id: 1, message: "offline" });
  await expect(second).resolves.toEqual(answer(2));
  await expect(first).rejects.toThrow("offline");
});

test("after a failure of the worker nobody waits, and the next search starts another", async () => {
  const client = setUp();
  const seen: SearchProgress[] = [];
  client.onProgress((next) => seen.push(next));
  client.open("/docs/a");
  const first = client.search({ query: "内存" });
  worker(0).fail();
  await expect(first).rejects.toThrow("the worker did not start");
  expect(seen.at(-1)?.isLoading).toBe(false);
  client.search({ query: "内存" });
  expect(worker(1).heard).toEqual(["prepare", "内存"]);
});

test("with Save-Data texts are loaded only for a query that titles do not answer", async () => {
  const client = setUp({ saveData: true });
  client.open("/docs/a");
  expect(worker(0).heard).toEqual(["prepare"]);
  client.search({ query: "内存" });
  worker(0).say({ type: "answer", id: 1, answer: { total: 0, mode: "all" } as SearchAnswer });
  await Promise.resolve();
  await Promise.resolve();
  expect(worker(0).heard).toEqual(["prepare", "内存", "open", "内存"]);
});

test("a failure that is told late does not end the worker that runs by then", () => {
  const client = setUp();
  client.prepare();
  worker(0).fail();
  client.prepare();
  worker(0).fail();
  expect(worker(1).isEnded).toBe(false);
});
