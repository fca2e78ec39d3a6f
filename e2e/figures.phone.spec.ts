import { expect, type Locator, type Page, test } from "@playwright/test";
import { isMarked, markDocument, open } from "./support/site";

const page390 = { width: 390, height: 844 };
test.use({ viewport: page390 });

const pointers = "/docs/nature/forest/trees";
/** A page with a drawing that is wider than a phone. */
const streaming = "/docs/sky/planets";
const wide = (page: Page) => page.locator(".diagram-scroll[data-hint]").first();
const startingWith = (text: string | null) => new RegExp(`^${text?.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}`);
const captionOf = (drawing: Locator) => drawing.locator("xpath=..").locator("figcaption").textContent();
const viewer = (page: Page) => page.getByRole("dialog");

test("drawings fit the screen until their text would be smaller than 12 px, and then scroll", async ({ page }) => {
  for (const path of [pointers, "/docs/craft/knots", "/docs/sky/intro"]) {
    await page.goto(path);
    const drawings = await page.locator(".diagram-svg").evaluateAll((all) =>
      all
        .filter((svg) => svg.checkVisibility())
        .map((svg) => {
          const box = svg.parentElement as Element;
          const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
          const sizes = [...svg.querySelectorAll("text")].map(
            (text) => Number.parseFloat(getComputedStyle(text).fontSize) * scale,
          );
          return { text: Math.min(...sizes), scrolls: box.scrollWidth > box.clientWidth + 1 };
        }),
    );
    expect(drawings.length).toBeGreaterThan(0);
    for (const { text, scrolls } of drawings) {
      expect(text).toBeGreaterThan(11.9);
      // A drawing that scrolls has its minimum size.
      if (scrolls) expect(text).toBeLessThan(12.3);
    }
  }
});

test("a drawing that scrolls has a name, a hint and a tab stop", async ({ page }) => {
  await page.goto(streaming);
  await expect(wide(page)).toHaveAttribute("role", "group");
  await expect(wide(page)).toHaveAccessibleName("示意图");
  const hint = await wide(page).evaluate((box) => getComputedStyle(box, "::after").content);
  expect(hint).toContain("左右滑动");
  await wide(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide(page).evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test("all columns of a component's table are on the screen of the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/docs/nature/coast/wetland");
  const last = page.getByRole("table", { name: "一天里走到哪里" }).getByRole("columnheader").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("text for screen readers does not make a wide table's page wider", async ({ page }) => {
  await page.goto(streaming);
  const widths = await page
    .locator(".table-wrap")
    .first()
    .evaluate((wrap) => {
      const cell = wrap.querySelector("tr > :last-child") as HTMLElement;
      cell.style.minWidth = "100rem";
      cell.style.textAlign = "end";
      const forEars = document.createElement("span");
      forEars.className = "visually-hidden";
      cell.append(forEars);
      const { scrollWidth, clientWidth } = document.documentElement;
      return { table: wrap.scrollWidth / clientWidth, page: scrollWidth / clientWidth };
    });
  expect(widths.table).toBeGreaterThan(2);
  expect(widths.page).toBe(1);
});

test.describe("the viewer", () => {
  test.beforeEach(async ({ page }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await open(page, streaming);
    await expect(page.locator(".enlarge").first()).toBeAttached();
    await markDocument(page);
  });

  test("enlarges a drawing when it is pressed, and Back closes it", async ({ page }) => {
    const width = async (selector: string) => (await page.locator(selector).first().boundingBox())?.width ?? 0;
    const caption = await captionOf(wide(page));
    await wide(page).tap();
    await expect(viewer(page)).toHaveAccessibleName(startingWith(caption));
    expect(await width(".viewer .diagram-svg")).toBeLessThanOrEqual(page390.width);
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(streaming);
  });

  test("shows the whole drawing for phones, if there is another one for wide windows", async ({ page }) => {
    const drawing = page.locator(".diagram-two").first();
    const name = await drawing.locator(".diagram-narrow").getAttribute("aria-label");
    await drawing.locator("xpath=..").locator(".enlarge").press("Enter");
    await expect(viewer(page)).toHaveAccessibleName(name ?? "");
    const shown = page.locator(".viewer .diagram-svg");
    await expect(shown).toHaveClass(/diagram-narrow/);
    const box = await shown.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page390.width);
  });

  test("zooms with two fingers about their midpoint, and moves with one", async ({ page }) => {
    await wide(page).tap();
    const drawing = page.locator(".viewer .diagram-svg");
    const before = (await drawing.boundingBox())?.width ?? 0;
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: number[]) =>
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x, id) => ({ x, y: 420, id })) });
    await touch("touchStart", 180, 210);
    await touch("touchMove", 120, 270);
    await touch("touchEnd");
    const zoomed = (await drawing.boundingBox()) ?? { x: 0, width: 0 };
    expect(zoomed.width / before).toBeGreaterThan(3);
    await touch("touchStart", 200);
    await touch("touchMove", 300);
    await touch("touchEnd");
    expect(((await drawing.boundingBox())?.x ?? 0) - zoomed.x).toBeCloseTo(100, 0);
    await expect(viewer(page)).toBeVisible();
  });

  test("opens and closes by keyboard, and adds no history entry", async ({ page }) => {
    const name = startingWith(`放大：${await captionOf(wide(page))}`);
    const button = page.getByRole("button", { name });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(viewer(page)).toBeVisible();
    await page.keyboard.press("+");
    await expect(page.locator(".viewer-stage")).toHaveAttribute("data-zoomed");
    await page.keyboard.press("Escape");
    await expect(viewer(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect.poll(() => page.evaluate(() => "overlay" in (window.history.state ?? {}))).toBe(false);
  });
});
