import { expect, type Page } from "@playwright/test";

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

/** Opens a page and waits until its scripts have taken over: then the colour mode can be toggled. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^切换浅色/ })).toBeEnabled();
}

/** Collects what the browser's console says, and errors nobody caught. */
export function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
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

/** Sum of the layout shifts that no reader caused, from the beginning of the page. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
