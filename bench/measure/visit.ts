import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import type { Controls } from "../sites/site";
import type { Host } from "./host";
import { type Probe, watchInputs } from "./interaction";

/**
 * The cost of reading five docs in a row: bytes, and the median wait for the next doc in
 * milliseconds.
 */
export interface Visit {
  readonly desktopBytes: number;
  readonly desktopWait: number;
  readonly phoneBytes: number;
  readonly phoneWait: number;
}

const docsPerVisit = 5;
const slowdown = 4;
/**
 * Milliseconds that a reader stays at the end of a page. All compared sites start to prefetch
 * sooner.
 */
const look = 1_500;
/** Pixels per scroll step. */
const step = 900;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/**
 * Opens a doc. Then, four times, reads the current doc to its end and follows the link to the next
 * one. Measures this with a mouse and with touch.
 */
export async function visit(browser: Browser, served: Host, path: string, { next }: Controls): Promise<Visit> {
  const [desktopBytes, desktopWait] = await readOn(browser, served, path, next, false);
  const [phoneBytes, phoneWait] = await readOn(browser, served, path, next, true);
  return { desktopBytes, desktopWait, phoneBytes, phoneWait };
}

async function readOn(
  browser: Browser,
  { origin, log }: Host,
  path: string,
  next: string,
  isPhone: boolean,
): Promise<readonly [bytes: number, wait: number]> {
  const before = log.length;
  const context = await browser.newContext({
    viewport: isPhone ? phone : desktop,
    locale: "zh-CN",
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript("globalThis.__name = (target) => target");
    await page.addInitScript(watchInputs);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(origin + path);
    const waits: number[] = [];
    for (let read = 1; read < docsPerVisit; read++) {
      await readToEnd(page);
      waits.push(await press(page, next, isPhone));
    }
    await readToEnd(page);
    const bytes = log.slice(before).reduce((sum, answered) => sum + answered.bytes, 0);
    return [bytes, waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.NaN];
  } finally {
    await context.close();
  }
}

async function readToEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top <= height; top += step) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await wait(100);
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await wait(look);
}

/**
 * Follows the link to the next page.
 * @returns milliseconds from the click or tap until the next page is painted
 */
async function press(page: Page, next: string, isPhone: boolean): Promise<number> {
  const link = page.locator(next).first();
  await page.evaluate(() => {
    delete (window as unknown as Probe).painted;
  });
  if (isPhone) await link.tap();
  else {
    await link.hover();
    await wait(200);
    await link.click();
  }
  const painted = await page.waitForFunction(() => (window as unknown as Probe).painted, null, { timeout: 30_000 });
  return Number(await painted.jsonValue());
}
