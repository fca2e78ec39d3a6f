import { expect } from "@playwright/test";
import { answerOtherHosts, prefixed, test } from "../support/prefixed-site";
import { listen, started } from "../support/site";

const hooks = `${prefixed.prefix}/hooks`;

test("every hook of React works in an author's component after hydration", async ({ page, origin }) => {
  await answerOtherHosts(page, origin);
  const messages = listen(page);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto(hooks);
  await started(page);
  const form = page.locator(".component form");
  const output = form.locator("output");
  await expect(output).toContainText("数0 倍0 先0 共0 宽有 好 ");
  await expect(output).toContainText(/布局.*之后/);
  await expect(form).toContainText("里");
  await expect(page.locator("body > p", { hasText: "门外" })).toBeVisible();
  await form.getByRole("button", { name: "加" }).click();
  await expect(output).toContainText("数1 倍2");
  await form.getByRole("button", { name: "送" }).click();
  await expect(output).toContainText("先1 共0");
  await expect(form).toContainText("正在送");
  await expect(output).toContainText("先1 共1");
  await expect(form).toContainText("没有在送");
  await form.getByRole("button", { name: "等" }).click();
  await expect(form).toContainText("到了");
  expect(scripts.filter((url) => /\/react-[A-Z0-9]+\.js$/.test(url))).toHaveLength(1);
  expect(messages.filter((message) => /^(?:error|uncaught)/.test(message))).toEqual([]);
});

test("a page without interaction does not load React", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto(`${prefixed.prefix}/docs/guide/intro`);
  await started(page);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /\/react-/.test(url))).toEqual([]);
});
