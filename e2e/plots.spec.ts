import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./support/axe";
import { pageKinds } from "./support/fixture-site";
import { runBundled } from "./support/run-bundled";
import { openText } from "./support/sample-article";

/** A note with a plot. */
const withPlot = pageKinds.doc;

let html = "";

test.beforeAll(async () => {
  const fixture = await runBundled<{ html: string; problems: string[] }>("plots-fixture.entry");
  expect(fixture.problems).toEqual([]);
  html = fixture.html;
});

async function openPlots(page: Page): Promise<void> {
  await openText(page, html);
  await expect(page.locator("figure.plot")).toHaveCount(html.split('<figure class="plot"').length - 1);
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll("figure.plot")) figure.scrollIntoView();
  });
}

/**
 * Measures all visible drawings: their number, the size of their smallest text, text outside its
 * drawing, and overflow.
 */
function measure(page: Page) {
  return page.evaluate(() => {
    const drawings = [...document.querySelectorAll<SVGSVGElement>(".plot svg")].filter((svg) => svg.checkVisibility());
    const words = drawings.flatMap((svg) => {
      const frame = svg.getBoundingClientRect();
      const scale = frame.width / svg.viewBox.baseVal.width;
      return [...svg.querySelectorAll("text")].map((text) => {
        const box = text.getBoundingClientRect();
        const isInside = box.left > frame.left - 3 && box.right < frame.right + 3;
        return { text: text.textContent, size: scale * Number.parseFloat(getComputedStyle(text).fontSize), isInside };
      });
    });
    return {
      names: [...new Set(drawings.map((svg) => svg.getAttribute("class")))],
      count: drawings.length,
      smallest: Math.min(...words.map(({ size }) => size)),
      outside: words.filter(({ isInside }) => !isInside).map(({ text }) => text),
      scrolls: [...document.querySelectorAll(".plot .diagram-scroll")].filter(
        (box) => box.scrollWidth > box.clientWidth + 1,
      ).length,
      page: document.documentElement.scrollWidth - window.innerWidth,
    };
  });
}

for (const [width, name] of [
  [360, "plot-narrow"],
  [390, "plot-narrow"],
  [768, "plot-wide"],
  [1440, "plot-wide"],
] as const) {
  test(`at ${width} px each plot shows one drawing, which fits and has text of at least 12 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPlots(page);
    const found = await measure(page);
    expect(found).toMatchObject({
      names: [name],
      count: await page.locator("figure.plot").count(),
      outside: [],
      scrolls: 0,
    });
    expect(found.smallest).toBeGreaterThanOrEqual(12);
    expect(found.page).toBeLessThanOrEqual(0);
  });
}

test("plots of every kind are accessible in both modes, and screen readers get their data", async ({ page }) => {
  await openPlots(page);
  expect(await accessibilityFaults(page, "main article")).toEqual([]);
  const plot = page.getByRole("figure").filter({ has: page.getByRole("img", { name: /^三种策略的缺页次数。条形图/ }) });
  await plot.getByText(/^数据（/).click();
  await expect(plot.getByRole("listitem").filter({ hasText: "三框：OPT为7，LRU为10，FIFO为9" })).toBeVisible();
});

test("colours follow the mode; paper has the light colours and dashes, but no tables", async ({ page }) => {
  await openPlots(page);
  const line = page.locator(".plot-wide .plot-line .plot-s2").first();
  const look = () => line.evaluate((path) => [getComputedStyle(path).stroke, getComputedStyle(path).strokeDasharray]);
  const light = await look();
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  const dark = await look();
  expect(dark[0]).not.toBe(light[0]);
  expect([light[1], dark[1]]).toEqual(["none", "none"]);
  await page.emulateMedia({ media: "print" });
  expect(await look()).toEqual([light[0], "7px, 3px"]);
  await expect(page.locator(".plot details").first()).toBeHidden();
});

test("the table of a plot opens by keyboard", async ({ page }) => {
  await openPlots(page);
  const figure = page.locator("figure.plot").first();
  await figure.getByText("数据（8行）").focus();
  await page.keyboard.press("Enter");
  await expect(figure.getByRole("row", { name: "6 32 6" })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a note's plot fits the width", async ({ page }) => {
    await page.goto(withPlot);
    await expect(page.locator(".plot-wide").first()).toBeVisible();
    await expect(page.locator(".plot-narrow").first()).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.locator(".plot-narrow").first()).toBeVisible();
    await expect(page.locator(".plot-wide").first()).toBeHidden();
  });
});
