import { expect, type Page, test } from "@playwright/test";
import { colorModeText, searchText, siteText } from "../src/text/texts";
import { fixtureSite, pageKinds } from "./support/fixture-site";
import { open } from "./support/site";

// Uses a new context for each test, because the font size would last into the next test.
test.use({ reuseContext: false });

/** Enlarges text as the browser's setting does, without zooming the page. */
async function enlargeText(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px, fixed: px } });
}

/** Returns the width of the text's narrowest paragraph, in characters. */
const narrowest = (page: Page) =>
  page
    .locator(".prose > p")
    .evaluateAll((all) =>
      Math.min(...all.map((p) => p.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(p).fontSize))),
    );

/**
 * Window widths, and the minimum characters per line. A phone of 390 px is only twelve characters
 * of 32 px wide, including margins.
 */
for (const [width, least] of [
  [1440, 20],
  [1280, 20],
  [1024, 20],
  [390, 10],
] as const) {
  for (const px of [24, 32]) {
    test(`with text of ${px} px a window of ${width} px has readable lines, the site's name and its buttons`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await enlargeText(page, px);
      await open(page, pageKinds.doc);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
      expect(await narrowest(page)).toBeGreaterThanOrEqual(least);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const bar = page.getByRole("banner");
      const name = bar.getByText(fixtureSite.title, { exact: true });
      await expect(name).toBeInViewport({ ratio: 1 });
      expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
      for (const button of [siteText.search, colorModeText.toggleUnknown])
        await expect(bar.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
    });
  }
}

/**
 * Returns the faults in the main part of a page: text that is outside the window or cut off, and
 * paragraphs of more than eight characters that are narrower than six, such as beside a date.
 */
const faults = (page: Page) =>
  page.locator("main").evaluate((main) => {
    const found: string[] = [];
    const name = (element: Element) => `${element.className} ${element.textContent?.trim().slice(0, 12)}`;
    for (const element of main.querySelectorAll<HTMLElement>("p, li, h1, h2, h3, h4, dd, time, summary, button")) {
      const { left, right, width } = element.getBoundingClientRect();
      const { fontSize, overflowX } = getComputedStyle(element);
      if (width === 0 || element.closest(".visually-hidden, [aria-hidden=true], svg")) continue;
      const scrolls = element.closest(".diagram-scroll, .table-wrap, .math-block, pre") !== null;
      if (!scrolls && (left < 0 || right > window.innerWidth)) found.push(`outside: ${name(element)}`);
      if (overflowX === "hidden" && element.scrollWidth > element.clientWidth) found.push(`cut: ${name(element)}`);
      const isLong = (element.textContent ?? "").trim().length > 8;
      if (element.matches("p") && !scrolls && isLong && width < 6 * Number.parseFloat(fontSize))
        found.push(`narrow: ${name(element)}`);
    }
    return found;
  });

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`with text of 32 px no text is cut, outside or squeezed: ${kind}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enlargeText(page, 32);
    await open(page, path);
    for (const width of [390, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await faults(page), `${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
    }
  });
}

test("with text of 32 px no button of the viewer covers another on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 32);
  await open(page, pageKinds.doc);
  await page.locator("figure.diagram .enlarge").first().press("Enter");
  const viewer = page.getByRole("dialog");
  await viewer.press("+");
  for (const button of await viewer.getByRole("button").all()) await button.click({ trial: true });
  const boxes = await viewer
    .getByRole("button")
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().toJSON() as DOMRect));
  const covers = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  expect(boxes.filter((box, at) => boxes.some((other, index) => index > at && covers(box, other)))).toEqual([]);
});

test("with text of 32 px a date is above its title on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 32);
  await open(page, pageKinds.archive);
  const first = page.getByRole("main").locator("li:has(> time)").first();
  const [date, title] = await Promise.all(["time", "a"].map((part) => first.locator(part).first().boundingBox()));
  // The box of the link includes its padding, which is above its line.
  expect((title?.y ?? 0) + 13).toBeGreaterThanOrEqual((date?.y ?? 0) + (date?.height ?? 0));
  expect(title?.x).toBe(date?.x);
});

test("with text of 32 px the search field shows its text, above its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 32);
  await open(page, "/search");
  const field = page.getByRole("main").getByRole("searchbox");
  const [box, button] = await Promise.all([
    field.boundingBox(),
    page.getByRole("main").getByRole("button", { name: searchText.page.submit }).boundingBox(),
  ]);
  expect(box?.height).toBeGreaterThanOrEqual(button?.height ?? 0);
  expect(button?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  expect(await field.evaluate((input) => input.scrollHeight <= input.clientHeight)).toBe(true);
});

test("with text of 32 px the navbar of a phone has large icons inside the page's margins", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page, 32);
  await open(page, pageKinds.doc);
  const bar = page.getByRole("banner");
  const menu = await bar.locator("summary").first().boundingBox();
  const text = await page.getByRole("heading", { level: 1 }).boundingBox();
  // The menu icon is 40 px wide and in the middle of its button.
  expect((menu?.x ?? 0) + (menu?.width ?? 0) / 2 - 20).toBeCloseTo(text?.x ?? 0, 0);
  for (const icon of await bar.getByRole("button").locator("svg").filter({ visible: true }).all())
    expect((await icon.boundingBox())?.width).toBe(40);
});

test("the site's name is not cut on the narrowest phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, pageKinds.doc);
  const name = page.getByRole("banner").getByText(fixtureSite.title, { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
