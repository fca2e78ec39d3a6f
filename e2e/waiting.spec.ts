import { expect, type Page, test } from "@playwright/test";
import { Modal, searchButton } from "./support/search";
import { hydrated, isMarked, listen, markDocument, open, pageKinds, scripts } from "./support/site";

const doc = pageKinds.doc;
const modalCode = /\/search-modal-[^/]+\.js$/;

const late = "加载时间过长";
const failed = "加载失败，请重试。";
const spinner = (page: Page) => page.getByRole("progressbar", { name: "正在加载…" });
const notice = (page: Page) => page.getByRole("alert");
const retry = (page: Page) => notice(page).getByRole("button", { name: "重试" });
const toggle = (page: Page) => page.getByRole("button", { name: /^切换浅色/ });
const theme = (page: Page) => page.locator("html");
const early = (page: Page) => page.getByRole("textbox", { name: "搜索" });
const results = (page: Page) => page.getByRole("main").getByRole("link", { name: /传输层/ });

/** Leaves requests unanswered: all of them, or the first few. */
async function hang(page: Page, files: RegExp | string, times?: number): Promise<void> {
  await page.route(files, () => {}, times === undefined ? {} : { times });
}

/** Asserts that the alert is the red box. */
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
    await page.goto(doc);
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute("data-theme", "dark", { timeout: 100 });
    await toggle(page).click();
    await expect(theme(page)).toHaveAttribute("data-theme", "light", { timeout: 100 });
  });

  test("its choice stays when they come, even where nothing can be stored", async ({ page }) => {
    await page.addInitScript("Storage.prototype.setItem = () => { throw new DOMException('full'); };");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, (route) => held.then(() => route.continue()));
    await page.goto(doc);
    await toggle(page).click();
    release();
    await hydrated(page);
    await expect(toggle(page)).toHaveAccessibleName(/暗黑模式/);
    await expect(theme(page)).toHaveAttribute("data-theme", "dark");
  });

  test("Ctrl+K shows a field, then a spinner, then that it takes long, with a way on", async ({ page }) => {
    await page.clock.install();
    // They hang on this page, and not on the next one.
    await page.route(scripts, (route) => (page.url().includes("/search") ? route.continue() : undefined));
    await page.goto(doc);
    await page.keyboard.press("Control+k");
    await expect(early(page)).toBeFocused();
    await page.keyboard.type("握手");
    await page.clock.runFor(250);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toContainText(late);
    await isRed(page);
    await expect(early(page)).toHaveValue("握手");
    await retry(page).click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("握手")}`);
    await expect(results(page).first()).toBeVisible();
  });

  test("a page of results has its query in the field, and a spinner", async ({ page }) => {
    await hang(page, scripts);
    await page.goto("/search?q=握手");
    await expect(page.getByRole("searchbox")).toHaveValue("握手");
    await expect(spinner(page)).toBeVisible();
  });

  test("letters typed on the search button are kept, at most 512 of them", async ({ page }) => {
    await hang(page, scripts);
    await page.goto(doc);
    await searchButton(page).focus();
    await page.keyboard.type("tcp");
    await expect(early(page)).toHaveValue("tcp");
    await page.keyboard.insertText("长".repeat(600));
    await expect(early(page)).toHaveValue(`tcp${"长".repeat(509)}`);
  });
});

test("a query in the address counts to 512 characters, also in the address", async ({ page }) => {
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
    [
      "without their data",
      (page: Page) => page.route(/page-data/, (route) => route.fulfill({ status: 403, body: "" })),
    ],
  ] as const) {
    test(`${name}: the toggle works, Ctrl+K says what happened, and 重试 leads on with what was typed`, async ({
      page,
    }) => {
      await answer(page);
      await page.goto(doc);
      await toggle(page).click();
      await expect(theme(page)).toHaveAttribute("data-theme", "dark");
      await page.keyboard.press("Control+k");
      await page.keyboard.type("握手");
      await expect(notice(page)).toContainText(failed);
      await isRed(page);
      await expect(early(page)).toHaveValue("握手");
      await retry(page).click();
      await expect(page).toHaveURL(`/search?q=${encodeURIComponent("握手")}`);
      await expect(page.getByRole("searchbox")).toHaveValue("握手");
      await expect(notice(page)).toContainText(failed);
      await page.getByRole("searchbox").fill("拥塞控制");
      await page.unrouteAll();
      await retry(page).click();
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByRole("searchbox")).toHaveValue("拥塞控制");
    });
  }
});

test.describe("after a new deployment", () => {
  /** The server has another build, whose pages have none of the old scripts. */
  async function deploy(page: Page, gone: RegExp): Promise<void> {
    await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "new" } }),
    );
    // The reload gets the new page, whose scripts are there.
    await page.route(
      (url) => url.pathname === doc,
      async (route) => {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await route.continue();
      },
    );
  }

  for (const [what, gone] of [
    ["the scripts", scripts],
    ["the search's code", modalCode],
  ] as const) {
    test(`an old page that asks for ${what} is reloaded once, in its place, with what was typed`, async ({ page }) => {
      const loads: string[] = [];
      page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
      if (gone === modalCode) await open(page, doc);
      else await page.goto(doc);
      await deploy(page, gone);
      await markDocument(page);
      await page.evaluate(() => {
        window.scrollTo(0, 900);
        window.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, cancelable: true }));
        const field = document.querySelector<HTMLInputElement>("#early-search");
        if (field) field.value = "握手";
      });
      const modal = new Modal(page);
      await expect(modal.input).toHaveValue("握手");
      expect(await isMarked(page)).toBe(false);
      expect(loads).toHaveLength(2);
      await page.keyboard.press("Escape");
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
    });
  }

  test("a deployment that is broken is not reloaded again and again", async ({ page }) => {
    const loads: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/page-data/app-data.json", (route) =>
      route.fulfill({ json: { webpackCompilationHash: "new" } }),
    );
    await page.goto(doc);
    await page.keyboard.press("Control+k");
    await expect(notice(page)).toContainText(failed);
    expect(loads).toHaveLength(2);
  });
});

test.describe("on a hydrated page", () => {
  test("a next page whose data hangs shows a spinner, and after ten seconds a red box; 重试 loads it", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/");
    await hang(page, "**/page-data/about/page-data.json", 1);
    await page.locator('a[href="/about"]:visible').first().click();
    await page.clock.runFor(250);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toContainText(late);
    await isRed(page);
    await retry(page).click();
    await expect(page).toHaveURL("/about");
    await expect(notice(page)).toHaveCount(0);
  });

  test("the search's code that hangs shows a spinner, and after ten seconds a way to the page of results", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, doc);
    await hang(page, modalCode);
    await searchButton(page).click();
    await page.keyboard.type("握手");
    await page.clock.runFor(500);
    await expect(spinner(page)).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(notice(page)).toContainText(late);
    await retry(page).click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("握手")}`);
  });
});

test.describe("menus", () => {
  const bar = (page: Page) => page.getByRole("navigation", { name: "主导航" });
  const menus = (page: Page) => bar(page).locator("details");

  test("one is open at most, with and without scripts", async ({ page }) => {
    await hang(page, scripts);
    await page.goto("/");
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

  test("a pointer that rests on one when the scripts arrive opens it", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, (route) => held.then(() => route.continue()));
    await page.goto("/");
    await menus(page).first().locator("summary").hover();
    await expect(bar(page).locator("details[open]")).toHaveCount(0);
    release();
    await expect(menus(page).first()).toHaveAttribute("open");
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(bar(page).locator("details[open]")).toHaveCount(0);
  });

  test("the wheel over a sidebar that cannot scroll scrolls the page", async ({ page }) => {
    await open(page, "/docs/llm/intro");
    const sidebar = page.locator("[data-sidebar]").first();
    test.skip(await sidebar.evaluate((element) => element.scrollHeight > element.clientHeight), "it can scroll");
    await sidebar.hover();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });
});

test("elements whose ids are names of globals break nothing", async ({ page }) => {
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
