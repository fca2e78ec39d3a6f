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
