import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { open, started } from "./support/site";

const copyOf = `${encodeURI(pageKinds.doc)}/index.md`;

test("a click copies the text as Markdown, and nothing is fetched before", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const fetched: string[] = [];
  page.on("request", (sent) => fetched.push(new URL(sent.url()).pathname));
  await open(page, pageKinds.doc);
  await expect(page.getByRole("link", { name: "查看 Markdown" })).toBeHidden();
  expect(fetched).not.toContain(copyOf);
  await page.getByRole("button", { name: "复制为 Markdown" }).click();
  await expect(page.locator('[id="site:live-region"]')).toHaveText("复制成功");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await (await request.get(copyOf)).text());
  expect(text).toMatch(/^# 海岸线\n\n> /);
});

test("if the file fails to load, the reader sees a message and can open it", async ({ page }) => {
  await page.route(`**${copyOf}`, (route) => route.fulfill({ status: 500 }));
  await page.goto(pageKinds.doc);
  await started(page);
  await page.getByRole("button", { name: "复制为 Markdown" }).click();
  await expect(page.getByText("复制失败", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "查看 Markdown" })).toHaveAttribute("href", copyOf);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link opens the Markdown", async ({ page }) => {
    await page.goto(pageKinds.post);
    await expect(page.getByRole("button", { name: "复制为 Markdown" })).toBeHidden();
    await expect(page.getByRole("link", { name: "查看 Markdown" })).toBeVisible();
  });
});
