import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { listen, open } from "./support/site";

test("a visit of one page of every kind logs nothing", async ({ page }) => {
  await open(page, "/");
  const messages = listen(page);
  for (const path of [...Object.values(pageKinds), "/search?q=半日潮", "/docs/nature/flowers/"]) {
    if (path === pageKinds["not found"]) continue;
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
  expect(messages).toEqual([]);
});
