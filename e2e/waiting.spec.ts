import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { Modal, searchButton } from "./support/search";
import { listen, open, scripts, started } from "./support/site";

const doc = pageKinds.doc;

const late = "加载时间过长";
const notice = (page: Page) => page.getByRole("alert");
const retry = (page: Page) => notice(page).getByRole("button", { name: "重试" });
const toggle = (page: Page) => page.getByRole("button", { name: /^切换浅色/ });
const theme = (page: Page) => page.locator("html");
const results = (page: Page) => page.getByRole("main").getByRole("link", { name: /海岸线/ });

/** Leaves requests for matching files unanswered: all of them, or the first `times`. */
async function hang(page: Page, files: RegExp | string, times?: number): Promise<void> {
  await page.route(files, () => {}, times === undefined ? {} : { times });
}

/** Asserts that the notice is a red box. */
async function isRed(page: Page): Promise<void> {
  const [box, red] = await notice(page).evaluate((element) => {
    const probe = document.createElement("i");
    probe.style.color = "var(--danger)";
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    const style = getComputedStyle(element);
    return [[style.borderTopColor, style.color], color];
  });
  expect(box).toEqual([red, red]);
}

test.describe("before the scripts are there", () => {
  test("the colour toggle works at once, and a second press undoes the first", async ({ page }) => {
    await hang(page, scripts);
    await page.goto(doc, { waitUntil: "domcontentloaded" });
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute("data-theme", "dark", { timeout: 100 });
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute("data-theme", "light", { timeout: 100 });
  });

  test("the chosen mode stays when the scripts load, even if storage is blocked", async ({ page }) => {
    await page.addInitScript("Storage.prototype.setItem = () => { throw new DOMException('full'); };");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, (route) => held.then(() => route.continue()));
    await page.goto(doc, { waitUntil: "domcontentloaded" });
    await toggle(page).click();
    release();
    await started(page);
    await expect(toggle(page)).toHaveAccessibleName(/暗黑模式/);
    await expect(theme(page)).toHaveAttribute("data-theme", "dark");
  });

  test("a search from the field of the search page leads to the results", async ({ page }) => {
    await hang(page, scripts);
    await page.goto("/search", { waitUntil: "domcontentloaded" });
    await page.getByRole("searchbox").fill("半日潮");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("半日潮")}`);
    await expect(results(page).first()).toBeVisible();
  });
});

test("a query in the address has at most 512 characters", async ({ page }) => {
  await open(page, `/search?q=${"长".repeat(600)}`);
  await expect(page.getByRole("searchbox")).toHaveValue("长".repeat(512));
  await expect.poll(() => new URL(page.url()).searchParams.get("q")?.length).toBe(512);
});

test.describe("scripts that come as HTML or not at all", () => {
  for (const [name, answer] of [
    ["blocked", (page: Page) => page.route(scripts, (route) => route.abort())],
    ["missing", (page: Page) => page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }))],
    [
      "HTML",
      (page: Page) =>
        page.route(scripts, (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })),
    ],
    [
      "text that does not run",
      (page: Page) =>
        page.route(scripts, (route) => route.fulfill({ contentType: "text/javascript", body: "<!doctype" })),
    ],
  ] as const) {
    test(`${name}: the toggle works, and the search button leads to the search page`, async ({ page }) => {
      await answer(page);
      await page.goto(doc);
      await toggle(page).click();
      await expect(theme(page)).toHaveAttribute("data-theme", "dark");
      await searchButton(page).click();
      await expect(page).toHaveURL(/\/search/);
      await expect(page.getByRole("searchbox")).toBeVisible();
    });
  }
});

test.describe("what is on its way", () => {
  test("a next page that hangs shows a progress bar, and after ten seconds a red box; 重试 loads it", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/");
    await hang(page, "**/about/fragment.json", 1);
    await page.locator('a[href="/about"]:visible').first().click();
    await page.clock.runFor(250);
    await expect(page.locator('[id="site:progress"] .bar')).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toContainText(late);
    await isRed(page);
    await retry(page).click();
    await expect(page).toHaveURL("/about");
    await expect(notice(page)).toHaveCount(0);
  });

  test("search code that hangs shows a spinner, and Enter opens the search page", async ({ page }) => {
    await open(page, doc);
    await hang(page, /\/render-island/);
    await searchButton(page).click();
    await expect(new Modal(page).input).toBeFocused();
    await page.keyboard.type("半日潮");
    await expect(page.getByRole("dialog").locator(".spinner")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("半日潮")}`);
  });
});

test.describe("menus", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: "主导航" });
  const menus = (page: Page) => bar(page).locator("details");

  test("at most one is open, with and without scripts", async ({ page }) => {
    await hang(page, scripts);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    const count = await menus(page).count();
    test.skip(count < 2, "the site has one menu");
    await menus(page).nth(0).locator("summary").click();
    await menus(page).nth(1).locator("summary").click();
    await expect(bar(page).locator("details[open]")).toHaveCount(1);
    await page.unrouteAll();
    await open(page, "/");
    await menus(page).nth(0).locator("summary").click();
    await menus(page).nth(1).locator("summary").hover();
    await expect(bar(page).locator("details[open]")).toHaveCount(1);
    await expect(menus(page).nth(1)).toHaveAttribute("open");
  });

  test("one opens if the pointer rests on it when the scripts arrive", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, (route) => held.then(() => route.continue()));
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await menus(page).first().locator("summary").hover();
    await expect(bar(page).locator("details[open]")).toHaveCount(0);
    release();
    await expect(menus(page).first()).toHaveAttribute("open");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(bar(page).locator("details[open]")).toHaveCount(0);
  });

  test("the wheel over a sidebar that cannot scroll scrolls the page", async ({ page }) => {
    await open(page, "/docs/sky/intro");
    const sidebar = page.locator("[data-site-sidebar]").first();
    test.skip(await sidebar.evaluate((element) => element.scrollHeight > element.clientHeight), "it can scroll");
    await sidebar.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

test("ids with the names of globals break nothing", async ({ page }) => {
  const messages = listen(page);
  const ids = [
    "gtag",
    "ready",
    "location",
    "___loader",
    "___navigate",
    "___gatsby2",
    "pagePath",
    "searchFiles",
    "asyncRequires",
    "dataLayer",
    "navigator",
    "history",
    "caches",
  ];
  await page.route(doc, async (route) => {
    const response = await route.fetch();
    const marks = ids.map((id) => `<a id="${id}" name="${id}" href="#x"></a><form name="${id}"></form>`).join("");
    await route.fulfill({
      response,
      body: (await response.text()).replace(/<div [^>]*class="[^"]*prose[^>]*>/, (open) => `${open}<p>${marks}</p>`),
    });
  });
  await page.goto(doc);
  await page.keyboard.press("Control+k");
  await expect(new Modal(page).input).toBeFocused();
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.___navigate?.("/about"));
  await expect(page).toHaveURL("/about");
  expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
});
