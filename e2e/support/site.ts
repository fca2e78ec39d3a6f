import { existsSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/**
 * Whether nginx serves the site with the project's configuration. The server of `npm run serve`
 * lacks its headers and redirects.
 */
export const hasNginx = existsSync(process.env.NGINX_PATH ?? "/usr/sbin/nginx");

/** Matches the addresses of the site's scripts in /assets/. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** Opens a page and waits until its script has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await started(page);
}

/** Opens a page of content/. The test fails with the address if the page is no longer there. */
export async function openNote(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), `the status of ${path}`).toBe(200);
  await started(page);
}

/** Waits until the site's script works on a page. */
export async function started(page: Page): Promise<void> {
  // Simulates a reader's input, which starts the script before the browser is idle.
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.waitForFunction(() => window.___navigate !== undefined);
}

/**
 * Waits until a closed overlay has left its history entry. Its step back would interrupt the next
 * navigation.
 */
export async function overlayLeft(page: Page): Promise<void> {
  await page.waitForFunction(() => !window.history.state?.overlay);
}

/**
 * Waits for the layout of all text. Until then, the page may grow under a moving pointer, because
 * the site defers the layout of content that is far away.
 */
export async function laidOut(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".prose > *")].every((block) => getComputedStyle(block).contentVisibility !== "auto"),
  );
}

/** Collects console messages and uncaught errors. */
export function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    // Playwright itself logs this when a long visit registers the worker; see playwright.config.ts.
    if (message.text() !== "Service Worker registration blocked by Playwright")
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  return messages;
}

/** Marks the document of a page, so that `isMarked` can detect a reload. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as { mark?: boolean }).mark = true;
  });
}

/** Returns whether the document is still the marked one. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as { mark?: boolean }).mark === true);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Returns the layout shifts since the page was opened that the reader did not cause,
 * with the elements that moved.
 */
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
