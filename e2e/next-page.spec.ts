import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { open } from "./support/site";

/** An event of Chromium's trace. Times are in µs. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: { readonly type?: string }; readonly elementCount?: number };
}

/**
 * Returns the main thread's events from the click on a link until the browser paints the new page.
 */
function eventsUntilPainted(file: string): TraceEvent[] {
  const { traceEvents } = JSON.parse(readFileSync(file, "utf8")) as { readonly traceEvents: readonly TraceEvent[] };
  const press = traceEvents.find(({ name, args }) => name === "EventDispatch" && args.data?.type === "click");
  if (!press) throw new Error("the trace has no press");
  const after = traceEvents
    .filter(({ pid, tid, ph, ts }) => pid === press.pid && tid === press.tid && ph === "X" && ts >= press.ts)
    .sort((a, b) => a.ts - b.ts);
  const layout = after.findIndex(({ name }) => name === "Layout");
  const painted = after.findIndex(({ name }, index) => name === "Paint" && index > layout);
  return after.slice(0, painted);
}

test("a next page is styled and laid out once before it is painted", async ({ page, browser }, testInfo) => {
  await open(page, pageKinds.doc);
  const next = page.getByRole("link", { name: /^下一页/ });
  const path = await next.evaluate((link: HTMLAnchorElement) => link.pathname.replace(/\/$/, ""));
  const prefetched = page.waitForResponse((response) => response.url().endsWith(`${path}/fragment.json`));
  await next.scrollIntoViewIfNeeded();
  await next.hover();
  await prefetched;
  const file = testInfo.outputPath("trace.json");
  await browser.startTracing(page, { path: file, categories: ["devtools.timeline"] });
  const title = await page.title();
  await next.click();
  await expect(page).not.toHaveTitle(title);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await browser.stopTracing();
  const events = eventsUntilPainted(file);
  const restyled = events.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
  const elements = await page.evaluate(() => document.querySelectorAll("main, main *, header *").length);
  // A selector with `:has()`, or reading a size between two changes, would restyle more elements.
  expect(restyled).toBeLessThan(elements);
  expect(events.filter(({ name }) => name === "Layout").length).toBeLessThan(3);
});
