import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openSample } from "./support/sample-article";
import { open, pageKinds } from "./support/site";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What slides in is measured when it has come. */
function settled(moving: Locator): Promise<void> {
  return moving.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
  });
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
  ).toEqual([]);
}

for (const mode of ["light", "dark"] as const) {
  test.describe(mode, () => {
    test.beforeEach(({ page }) => page.addInitScript((theme) => localStorage.setItem("theme", theme), mode));

    for (const [kind, path] of Object.entries(pageKinds)) {
      test(kind, async ({ page }) => {
        await open(page, path);
        await expectNoViolations(page);
      });
    }

    test("an article with code, tabs and pictures, one of them enlarged", async ({ page }) => {
      await openSample(page);
      await expectNoViolations(page);
      await page.getByRole("button", { name: "放大图片：两个圆" }).click();
      await expectNoViolations(page);
    });

    test("an open menu, or the open drawer with either panel", async ({ page }, { project }) => {
      await open(page, pageKinds.doc);
      if (project.name === "phone") {
        await page.locator("summary[aria-label=切换导航栏]").click();
        await settled(page.locator("[data-drawer]"));
        await expectNoViolations(page);
        await page.getByText("← 回到主菜单").click();
      } else {
        const bar = page.getByRole("navigation", { name: "主导航" });
        await bar.getByText("记录").click();
        await settled(bar);
      }
      await expectNoViolations(page);
    });
  });
}
