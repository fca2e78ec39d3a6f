import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { open } from "./support/site";

/** Returns the number of title fonts in the document. */
const loaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ family }) => family.includes("Title Serif")).length);

/** Returns the page's layout shift so far. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: PerformanceEntryList) =>
          entries.reduce((all, entry) => all + ((entry as PerformanceEntry & { value?: number }).value ?? 0), 0);
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: "layout-shift",
          buffered: true,
        });
        // Browsers report nothing if nothing has moved, so the result is then 0 after 200 ms.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 200));
      }),
  );

test("titles use the site's serif font, also on the next page, and Back fetches nothing again", async ({ page }) => {
  const fonts: string[] = [];
  page.on("request", (request) => request.resourceType() === "font" && fonts.push(request.url()));
  await open(page, pageKinds.doc);
  await expect.poll(() => loaded(page)).toBe(2);
  const title = await page.locator("h1").textContent();
  await page.getByRole("link", { name: /^下一页/ }).click();
  await expect(page.locator("h1")).not.toHaveText(title ?? "");
  await expect.poll(() => loaded(page)).toBe(3);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(title ?? "");
  expect(fonts).toHaveLength(3);
});

test("a late font moves nothing, and a missing one leaves the title as it is", async ({ page }) => {
  const late: (() => void)[] = [];
  await page.route(/\/fonts\//, async (route) => {
    await new Promise<void>((resolve) => late.push(resolve));
    await route.continue();
  });
  await page.goto(pageKinds.post, { waitUntil: "domcontentloaded" });
  await expect(page.locator("h1")).toBeVisible();
  await expect.poll(() => late.length).toBe(2);
  for (const resume of late) resume();
  await expect.poll(() => loaded(page)).toBe(2);
  expect(await shift(page)).toBeLessThan(0.01);

  await page.unroute(/\/fonts\//);
  await page.route(/\/fonts\//, (route) => route.abort());
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(pageKinds.category, { waitUntil: "load" });
  await expect(page.locator("h1")).toBeVisible();
  expect(errors).toEqual([]);
});
