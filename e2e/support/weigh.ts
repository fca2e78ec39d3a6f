import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { hydrated } from "./site";

/** A file fetched during a visit. */
export interface Weighed {
  /** `html` for the page itself, else the path without its hash: `/app.js`. */
  readonly name: string;
  /** Size in bytes: gzipped at the highest level, whatever the server sent, except for pictures and fonts, which are compressed. */
  readonly bytes: number;
}

/** Time without requests after which a visit counts as idle, in ms. */
const quiet = 800;

/**
 * Opens a page, interacts once, and weighs everything fetched until the network is idle, except files prefetched for other
 * pages.
 */
export async function weigh(page: Page, path: string): Promise<Weighed[]> {
  const finished: Request[] = [];
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
  await page.goto(path);
  await hydrated(page);
  while (pending > 0 || Date.now() - changed < quiet) await page.waitForTimeout(100);
  const files = await Promise.all(finished.map(weighOne));
  return files.filter((file) => file !== null).sort((a, b) => b.bytes - a.bytes);
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

/** Removes the content hash. Webpack names a chunk shared by several templates by a hash of their names. */
function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname)
    .replace(/[-.][0-9a-f]{20}(?=\.(?:js|css|json)$)/, "")
    .replace(/^(.*\/)[0-9a-f]{40}(?=\.js$)/, "$1shared")
    .replace(/\/page-data\/sq\/d\/\d+\.json$/, "/page-data/sq/d.json");
}
