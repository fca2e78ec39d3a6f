import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { started } from "./site";

/** A file fetched during a visit. */
export interface Weighed {
  /** `html` for the page itself, or else the path without its hash, such as `/app.js`. */
  readonly name: string;
  /**
   * Size in bytes. Files are gzipped at the highest level, whatever the server sent, except fonts
   * and pictures such as PNG, which are already compressed.
   */
  readonly bytes: number;
}

/** Time without requests after which a visit counts as idle, in ms. */
const quiet = 800;

/** Opens a page, scrolls to its end, and weighs its files. Leaves out prefetches of other pages. */
export async function weigh(page: Page, path: string): Promise<readonly Weighed[]> {
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
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await started(page);
  while (pending > 0 || Date.now() - changed < quiet) await page.waitForTimeout(100);
  const files = await Promise.all(finished.filter((request) => !isAhead(request.url())).map(weighOne));
  return files.filter((file) => file !== null).sort((a, b) => b.bytes - a.bytes);
}

/**
 * Returns whether a file is a page or a sidebar that a link may open. The number of these files
 * depends on the time spent on a page.
 */
const isAhead = (url: string) => /\/fragment\.json$|\/sidebar-[^/]+\.txt$/.test(new URL(url).pathname);

async function weighOne(request: Request): Promise<Weighed | null> {
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

/** Returns the path of an address without its content hash. */
function nameOf(url: string): string {
  const { pathname } = new URL(url);
  return decodeURIComponent(pathname)
    .replace(/^\/fonts\/\w+/, "/fonts/title")
    .replace(/-[0-9A-Za-z]{8,20}(?=\.(?:js|css|html|json)$)/, "");
}
