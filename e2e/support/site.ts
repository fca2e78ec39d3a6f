import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/** Whether the site is served as its nginx configuration says; else Gatsby's own server does, without headers and redirects. */
export const hasNginx = existsSync(process.env.NGINX_PATH ?? "/usr/sbin/nginx");

/** One address of every kind of page that stands without the search's scripts. */
export const pageKinds = {
  home: "/",
  doc: "/docs/computer/ComputerNetwork/TransportLayer",
  "doc with formulas": "/docs/llm/algorithm/intro",
  "doc with a Chinese path": "/docs/diary/25年日志/2025年06月",
  category: "/docs/category/计算机网络通信",
  "docs landing": "/docs",
  "blog list": "/blog",
  post: "/blog/2021/07/30/wiki-to-static-site",
  archive: "/blog/archive",
  authors: "/blog/authors",
  about: "/about",
  resume: "/resume",
  "friend links": "/friendship",
  "not found": "/no/such/page",
} as const;

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the scripts of a page have taken over, for which they need a sign of a reader. */
export async function hydrated(page: Page): Promise<void> {
  // The script that waits for a sign is a deferred one.
  await page.waitForLoadState("domcontentloaded");
  await page.evaluate(() => window.dispatchEvent(new Event("focusin")));
  await expect(page.locator("html[data-ready]")).toBeAttached();
}

/** Collects what the browser's console says, and errors nobody caught. */
export function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    // Said by Playwright itself, in a visit long enough for the worker to be wanted; see playwright.config.ts.
    if (message.text() !== "Service Worker registration blocked by Playwright")
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** Starts a page that remembers a mark of ours for as long as it is not loaded anew. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { mark?: boolean }).mark = true;
  });
}

/** Whether the document is still the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { mark?: boolean }).mark === true);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** What has moved since the beginning of the page without the reader's doing, each with what was moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
            const moved = sources.map(({ node }) =>
              (node instanceof Element ? node.outerHTML : (node?.textContent ?? "")).slice(0, 100),
            );
            if (!hadRecentInput) shifts.push(`${value}: ${moved.join(" | ")}`);
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
