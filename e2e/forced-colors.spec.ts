import { expect, type Page, test } from "@playwright/test";
import { contrast } from "./support/contrast";
import { pageKinds } from "./support/fixture-site";

/** Returns the distinct computed colours of all elements that match a selector. */
function colours(page: Page, selector: string, property: "color" | "fill" | "stroke"): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((found, name) => [...new Set(found.map((element) => getComputedStyle(element)[name]))], property);
}

/**
 * Returns elements with low contrast against the page's background: below 4.5 for text,
 * below 3 for lines.
 */
async function faint(page: Page): Promise<string[]> {
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const kinds: [selector: string, property: "color" | "fill" | "stroke", least: number][] = [
    [".prose pre, .prose pre span", "color", 4.5],
    [".diagram-svg :is(text, tspan):not(:has(tspan), [fill='var(--paper)'])", "fill", 4.5],
    [".diagram-svg [stroke]:not([stroke='none'], [stroke='var(--paper)'])", "stroke", 3],
    [".plot-wide text:not(.plot-on *, .plot-on)", "fill", 4.5],
    [".plot-wide :is(.plot-line, .plot-rule)", "stroke", 3],
    [".plot-wide [class*='plot-s']", "color", 4.5],
  ];
  const result: string[] = [];
  for (const [selector, property, least] of kinds) {
    const found = (await colours(page, selector, property)).filter((colour) => colour !== "none");
    result.push(
      ...found.filter((colour) => contrast(colour, ground) < least).map((c) => `${selector}: ${c} on ${ground}`),
    );
  }
  return result;
}

for (const palette of ["light", "dark"] as const) {
  for (const theme of ["light", "dark"] as const) {
    test(`code, drawings and plots are there in a forced ${palette} palette, the site being ${theme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: "active", colorScheme: palette });
      for (const path of [pageKinds.doc, pageKinds["doc with formulas"], "/docs/craft/cooking"]) {
        await page.goto(path);
        await page.evaluate((mode) => document.documentElement.setAttribute("data-theme", mode), theme);
        expect(await faint(page), path).toEqual([]);
        // Text over lines has an outline in the system's background colour, not in the site's.
        const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
        for (const outline of await colours(page, ".plot-wide .plot-name", "stroke")) expect(outline).toBe(ground);
      }
    });
  }
}

test("the reading progress has the colour of a selection in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pageKinds.doc);
  const [line, highlight] = await page.evaluate(() => {
    const bar = document.querySelector("[data-site-toc-bar]") as Element;
    const sample = document.createElement("div");
    sample.style.backgroundColor = "Highlight";
    document.body.append(sample);
    return [getComputedStyle(bar, "::before").backgroundColor, getComputedStyle(sample).backgroundColor];
  });
  expect(line).toBe(highlight);
});

test("in forced colours, the buttons of a code block have no visible border, like its link", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/docs/craft/abacus");
  const buttons = page.locator(".code-title + .code-bar button");
  await expect(buttons.first()).toBeAttached();
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  for (const button of await buttons.all()) await expect(button).toHaveCSS("border-top-color", ground);
});

test("all text can be read in forced colours, also that of the skip link", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(pageKinds.doc);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  const texts = await page.evaluate(() => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return [...document.querySelectorAll("body :not(svg *, script, style, noscript)")].flatMap((element) => {
      const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
      if (!hasText) return [];
      const { color, backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      // Chromium paints a plate in the colour of the page behind text, on any background.
      const behind = forcedColorAdjust === "none" ? backgroundColor : ground;
      return [{ text: element.textContent.trim().slice(0, 20), color, behind }];
    });
  });
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ color, behind }) => contrast(color, behind) < 4.5)).toEqual([]);
});
