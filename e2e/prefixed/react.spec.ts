import { expect } from "@playwright/test";
import { siteText } from "../../src/text/texts";
import { answerOtherHosts, prefixed, test } from "../support/prefixed-site";
import { listen, scripts, started } from "../support/site";

const hooks = `${prefixed.prefix}/hooks`;

test("every hook of React works in an author's component after hydration", async ({ page, origin }) => {
  await answerOtherHosts(page, origin);
  const messages = listen(page);
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
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
  expect(asked.filter((url) => /\/react-[A-Z0-9]+\.js$/.test(url))).toHaveLength(1);
  expect(messages.filter((message) => /^(?:error|uncaught)/.test(message))).toEqual([]);
});

test("presses before the scripts have loaded are repeated", async ({ page, origin }) => {
  await answerOtherHosts(page, origin);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, (route) => held.then(() => route.continue()));
  await page.goto(hooks, { waitUntil: "domcontentloaded" });
  const add = page.locator(".component").getByRole("button", { name: "加" });
  await add.click();
  await add.click();
  const announcement = page.getByRole("complementary", { name: siteText.announcement });
  await announcement.getByRole("button", { name: siteText.close }).click();
  release();
  await expect(page.locator(".component output")).toContainText("数2 倍4");
  await expect(announcement).toBeHidden();
});

test("a page without interaction does not load React", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${prefixed.prefix}/docs/guide/intro`);
  await started(page);
  await page.mouse.wheel(0, 2_000);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => /\/react-/.test(url))).toEqual([]);
});
