import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./support/axe";
import { pageKinds } from "./support/fixture-site";
import { isMarked, laidOut, listen, markDocument, open } from "./support/site";

const article = pageKinds.doc;
const toggle = (page: Page) => page.getByRole("contentinfo").getByRole("button");
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const textOf = (page: Page, selector: string) => page.locator(selector).allTextContents();

/** Presses the switch at the bottom of the page. */
async function press(page: Page): Promise<void> {
  await laidOut(page);
  await toggle(page).click();
}

/** Opens a page and presses the switch. */
async function convert(page: Page, address: string = article): Promise<void> {
  await open(page, address);
  await press(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
}

test("a press loads the table and converts page, title and names to traditional characters, but not code", async ({
  page,
}) => {
  const messages = listen(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, article);
  await expect(title(page)).toHaveText("海岸线");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  const ofSwitch = () => asked.filter((address) => address.includes("traditional"));
  expect(ofSwitch()).toEqual([]);
  const code = await textOf(page, "pre, code");
  await press(page);
  await expect(title(page)).toHaveText("海岸線");
  expect(ofSwitch()).toHaveLength(2);
  await expect(page).toHaveTitle(/^海岸線/);
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("navigation", { name: "主導航" })).toBeVisible();
  expect(await textOf(page, "pre, code")).toEqual(code);
  const outside = await page.locator("body").evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll("pre, code, kbd, script")) part.remove();
    return copy.textContent ?? "";
  });
  expect(outside).toContain("數據");
  // Characters that do not occur in traditional text.
  expect(outside.match(/[这们说时个为来对过还进无变见现关开]/g) ?? []).toEqual([]);
  // Checks a component, because React expects the text of the build when it hydrates one.
  const label = page.getByText("漲潮在第幾天");
  await label.scrollIntoViewIfNeeded();
  await label.hover();
  await expect(page.locator("[data-site-hydration=done]").filter({ has: label })).toBeVisible();
  await expect(label).toBeVisible();
  expect(messages).toEqual([]);
});

test("the choice stays after navigation, Back and reload, until the switch is pressed again", async ({ page }) => {
  await convert(page);
  await markDocument(page);
  await page.evaluate((address) => window.___navigate?.(address), pageKinds.post);
  await expect(page).toHaveTitle(/./);
  await expect(page).toHaveURL(new RegExp(pageKinds.post));
  expect(await page.getByRole("main").innerText()).toMatch(/[這說時為個]/);
  await page.goBack();
  await expect(title(page)).toHaveText("海岸線");
  const before = await page.getByRole("main").innerText();
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expect(title(page)).toHaveText("海岸線");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => page.getByRole("main").innerText()).toBe(before);
  await press(page);
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  await expect(title(page)).toHaveText("海岸线");
  await expect(toggle(page)).toBeFocused();
  await page.reload();
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  await expect(title(page)).toHaveText("海岸线");
});

test("the switch works by keyboard, and the page is accessible before and after", async ({ page }) => {
  await open(page, pageKinds.about);
  expect(await accessibilityFaults(page, "footer")).toEqual([]);
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
  await expect(toggle(page)).toBeFocused();
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("a query in traditional characters has the same results as in simplified ones", async ({ page }) => {
  const found = async (query: string) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const links = page.locator("main ol > li a");
    await expect(page.getByRole("main").getByRole("status")).not.toContainText("正在载入全文", { timeout: 15_000 });
    await expect(links.first()).toBeVisible();
    return links.first().getAttribute("href");
  };
  expect(await found("海岸線")).toBe(await found("海岸线"));
  await convert(page, "/search?q=%E6%B5%B7%E5%B2%B8%E7%BA%BF");
  await expect(page.getByRole("main").getByRole("link", { name: "海岸線" }).first()).toBeVisible();
});

test("a link of the search marks the words that it has found, in traditional characters", async ({ page }) => {
  await convert(page, pageKinds.about);
  await page.evaluate(() => window.___navigate?.("/docs/nature/coast/shoreline#:~:text=海岸线"));
  await expect(title(page)).toHaveText("海岸線");
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get("found") ?? [])].map((range) => String(range)).slice(0, 1));
  await expect.poll(marked).toEqual(["海岸線"]);
});

test("the selection is the visible text", async ({ page }) => {
  await convert(page);
  const selected = await title(page).evaluate((heading) => {
    window.getSelection()?.selectAllChildren(heading);
    return String(window.getSelection());
  });
  expect(selected).toBe("海岸線");
});

test("the switch reports a table that fails to load, and can be pressed again", async ({ page }) => {
  await page.route(/traditional-.*\.json/, (route) => route.abort());
  await open(page, article);
  await press(page);
  await expect(toggle(page)).toHaveText("加载失败，请重试。");
  await page.unroute(/traditional-.*\.json/);
  await press(page);
  await expect(title(page)).toHaveText("海岸線");
  await expect(toggle(page)).toHaveText("繁體");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no switch", async ({ page }) => {
    await page.goto(article);
    await expect(toggle(page)).toHaveCount(0);
  });
});
