import { expect, type Page, test } from "@playwright/test";
import { contrast } from "./support/contrast";
import { pageKinds } from "./support/fixture-site";

/** Returns the number of printed sheets of a page. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.describe("on paper", () => {
  test.use({ bypassCSP: true });

  for (const path of [pageKinds.doc, pageKinds.post, "/docs/craft/cooking"]) {
    test(`${path} prints without half-empty sheets`, async ({ page }) => {
      await page.goto(path);
      const count = await sheets(page);
      await page.addStyleTag({ content: "* { break-inside: auto !important; break-after: auto !important }" });
      // Headings stay with their text, and pictures and rows are not split. These rules may add at
      // most 10%, rounded up to a whole sheet.
      expect(count).toBeLessThanOrEqual(Math.ceil((await sheets(page)) * 1.1));
    });
  }

  test("code and drawings print dark on light, even in dark mode", async ({ page }) => {
    for (const path of ["/docs/craft/cooking", pageKinds.doc]) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const pairs = await page.evaluate(() => {
        const texts = [...document.querySelectorAll(".prose :is(p, h2, a, pre span, .plot-wide text)")];
        return texts.map((text) => {
          const code = text.closest(".code");
          const isSvg = text instanceof SVGElement;
          return [
            getComputedStyle(text)[isSvg ? "fill" : "color"],
            code ? getComputedStyle(code).backgroundColor : "rgb(255, 255, 255)",
          ];
        });
      });
      expect(pairs.length).toBeGreaterThan(50);
      expect(pairs.filter(([ink = "", ground = ""]) => contrast(ink, ground) < 4.5)).toEqual([]);
    }
  });

  test("the printed address of a link does not break a sentence", async ({ page }) => {
    await page.goto("/docs/craft/cooking");
    await page.emulateMedia({ media: "print" });
    const inSentences = await page
      .locator(".prose p > a[href^=http]")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
    expect(inSentences.length).toBeGreaterThan(0);
    expect(new Set(inSentences)).toEqual(new Set(["none"]));
  });

  test("a list of links prints their addresses", async ({ page }) => {
    await page.goto(pageKinds.doc);
    await page.emulateMedia({ media: "print" });
    const link = page.locator(".prose li > a[href^=http]:only-child").first();
    const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(printed).toContain((await link.getAttribute("href")) ?? "no link");
  });

  test("the résumé fits on one sheet", async ({ page }) => {
    await page.goto(pageKinds.resume);
    expect(await sheets(page)).toBe(1);
  });

  test("wide tables, long lines of code and wide drawings fit the paper", async ({ page }) => {
    const cells = Array.from({ length: 9 }, (_, at) => `<td>一个较长的单元格${at} ${"word".repeat(8)}</td>`).join("");
    const text =
      `<div class="table-wrap"><table><thead><tr>${cells}</tr></thead><tbody>${`<tr>${cells}</tr>`.repeat(60)}</tbody></table></div>` +
      `<figure class="code"><pre><code>${"x = ".repeat(400)}</code></pre></figure>` +
      '<figure class="diagram"><div class="diagram-scroll"><svg class="diagram-svg" viewBox="0 0 2000 100" width="2000" height="100"></svg></div></figure>';
    await page.route(pageKinds.doc, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/(<div class="prose"[^>]*>)/, (open) => open + text);
      await route.fulfill({ response, body: html });
    });
    // The width of A4 between the margins in CSS pixels.
    await page.setViewportSize({ width: 672, height: 980 });
    await page.goto(pageKinds.doc);
    await page.emulateMedia({ media: "print" });
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll(".prose table, .prose pre code, .prose svg")]
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(tooWide).toEqual([]);
    await expect(page.locator(".prose thead").first()).toHaveCSS("display", "table-header-group");
  });
});
