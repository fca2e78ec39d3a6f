import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { isMarked, layoutShifts, listen, markDocument, open, started } from "./support/site";

const doc = pageKinds.doc;
const mainNav = { name: "主导航" } as const;

test.describe("navbar", () => {
  test("has the four areas on the left, and menus, pages, search and colour mode on the right", async ({ page }) => {
    await open(page, "/");
    const bar = page.getByRole("navigation", mainNav);
    await expect(bar.locator("> ul:first-child > li > a")).toHaveText(["自然观察", "手艺", "行路", "天上"]);
    await expect(bar.locator("> ul:last-child > li > :is(a, details) > summary, > ul:last-child > li > a")).toHaveText([
      "同路",
      "随手",
      "本站说明",
      "朋友们",
    ]);
    await expect(page.getByRole("button", { name: "搜索", exact: true })).toBeVisible();
  });

  test("marks the area and the page of the reader", async ({ page }) => {
    await open(page, doc);
    const bar = page.getByRole("navigation", mainNav);
    await expect(bar.getByRole("link", { name: "自然观察" })).toHaveAttribute("aria-current", "true");
    await expect(bar.getByRole("link", { name: "行路" })).not.toHaveAttribute("aria-current");
    await open(page, "/about");
    await expect(bar.getByRole("link", { name: "本站说明" })).toHaveAttribute("aria-current", "page");
  });

  test("stays at the top on scrolling", async ({ page }) => {
    await open(page, doc);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  });

  test("opens external links in a new tab without an opener, and says so", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("navigation", mainNav).getByText("同路").click();
    const link = page.getByRole("link", { name: /^认树的书\s?（在新标签页中打开）$/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });

  test("has a search button with a visible label that is also its name, the key hint left out", async ({ page }) => {
    await open(page, "/");
    const button = page.getByRole("button", { name: "搜索", exact: true });
    await expect(button).toContainText("搜索");
    const hint = await button.evaluate((element) => getComputedStyle(element, "::after").content);
    expect(hint).toBe('"Ctrl K"');
  });
});

test.describe("dropdowns", () => {
  const menu = "随手";
  const first = { name: "随笔", exact: true } as const;

  test.beforeEach(({ page }) => open(page, "/"));

  test("open on hover and close when the pointer leaves", async ({ page }) => {
    const bar = page.getByRole("navigation", mainNav);
    await bar.getByText(menu).hover();
    await expect(bar.getByRole("link", first)).toBeVisible();
    await bar.getByRole("link", { name: "履历" }).hover();
    await expect(bar.getByRole("link", first)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(bar.getByRole("link", first)).toBeHidden();
  });

  test("stay open when the label is clicked while hovering, until a click outside", async ({ page }) => {
    const bar = page.getByRole("navigation", mainNav);
    await bar.getByText(menu).click();
    await page.getByRole("heading", { level: 1 }).hover();
    await expect(bar.getByRole("link", first)).toBeVisible();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(bar.getByRole("link", first)).toBeHidden();
  });

  for (const key of ["Enter", "Space"]) {
    test(`open and close with ${key}`, async ({ page }) => {
      const bar = page.getByRole("navigation", mainNav);
      await bar.getByText(menu).focus();
      await page.keyboard.press(key);
      await expect(bar.getByRole("link", first)).toBeVisible();
      await page.keyboard.press(key);
      await expect(bar.getByRole("link", first)).toBeHidden();
    });
  }

  test("close with Escape and return the focus", async ({ page }) => {
    const bar = page.getByRole("navigation", mainNav);
    await bar.getByText(menu).focus();
    await page.keyboard.press("ArrowDown");
    await expect(bar.getByRole("link", first)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(bar.getByRole("link", first)).toBeHidden();
    await expect(bar.getByText(menu)).toBeFocused();
  });

  test("are navigated with the arrow keys, which wrap around, and with Home and End", async ({ page }) => {
    const bar = page.getByRole("navigation", mainNav);
    const items = bar.locator("details", { hasText: menu }).getByRole("link");
    await bar.getByText(menu).focus();
    for (const [key, index] of [
      ["ArrowDown", 0],
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", 2],
      ["Home", 0],
      ["End", 2],
      ["ArrowDown", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(items.nth(index)).toBeFocused();
    }
  });

  test("close when the focus goes elsewhere", async ({ page }) => {
    const bar = page.getByRole("navigation", mainNav);
    await bar.getByText(menu).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "搜索", exact: true }).focus();
    await expect(bar.getByRole("link", first)).toBeHidden();
  });

  test("close when a link in them is followed", async ({ page }) => {
    const bar = page.getByRole("navigation", mainNav);
    await bar.getByText(menu).click();
    await bar.getByRole("link", { name: "履历" }).click();
    await expect(page).toHaveURL("/resume");
    await expect(bar.getByRole("link", first)).toBeHidden();
  });
});

test.describe("colour mode", () => {
  const theme = (page: import("@playwright/test").Page) =>
    page.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dataset.themeChoice]);

  test("is light at first, even if the system is dark", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/");
    expect(await theme(page)).toEqual(["light", "system"]);
  });

  test("can be switched, is stored, survives a reload and has a Chinese name", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("button", { name: "切换浅色/暗黑模式（当前为浅色模式）" }).click();
    expect(await theme(page)).toEqual(["dark", "dark"]);
    const toggle = page.getByRole("button", { name: "切换浅色/暗黑模式（当前为暗黑模式）" });
    await expect(toggle).toHaveAttribute("title", "暗黑模式");
    expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
    await page.reload();
    await started(page);
    expect(await theme(page)).toEqual(["dark", "dark"]);
    await toggle.click();
    expect(await theme(page)).toEqual(["light", "light"]);
  });

  test("is set before anything is painted", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "dark"));
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/");
    expect(await theme(page)).toEqual(["dark", "dark"]);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe("rgb(21, 23, 26)");
  });

  test("follows other tabs", async ({ page, context }) => {
    await open(page, "/");
    const other = await context.newPage();
    await open(other, "/about");
    await other.getByRole("button", { name: /^切换浅色/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("button", { name: /当前为暗黑模式/ })).toBeVisible();
  });

  test("works for the visit if storage throws, without an error", async ({ page }) => {
    const messages = listen(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    });
    await open(page, "/");
    await page.getByRole("button", { name: /^切换浅色/ }).click();
    expect(await theme(page)).toEqual(["dark", "dark"]);
    expect(messages).toEqual([]);
  });
});

test.describe("navigation", () => {
  test("the skip link is the first stop and leads to the main content", async ({ page }) => {
    await open(page, doc);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "跳到主要内容" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("a new page starts at its top, with the focus there, and is announced in Chinese", async ({ page }) => {
    await open(page, doc);
    await markDocument(page);
    await page.getByRole("link", { name: "候鸟", exact: true }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("候鸟");
    expect(await isMarked(page)).toBe(true);
    await expect(page.locator('[id="site:live-region"]')).toHaveText("已打开页面：候鸟");
    await expect(page.locator("#gatsby-announcer")).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "跳到主要内容" })).toBeFocused();
  });

  test("a slow page shows the progress bar, a fast one does not", async ({ page }) => {
    await open(page, "/");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/resume/fragment.json", async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => void window.___navigate?.("/resume"));
    await expect(page.locator('[id="site:progress"] .bar')).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1, name: "履历" })).toBeVisible();
    await expect(page.locator('[id="site:progress"]')).toHaveCount(0);
  });

  test("the back-to-top button appears on scrolling up, and works", async ({ page }) => {
    await open(page, doc);
    const button = page.getByRole("button", { name: "回到顶部" });
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
    await expect(button).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });
});

test("the footer is dark and has three columns and the years", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  for (const [column, items] of [
    ["看什么", ["自然观察", "天上"]],
    ["别处", ["广场（在新标签页中打开）", "仓库（在新标签页中打开）"]],
    ["这里", ["随笔"]],
  ] as const) {
    await expect(footer.getByRole("list", { name: column }).getByRole("link")).toHaveText([...items]);
  }
  await expect(footer).toContainText(/2019\s*[–-]\s*2024/);
  const [red = 255] = await footer.evaluate(
    (element) => getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [],
  );
  expect(red).toBeLessThan(60);
});

test.describe("no layout shifts and no console messages", () => {
  for (const [kind, path] of Object.entries(pageKinds)) {
    test(kind, async ({ page }) => {
      const messages = listen(page);
      await open(page, path);
      await page.waitForLoadState("networkidle");
      expect(await layoutShifts(page)).toEqual([]);
      // The browser itself logs the status of a missing page, so that message is allowed.
      expect(messages.filter((message) => kind !== "not found" || !message.includes("404"))).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("dropdowns open and their links work", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", mainNav);
    await bar.getByText("随手").click();
    await bar.getByRole("link", { name: "履历" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("履历");
  });

  test("the not-found page has a field that searches", async ({ page }) => {
    await page.goto("/nowhere");
    const field = page.getByRole("main").getByRole("searchbox");
    await field.fill("半日潮");
    await field.press("Enter");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("半日潮")}`);
  });

  test("the search button opens the search page and shows no shortcut", async ({ page }) => {
    await page.goto("/");
    const search = page.getByRole("button", { name: "搜索", exact: true });
    expect(await search.evaluate((button) => getComputedStyle(button, "::after").display)).toBe("none");
    await page.getByRole("button", { name: "搜索", exact: true }).click();
    await expect(page).toHaveURL(/\/search\/?\??$/);
  });
});
