import { expect, type Page, test } from "@playwright/test";
import { open } from "./support/site";

const note = "/docs/computer/ComputerNetwork/TransportLayer";
const preview = (page: Page) => page.getByRole("tooltip");
/** A link of a note's text to another note of the site. */
const toNote = (page: Page) => page.locator(".prose a[href^='/docs/']").first();

/** Moves a pointer onto an element and lets it rest there. */
async function rest(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.evaluate((link) => link.getClientRects()[0]?.toJSON());
  await page.mouse.move(box.x + 2, box.y - 40);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

test("a pointer that rests on a link shows what it leads to, and may go there", async ({ page }) => {
  await open(page, note);
  const link = toNote(page);
  await rest(page, link);
  await expect(preview(page)).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/\S/);
  const box = await preview(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
  await page.waitForTimeout(400);
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(preview(page)).toHaveCount(0);
  await expect(link).not.toHaveAttribute("aria-describedby");
});

test("focus shows it too; Escape closes it, and so does moving on", async ({ page }) => {
  await open(page, note);
  const link = toNote(page);
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(preview(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(preview(page)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(`${note}$`));
  await expect(preview(page)).toHaveCount(0);
});

test("a link to a section shows that section, with its figure", async ({ page }) => {
  await open(page, note);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#拥塞控制";
    link.textContent = "见拥塞控制";
    document.querySelector(".prose p")?.append(link);
  });
  await rest(page, page.getByRole("link", { name: "见拥塞控制" }));
  await expect(preview(page)).toContainText(/^拥塞控制[^。]+。/);
  await expect(preview(page).locator("svg")).toBeVisible();
});

test("what scrolls under a pointer at rest, and what a finger touches, shows nothing", async ({ page, browser }) => {
  await open(page, note);
  await page.mouse.move(700, 500);
  for (let step = 0; step < 30; step++) await page.mouse.wheel(0, 120);
  await page.waitForTimeout(800);
  await expect(preview(page)).toHaveCount(0);

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await open(phone, note);
  await toNote(phone).dispatchEvent("touchstart");
  await phone.waitForTimeout(800);
  await expect(preview(phone)).toHaveCount(0);
  expect(asked.filter((url) => url.includes("link-preview"))).toEqual([]);
  await context.close();
});
