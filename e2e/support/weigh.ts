import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { started } from "./site";

/** A file fetched during a visit. */
export interface Weighed {
  /** `html` for the page itself, else the path without its hash: `/app.js`. */
  readonly name: string;
  /** Size in bytes: gzipped at the highest level, whatever the server sent, except for pictures and fonts, which are compressed. */
  readonly bytes: number;
}

/** Time without requests after which a visit counts as idle, in ms. */
const quiet = 800;

/** What a visit fetches besides files prefetched for other pages. */
export interface Visit {
  /** By a reader who scrolls to the end and does nothing else. */
  readonly read: readonly Weighed[];
  /** Then, by one who is about to act. */
  readonly act: readonly Weighed[];
}

/** Opens a page, reads it to its end, then is about to act, and weighs everything fetched until the network is idle. */
export async function weigh(page: Page, path: string): Promise<Visit> {
  let finished: Request[] = [];
  let pending = 0;
  let changed = Date.now();
  const count = (step: number) => {
    pending += step;
    changed = Date.now();
  };
  page.on("request", () => count(1));
  page.on("requestfailed", () => count(-1));
  page.on("requestfinished", (request) => {
    count(-1);
    finished.push(request);
  });
  const fetched = async () => {
    while (pending > 0 || Date.now() - changed < quiet) await page.waitForTimeout(100);
    const files = await Promise.all(finished.map(weighOne));
    finished = [];
    return files.filter((file) => file !== null).sort((a, b) => b.bytes - a.bytes);
  };
  await page.goto(path);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const read = await fetched();
  await started(page);
  return { read, act: await fetched() };
}

async function weighOne(request: Request): Promise<Weighed | null> {
  if (/prefetch/.test((await request.allHeaders())["sec-purpose"] ?? "")) return null;
  const response = await request.response();
  // Redirects have no body.
  if (!response || (response.status() >= 300 && response.status() < 400)) return null;
  const body = await response.body();
  const name = request.resourceType() === "document" ? "html" : nameOf(request.url());
  return {
    name,
    bytes: /\.(?:woff2?|png|webp|avif|jpe?g|ico)$/.test(name) ? body.length : gzipSync(body, { level: 9 }).length,
  };
}

/** Removes the content hash. */
function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname).replace(/-[0-9A-Za-z]{8,20}(?=\.(?:js|css|html)$)/, "");
}
