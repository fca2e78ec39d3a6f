import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Answered, Host } from "./host";

/** Bytes by kind of request. */
export interface Weight {
  readonly document: number;
  readonly style: number;
  readonly script: number;
  readonly font: number;
  readonly image: number;
  /** All other requests, such as those made by scripts and the one for the manifest. */
  readonly data: number;
  /** Prefetches of other pages, at any time. */
  readonly prefetch: number;
  /** Requests after the network was idle, mostly for offline reading. */
  readonly later: number;
  /** Requests after the reader's first action. A site may delay its scripts until then. */
  readonly moved: number;
}

export type WeightKind = keyof Weight;

/** Milliseconds without a request after which a page counts as loaded. */
const quiet = 3_000;
/**
 * Milliseconds without a request after which the reader acts. Some prefetches come in parts 3 s
 * apart, so this has to be longer.
 */
const over = 8_000;
/** Milliseconds without a request after which a visit is over, once the reader has acted. */
const overMoved = 4_000;
const visitLimit = 60_000;
/** Pixels per step of the wheel. */
const step = 600;

/**
 * Opens a page with an empty cache and adds up the responses until the network is idle.
 * Then moves the pointer, scrolls to the end, and adds up the rest.
 */
export async function weigh(browser: Browser, { origin, log }: Host, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "zh-CN" });
  try {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: "load" });
    const loaded = performance.now();
    const lastAt = () => Math.max(loaded, log.at(-1)?.at ?? 0);
    while (performance.now() - lastAt() < over && performance.now() - loaded < visitLimit) await wait(100);
    const moved = performance.now();
    await page.mouse.move(700, 300);
    await page.mouse.move(710, 310);
    for (let left = await heightOf(page); left > 0; left -= step) {
      await page.mouse.wheel(0, step);
      await wait(100);
    }
    const lastMoved = () => Math.max(moved, lastAt());
    while (performance.now() - lastMoved() < overMoved && performance.now() - moved < visitLimit) await wait(100);
    return sumUp(log, loaded, moved);
  } finally {
    await context.close();
  }
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const kinds: Readonly<Record<string, WeightKind>> = {
  document: "document",
  style: "style",
  script: "script",
  font: "font",
  image: "image",
};

/**
 * Adds up responses by kind.
 * @param loaded time of the page's load event
 * @param moved time of the reader's first action
 */
export function sumUp(log: readonly Answered[], loaded: number, moved = Number.POSITIVE_INFINITY): Weight {
  const weight = { document: 0, style: 0, script: 0, font: 0, image: 0, data: 0, prefetch: 0, later: 0, moved: 0 };
  let last = loaded;
  let isLater = false;
  for (const { destination, isPrefetch, bytes, at } of log) {
    if (isPrefetch) {
      weight.prefetch += bytes;
    } else if (at > moved) {
      weight.moved += bytes;
    } else if (bytes > 0) {
      isLater ||= at - last > quiet;
      last = Math.max(last, at);
      weight[isLater ? "later" : (kinds[destination] ?? "data")] += bytes;
    }
  }
  return weight;
}
