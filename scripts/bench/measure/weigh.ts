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
  /** Fetched ahead for a next page. */
  readonly prefetch: number;
  /** What comes after the network has been quiet, most of it for reading offline. */
  readonly later: number;
}

export type WeightKind = keyof Weight;

const quiet = 3_000;
/** Until when after that what comes is noted as `later`. */
const patience = 12_000;

/** Opens a page with nothing kept, touches nothing, and sums up what the host has sent until it was quiet for three seconds. */
export async function weigh(browser: Browser, { origin, log }: Host, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "zh-CN" });
  try {
    const page = await context.newPage();
    const before = log.length;
    await page.goto(origin + path, { waitUntil: "load" });
    const loaded = performance.now();
    const lastAt = () => Math.max(loaded, log.at(-1)?.at ?? 0);
    while (performance.now() - lastAt() < quiet) await wait(100);
    const first = log.slice(before);
    await wait(patience);
    return sumUp(first, log.slice(before + first.length));
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

/** Sums up what was sent by its kind. */
export function sumUp(first: readonly Answered[], later: readonly Answered[]): Weight {
  const weight: Record<WeightKind, number> = {
    document: 0,
    style: 0,
    script: 0,
    font: 0,
    image: 0,
    data: 0,
    prefetch: 0,
    later: 0,
  };
  for (const { destination, isPrefetch, bytes } of first) {
    weight[isPrefetch ? "prefetch" : (kinds[destination] ?? "data")] += bytes;
  }
  for (const { bytes } of later) weight.later += bytes;
  return weight;
}
