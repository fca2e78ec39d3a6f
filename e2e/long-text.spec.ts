import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { open } from "./support/site";

/**
 * A long article. Readers must not notice that its content far below the viewport is laid out after
 * the page is shown.
 */
const doc = pageKinds.doc;
const hash = `#${encodeURIComponent("涨潮推算核对与等待")}`;

const go = (page: Page, path: string) => page.evaluate((address) => void window.___navigate?.(address), path);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Returns the distance of an element from the top of the viewport, in px. */
const topOf = (page: Page, hash: string) =>
  page.evaluate(
    (id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN,
    decodeURIComponent(hash.slice(1)),
  );
/** Counts the blocks that the stylesheet excludes from layout while they are far away. */
const leftOut = (page: Page) =>
  page
    .locator(".prose > *")
    .evaluateAll((blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility === "auto").length);

test("is laid out completely soon after the page is shown, without interaction", async ({ page }) => {
  await page.goto(doc);
  await expect.poll(() => leftOut(page)).toBe(0);
  // A screen reader receives all of the text.
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  const read = nodes.filter(({ role }) => role?.value === "StaticText").map(({ name }) => String(name?.value));
  expect(read.join("")).toContain("退潮水痕");
  expect(nodes.filter(({ role }) => role?.value === "paragraph").length).toBeGreaterThan(50);
});

test("opens at the hash, and Back returns to the reader's position", async ({ page }) => {
  await open(page, `${doc}${hash}`);
  await expect.poll(() => topOf(page, hash)).toBeLessThan(120);
  expect(await topOf(page, hash)).toBeGreaterThan(40);
  const arrival = await scrollY(page);
  // Waits for this scroll only, because the browser may still report the end of its scroll to the
  // hash.
  const hasEnded = page.evaluate(
    (start) =>
      new Promise<void>((resolve) =>
        addEventListener("scrollend", () => {
          if (window.scrollY > start + 500) resolve();
        }),
      ),
    arrival,
  );
  await page.mouse.wheel(0, 600);
  await hasEnded;
  const before = await topOf(page, hash);
  await go(page, "/resume");
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => topOf(page, hash)).toBeLessThan(0);
  expect(Math.abs((await topOf(page, hash)) - before)).toBeLessThan(3);
});

test("a link to a place in it works, even before its heights are known", async ({ page }) => {
  await page.addInitScript(() => {
    // Simulates a browser that is never idle.
    window.requestIdleCallback = () => 0;
  });
  await open(page, doc);
  expect(await leftOut(page)).toBeGreaterThan(20);
  await page.getByRole("navigation", { name: "本页总览" }).getByRole("link", { name: "浪高与风速" }).click();
  const target = page.getByRole("heading", { name: "浪高与风速" });
  await expect(target).toBeInViewport();
  await page.mouse.wheel(0, -200);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => Math.round((await target.boundingBox())?.y ?? 0)).toBe(68);
});

test("keeps the reader's position when something above it grows", async ({ page }) => {
  await page.goto(doc);
  await expect.poll(() => leftOut(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
  await expect.poll(() => scrollY(page)).toBe(3_000);
  const place = await topOf(page, hash);
  await page
    .locator(".prose > p")
    .first()
    .evaluate((block) => {
      block.style.height = "900px";
    });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(3_500);
  expect(Math.abs((await topOf(page, hash)) - place)).toBeLessThan(2);
});

test("a reload restores the reader's position", async ({ page }) => {
  await open(page, `${doc}${hash}`);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => topOf(page, hash)).toBeLessThan(-500);
  const before = await topOf(page, hash);
  await page.reload();
  await expect.poll(async () => Math.abs((await topOf(page, hash)) - before)).toBeLessThan(3);
});

test("is found by the browser's search and printed completely, even before layout", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, doc);
  expect(await leftOut(page)).toBeGreaterThan(20);
  const found = await page.evaluate(() => (window as unknown as { find(text: string): boolean }).find("浪高与风速"));
  expect(found).toBe(true);
  await page.emulateMedia({ media: "print" });
  expect(await leftOut(page)).toBe(0);
});

test("is laid out completely on the next page, and without scripts", async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, "/");
  await go(page, doc);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("海岸线");
  expect(await leftOut(page)).toBe(0);
  const plain = await browser.newPage({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  await plain.goto(doc);
  await expect(plain.locator(".prose > p").last()).not.toHaveCSS("content-visibility", "auto");
  await plain.close();
});
