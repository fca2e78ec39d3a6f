import { expect, type Page, test } from "@playwright/test";
import { drawingBrowser } from "../scripts/draw/drawing-browser";
import { accessibilityFaults } from "./support/axe";
import { pageKinds } from "./support/fixture-site";
import { runBundled } from "./support/run-bundled";

let drawn: { readonly html: string; readonly feed: string };

test.beforeAll(async () => {
  drawn = await runBundled("every-drawing.entry");
});

/**
 * Opens a built page with the fixture of every kind of drawing inserted before its text.
 * @returns violations of the Content Security Policy and uncaught errors; the list grows
 */
async function openDrawings(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy|Refused to/i.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  await page.route(pageKinds.doc, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/(<div class="prose"[^>]*>)/, (open) => open + drawn.html) });
  });
  await page.goto(pageKinds.doc);
  return faults;
}

/** The number of drawings in the fixture. They come before the drawings in the page's own text. */
const kinds = 21;

test("drawings of every kind comply with the policy, are accessible, and run no code", async ({ page }) => {
  const faults = await openDrawings(page);
  await expect(page.locator("figure.diagram svg[role=img]").nth(kinds - 1)).toBeAttached();
  expect(await page.locator(".diagram-svg :is(style, script, foreignObject, a, image)").count()).toBe(0);
  expect(faults).toEqual([]);
  expect(await accessibilityFaults(page, ".prose")).toEqual([]);
});

/**
 * Returns text in drawings that is hard to read, judged by contrast with the nearest opaque shape
 * below it.
 */
function faintTexts(page: Page, count: number): Promise<string[]> {
  return page.evaluate((most) => {
    const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgb(colour).map((part) => {
        const share = part / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faint: string[] = [];
    for (const svg of [...document.querySelectorAll<SVGSVGElement>(".diagram-svg")].slice(0, most)) {
      const shapes = [...svg.querySelectorAll<SVGGeometryElement>("rect, circle, ellipse, path, polygon")];
      const words = [...svg.querySelectorAll<SVGTextElement>("text, tspan")].filter(
        (text) => text.querySelector("tspan") === null && text.textContent?.trim(),
      );
      for (const text of words) {
        const box = text.getBoundingClientRect();
        const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
        const below = shapes.filter((shape) => {
          const style = getComputedStyle(shape);
          return (
            style.fill !== "none" &&
            style.fillOpacity === "1" &&
            shape.isPointInFill(middle.matrixTransform(shape.getScreenCTM()?.inverse())) &&
            Boolean(shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
          );
        });
        const last = below.at(-1);
        const behind = [document.body, document.documentElement].map((node) => getComputedStyle(node).backgroundColor);
        const ground = last
          ? getComputedStyle(last).fill
          : (behind.find((colour) => colour !== "rgba(0, 0, 0, 0)") ?? "rgb(255, 255, 255)");
        const [a, b] = [light(getComputedStyle(text).fill), light(ground)];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.5) faint.push(`${text.textContent} ${contrast.toFixed(1)}`);
      }
    }
    return faint;
  }, count);
}

for (const scheme of ["light", "dark"] as const) {
  test(`texts of drawings are legible in ${scheme} mode and on paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await openDrawings(page);
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), scheme);
    expect(await faintTexts(page, kinds)).toEqual([]);
    const ground = page.locator(".diagram-svg > rect").first();
    await expect(ground).toHaveCSS("fill", scheme === "light" ? "rgb(252, 251, 248)" : "rgb(21, 23, 26)");
    await page.emulateMedia({ media: "print" });
    expect(await faintTexts(page, kinds)).toEqual([]);
    await expect(ground).toHaveCSS("fill", "rgb(255, 255, 255)");
  });
}

test("a wide drawing scrolls on a phone instead of shrinking its text, also by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDrawings(page);
  const small = await page.evaluate((most) => {
    const drawings = [...document.querySelectorAll<SVGSVGElement>(".diagram-svg")].slice(0, most);
    return drawings.flatMap((svg) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      // A drawing may have two variants, of which the page shows one. The hidden one has no size.
      if (scale === 0) return [];
      const sizes = [...svg.querySelectorAll("text")].map((text) => Number.parseFloat(getComputedStyle(text).fontSize));
      const least = Math.min(...sizes) * scale;
      return least < 11.9 ? [`${svg.getAttribute("aria-label")} ${least}`] : [];
    });
  }, kinds);
  expect(small).toEqual([]);
  const scroller = page.locator(".diagram-scroll", { has: page.locator('svg[aria-label^="时间线"]') });
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("drawings are visible in a feed reader without this site's stylesheet", async ({ page }) => {
  await page.setContent(drawn.feed);
  expect(drawn.feed).not.toContain("var(");
  expect(await faintTexts(page, kinds)).toEqual([]);
});

test("the same source gives the same drawing, and a drawing that takes too long blocks nothing", async () => {
  const browser = await drawingBrowser(4000);
  try {
    const source = "gitGraph\n  commit\n  commit\n  branch b\n  commit";
    const first = await browser.draw(source);
    expect(await browser.draw(source)).toEqual(first);
    await expect(browser.draw("flowchart TD\n  甲 -> 乙")).rejects.toMatchObject({
      line: 2,
      message: expect.stringContaining("Expecting"),
    });
    const many = Array.from({ length: 4000 }, (_, index) => `n${index + 1} --> n${Math.floor(index / 2)}`);
    await expect(browser.draw(["flowchart TD", ...many].join("\n"))).rejects.toMatchObject({ isTimeout: true });
    expect(await browser.draw(source)).toEqual(first);
  } finally {
    await browser.close();
  }
});
