import { expect, type Page, test } from "@playwright/test";
import { fixtureSite, pageKinds } from "./support/fixture-site";
import { open } from "./support/site";

const doc = pageKinds.doc;
const categoryToggle = (page: Page, label: string) =>
  page.locator("[data-site-sidebar] summary", { hasText: `分类「${label}」` });

test.describe("sidebar", () => {
  test("expands the categories above the page and marks it", async ({ page }) => {
    await open(page, doc);
    const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
    await expect(sidebar.getByRole("link", { name: "海岸线" })).toHaveAttribute("aria-current", "page");
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeHidden();
  });

  test("has a button next to a category's link that opens and closes it", async ({ page }) => {
    await open(page, doc);
    const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
    await expect(sidebar.getByText("侧边栏分类「森林」", { exact: true })).toBeAttached();
    await categoryToggle(page, "森林").click();
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeVisible();
    await categoryToggle(page, "森林").press("Enter");
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeHidden();
    await sidebar.getByRole("link", { name: "森林", exact: true }).click();
    await expect(page).toHaveURL(/forest\/intro$/);
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeVisible();
  });

  test("keeps its scroll position and its open categories from page to page", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await open(page, doc);
    const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
    await categoryToggle(page, "森林").click();
    await categoryToggle(page, "观察的方法").click();
    const link = sidebar.getByRole("link", { name: "湿地" });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await sidebar.evaluate((element) => element.scrollTop);
    expect(scrolled).toBeGreaterThan(50);
    await link.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("湿地");
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrolled);
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeVisible();
    await page.getByRole("navigation", { name: "主导航" }).getByRole("link", { name: "行路" }).click();
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toHaveCount(0);
    await page.goBack();
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeVisible();
    expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrolled);
  });

  test("stays in view while the text scrolls, and so does the table of contents", async ({ page }) => {
    await open(page, doc);
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
    for (const name of ["文档侧边栏", "本页总览"]) {
      await expect(page.getByRole("navigation", { name }).getByRole("link").first()).toBeInViewport();
    }
  });

  test("is no taller than the window, and neither is the table of contents", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 240 });
    await open(page, doc);
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: "instant" }));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2_000);
    for (const name of ["文档侧边栏", "本页总览"]) {
      const box = await page.getByRole("navigation", { name }).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 1_000)).toBeLessThanOrEqual(240);
    }
  });

  test("scrolls the open page into view", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await open(page, "/docs/nature/flowers/units");
    await expect(page.getByRole("navigation", { name: "文档侧边栏" }).locator("[aria-current=page]")).toBeInViewport();
  });
});

test("breadcrumbs lead from the home page through the categories to the page, which is not a link", async ({
  page,
}) => {
  await open(page, doc);
  const trail = page.getByRole("navigation", { name: "页面路径" });
  await expect(trail.getByRole("listitem")).toHaveCount(3);
  await expect(trail.getByRole("link", { name: "首页" })).toHaveAttribute("href", "/");
  await expect(trail.getByRole("link", { name: "水与海岸" })).toBeVisible();
  await expect(trail.locator("[aria-current=page]")).toHaveText("海岸线");
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const { "@type": type, itemListElement } = JSON.parse(data ?? "{}");
  expect(type).toBe("BreadcrumbList");
  expect(itemListElement.at(-1).item).toMatch(/\/docs\/nature\/coast\/shoreline$/);
});

test.describe("table of contents", () => {
  test("has the headings of levels 2 to 5 and marks the section being read", async ({ page }) => {
    await open(page, doc);
    const toc = page.getByRole("navigation", { name: "本页总览" });
    const headings = page.locator(".prose :is(h2, h3, h4, h5)[id]");
    await expect(toc.getByRole("link")).toHaveCount(await headings.count());
    await toc.getByRole("link", { name: "GPS", exact: true }).click();
    await expect(toc.locator("[aria-current]")).toHaveText("GPS");
    await expect(page).toHaveURL(/#gps$/);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(toc.locator("[aria-current]")).toHaveText((await headings.last().textContent()) ?? "");
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(toc.locator("[aria-current]")).not.toHaveText("GPS");
  });

  test("scrolls headings to below the navbar, not under it", async ({ page }) => {
    await open(page, `${doc}#gps`);
    await expect.poll(async () => Math.round((await page.locator("#gps").boundingBox())?.y ?? 0)).toBe(68);
  });
});

test("the reading progress follows the text", async ({ page }) => {
  await open(page, doc);
  const scale = () =>
    page
      .locator("[data-site-toc]")
      .first()
      .evaluate((layout) => new DOMMatrix(getComputedStyle(layout, "::before").transform).a);
  await expect.poll(scale).toBeLessThan(0.05);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(scale).toBe(1);
});

test("previous and next follow the sidebar", async ({ page }) => {
  await open(page, doc);
  const lines = await page
    .locator("[data-site-sidebar] li a")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  const current = lines.indexOf(new URL(page.url()).pathname);
  await expect(page.locator("a[rel=prev]")).toHaveAttribute("href", lines[current - 1] ?? "");
  await page.locator("a[rel=next]").click();
  await expect(page).toHaveURL(lines[current + 1] ?? "");
});

test("a text ends with related pages and backlinks, each once, none of them in the pager", async ({ page }) => {
  await open(page, doc);
  const related = page.getByRole("navigation", { name: "相关页面" });
  const addresses = await related
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(3);
  expect(new Set(addresses).size).toBe(addresses.length);
  const pager = await page
    .locator("a[rel=prev], a[rel=next]")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.filter((address) => pager.includes(address) || address === doc)).toEqual([]);
  await related.getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${addresses[0]}$`));
});

test("a page has its reading time and an edit link", async ({ page }) => {
  await open(page, doc);
  await expect(page.getByText(/阅读需 \d+ 分钟/)).toBeVisible();
  await expect(page.getByRole("link", { name: /编辑此页/ })).toHaveAttribute("href", /shoreline\.mdx$/);
});

test("a heading has one accessible name, and a link to it appears beside it", async ({ page }) => {
  await open(page, doc);
  const heading = page.getByRole("heading", { name: "GPS", exact: true });
  const link = page.getByRole("link", { name: "GPS的直接链接" });
  await expect(link).toHaveCSS("opacity", "0");
  await heading.hover();
  await expect(link).toHaveCSS("opacity", "1");
  const [text, sign] = [await heading.boundingBox(), await link.boundingBox()];
  expect(Math.abs((sign?.x ?? 0) + (sign?.width ?? 0) - (text?.x ?? 0))).toBeLessThan(1);
  expect(Math.abs((sign?.y ?? 0) + (sign?.height ?? 0) - (text?.y ?? 0) - (text?.height ?? 0))).toBeLessThan(4);
  await link.click();
  await expect(page).toHaveURL(/#gps$/);
});

test("a category page has a card for everything in it", async ({ page }) => {
  await open(page, pageKinds.category);
  const cards = page.getByRole("list", { name: "本类文章" });
  const lines = page.locator("[data-site-sidebar] li:has(> [aria-current]) > ul > li");
  await expect(cards.getByRole("listitem")).toHaveCount(await lines.count());
  const text = await cards.getByText(/^从北到南/).boundingBox();
  await page.mouse.click((text?.x ?? 0) + 20, (text?.y ?? 0) + 10);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("候鸟");
});

test("the docs landing page links to every area", async ({ page }) => {
  await open(page, "/docs");
  await expect(page.locator("main h2 a")).toHaveText(["自然观察", "手艺", "行路", "天上", "月记"]);
});

test("the home page shows the tagline, five areas and five posts on one screen", async ({ page }) => {
  await open(page, "/");
  await expect(page.getByText(fixtureSite.tagline).first()).toBeInViewport();
  const areas = page.getByRole("region", { name: "目录" });
  await expect(areas.getByRole("heading", { level: 3 })).toHaveCount(5);
  await expect(areas.getByRole("heading", { level: 3 }).last()).toBeInViewport();
  await expect(page.getByRole("region", { name: "新近的博文" }).getByRole("listitem")).toHaveCount(5);
});

test("friends have cards with pictures", async ({ page }) => {
  await open(page, "/friendship");
  const cards = page.getByRole("list", { name: "友链列表" }).getByRole("listitem");
  expect(await cards.count()).toBeGreaterThan(10);
  await expect(cards.first().locator("img").first()).toBeAttached();
});

test("an unknown address shows a Chinese page", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("找不到页面");
  await expect(page.getByText("请联系原始链接来源网站的所有者，并告知他们链接已损坏。")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the text is shown, and the sidebar's categories open and close", async ({ page }) => {
    await page.goto(doc);
    await expect(page.getByRole("heading", { name: /^GPS/ })).toBeVisible();
    const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
    await expect(sidebar.getByRole("link", { name: "海岸线" })).toBeVisible();
    await categoryToggle(page, "森林").click();
    await expect(sidebar.getByRole("link", { name: "树与年轮" })).toBeVisible();
  });
});

test("the resume prints on A4 without navigation, with its addresses, on two pages at most", async ({ page }) => {
  await open(page, "/resume");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const pdf = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
});

test("a page that nobody has used prints like any other, even without scripts", async ({ browser, baseURL }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(doc);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.locator(".prose")).toBeVisible();
    await context.close();
  }
});

test("elements added by scripts are styled at once", async ({ page }) => {
  await open(page, doc);
  const copy = page.getByRole("button", { name: "复制代码到剪贴板" }).first();
  await expect(copy).toHaveCSS("cursor", "pointer");
  await expect(copy).toHaveCSS("border-radius", "4px");
});

test("folded answers are open on paper", async ({ page }) => {
  await open(page, doc);
  await page.emulateMedia({ media: "print" });
  const answer = page.locator(".prose details:not(figure details) > :not(summary)").first();
  expect((await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10);
});
