import { expect, type Locator, test } from "@playwright/test";
import { accessibilityFaults } from "./support/axe";
import { pageKinds } from "./support/fixture-site";
import { openSample } from "./support/sample-article";
import { open } from "./support/site";

/** Blog pages to check besides those of `pageKinds`. */
const blogPages = {
  "a list page in the middle": "/blog/page/3",
  "a post with code": "/blog/2022/05/05/tree-rings-two",
  tags: "/blog/tags",
  "a tag": "/blog/tags/海边",
  "an author without posts": "/blog/authors/all-ahe-articles",
  feeds: "/blog/subscribe",
};

/** Waits until a sliding element has stopped moving. */
function settled(moving: Locator): Promise<void> {
  return moving.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  });
}

for (const [kind, path] of Object.entries({ ...pageKinds, ...blogPages })) {
  test(kind, async ({ page }, { project }) => {
    await open(page, path);
    // A phone has the same colours as a desktop, except for its bar of contents. On a phone,
    // only one page is therefore checked in dark mode.
    const inDark = project.name !== "phone" || kind === "doc";
    expect(await accessibilityFaults(page, undefined, inDark)).toEqual([]);
  });
}

test("an article with code, tabs and pictures, with one picture zoomed", async ({ page }) => {
  await openSample(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "放大图片：两个圆" }).click();
  // Scrolls to the top, because axe reports targets below sticky bars as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityFaults(page)).toEqual([]);
});

test("an open menu, and the open drawer with either panel", async ({ page }, { project }) => {
  await open(page, pageKinds.doc);
  if (project.name === "phone") {
    await page.locator("summary[aria-label=切换导航栏]").click();
    await settled(page.locator("[data-site-drawer]"));
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByText("← 回到主菜单").click();
    expect(await accessibilityFaults(page)).toEqual([]);
  } else {
    const bar = page.getByRole("navigation", { name: "主导航" });
    await bar.getByText("随手").click();
    await settled(bar);
    expect(await accessibilityFaults(page, "header")).toEqual([]);
  }
});
