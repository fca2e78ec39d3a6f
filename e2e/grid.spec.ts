import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { open } from "./support/site";

const kinds = Object.entries({ ...pageKinds, glossary: "/glossary", search: "/search" }).filter(
  ([kind]) => kind !== "home",
);

/**
 * Returns the x coordinates, in px, of the left and right edges of the first match that has a
 * width.
 */
const edgesOf = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const box = boxes.find(({ width }) => width > 0);
    return box && [Math.round(box.left), Math.round(box.right)];
  }, selector);

test("titles of all kinds of pages begin at one position", async ({ page }) => {
  for (const [kind, path] of kinds) {
    await page.goto(path);
    const box = await page.locator("h1").first().boundingBox();
    expect.soft([Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)], kind).toEqual([340, 90]);
  }
});

test("text and lists end at one edge", async ({ page }) => {
  for (const [kind, path] of kinds) {
    await page.goto(path);
    const right = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll("main h1, main h1 ~ *, .prose > :is(p, h2)")]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect().right),
      ),
    );
    expect.soft(Math.round(right), kind).toBeLessThanOrEqual(1041);
  }
});

test("contents are beside the text, on the left of a page without a sidebar", async ({ page }) => {
  await open(page, pageKinds.doc);
  expect((await edgesOf(page, "nav[data-site-toc-list]"))?.[0]).toBe(1145);
  for (const path of [pageKinds.about, pageKinds.resume]) {
    await open(page, path);
    expect.soft(await edgesOf(page, "nav[data-site-toc-list] > p"), path).toEqual([40, 296]);
  }
});

test("the left column of the docs' entry page and of the not-found page names the areas", async ({ page }) => {
  await page.goto(pageKinds["docs landing"]);
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").allTextContents();
  expect(titles.length).toBeGreaterThan(1);
  for (const path of [pageKinds["docs landing"], pageKinds["not found"]]) {
    await page.goto(path);
    await expect(page.getByRole("navigation", { name: "文档侧边栏" }).getByRole("link")).toHaveText(titles);
  }
});
