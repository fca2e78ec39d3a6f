import { expect, type Locator, type Page, test } from "@playwright/test";
import { open } from "./support/site";

const note = "/docs/nature/coast/shoreline";
const preview = (page: Page) => page.getByRole("tooltip");
/** Finds a link to another note in the text of a note. */
const toNote = (page: Page) => page.locator(".prose a[href^='/docs/']").first();

/** Moves the pointer to an element and leaves it there. */
async function rest(page: Page, target: ReturnType<Page["locator"]>): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.evaluate((link) => link.getClientRects()[0]?.toJSON());
  await page.mouse.move(box.x + 2, box.y - 40);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
}

test("a pointer that rests on a link opens a preview, and can move into it", async ({ page }) => {
  await page.clock.install();
  await open(page, note);
  const link = toNote(page);
  await rest(page, link);
  await expect(preview(page)).toBeVisible();
  await expect(link).toHaveAccessibleDescription(/\S/);
  const box = await preview(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
  await page.clock.runFor(400);
  await expect(preview(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(preview(page)).toHaveCount(0);
  await expect(link).not.toHaveAttribute("aria-describedby");
});

test("at 400 % zoom, a preview is inside the window and covers no part of its link", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, note);
  const link = toNote(page);
  for (const block of ["start", "center", "end"] as const) {
    await page.mouse.move(5, 5);
    await expect(preview(page)).toHaveCount(0);
    await link.evaluate((element, at) => element.scrollIntoView({ block: at, behavior: "instant" }), block);
    await link.hover();
    await expect(preview(page)).toBeVisible();
    const box = await preview(page).boundingBox();
    const covered = await link.boundingBox();
    if (!box || !covered) throw new Error("The link or its preview has no box");
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(256);
    expect(box.y >= covered.y + covered.height || box.y + box.height <= covered.y).toBe(true);
    await expect(preview(page)).not.toHaveCSS("overflow-y", "hidden");
  }
});

test("focus opens a preview; Escape and moving the focus close it", async ({ page }) => {
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

test("the preview of a link to a section shows that section with its figure", async ({ page }) => {
  await open(page, note);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#海蚀";
    link.textContent = "见海蚀";
    document.querySelector(".prose p")?.append(link);
  });
  await rest(page, page.getByRole("link", { name: "见海蚀" }));
  await expect(preview(page)).toContainText(/^海蚀[^。]+。/);
  await expect(preview(page).locator("svg")).toBeVisible();
});

for (const [width, height] of [
  [320, 256],
  [320, 568],
  [640, 360],
] as const) {
  test(`at ${width} × ${height}, a preview covers no line of its link, and is whole or scrolls`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, note);
    const link = await longLink(page);
    let shown = 0;
    // Places at which the link is above, in and below the middle of the window.
    for (const top of [10, 60, height / 3, height / 2, height - 90]) {
      await page.mouse.move(1, 1);
      await expect(preview(page)).toHaveCount(0);
      await link.evaluate((element, place) => window.scrollBy(0, element.getBoundingClientRect().top - place), top);
      const [line] = await link.evaluate((element) => [...element.getClientRects()].map((rect) => rect.toJSON()));
      await page.mouse.move(line.x + 4, line.y + line.height / 2, { steps: 2 });
      // Too little room on both sides shows no preview.
      const isShown = await preview(page)
        .waitFor({ timeout: 1500 })
        .then(
          () => true,
          () => false,
        );
      if (!isShown) continue;
      shown += 1;
      expect(await faultsOfPlace(page), `at ${top} px`).toEqual([]);
    }
    expect(shown).toBeGreaterThan(1);
  });
}

/** Adds a link of several lines to a paragraph. Its target is a section with a figure. */
async function longLink(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "#海蚀";
    link.textContent = "见海蚀的那一节，它的名字很长，在手机上要占好几行";
    document.querySelectorAll(".prose p")[3]?.append(link);
  });
  return page.getByRole("link", { name: "见海蚀的那一节" });
}

/** Returns what is wrong with the place of the preview. */
function faultsOfPlace(page: Page): Promise<string[]> {
  return preview(page).evaluate((box) => {
    const { top, bottom, left, right } = box.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const lines = [...(document.querySelector("[aria-describedby=link-preview]")?.getClientRects() ?? [])];
    const isTopmost = (y: number) => box.contains(document.elementFromPoint(left + 20, y));
    return [
      lines.some((line) => line.bottom > top && line.top < bottom) && "covers its link",
      (top < 0 || left < 0 || bottom > clientHeight || right > clientWidth) &&
        `outside the window: ${[top, bottom, left, right]}`,
      !(isTopmost(top + 6) && isTopmost(bottom - 6)) && "covered",
      box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY !== "auto" && "cut off",
    ].filter((fault) => fault !== false);
  });
}

test("scrolling under a resting pointer opens no preview, and neither does a touch", async ({ page, browser }) => {
  await page.clock.install();
  await open(page, note);
  await page.mouse.move(700, 500);
  for (let step = 0; step < 30; step++) await page.mouse.wheel(0, 120);
  await page.clock.runFor(800);
  await expect(preview(page)).toHaveCount(0);

  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const asked: string[] = [];
  phone.on("request", (request) => asked.push(request.url()));
  await phone.clock.install();
  await open(phone, note);
  await toNote(phone).dispatchEvent("touchstart");
  await phone.clock.runFor(800);
  await expect(preview(phone)).toHaveCount(0);
  expect(asked.filter((url) => url.includes("link-preview"))).toEqual([]);
  await context.close();
});
