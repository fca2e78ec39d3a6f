import { expect, type Page, test } from "@playwright/test";
import { isMarked, markDocument, open, own, pageKinds, started } from "./support/site";
import { blogListPages, postDays } from "./support/specified-routes";

const newestFirst = [...postDays].reverse();
const pager = (page: Page) => page.getByRole("navigation", { name: "博文列表分页导航" });
const preview = (page: Page) => page.getByRole("main").getByRole("article");

/** The day of the post on a list page. */
async function dayOfPreview(page: Page): Promise<string | null> {
  return preview(page).locator("time").getAttribute("datetime");
}

test.describe("list pages", () => {
  test("the pager goes through all seventeen and back without a reload", async ({ page }) => {
    await open(page, "/blog");
    await markDocument(page);
    for (const [index, path] of blogListPages.entries()) {
      await expect(page).toHaveURL(path);
      await expect(preview(page)).toHaveCount(1);
      await expect(preview(page).locator("time")).toHaveAttribute("datetime", newestFirst[index] ?? "");
      if (index < 16) await pager(page).getByRole("link", { name: "较旧的博文" }).click();
    }
    await expect(pager(page).getByRole("link", { name: "较旧的博文" })).toHaveCount(0);
    for (const [index, path] of [...blogListPages.entries()].reverse()) {
      await expect(page).toHaveURL(path);
      await expect(preview(page).locator("time")).toHaveAttribute("datetime", newestFirst[index] ?? "");
      if (index > 0) await pager(page).getByRole("link", { name: "较新的博文" }).click();
    }
    await expect(pager(page).getByRole("link", { name: "较新的博文" })).toHaveCount(0);
    expect(await isMarked(page)).toBe(true);
  });

  test("links and arrow keys change pages", async ({ page }) => {
    await open(page, "/blog");
    await pager(page).getByRole("link", { name: "较旧的博文" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog/page/2");
    await expect(preview(page).locator("time")).toHaveAttribute("datetime", newestFirst[1] ?? "");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL("/blog/page/3");
    await expect(preview(page).locator("time")).toHaveAttribute("datetime", newestFirst[2] ?? "");
    await page.keyboard.press("ArrowLeft");
    await expect(page).toHaveURL("/blog/page/2");
  });

  test("the arrow keys do not change pages with a modifier held or in an open menu", async ({ page }) => {
    await open(page, "/blog/page/2");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Control+ArrowRight");
    await page.getByRole("navigation", { name: "主导航" }).getByText("记录").press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    expect(await dayOfPreview(page)).toBe(newestFirst[1]);
    await expect(page).toHaveURL("/blog/page/2");
  });

  test("a preview has title, date, reading time, tags, beginning and a link to the post", async ({ page }) => {
    await open(page, "/blog/page/17");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("博客");
    await expect(page).toHaveTitle(`博客（第 17 页） | ${own.title}`);
    const post = preview(page);
    await expect(post.getByRole("heading", { level: 2 })).toHaveText("把wiki搬成静态站点");
    await expect(post).toContainText("2021年7月30日");
    await expect(post.getByRole("list", { name: "本文标签" }).getByRole("link")).toHaveText(["建站", "写作"]);
    await expect(post).toContainText("wiki的长处在写");
    await expect(post).not.toContainText("旧地址一条都不要丢");
    await post.getByRole("link", { name: "继续阅读" }).click();
    await expect(page).toHaveURL("/blog/2021/07/30/wiki-to-static-site");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("把wiki搬成静态站点");
  });

  test("work without scripts", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/blog");
    await pager(page).getByRole("link", { name: "较旧的博文" }).click();
    await expect(preview(page).locator("time")).toHaveAttribute("datetime", newestFirst[1] ?? "");
    await context.close();
  });
});

for (const timezoneId of ["Asia/Shanghai", "America/Los_Angeles"]) {
  test.describe(`a reader in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("sees the same days and years as everyone else", async ({ page }) => {
      await open(page, "/blog/archive");
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 2 })).toHaveText(["2025年", "2024年", "2022年", "2021年"]);
      await expect(main.getByRole("listitem").filter({ hasText: "把wiki搬成静态站点" })).toContainText(
        "7月30日 - 把wiki搬成静态站点",
      );
      await expect(main.locator("time")).toHaveText(
        newestFirst.map((day) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`),
      );
    });
  });
}

test.describe("a post", () => {
  const path = "/blog/2021/10/07/timestamps-and-time-zones";

  test("of a series lists the others and marks itself", async ({ page }) => {
    await open(page, path);
    const series = page.getByRole("navigation", { name: "系列「数据的样子」的博文" });
    await series.getByText("第 2 篇，共 3 篇").click();
    await expect(series.getByRole("link")).toHaveCount(3);
    await expect(series.locator("[aria-current=page]")).toHaveText("数据的样子（二）：时间点、本地时间与时区");
    await series.getByRole("link", { name: "数据的样子（三）" }).click();
    await expect(page).toHaveURL(/\/blog\/2021\/11\/08\//);
  });
});

test("an author without posts has a page that says so", async ({ page }) => {
  await open(page, "/blog/authors");
  const author = page.getByRole("main").getByRole("listitem").filter({ hasText: "节能" });
  await expect(author).not.toContainText("0 篇");
  await author.getByRole("link", { name: "节能" }).click();
  await expect(page).toHaveURL("/blog/authors/all-jieneng-articles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("节能");
  await expect(page.getByRole("main")).toContainText("没有以这个名字署名的博文。");
  await page.getByRole("link", { name: "查看所有作者" }).click();
  await expect(page).toHaveURL("/blog/authors");
});

test("the subscription page lists the three feeds with their full addresses", async ({ page, request }) => {
  await open(page, "/blog");
  await page.getByRole("navigation", { name: "博客导航" }).getByRole("link", { name: "订阅" }).click();
  await started(page);
  const feeds = page.getByRole("list", { name: "订阅地址" }).getByRole("listitem");
  await expect(feeds.getByRole("heading")).toHaveText(["RSS", "Atom", "JSON Feed"]);
  await expect(feeds.getByRole("link")).toHaveText([
    /^https?:.*\/blog\/rss\.xml$/,
    /\/blog\/atom\.xml$/,
    /\/blog\/feed\.json$/,
  ]);
  for (const link of await feeds.getByRole("link").all()) {
    expect((await request.get((await link.getAttribute("href")) ?? "")).status()).toBe(200);
  }
});

test("the list shows the titles of posts above their figures, and larger than its own title", async ({ page }) => {
  await page.goto(pageKinds["blog list"]);
  const size = (level: number) =>
    page
      .getByRole("main")
      .getByRole("heading", { level })
      .first()
      .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
  expect(await size(1)).toBeLessThan(await size(2));
  const order = await page
    .getByRole("article")
    .filter({ has: page.locator("svg") })
    .first()
    .evaluate((post) => {
      const parts = ["h2", "time", ".prose > p", "svg"].map((selector) => post.querySelector(selector));
      return parts.map((part) => part?.getBoundingClientRect().top ?? 0);
    });
  expect(order).toEqual([...order].sort((a, b) => a - b));
});
