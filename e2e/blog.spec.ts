import { expect, type Page, test } from "@playwright/test";
import { isMarked, markDocument, open, own, pageKinds, started } from "./support/site";
import { blogListPages, postDays } from "./support/specified-routes";

const newestFirst = [...postDays].reverse();
const pager = (page: Page) => page.getByRole("navigation", { name: "博文列表分页导航" });
const preview = (page: Page) => page.getByRole("main").getByRole("article");
const sidebar = (page: Page) => page.getByRole("navigation", { name: /列表$/ }).filter({ hasText: "博客列表" });

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

  test("the first page is at /blog only", async ({ page }) => {
    expect((await page.goto("/blog/page/1"))?.status()).toBe(404);
    expect((await page.goto("/blog/page/18"))?.status()).toBe(404);
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

test("every blog page has the sidebar with all posts by year", async ({ page }) => {
  for (const path of [
    "/blog",
    "/blog/page/5",
    "/blog/archive",
    "/blog/authors",
    "/blog/tags",
    "/blog/subscribe",
    "/blog/2022/01/31/backups-that-restore",
  ]) {
    await page.goto(path);
    await expect(sidebar(page).locator("a[href^='/blog/20']")).toHaveCount(17);
    await expect(sidebar(page).locator("summary")).toHaveText(["2025年", "2024年", "2022年", "2021年"]);
  }
  await expect(sidebar(page).locator("[aria-current=page]")).toHaveText("恢复过一次，才算有备份");
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

  test("has a header, a table of contents, tags and neighbours", async ({ page }) => {
    await open(page, path);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("数据的样子（二）：时间点、本地时间与时区");
    await expect(main).toContainText(/2021年10月7日 · 阅读需 \d+ 分钟/);
    await expect(main.getByRole("list", { name: "本文标签" }).getByRole("link")).toHaveText(["编码", "存储"]);
    await expect(page.getByRole("navigation", { name: "本页总览" }).getByRole("link").first()).toBeVisible();
    const neighbours = page.getByRole("navigation", { name: "博文分页导航" });
    // The parts of a series follow each other. A post of another series may have a date between
    // theirs.
    await expect(neighbours.getByRole("link", { name: "下一篇" })).toHaveAttribute("href", /^\/blog\/2021\/11\/08\//);
    await expect(neighbours.getByRole("link", { name: "上一篇" })).toHaveAttribute("href", /^\/blog\/2021\/09\/07\//);
  });

  test("of a series lists the others and marks itself", async ({ page }) => {
    await open(page, path);
    const series = page.getByRole("navigation", { name: "系列「数据的样子」的博文" });
    await series.getByText("第 2 篇，共 3 篇").click();
    await expect(series.getByRole("link")).toHaveCount(3);
    await expect(series.locator("[aria-current=page]")).toHaveText("数据的样子（二）：时间点、本地时间与时区");
    await series.getByRole("link", { name: "数据的样子（三）" }).click();
    await expect(page).toHaveURL(/\/blog\/2021\/11\/08\//);
  });

  test("has a note about its age if it was written and last checked more than two years ago", async ({ page }) => {
    await page.goto("/blog/archive");
    const links = page.getByRole("main").locator("a[href^='/blog/20']");
    const paths = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? ""));
    for (const post of [paths.at(0), paths.at(2), paths.at(-1)]) {
      await page.goto(post ?? "");
      // The dates of writing and of the last check.
      const days = await page
        .locator("main .small-print time")
        .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
      const limit = new Date(`${days.sort().at(-1)}T00:00:00Z`);
      limit.setUTCFullYear(limit.getUTCFullYear() + 2);
      await expect(page.getByRole("note").filter({ hasText: "可能已经变化" })).toHaveCount(limit < new Date() ? 1 : 0);
    }
  });

  test("the first and the last post have one neighbour", async ({ page }) => {
    const neighbours = page.getByRole("navigation", { name: "博文分页导航" });
    await page.goto("/blog/2021/07/30/wiki-to-static-site");
    await expect(neighbours.getByRole("link")).toHaveCount(1);
    await expect(neighbours.getByRole("link", { name: "较新一篇" })).toBeVisible();
    await page.goto("/blog/2025/08/31/rag-retrieval-experiment");
    await expect(neighbours.getByRole("link")).toHaveCount(1);
    await expect(neighbours.getByRole("link", { name: "上一篇" })).toBeVisible();
  });

  test("can be shared: its head has complete metadata", async ({ page }) => {
    await page.goto(path);
    const content = (property: string) => page.locator(`meta[property='${property}']`).getAttribute("content");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toMatch(new RegExp(`^https?://[^/]+${path}$`));
    await expect(page).toHaveTitle(`数据的样子（二）：时间点、本地时间与时区 | ${own.title}`);
    expect(await content("og:type")).toBe("article");
    expect(await content("og:url")).toBe(canonical);
    expect(await content("article:published_time")).toMatch(/^2021-10-07T00:00:00/);
    const scripts = await page.locator("script[type='application/ld+json']").allTextContents();
    const [posting, trail] = ["BlogPosting", "BreadcrumbList"].map((type) =>
      scripts.map((text) => JSON.parse(text)).find((data) => data["@type"] === type),
    );
    expect(posting).toMatchObject({
      headline: "数据的样子（二）：时间点、本地时间与时区",
      url: canonical,
      inLanguage: "zh-Hans",
      keywords: ["编码", "存储"],
      author: [{ "@type": "Person", name: "节能" }],
    });
    expect(posting.datePublished).toMatch(/^2021-10-07T00:00:00/);
    expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      "首页",
      "博客",
      "数据的样子（二）：时间点、本地时间与时区",
    ]);
  });
});

test("the blog itself is described as a Blog", async ({ page }) => {
  await page.goto("/blog");
  const data = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(data.map((text) => JSON.parse(text)["@type"])).toContain("Blog");
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

test("every tag has a page with the number of posts given in the list of tags", async ({ page }) => {
  await page.goto("/blog/tags");
  const tags = page.getByRole("main").locator("li:has(a[href^='/blog/tags/'])");
  const counted = await tags.evaluateAll((items) =>
    items.map((item) => ({ path: item.querySelector("a")?.getAttribute("href") ?? "", text: item.textContent ?? "" })),
  );
  expect(counted.length).toBeGreaterThan(5);
  for (const { path, text } of counted) {
    const [, label, count] = /^(.*?)(\d+) 篇博文$/.exec(text) ?? [];
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${count} 篇博文含有标签「${label}」`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(Number(count));
  }
  await page.getByRole("link", { name: "查看所有标签" }).click();
  await expect(page).toHaveURL("/blog/tags");
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
