import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./support/axe";
import { holdBack, textFiles } from "./support/search";
import { layoutShifts, listen, open } from "./support/site";

/** Waits until the query is answered. */
async function answered(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("status")).toContainText("篇文档", { timeout: 15_000 });
}

test.describe("search page", () => {
  test("shows results for the query in the address, without console messages", async ({ page }) => {
    const messages = listen(page);
    await open(page, `/search?q=${encodeURIComponent("半日潮")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("「半日潮」的搜索结果");
    await expect(page.getByRole("main").getByRole("link", { name: "海岸线" })).toBeVisible();
    await expect(page).toHaveTitle(/^「半日潮」的搜索结果 \| ./);
    expect(messages).toEqual([]);
  });

  test("moves nothing in view when results arrive", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          // The areas appear with the results. This may move only other areas on the same line.
          const isOfAreas = ({ node }: { node: Node | null }) => (node as Element | null)?.closest?.("fieldset label");
          if (!sources.every(isOfAreas)) shifts.push(value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    // On a slow device, a spinner replaces the results until their code arrives.
    const release = await holdBack(page, /\/render-island/);
    await page.goto("/search?q=GPS");
    await expect(page.locator("main .spinner")).toBeVisible();
    release();
    await expect(page.locator("main ol > li").nth(9)).toBeVisible();
    await answered(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test("moves nothing while its code is slow and nothing is searched yet", async ({ page }) => {
    const release = await holdBack(page, /\/render-island/);
    await page.goto("/search");
    const spinner = page.locator("main .spinner");
    await expect(spinner).toBeVisible();
    release();
    await expect(spinner).toHaveCount(0);
    expect(await layoutShifts(page)).toEqual([]);
  });

  test("shows no results before their order is final", async ({ page }) => {
    const release = await holdBack(page, textFiles);
    await page.goto(`/search?q=${encodeURIComponent("观察")}`);
    await expect(page.getByRole("main").getByRole("status")).toContainText("正在获取");
    const items = page.locator("main ol > li");
    await expect(items).toHaveCount(0);
    release();
    await answered(page);
    await expect(items.first()).toBeVisible();
  });

  test("an author's question leads to the section that answers it", async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent("出门忘带雨衣怎么办")}`);
    const items = page.locator("main ol > li");
    await expect(items.first()).toContainText("出门忘带了雨衣怎么办");
    await expect(items.first().getByRole("link").nth(1)).toHaveAttribute("href", /\/wetland#rain/);
  });

  test("follows the input, with the query in the address and no new history entries", async ({ page }) => {
    await open(page, "/search");
    const entries = await page.evaluate(() => history.length);
    await page.getByRole("searchbox").pressSequentially("compass", { delay: 20 });
    await expect(page).toHaveURL(/\?q=compass$/);
    await expect(
      page
        .getByRole("listitem")
        .filter({ has: page.locator("mark") })
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole("searchbox").press("Escape");
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });

  test("filters by area, and shows more results on scrolling down", async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent("观察")}`);
    const items = page.locator("main ol > li");
    await expect(items.first()).toBeVisible();
    await answered(page);
    const before = await items.count();
    await items.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => items.count()).toBeGreaterThan(before);
    await page.getByRole("radio", { name: /手艺/ }).click();
    await expect(page.getByRole("radio", { name: /手艺/ })).toBeChecked();
    await expect(page).toHaveURL(/area=craftSidebar/);
    await expect.poll(() => items.getByText("自然观察").count()).toBe(0);
  });

  test("Back from a result far down returns to it", async ({ page }) => {
    const items = page.locator("main ol > li");
    // Waits until all text files have loaded, because results found earlier would be in a different
    // order the next time.
    await open(page, `/search?q=${encodeURIComponent("月亮")}`);
    await expect(items.first()).toBeVisible();
    await answered(page);
    await page.getByRole("searchbox").fill("天气");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("「天气」的搜索结果");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("天气")}`);
    await expect(items.nth(9)).toContainText("天气");
    await items.nth(9).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect(items.nth(14)).toBeAttached();
    await items.nth(14).scrollIntoViewIfNeeded();
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    // Waits for two frames, so that the scroll position is up to date.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const place = await scrollY();
    const target = items.nth(14).getByRole("link").first();
    const title = await target.innerText();
    await target.click();
    await expect(page).not.toHaveURL(/\/search/);
    await expect(page).not.toHaveTitle(/搜索结果/);
    await page.goBack();
    await expect(target).toHaveText(title);
    await expect(target).toBeInViewport();
    await expect.poll(scrollY).toBe(place);
  });

  test("says if nothing was found, and shows a query that looks like HTML as text", async ({ page }) => {
    const evil = '<img src=x onerror="window.hacked=1">咕噜咕噜球';
    await open(page, `/search?q=${encodeURIComponent(evil)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`「${evil}」的搜索结果`);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    await page.getByRole("searchbox").fill("咕噜咕噜球");
    await expect(page.locator("main").getByRole("status")).toContainText("未找到任何结果");
  });

  test("says if results could not be fetched, and retries", async ({ page }) => {
    await page.route(/\/search\/manifest\.json/, (route) => route.fulfill({ status: 503 }));
    await open(page, "/search?q=compass");
    await expect(page.getByRole("alert")).toContainText("无法获取结果");
    await page.unroute(/\/search\/manifest\.json/);
    await page.getByRole("button", { name: "重试" }).click();
    await expect(page.locator("main ol > li").first()).toBeVisible();
  });

  test("is not indexed by search engines, but offered in the browser's address bar", async ({ page, request }) => {
    await open(page, "/search");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const description = await (await request.get("/opensearch.xml")).text();
    expect(description).toContain("/search?q={searchTerms}");
  });

  test("is accessible with and without results", async ({ page }) => {
    await open(page, "/search?q=compass");
    await expect(page.locator("main ol > li").first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
