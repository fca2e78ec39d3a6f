import { type Browser, chromium, type Page } from "@playwright/test";
import type { Records } from "../../e2e/support/search/site-pages";
import type { Message, Reply } from "../../src/search/engine/worker";
import type { SearchAnswer } from "../../src/search/model/search-types";
import type { Query } from "./queries";
import { serveSite } from "./serve-site";

export interface BrowserResult {
  /**
   * Milliseconds from the click that opens the modal to the first result. The query is typed
   * immediately.
   */
  readonly firstAnswer: number;
  readonly firstBytes: number;
  readonly allBytes: number;
  /** Milliseconds from the click until all texts are indexed. */
  readonly allIndexed: number;
  /** Longest task of the main thread in that time, in milliseconds; 0 if none took more than 50. */
  readonly longestTask: number;
  /** Addresses found for each query, best first, with the time for each query. */
  readonly found: readonly { readonly paths: readonly string[]; readonly milliseconds: number }[];
}

interface Probe {
  worker?: Worker;
  indexed?: number;
  tasks: number[];
}

interface Options {
  readonly publicDir: string;
  readonly records: Records;
  readonly executablePath: string | undefined;
  readonly throttled?: boolean;
}

/** Measures the site's own modal and its own worker in a real Chromium with an empty cache. */
export function measureInBrowser(options: Options & { readonly queries: readonly Query[] }): Promise<BrowserResult> {
  return search(options, async ({ page, started, fetched, firstAnswer, firstBytes }) => {
    const indexed = await page.waitForFunction(() => (window as unknown as { probe: Probe }).probe.indexed, null, {
      timeout: 180_000,
    });
    const found = await page.evaluate(
      runQueries,
      options.queries.map(({ text }) => text),
    );
    const all = fetched().filter(({ name }) => isSearch(name));
    const tasks = await page.evaluate(() => (window as unknown as { probe: Probe }).probe.tasks);
    return {
      firstAnswer,
      firstBytes,
      allBytes: sum(all.map(({ bytes }) => bytes)),
      allIndexed: Number(await indexed.jsonValue()) - started,
      longestTask: Math.max(0, ...tasks),
      found,
    };
  });
}

/** Measures only the first result. On a slow network, all texts take long to load. */
export function measureFirstAnswer(options: Options): Promise<Pick<BrowserResult, "firstAnswer" | "firstBytes">> {
  return search(options, async ({ firstAnswer, firstBytes }) => ({ firstAnswer, firstBytes }));
}

interface Searched extends Pick<BrowserResult, "firstAnswer" | "firstBytes"> {
  readonly page: Page;
  /** Time at which the modal was opened, by the page's clock. */
  readonly started: number;
  /** Requests since then. */
  readonly fetched: () => readonly { readonly name: string; readonly bytes: number }[];
}

/** Opens the modal, types, and waits for the first result. */
async function search<T>(options: Options, goOn: (searched: Searched) => Promise<T>): Promise<T> {
  const { publicDir, records, executablePath, throttled = false } = options;
  const site = await serveSite(publicDir, records);
  const browser: Browser = await chromium.launch({
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
    ...(executablePath && { executablePath }),
  });
  try {
    // Blocks the service worker, whose requests for offline reading do not belong to the search.
    const page = await browser.newPage({ serviceWorkers: "block" });
    // esbuild runs this file and inserts calls of `__name`. Functions that run in the page need a
    // definition of it.
    await page.addInitScript("globalThis.__name = (target) => target");
    await page.addInitScript(watchWorker);
    await page.goto(`${site.url}/docs`, { waitUntil: "networkidle" });
    if (throttled) await slowDown(page);
    const before = site.log.length;
    const started = await page.evaluate(() => performance.now());
    await page.keyboard.press("Control+k");
    await page
      .getByRole("dialog")
      .getByRole("combobox")
      .fill(records.titles.pages[0]?.title.slice(0, 4) ?? "");
    await page.getByRole("dialog").getByRole("row").first().waitFor();
    const firstAnswer = (await page.evaluate(() => performance.now())) - started;
    const fetched = () => site.log.slice(before);
    const first = fetched().filter(({ name }) => isSearch(name) && !isText(name));
    return await goOn({ page, started, fetched, firstAnswer, firstBytes: sum(first.map(({ bytes }) => bytes)) });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Excludes page data, which is prefetched with or without a search. */
const isSearch = (name: string) => !name.startsWith("/page-data/");
const isText = (name: string) => name.startsWith("/search/data/") && !name.includes("/titles-");
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Runs in the page before its scripts. Keeps a reference to the worker and records long tasks. */
function watchWorker(): void {
  const probe: Probe = { tasks: [] };
  (window as unknown as { probe: Probe }).probe = probe;
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      probe.worker = this;
      this.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
        if ("error" in data) return;
        const { loaded, total } = data.answer.progress ?? {};
        if (loaded === total) probe.indexed ??= performance.now();
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.tasks.push(duration);
  }).observe({ type: "longtask" });
}

/** Runs in the page. Sends the queries to the worker one after the other. */
async function runQueries(queries: readonly string[]): Promise<BrowserResult["found"]> {
  const { worker } = (window as unknown as { probe: Probe }).probe;
  if (!worker) throw new Error("the page has no worker");
  const found = [];
  for (const [index, query] of queries.entries()) {
    const id = 1_000_000 + index;
    const started = performance.now();
    const answer = await new Promise<SearchAnswer>((resolve) => {
      const listener = ({ data }: MessageEvent<Reply>) => {
        if ("error" in data || data.id !== id) return;
        worker.removeEventListener("message", listener);
        resolve(data.answer);
      };
      worker.addEventListener("message", listener);
      const question = { query, limit: 20, path: "/docs", savesData: false };
      worker.postMessage({ id, question } satisfies Message);
    });
    found.push({ paths: answer.pages.map(({ path }) => path), milliseconds: performance.now() - started });
  }
  return found;
}

/** A phone on a slow network: 1.6 Mbit/s down, 150 ms round trip. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
