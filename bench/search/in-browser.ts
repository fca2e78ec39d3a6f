import { type Browser, chromium, type Page } from "@playwright/test";
import type { Records } from "../../e2e/support/search/site-pages";
import type { Message, Reply } from "../../src/search/engine/worker";
import type { SearchAnswer } from "../../src/search/model/search-types";
import type { Query } from "./queries";
import { serveSite } from "./serve-site";

export interface BrowserResult {
  /**
   * Milliseconds from the key press that opens the modal to the first result.
   * The query is typed immediately. Results are shown in their final order.
   */
  readonly firstAnswer: number;
  /**
   * Compressed bytes of the search until the first answer. `reactBytes` counts React,
   * which islands share.
   */
  readonly firstBytes: number;
  readonly reactBytes: number;
  /** Compressed bytes of each later query of the session. */
  readonly furtherBytes: readonly number[];
  /**
   * Longest main-thread task since the page started to load, in milliseconds;
   * 0 if none took more than 50.
   */
  readonly longestTask: number;
  /** Addresses found for each query, best first, with the query's time. */
  readonly found: readonly { readonly paths: readonly string[]; readonly milliseconds: number }[];
}

interface Probe {
  worker?: Worker;
  tasks: number[];
}

interface Options {
  readonly publicDir: string;
  readonly records: Records;
  readonly executablePath: string | undefined;
  /** Queries that a reader types one after another. */
  readonly session: readonly string[];
  readonly throttled?: boolean;
}

/** Measures the site's search modal and worker in a real Chromium with an empty cache. */
export async function measureInBrowser(
  options: Options & { readonly queries?: readonly Query[] },
): Promise<BrowserResult> {
  const { publicDir, records, executablePath, session, queries = [], throttled = false } = options;
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
    // Blocks the service worker, because its requests for offline reading are not part of the
    // search.
    const page = await browser.newPage({ serviceWorkers: "block" });
    // esbuild compiles this file and inserts calls to `__name`, so the page must define that
    // function.
    await page.addInitScript("globalThis.__name = (target) => target");
    await page.addInitScript(watchWorker);
    await page.goto(`${site.url}/docs`, { waitUntil: "networkidle" });
    if (throttled) await slowDown(page);
    const dialog = page.getByRole("dialog");
    const ask = async (query: string) => {
      const before = site.log.length;
      await dialog.getByRole("combobox").fill(query);
      await dialog.locator('[role="listbox"][aria-busy="false"]').waitFor();
      await dialog.getByRole("option").first().waitFor();
      return site.log.slice(before);
    };
    const before = site.log.length;
    const started = await page.evaluate(() => performance.now());
    await page.keyboard.press("Control+k");
    await ask(session[0] ?? "");
    const firstAnswer = (await page.evaluate(() => performance.now())) - started;
    // Drops page data, which is prefetched with or without a search.
    const first = site.log.slice(before).filter(({ name }) => !name.startsWith("/page-data/"));
    const isReact = ({ name }: { readonly name: string }) => name.startsWith("/assets/react-");
    const furtherBytes: number[] = [];
    for (const query of session.slice(1)) furtherBytes.push(bytesOf(await ask(query)));
    const found = await page.evaluate(
      runQueries,
      queries.map(({ text }) => text),
    );
    const tasks = await page.evaluate(() => (window as unknown as { probe: Probe }).probe.tasks);
    return {
      firstAnswer,
      firstBytes: bytesOf(first.filter((file) => !isReact(file))),
      reactBytes: bytesOf(first.filter(isReact)),
      furtherBytes,
      longestTask: Math.max(0, ...tasks),
      found,
    };
  } finally {
    await browser.close();
    await site.stop();
  }
}

function bytesOf(files: readonly { readonly bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** Runs in the page before its scripts. Keeps a reference to the worker and records long tasks. */
function watchWorker(): void {
  const probe: Probe = { tasks: [] };
  (window as unknown as { probe: Probe }).probe = probe;
  const Original = window.Worker;
  window.Worker = class extends Original {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      probe.worker = this;
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.tasks.push(duration);
  }).observe({ type: "longtask" });
}

/** Runs in the page. Sends the queries to the worker one after another. */
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
      const question = { query, limit: 20 };
      worker.postMessage({ id, question } satisfies Message);
    });
    found.push({ paths: answer.pages.map(({ path }) => path), milliseconds: performance.now() - started });
  }
  return found;
}

/** Emulates a slow network: 1.6 Mbit/s down, 150 ms round trip. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
