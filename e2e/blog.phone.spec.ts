import { expect, test } from "@playwright/test";
import { open } from "./support/site";

test.use({ viewport: { width: 390, height: 844 } });

const paths = [
  "/blog",
  "/blog/page/3",
  "/blog/archive",
  "/blog/tags",
  "/blog/authors",
  "/blog/subscribe",
  "/blog/2022/05/05/tree-rings-two",
];

test("no page of the blog is wider than the screen, down to 320 pixels", async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  }
});

test("the drawer lists the posts, and closes when one is chosen", async ({ page }) => {
  await open(page, "/blog");
  await page.locator("summary[aria-label=切换导航栏]").click();
  await page.getByRole("link", { name: "第一次走完海边" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("第一次走完海边");
  await expect(page.getByRole("link", { name: "山后面的月亮" })).toBeHidden();
});

test("on a narrow phone the pager shows the label of the next page above its title", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/blog/2022/05/05/tree-rings-two");
  const parts = page.locator("a[rel=next] > span");
  const [label, title] = await Promise.all([0, 1].map((at) => parts.nth(at).boundingBox()));
  expect(title?.y ?? 0).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0));
  expect(title?.x).toBe(label?.x);
});

test("tap targets are far enough apart", async ({ page }) => {
  await page.goto("/blog/page/3");
  const links = page.getByRole("main").locator("nav a, ul a").filter({ visible: true });
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.height ?? 0, await link.innerText()).toBeGreaterThanOrEqual(24);
  }
});
