import { expect } from "@playwright/test";
import { prefixed, test } from "../support/prefixed-site";
import { started } from "../support/site";

const intro = `${prefixed.prefix}/docs/guide/intro`;

test("an announcement is above every page until the reader closes it, and then on no page", async ({ page }) => {
  const bar = page.getByRole("complementary", { name: "公告" });
  await page.goto(`${prefixed.prefix}/`);
  await expect(bar).toContainText("新版已经发布");
  await expect(bar.getByRole("link")).toHaveAttribute("href", intro);
  await started(page);
  await bar.getByRole("button", { name: "关闭" }).click();
  await expect(bar).toBeHidden();
  await page.goto(intro);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(bar).toBeHidden();
});

test("the footer has the filing numbers with links to their offices", async ({ page }) => {
  await page.goto(intro);
  const filing = (name: string) => page.getByRole("contentinfo").getByRole("link", { name });
  await expect(filing("京ICP备12345678号-1")).toHaveAttribute("href", "https://beian.miit.gov.cn/");
  await expect(filing("京公网安备11010502030001号")).toHaveAttribute("href", /beian\.mps\.gov\.cn.*=11010502030001$/);
});

test("a text ends with links to chats, which get the address of its Markdown, and to discussions", async ({ page }) => {
  await page.goto(intro);
  const link = async (name: string) =>
    new URL(`${await page.getByRole("main").getByRole("link", { name }).getAttribute("href")}`);
  const markdown = `${prefixed.url}${intro}/index.md`;
  expect((await link("在 ChatGPT 中打开")).searchParams.get("q")).toContain(`：${markdown}`);
  expect((await link("在 Claude 中打开")).searchParams.get("q")).toContain(`：${markdown}`);
  const { searchParams } = await link("反馈");
  expect(searchParams.get("body")).toBe(`${prefixed.url}${intro}`);
  expect(searchParams.get("title")).toBe(await page.getByRole("heading", { level: 1 }).textContent());
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an announcement is visible, without a close button", async ({ page }) => {
    await page.goto(intro);
    const bar = page.getByRole("complementary", { name: "公告" });
    await expect(bar).toContainText("新版已经发布");
    await expect(bar.getByRole("button")).toHaveCount(0);
  });
});
