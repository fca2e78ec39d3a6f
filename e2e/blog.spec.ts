import { expect, type Page, test } from "@playwright/test";
import { fixtureSite, pageKinds } from "./support/fixture-site";
import { isMarked, markDocument, open, started } from "./support/site";

/** The days of the posts. Each list page shows one post. */
const newestFirst = ["2024-10-20", "2022-06-05", "2022-05-05", "2022-04-05", "2021-09-12", "2021-03-01"];
const listPages = newestFirst.map((_, index) => (index === 0 ? "/blog" : `/blog/page/${index + 1}`));
const pager = (page: Page) => page.getByRole("navigation", { name: "博文列表分页导航" });
const preview = (page: Page) => page.getByRole("main").getByRole("article");

/** Returns the day of the post on a list page. */
async function dayOfPreview(page: Page): Promise<string | null> {
  return preview(page).locator("time").getAttribute("datetime");
}

test.describe("list pages", () => {
  test("the pager goes through all list pages and back without a reload", async ({ page }) => {
    await open(page, "/blog");
    await markDocument(page);
    for (const [index, path] of listPages.entries()) {
      await expect(page).toHaveURL(path);
      await expect(preview(page)).toHaveCount(1);
      await expect(preview(page).locator("time")).toHaveAttribute("datetime", newestFirst[index] ?? "");
      if (index < newestFirst.length - 1) await pager(page).getByRole("link", { name: "较旧的博文" }).click();
    }
    await expect(pager(page).getByRole("link", { name: "较旧的博文" })).toHaveCount(0);
    for (const [index, path] of [...listPages.entries()].reverse()) {
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
    await page.getByRole("navigation", { name: "主导航" }).getByText("随手").press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Escape");
    expect(await dayOfPreview(page)).toBe(newestFirst[1]);
    await expect(page).toHaveURL("/blog/page/2");
  });

  test("a preview has title, date, reading time, tags, beginning and a link to the post", async ({ page }) => {
    await open(page, "/blog/page/6");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("随笔");
    await expect(page).toHaveTitle(`随笔（第 6 页） | ${fixtureSite.title}`);
    const post = preview(page);
    await expect(post.getByRole("heading", { level: 2 })).toHaveText("第一次走完海边");
    await expect(post).toContainText("2021年3月1日");
    await expect(post.getByRole("list", { name: "本文标签" }).getByRole("link")).toHaveText(["走路", "海边"]);
    await expect(post).toContainText("出发之前写的");
    await expect(post).not.toContainText("鞋里进了三次沙");
    await post.getByRole("link", { name: "继续阅读" }).click();
    await expect(page).toHaveURL("/blog/2021/03/01/first-walk");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("第一次走完海边");
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
      await expect(main.getByRole("heading", { level: 2 })).toHaveText(["2024年", "2022年", "2021年"]);
      await expect(main.getByRole("listitem").filter({ hasText: "第一次走完海边" })).toContainText(
        "3月1日 - 第一次走完海边",
      );
      await expect(main.locator("time")).toHaveText(
        newestFirst.map((day) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`),
      );
    });
  });
}

test.describe("a post", () => {
  const path = "/blog/2022/05/05/tree-rings-two";

  test("of a series lists the others and marks itself", async ({ page }) => {
    await open(page, path);
    const series = page.getByRole("navigation", { name: "系列「年轮」的博文" });
    await series.getByText("第 2 篇，共 3 篇").click();
    await expect(series.getByRole("link")).toHaveCount(3);
    await expect(series.locator("[aria-current=page]")).toHaveText("年轮（二）：宽的一圈");
    await series.getByRole("link", { name: "年轮（三）" }).click();
    await expect(page).toHaveURL(/\/blog\/2022\/06\/05\//);
  });
});

test("an author without posts has a page that says so", async ({ page }) => {
  await open(page, "/blog/authors");
  const author = page.getByRole("main").getByRole("listitem").filter({ hasText: "阿禾" });
  await expect(author).not.toContainText("0 篇");
  await author.getByRole("link", { name: "阿禾" }).click();
  await expect(page).toHaveURL("/blog/authors/all-ahe-articles");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("阿禾");
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
