import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/site";

/**
 * A note with a component from the content folder. The component's script loads when the reader
 * reaches it.
 */
const note = "/docs/nature/coast/wetland";
const component = (page: Page) => page.locator("[data-site-island^='components/']").first();

/** Collects the addresses of component scripts and of React's script as they are requested. */
function watchIslandScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/render-island|walk-time/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("an author's component is visible before its script, which loads when the reader reaches for it", async ({
  page,
}) => {
  const asked = watchIslandScripts(page);
  await open(page, note);
  const place = component(page);
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole("row", { name: "用时" })).toContainText("2小时");
  expect(asked).toEqual([]);
  const field = place.getByRole("textbox");
  await field.click();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await expect(field).toBeFocused();
  await field.fill("30/5");
  await expect(place.getByRole("row", { name: "用时" })).toContainText("6小时");
  await expect(place.getByRole("status")).toContainText("走30公里");
  // The component must not change while the reader types.
  await field.fill("30/");
  await expect(field).toHaveValue("30/");
  await expect(place.getByRole("alert")).toHaveCount(0);
  await field.fill("30/9");
  await field.press("Enter");
  await expect(place.getByRole("alert")).toBeVisible();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/1～6/);
  await field.fill("30/6");
  await expect(place.getByRole("alert")).toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid");
});

test("keyboard focus stays while the script loads, and input typed meanwhile counts", async ({ page }) => {
  await page.route(/walk-time/, async (route) => {
    await typed;
    await route.continue();
  });
  let done = () => {};
  const typed = new Promise<void>((resolve) => {
    done = resolve;
  });
  await open(page, note);
  const field = component(page).getByRole("textbox");
  await field.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("18/3");
  done();
  await expect(component(page).getByRole("row", { name: "用时" })).toContainText("6小时");
  await expect(field).toBeFocused();
});

test("a component works after navigation to its page, and is text without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, "/docs/nature/coast/river");
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(new RegExp(`${note}$`));
  const field = component(page).getByRole("textbox");
  await field.fill("20/4");
  await expect(component(page).getByRole("row", { name: "用时" })).toContainText("5小时");

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const plain = await context.newPage();
  await plain.goto(note);
  await expect(component(plain).getByRole("row", { name: "路程" })).toContainText("8公里");
  await context.close();
});

test("a slider is operated by keyboard, and its value is read as words", async ({ page }) => {
  await open(page, note);
  const place = component(page);
  const before = await place.getByRole("status").textContent();
  const slider = place.getByRole("slider", { name: "涨潮在第几天" });
  await expect(slider).toHaveAttribute("aria-valuetext", /^第\d+天$/);
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuetext", "没有");
  await expect(place.getByRole("status")).not.toHaveText(before ?? "");
});
