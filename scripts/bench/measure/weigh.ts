import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { Answered, Host } from "./host";

/** Bytes by kind of request. */
export interface Weight {
  readonly document: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  /** What scripts fetch, and the manifest. */
  readonly data: number;
  /** Fetched ahead for a next page, whenever. */
  readonly prefetch: number;
  /** What else comes after the page has been quiet, most of it for reading offline. */
  readonly later: number;
}

export type WeightKind = keyof Weight;

/** Milliseconds without a request after which a page has loaded. */
const quiet = 3_000;
/** Without any request for so long nothing more will come: what is fetched ahead comes in parts, some of it every 3 s. */
const over = 8_000;
const limit = 60_000;

/** Opens a page with nothing kept, touches nothing, and sums up what the host has sent until no more came. */
export async function weigh(browser: Browser, { origin, log }: Host, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "zh-CN" });
  try {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: "load" });
    const loaded = performance.now();
    const lastAt = () => Math.max(loaded, log.at(-1)?.at ?? 0);
    while (performance.now() - lastAt() < over && performance.now() - loaded < limit) await wait(100);
    return sumUp(log, loaded);
  } finally {
    await context.close();
  }
}

const kinds: Readonly<Record<string, WeightKind>> = {
  document: "document",
  style: "style",
  script: "script",
  font: "font",
  image: "image",
};

/**
 * Sums up what was sent, in the order of time, by its kind.
 * @param loaded when the page's load event was
 */
export function sumUp(log: readonly Answered[], loaded: number): Weight {
  const weight = { document: 0, style: 0, script: 0, font: 0, image: 0, data: 0, prefetch: 0, later: 0 };
  let last = loaded;
  let isLater = false;
  for (const { destination, isPrefetch, bytes, at } of log) {
    if (isPrefetch) {
      weight.prefetch += bytes;
    } else if (bytes > 0) {
      isLater ||= at - last > quiet;
      last = Math.max(last, at);
      weight[isLater ? "later" : (kinds[destination] ?? "data")] += bytes;
    }
  }
  return weight;
}
