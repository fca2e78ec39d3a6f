import { expect, test } from "@playwright/test";
import { blogText, colorModeText, controlsText, readingText, siteText } from "../src/text/texts";
import { pageKinds } from "./support/fixture-site";
import { listen, open, scripts } from "./support/site";

const doc = pageKinds.doc;

test("code is copied with a confirmation", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, doc);
  const figure = page.locator("figure.code").first();
  const button = figure.getByRole("button", { name: controlsText.copyLabel });
  await expect(button).toHaveCount(1);
  await button.click();
  await expect(figure.locator(".code-copy")).toHaveText(controlsText.copiedShort);
  await expect(page.locator('[id="site:live-region"]')).toHaveText(controlsText.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await figure.locator("pre > code").textContent(),
  );
});

test("each press copies the page as Markdown once", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, doc);
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/index.md") && asked.push(request.url()));
  const button = page.getByRole("button", { name: controlsText.markdown.copy });
  await button.click();
  await expect(page.getByRole("main")).toContainText(controlsText.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("# ");
  expect(asked).toHaveLength(1);
  await expect(button).toBeVisible();
});

test("the home page links to the section that was read last, and to none before", async ({ page }) => {
  await open(page, "/");
  const back = page.locator("main").getByText(readingText.lastRead).getByRole("link");
  await expect(back).toHaveCount(0);
  await open(page, doc);
  const heading = page.locator(".prose > h2[id]").nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(page.locator("nav[data-site-toc-list] [aria-current]")).toBeVisible();
  await open(page, "/");
  await expect(back).toContainText(
    (await page.evaluate(() => localStorage.getItem("last-read")))?.split("\n")[1] ?? "?",
  );
  await back.click();
  await expect(page).toHaveURL(/#/);
  await expect(heading).toBeInViewport();
});

test("the current section is marked, and the back-to-top button appears", async ({ page }) => {
  await open(page, doc);
  const marked = page.locator("nav[data-site-toc-list] [aria-current]");
  const heading = page.locator(".prose > h2[id]").nth(2);
  await heading.evaluate((element) => element.scrollIntoView());
  await expect(marked).toHaveText((await heading.textContent())?.trim() ?? "");
  const top = page.getByRole("button", { name: siteText.backToTop });
  await expect(top).toBeHidden();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -200);
  await expect(top).toBeVisible();
  await top.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: siteText.skipToContent })).toBeFocused();
});

test("the back-to-top button does not appear when the text above changes its height", async ({ page }) => {
  await open(page, doc);
  const heading = page.locator(".prose > h2[id]").nth(2);
  const moved = await heading.evaluate(async (element) => {
    const paragraph = document.querySelector<HTMLElement>(".prose > p");
    const positionAfter = (change: () => void) =>
      new Promise<number>((resolve) => {
        window.addEventListener("scroll", () => resolve(window.scrollY), { once: true });
        change();
      });
    const padding = (size: string) => () => paragraph?.style.setProperty("padding-bottom", size);
    const start = await positionAfter(() => element.scrollIntoView());
    const higher = await positionAfter(padding("600px"));
    const lower = await positionAfter(padding("0px"));
    return [higher - start, lower - higher];
  });
  expect(moved).toEqual([600, -600]);
  await expect(page.getByRole("button", { name: siteText.backToTop })).toBeHidden();
});

test("each press changes the colour mode by one step, and the button names the mode", async ({ page }) => {
  await open(page, doc);
  const toggle = page.getByRole("button", { name: colorModeText.toggleUnknown });
  for (const [theme, label] of [
    ["dark", colorModeText.dark],
    ["light", colorModeText.light],
  ] as const) {
    await toggle.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(toggle).toHaveAccessibleName(colorModeText.toggle(label));
  }
});

test("menus open by pointer and keyboard", async ({ page }) => {
  await open(page, doc);
  const menu = page.getByRole("banner").locator("details[name=menu]").first();
  await menu.locator("summary").focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
});

test("the drawer takes the focus, and Back closes it without leaving the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, doc);
  const toggle = page.locator("summary[aria-label=切换导航栏]");
  const close = page.getByRole("button", { name: siteText.closeDrawer });
  await toggle.click();
  await expect(close).toBeFocused();
  await page.goBack();
  await expect(close).toBeHidden();
  await expect(page).toHaveURL(doc);
  await toggle.click();
  await page.keyboard.press("Escape");
  await expect(close).toBeHidden();
  await expect(toggle).toBeFocused();
});

test("nothing is logged to the console", async ({ page }) => {
  const messages = listen(page);
  await open(page, doc);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(messages).toEqual([]);
});

test("arrow keys change pages of the blog, and the current page is announced", async ({ page }) => {
  await open(page, "/blog");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/blog/page/2");
  await expect(page.locator('[id="site:live-region"]')).toContainText(blogText.page(2));
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/blog");
});

test("the browser follows a link that is pressed before the script has loaded", async ({ page }) => {
  await page.route(scripts, () => {});
  await page.goto(doc, { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await expect(page).not.toHaveURL(doc);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
