import { expect, type Locator, type Page, test } from "@playwright/test";
import { docsText, readingText } from "../src/text/texts";
import { pageKinds } from "./support/fixture-site";
import { Modal } from "./support/search";
import { isMarked, markDocument, open } from "./support/site";

test.use({ viewport: { width: 390, height: 844 } });

const doc = pageKinds.doc;
const toggle = (page: Page) => page.locator("summary[aria-label=切换导航栏]");
const close = (page: Page) => page.getByRole("button", { name: "关闭导航栏" });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "文档侧边栏" });
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "主导航" });

test.describe("drawer", () => {
  test("opens with the page's sidebar, and switches to the main menu and back", async ({ page }) => {
    await open(page, doc);
    await expect(sidebar(page)).toBeHidden();
    await toggle(page).click();
    await expect(sidebar(page)).toBeVisible();
    await expect(mainMenu(page)).toBeHidden();
    await page.getByText("← 回到主菜单").click();
    await expect(mainMenu(page)).toBeVisible();
    await expect(sidebar(page)).toBeHidden();
    await page.getByText("返回本栏目目录 →").click();
    await expect(sidebar(page)).toBeVisible();
  });

  test("shows the main menu at once if the page has no sidebar", async ({ page }) => {
    await open(page, "/about");
    await toggle(page).click();
    await expect(mainMenu(page).getByRole("link", { name: "本站说明" })).toHaveAttribute("aria-current", "page");
    await expect(mainMenu(page).getByRole("link", { name: "履历" })).toBeVisible();
  });

  test("closes with its button and restores the focus", async ({ page }) => {
    await open(page, doc);
    await toggle(page).click();
    await expect(close(page)).toBeFocused();
    await close(page).click();
    await expect(close(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("closes with Escape and restores the focus", async ({ page }) => {
    await open(page, doc);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expect(close(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(close(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test("closes on a press outside it", async ({ page }) => {
    await open(page, doc);
    await toggle(page).click();
    await expect(close(page)).toBeVisible();
    await page.mouse.click(380, 500);
    await expect(close(page)).toBeHidden();
  });

  test("closes with the browser's Back and stays on the page", async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => window.___navigate?.("/resume"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("履历");
    await page.evaluate(() => window.scrollTo(0, 600));
    // Dispatches the event, because Playwright's click would first scroll to the sticky bar's
    // position in the document.
    await toggle(page).dispatchEvent("click");
    await expect(close(page)).toBeFocused();
    await page.goBack();
    await expect(close(page)).toBeHidden();
    await expect(page).toHaveURL("/resume");
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("closes on a new page, and Back then returns to the previous page in one step", async ({ page }) => {
    await open(page, doc);
    await markDocument(page);
    await toggle(page).click();
    await sidebar(page).getByRole("link", { name: "候鸟" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("候鸟");
    await expect(close(page)).toBeHidden();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("海岸线");
    await expect(close(page)).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test("closes when the current page is chosen", async ({ page }) => {
    await open(page, doc);
    await toggle(page).click();
    await sidebar(page).getByRole("link", { name: "海岸线" }).click();
    await expect(close(page)).toBeHidden();
  });

  test("closes when the window becomes wider than 996 px, not at 996 px", async ({ page }) => {
    await open(page, doc);
    await toggle(page).click();
    await page.setViewportSize({ width: 996, height: 844 });
    await expect(close(page)).toBeVisible();
    await page.setViewportSize({ width: 997, height: 844 });
    await expect(close(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(close(page)).toBeHidden();
  });

  test("keeps the focus inside, and the page behind it inert and still", async ({ page }) => {
    await open(page, doc);
    await toggle(page).click();
    await expect(close(page)).toBeFocused();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key);
        expect(
          await page.evaluate(
            () => document.activeElement?.closest("[data-site-drawer], [data-site-sidebar]") !== null,
          ),
        ).toBe(true);
      }
    }
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("main")).toHaveJSProperty("inert", false);
  });
});

test("the page is as wide as the screen, from 320 px on", async ({ page }) => {
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", doc, "/docs/sky/orbit", "/docs", "/resume", "/friendship", "/blog"]) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test("a site's long name is cut in the bar", async ({ page }) => {
  await open(page, doc);
  await page.locator("header [data-serif]").evaluate((name) => {
    name.textContent = "一个名字很长很长很长很长很长很长很长的站";
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.getByRole("button", { name: "搜索" })).toBeInViewport({ ratio: 1 });
});

test("the table of contents is collapsed above the text, and links to its headings", async ({ page }) => {
  await open(page, doc);
  const folded = page.locator("article details", { hasText: "本页总览" }).first();
  const link = folded.getByRole("link", { name: "GPS", exact: true });
  await expect(link).toBeHidden();
  await folded.getByText("本页总览").click();
  await link.click();
  await expect(page.getByRole("heading", { name: /^GPS/ })).toBeInViewport();
  await expect(link).toBeHidden();
});

test("the bar of contents stays in view, names the current section, and covers no heading", async ({ page }) => {
  await open(page, doc);
  const bar = page.locator("[data-site-toc-bar]");
  const summary = bar.locator("summary");
  const headings = await page.locator(".prose :is(h2, h3)").count();
  const third = page.locator(".prose :is(h2, h3)").nth(2);
  const name = (await third.textContent())?.trim() ?? "";
  await summary.tap();
  await bar.getByRole("link", { name, exact: true }).tap();
  await expect(summary).toHaveText(`${readingText.tocSection}${name}3 / ${headings}`);
  const [barBox, headingBox] = [await bar.boundingBox(), await third.boundingBox()];
  expect(headingBox?.y ?? 0).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  await page.mouse.wheel(0, 1_500);
  await expect(summary).toBeInViewport({ ratio: 1 });

  await summary.tap();
  await page.keyboard.press("Escape");
  await expect(bar).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
  await summary.tap();
  await page.touchscreen.tap(195, 800);
  await expect(bar).not.toHaveAttribute("open");
});

test("in a low window the bar of contents is above the text and covers none of it", async ({ page }) => {
  for (const [width, height] of [
    [640, 360],
    [844, 390],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, doc);
    const [bar, text] = await Promise.all(
      ["[data-site-toc-bar]", ".prose > :first-child"].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(bar?.height, `at ${width}`).toBeGreaterThan(30);
    expect(text?.y ?? 0, `at ${width}`).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }
});

test("in landscape, a phone shows the article in the middle and a bar as wide as the text", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, doc);
  const boxes = await Promise.all(
    ["article", "[data-site-toc-bar]", "h1"].map((part) => page.locator(part).first().boundingBox()),
  );
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const box of boxes) {
    expect(box?.x).toBeCloseTo(width - (box?.x ?? 0) - (box?.width ?? 0), 0);
    expect(box?.width).toBe(boxes[0]?.width);
  }
});

test("in landscape, a phone shows the search on the whole screen", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { root } = await Modal.openAt(page, doc);
  expect(await root.boundingBox()).toMatchObject({ x: 0, y: 0, height: 390 });
});

test("links to other pages and the buttons of a code block are tap targets of 40 px", async ({ page }) => {
  /** Returns the size of the area around a link's centre that belongs to the link, in px. */
  const target = (link: Locator) =>
    link.evaluate((element) => {
      element.scrollIntoView({ block: "center" });
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isOwn = (dx: number, dy: number) => element.contains(document.elementFromPoint(x + dx, y + dy));
      const reach = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < 60 && isOwn(dx * (steps + 1), dy * (steps + 1))) steps++;
        return steps;
      };
      return { width: reach(-1, 0) + reach(1, 0) + 1, height: reach(0, -1) + reach(0, 1) + 1 };
    });
  const isLarge = async (link: Locator, height = 40) => {
    const size = await target(link);
    expect(size.height, await link.innerText()).toBeGreaterThanOrEqual(height - 1);
    expect(size.width, await link.innerText()).toBeGreaterThanOrEqual(35);
  };
  await open(page, "/");
  for (const link of await page.getByRole("main").locator("ul.link-row a").all()) await isLarge(link);
  await isLarge(page.getByRole("contentinfo").getByRole("link").first());
  await open(page, doc);
  await isLarge(page.getByRole("navigation", { name: docsText.breadcrumbs }).getByRole("link").first());
  await open(page, "/docs/craft/abacus");
  for (const button of await page.locator(".code-bar").first().locator("> *").all()) await isLarge(button);
});

test("tables, code and formulas scroll inside themselves", async ({ page }) => {
  await open(page, "/docs/sky/orbit");
  for (const selector of [".table-wrap", "figure.code pre", ".math-block"]) {
    for (const box of await page.locator(`.prose ${selector}`).all()) {
      expect((await box.boundingBox())?.width ?? 0).toBeLessThanOrEqual(390);
      expect(await box.evaluate((element) => getComputedStyle(element).overflowX)).toBe("auto");
    }
  }
});

test("a formula wider than a very narrow screen scrolls on its own, with keyboard access", async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 800 });
  await open(page, "/docs/sky/orbit");
  const wide = page.locator(".math-wide").first();
  await expect(wide).toHaveAttribute("tabindex", "0");
  expect(await wide.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  const paragraph = page.locator(".prose :is(p, li, dd):has(> .math-inline)");
  // Formulas in a closed answer are measured when it opens, and those far below when the browser is
  // idle.
  const scrolling = () =>
    paragraph.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  await expect.poll(scrolling).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.locator(".math-wide")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the drawer opens, shows sidebar and main menu, and its links work", async ({ page }) => {
    await page.goto(doc);
    await toggle(page).click();
    await expect(sidebar(page)).toBeVisible();
    await page.getByText("← 回到主菜单").click();
    await mainMenu(page).getByRole("link", { name: "本站说明" }).click();
    await expect(page).toHaveURL("/about");
  });

  test("the drawer closes with a second press", async ({ page }) => {
    await page.goto(doc);
    await toggle(page).click();
    // The three lines become a cross.
    const angle = () => toggle(page).evaluate((button) => getComputedStyle(button, "::before").rotate);
    expect(await angle()).toBe("45deg");
    await toggle(page).click();
    await expect(sidebar(page)).toBeHidden();
    expect(await angle()).toBe("none");
  });
});

test("keeps the passage in view when the reader turns the phone", async ({ page }) => {
  await open(page, doc);
  const passage = page.locator(".prose > p").nth(8);
  await passage.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(passage).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(passage).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(passage).toBeInViewport();
});

test("in a very low window, the bars scroll away and return when they get the focus", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 300 });
  await open(page, doc);
  await expect(toggle(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect(toggle(page)).not.toBeInViewport();
  await expect(page.locator("main details > summary").first()).not.toBeInViewport();
  await toggle(page).focus();
  await expect(toggle(page)).toBeInViewport();
});
