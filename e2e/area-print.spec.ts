import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { filesBelow } from "../src/lib/node/files";
import { builtHeads } from "./support/built-heads";
import { fixtureSite } from "./support/fixture-site";

const { publicDir } = fixtureSite;
const areas = ["natureSidebar", "craftSidebar", "walkSidebar", "skySidebar", "monthsSidebar"];
const addressOf = (area: string) => `/docs/${area}/print`;
const pages = filesBelow(publicDir).filter((file) => /^docs\/[^/]+\/print\/index\.html$/.test(file));

/**
 * Returns the addresses of the notes in a page's sidebar, in order. Leaves out generated category
 * pages.
 */
const notesBeside = (page: Page) =>
  page
    .locator("[data-site-sidebar] ul a")
    .evaluateAll((links) =>
      links
        .map((link) => decodeURI((link as HTMLAnchorElement).pathname))
        .filter((path) => !path.startsWith("/docs/category/")),
    );

test("every area has a page of all its notes, which search engines and lists exclude", () => {
  expect(pages.map((file) => file.split("/")[1]).sort()).toEqual([...areas].sort());
  const heads = builtHeads(publicDir).filter(({ file }) => pages.includes(file));
  expect(heads.map(({ isIndexed }) => isIndexed)).toEqual(areas.map(() => false));
  const lists = filesBelow(publicDir).filter((file) =>
    /^(?:sitemap|llms|blog\/.*\.(?:xml|json)|search\/|docs\/index\.html)/.test(file),
  );
  expect(lists.length).toBeGreaterThan(8);
  expect(lists.filter((file) => /\/docs\/\w+\/print/.test(readFileSync(path.join(publicDir, file), "utf8")))).toEqual(
    [],
  );
  expect(filesBelow(publicDir).filter((file) => /^docs\/[^/]+\/print\/(?!index\.html)/.test(file))).toEqual([]);
});

for (const area of areas) {
  test(`${area}: all notes in the order of the sidebar, one tree of headings, and no broken anchor`, async ({
    page,
  }) => {
    await page.goto(addressOf(area));
    const titles = await page.locator("main .area-note").allTextContents();
    const contents = page.getByRole("list", { name: "目录" }).getByRole("link");
    expect(titles).toEqual((await contents.allTextContents()).map((title, index) => `第${index + 1}篇　${title}`));
    expect(titles.length).toBe((await notesBeside(page)).length);
    const found = await page.evaluate(() => {
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      const dead = [...document.querySelectorAll("main a[href*='#']")].filter((link) => {
        const url = new URL((link as HTMLAnchorElement).href);
        return url.pathname === location.pathname && !document.getElementById(decodeURIComponent(url.hash.slice(1)));
      });
      const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
      return {
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        dead: dead.map((link) => link.getAttribute("href")),
        first: headings[0]?.tagName,
        ofNotes: headings.filter(({ tagName }) => tagName === "H2").length,
        ofAreas: headings.filter(({ tagName }) => tagName === "H1").length,
      };
    });
    expect(found).toEqual({ twice: [], dead: [], first: "H1", ofNotes: titles.length, ofAreas: 1 });
  });
}

test("a note begins on a new sheet, and a link to another note names it", async ({ page }) => {
  await page.goto(addressOf("natureSidebar"));
  await page.emulateMedia({ media: "print" });
  const notes = page.locator(".area-note");
  const breaks = await notes.evaluateAll((all) => all.map((note) => getComputedStyle(note).breakBefore));
  expect(new Set(breaks)).toEqual(new Set(["page"]));
  await expect(page.getByRole("list", { name: "目录" })).toBeVisible();
  await expect(page.locator("[data-site-sidebar]")).toBeHidden();
  const link = page.locator(".prose a[data-reference]").first();
  const number = /^#n(\d+)/.exec((await link.getAttribute("href")) ?? "")?.[1];
  const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(shown).toBe(`"（第${number}篇）"`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link below the sidebar opens the page, whose contents link to its notes", async ({ page }) => {
    await page.goto("/docs/nature/coast/shoreline");
    await page.getByRole("link", { name: "打印整个分区" }).click();
    await expect(page).toHaveURL(addressOf("natureSidebar"));
    await page.getByRole("list", { name: "目录" }).getByRole("link", { name: "海岸线" }).click();
    await expect(page.getByRole("heading", { level: 2, name: /^第\d+篇\s海岸线$/ })).toBeInViewport();
  });
});

test("the browser follows the link itself, because the page has no fragment", async ({ page }) => {
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.goto("/docs/nature/coast/shoreline");
  await page.getByRole("link", { name: "打印整个分区" }).hover();
  await page.getByRole("link", { name: "打印整个分区" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "自然观察" })).toBeVisible();
  expect(missing).toEqual([]);
});
