import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { differentLines, pageContent } from "./support/page-content";
import { isMarked, markDocument, open } from "./support/site";

const paths = [...Object.values(pageKinds), "/docs/craft/abacus", "/docs/nature/flowers/units"].filter(
  (path) => path !== pageKinds["not found"],
);

for (const [name, viewport] of [
  ["desktop", { width: 1440, height: 900 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test(`a page that a link opens is the same as at its address, on a ${name}`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const direct = await context.newPage();
    for (const tab of [page, direct]) await tab.setViewportSize(viewport);
    await open(page, "/docs/walk/gear");
    await markDocument(page);
    for (const path of paths) {
      await open(direct, path);
      await direct.waitForLoadState("networkidle");
      await page.evaluate((to) => window.___navigate?.(to), path);
      const differences = async () => differentLines(await pageContent(direct), await pageContent(page));
      await expect.poll(differences, path).toEqual([]);
    }
    expect(await isMarked(page)).toBe(true);
  });
}
