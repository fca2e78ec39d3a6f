import type { Browser, Page } from "@playwright/test";
import type { Controls } from "../sites/site";

/** Times of one run on one page, in milliseconds. Controls that a site lacks have no value. */
export interface InteractionRun {
  /** Time from the click on a link to a prefetched page until that page is painted. */
  readonly next?: number;
  /**
   * Time from the input until the next frame is presented, also for `menu`, `copy` and `search`. It
   * is the longest event of the interaction, as in INP.
   */
  readonly colorMode?: number;
  readonly menu?: number;
  readonly copy?: number;
  readonly search?: number;
}

const slowdown = 4;
/** Milliseconds that a page has to load its scripts after the first pointer move. */
const settled = 1_500;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Uses a page as a reader does, with the CPU slowed down four times. Each interaction starts on a
 * newly loaded, idle page.
 */
export async function interact(browser: Browser, url: string, controls: Controls): Promise<InteractionRun> {
  const latency = (selector: string, viewport = desktop) =>
    withPage(browser, url, viewport, (page) => inputLatency(page, selector));
  const { next, colorMode, menu, copy, search } = controls;
  return {
    next: await withPage(browser, url, desktop, (page) => nextPagePainted(page, next)),
    ...(colorMode && { colorMode: await latency(colorMode) }),
    ...(menu && { menu: await latency(menu, phone) }),
    ...(copy && { copy: await latency(copy) }),
    ...(search && { search: await latency(search) }),
  };
}

type Viewport = typeof desktop;

async function withPage<T>(browser: Browser, url: string, viewport: Viewport, act: (page: Page) => Promise<T>) {
  const context = await browser.newContext({
    viewport,
    locale: "zh-CN",
    isMobile: viewport === phone,
    hasTouch: viewport === phone,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    // esbuild compiles this file and inserts calls to `__name`, so the page must define that
    // function.
    await page.addInitScript("globalThis.__name = (target) => target");
    await page.addInitScript(watchInputs);
    await page.goto(url, { waitUntil: "networkidle" });
    // Moves the pointer, as readers do before they use a control, because a site may load its
    // scripts only then, or only when the pointer is over a link.
    await page.mouse.move(200, 300);
    await page.mouse.move(210, 310);
    await page.waitForTimeout(settled);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

async function inputLatency(page: Page, selector: string): Promise<number> {
  const control = page.locator(selector).locator("visible=true").first();
  await control.scrollIntoViewIfNeeded();
  await slowDown(page);
  await control.click();
  await page.waitForTimeout(1_000);
  const longest = await page.evaluate(() => (window as unknown as Probe).longestInput);
  // The browser does not report events shorter than 16 ms, so a result of 0 counts as 16.
  return Math.max(16, longest);
}

async function nextPagePainted(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // Leaves time for a prefetch.
  await page.waitForTimeout(1_500);
  await slowDown(page);
  await link.click();
  const painted = await page.waitForFunction(() => (window as unknown as Probe).painted, null, { timeout: 30_000 });
  return Number(await painted.jsonValue());
}

export interface Probe {
  longestInput: number;
  painted?: number;
}

/**
 * Runs in each document before its scripts. Records the duration of the longest input, and the time
 * until the page of a clicked link is painted.
 */
export function watchInputs(): void {
  const probe = window as unknown as Probe;
  probe.longestInput = 0;
  new PerformanceObserver((list) => {
    // INP ignores pointer moves, so they are not counted.
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[])
      if (interactionId > 0) probe.longestInput = Math.max(probe.longestInput, duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);

  const now = () => performance.timeOrigin + performance.now();
  const clicked = Number(sessionStorage.getItem("bench-clicked"));
  // A click has opened this page, on a site that loads a new document for each page.
  if (clicked > 0) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName("first-contentful-paint")[0];
      if (paint) probe.painted = performance.timeOrigin + paint.startTime - clicked;
    }).observe({ type: "paint", buffered: true });
  }
  document.addEventListener(
    "click",
    (event) => {
      if (!(event.target instanceof Element) || !event.target.closest("a[href]")) return;
      const started = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem("bench-clicked", String(started));
      const before = document.querySelector("h1")?.textContent;
      const look = () => {
        const heading = document.querySelector("h1")?.textContent;
        if (!heading || heading === before) requestAnimationFrame(look);
        // The frame with the new heading has been painted when the next frame begins.
        else
          requestAnimationFrame(() => {
            probe.painted = now() - started;
          });
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
