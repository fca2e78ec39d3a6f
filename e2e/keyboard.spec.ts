import { expect, type Locator, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { focused, press, pressesTo, walk } from "./support/keyboard";
import { open, overlayLeft } from "./support/site";

// Journeys of a reader without a pointer: Tab, Enter, Escape and Back. The focus is visible at each
// stop and never lost, and each press has an effect.

const kinds = { ...pageKinds, "search page": "/search", "doc with a component": "/docs/nature/coast/wetland" };

/** Returns whether a locator matches the focused element. */
const hasFocus = (place: Locator) => place.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));

const isInMain = (page: Page) => () => page.evaluate(() => document.activeElement?.closest("main") !== null);

for (const [kind, path] of Object.entries(kinds)) {
  test(`Tab stops at everything once, in sight, and Shift+Tab goes the same way back: ${kind}`, async ({ page }) => {
    await open(page, path);
    const stops = await walk(page, "Tab");
    for (const { name, faults } of stops) expect(faults, name).toEqual([]);
    const places = stops.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
    // The tab order is the order of the document.
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const back = await walk(page, "Shift+Tab");
    for (const { name, faults } of back) expect(faults, `${name}, backwards`).toEqual([]);
    expect(back.map(({ name }) => name)).toEqual(stops.map(({ name }) => name).reverse());
  });

  test(`three presses lead into the text, Enter follows a link, and Back returns to it: ${kind}`, async ({ page }) => {
    await open(page, path);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await pressesTo(page, isInMain(page))).toBe(1);
    const links = page.locator("main a[href^='/']:not([href*='#'], [target])");
    if ((await links.count()) === 0) return;
    await links.last().focus();
    const followed = await focused(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => new URL(page.url()).pathname).not.toBe(encodeURI(path));
    // The reader first moves through the other page.
    for (const key of ["Tab", "Tab", "Tab"]) expect(await press(page, key)).not.toBeNull();
    await page.goBack();
    await expect.poll(() => hasFocus(links.last())).toBe(true);
    const returned = await focused(page);
    expect(returned).toMatchObject({ name: followed?.name, faults: [] });
  });
}

for (const [window, width, height] of [
  ["a phone on its side", 640, 360],
  ["a window at 400 %", 320, 256],
] as const) {
  test(`Tab stops in sight in ${window}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of [pageKinds.doc, pageKinds["doc with formulas"], pageKinds.home]) {
      await open(page, path);
      for (const key of ["Tab", "Shift+Tab"] as const)
        for (const { name, faults } of await walk(page, key)) expect(faults, `${path} ${key} ${name}`).toEqual([]);
    }
  });
}

test("the search is opened, searched and left without a pointer, and returns the focus", async ({ page }) => {
  await open(page, pageKinds.doc);
  const link = page.locator(".prose p a[href^='/docs/']").first();
  await link.focus();
  await page.keyboard.press("/");
  const field = page.getByRole("dialog").getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toBeFocused();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
  await page.keyboard.type("轨道");
  await expect(page.getByRole("option", { name: "轨道" }).first()).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/sky\/orbit/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const landed = await focused(page);
  expect(landed?.faults).toEqual([]);
  expect(await press(page, "Tab")).toMatchObject({ faults: [] });
});

test("a menu, a fold, a listing and the viewer open and close without a pointer, and keep the focus", async ({
  page,
}) => {
  await open(page, pageKinds.doc);
  const menu = page.getByRole("navigation", { name: "主导航" }).locator("summary").last();
  await menu.focus();
  await page.keyboard.press("Enter");
  expect(await press(page, "Tab")).toMatchObject({ name: "a 随笔", faults: [] });
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();

  // One press opens the description of a drawing, and the next Tab leaves it.
  const fold = page.locator("figure.diagram summary").first();
  await fold.focus();
  await page.keyboard.press("Enter");
  await expect(fold.locator("xpath=..")).toHaveAttribute("open", "");
  expect(await focused(page)).toMatchObject({ faults: [] });
  await expect(fold).toBeFocused();

  const enlarge = page.locator("figure.diagram .enlarge").first();
  await enlarge.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  const names = async () => (await walk(page, "Tab")).map(({ name }) => name);
  expect(await names()).toEqual(["放大", "缩小", "恢复原大"].map((name) => `button ${name}`));
  await viewer.getByRole("button", { name: "关闭" }).focus();
  await page.keyboard.press("+");
  expect((await names()).slice(-4)).toEqual(["看左边", "看右边", "看上边", "看下边"].map((name) => `button ${name}`));
  // When the picture is whole again, nothing is hidden on its left, but the focus stays on the
  // button.
  const left = viewer.getByRole("button", { name: "看左边" });
  await left.focus();
  await page.keyboard.press("0");
  await expect(left).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(enlarge).toBeFocused();
  await overlayLeft(page);

  await open(page, "/docs/craft/abacus");
  const more = page.locator(".code-more summary");
  await more.focus();
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press("Enter");
    await expect(more).toBeFocused();
    expect(await focused(page)).toMatchObject({ faults: [] });
  }
  expect(await press(page, "Tab")).toMatchObject({ faults: [] });
});

test("a link to a place on the page is followed and left again without a pointer", async ({ page }) => {
  await open(page, pageKinds.doc);
  const link = page.getByRole("navigation", { name: "本页总览" }).getByRole("link").nth(2);
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".prose :is(h2, h3)").nth(2)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.goBack();
  await expect(link).toBeFocused();
  expect(await focused(page)).toMatchObject({ faults: [] });
});
