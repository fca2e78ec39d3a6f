import { expect, type Page, test } from "@playwright/test";
import { open, pageKinds } from "./support/site";

/** What is far below the window is not laid out, which nobody may notice but the processor. */
const doc = pageKinds.doc;
const hash = `#${encodeURIComponent("可靠确认重传与超时")}`;

const go = (page: Page, path: string) => page.evaluate((address) => window.___navigate?.(address), path);
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** How far a place is from the top of the window, in px. */
const topOf = (page: Page, hash: string) =>
  page.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
    decodeURIComponent(hash.slice(1)),
  );
/** Blocks that the stylesheet leaves out while they are far away. */
const leftOut = (page: Page) =>
  page
    .locator(".prose > *")
    .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === "auto").length);

/** The page's height when all of it is laid out. */
async function trueHeight(page: Page): Promise<number> {
  await page.addStyleTag({ content: ".prose > * { content-visibility: visible !important; }" }).catch(() => {});
  return pageHeight(page);
}

test("has its true height soon after a sign of the reader, and stays out of layout", async ({
  page,
  browser,
  baseURL,
}) => {
  const whole = await browser.newPage({ baseURL: baseURL ?? "", bypassCSP: true });
  await open(whole, doc);
  const height = await trueHeight(whole);
  await whole.close();
  await open(page, doc);
  await expect.poll(() => pageHeight(page)).toBe(height);
  expect(await leftOut(page)).toBeGreaterThan(20);
});

test("is opened at the place in the address, and Back leads to where the reader was", async ({ page }) => {
  await open(page, `${doc}${hash}`);
  await expect.poll(() => topOf(page, hash)).toBeLessThan(120);
  expect(await topOf(page, hash)).toBeGreaterThan(40);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => topOf(page, hash)).toBeLessThan(-500);
  const before = await topOf(page, hash);
  await go(page, "/resume");
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, hash)).toBeLessThan(0);
  expect(Math.abs((await topOf(page, hash)) - before)).toBeLessThan(3);
});

test("a link to a place in it leads there, also before its heights are known", async ({ page }) => {
  await page.addInitScript(() => {
    // The browser never rests.
    window.requestIdleCallback = () => 0;
  });
  await open(page, doc);
  expect(await leftOut(page)).toBeGreaterThan(20);
  await page.getByRole("navigation", { name: "本页总览" }).getByRole("link", { name: "丢包率与吞吐量" }).click();
  const target = page.getByRole("heading", { name: "丢包率与吞吐量" });
  await expect(target).toBeInViewport();
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(68);
});

test("a reload leads to where the reader was", async ({ page }) => {
  await open(page, `${doc}${hash}`);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => topOf(page, hash)).toBeLessThan(-500);
  const before = await topOf(page, hash);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(page, hash)) - before)).toBeLessThan(3);
});

test("is found by the browser's own search, and whole on paper", async ({ page }) => {
  await open(page, doc);
  const found = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find("丢包率与吞吐量"),
  );
  expect(found).toBe(true);
  expect(await leftOut(page)).toBeGreaterThan(20);
  await page.emulateMedia({ media: "print" });
  expect(await leftOut(page)).toBe(0);
});
