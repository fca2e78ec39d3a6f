import { expect, test } from "@playwright/test";
import { controlsText } from "../src/text/texts";
import { accessibilityFaults } from "./support/axe";
import { pageKinds } from "./support/fixture-site";
import { openSample, sampleHtml, samplePath } from "./support/sample-article";
import { isMarked, markDocument, open } from "./support/site";

test.describe("code", () => {
  test("is copied verbatim, with a visible and an announced confirmation", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openSample(page);
    const button = page.getByRole("button", { name: "复制代码到剪贴板" }).first();
    await expect(button).toHaveText("复制");
    await button.click();
    // The accessible name stays the same, because otherwise a screen reader would announce the
    // change twice.
    await expect(button).toHaveText("✓ 已复制");
    await expect(page.locator('[id="site:live-region"]')).toHaveText("复制成功");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("int main() {\n  return 0;\n}");
    await expect(button).toHaveText("复制");
  });

  test("has its name and its buttons on one line of 36 px, and a copy moves none of them", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/blog/2022/05/05/tree-rings-two");
    const titled = page.locator("figure.code:has(> .code-title)").first();
    const copy = titled.getByRole("button", { name: "复制代码到剪贴板" });
    await copy.scrollIntoViewIfNeeded();
    const boxes = () =>
      titled.evaluate((figure) =>
        [...figure.querySelectorAll(".code-title, .code-bar > *")].map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return { left, right, middle: (top + bottom) / 2 - figure.getBoundingClientRect().top };
        }),
      );
    const before = await boxes();
    for (const { middle } of before) expect(middle).toBeCloseTo(18, 0);
    await copy.click();
    await expect(copy).toHaveText("✓ 已复制");
    expect(await boxes()).toEqual(before);
    expect(await copy.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  });

  test("is copied with the keyboard, and by execCommand if the clipboard is denied", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("denied")) },
      });
      document.addEventListener("copy", () => {
        (window as { copied?: string }).copied = String(window.getSelection());
      });
    });
    await openSample(page);
    await page.getByRole("button", { name: "复制代码到剪贴板" }).first().press("Enter");
    await expect(page.locator('[id="site:live-region"]')).toHaveText("复制成功");
    expect(await page.evaluate(() => (window as { copied?: string }).copied)).toContain("return 0;");
  });

  test("can be wrapped if it scrolls, and only then", async ({ page }) => {
    await openSample(page);
    const [short, long] = [page.locator("figure.code").nth(0), page.locator("figure.code").nth(1)];
    await expect(long.getByRole("button", { name: "切换自动换行" })).toHaveAttribute("aria-pressed", "false");
    await expect(short.getByRole("button", { name: "切换自动换行" })).toHaveCount(0);
    await long.getByRole("button", { name: "切换自动换行" }).press("Enter");
    await expect(long.getByRole("button", { name: "切换自动换行" })).toHaveAttribute("aria-pressed", "true");
    expect(await long.locator("pre").evaluate((pre) => pre.scrollWidth <= pre.clientWidth)).toBe(true);
    await long.getByRole("button", { name: "切换自动换行" }).click();
    expect(await long.locator("pre").evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true);
  });
});

test("code uses this machine's monospaced fonts, in any order of the font list", async ({ page }) => {
  await page.goto(pageKinds.doc);
  const widths = await page.evaluate(() =>
    ["i", "m", "0"].map((letter) => {
      const code = document.createElement("code");
      code.textContent = letter.repeat(10);
      document.querySelector(".prose")?.append(code);
      const text = document.createRange();
      text.selectNodeContents(code);
      return Math.round(text.getBoundingClientRect().width);
    }),
  );
  expect(new Set(widths).size).toBe(1);
});

test.describe("programs", () => {
  const long = "/docs/craft/abacus";

  test("are joined to their output", async ({ page }) => {
    await page.goto("/docs/craft/abacus");
    const gaps = await page.locator(".code + .code-output").evaluateAll((outputs) =>
      outputs.map((output) => {
        const above = output.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN;
        return output.getBoundingClientRect().top - above;
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    expect(gaps.filter((gap) => gap > 0)).toEqual([]);
  });

  test("of many lines are folded, unfold without scripts, and print in full", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(long);
    const listing = page.locator(".code-fold").first();
    const height = async () => (await listing.locator("pre").boundingBox())?.height ?? 0;
    const folded = await height();
    await page.emulateMedia({ media: "print" });
    expect(await height()).toBeGreaterThan(folded * 1.2);
    await page.emulateMedia({ media: "screen" });
    expect(await height()).toBe(folded);
    await listing.getByText(/^展开全部 \d+ 行/).click();
    expect(await height()).toBeGreaterThan(folded * 1.2);
    await listing.getByText("收起").click();
    expect(await height()).toBe(folded);
    await context.close();
  });

  test("of many lines keep their focused button in view", async ({ page }) => {
    await open(page, long);
    const button = page.locator(".code-fold summary").first();
    // Scrolling ends at whole pixels, so a fraction of the button may be cut off.
    const inView = { ratio: 0.98 };
    await button.focus();
    for (const isOpen of [true, false, true]) {
      await page.keyboard.press("Enter");
      await expect(page.locator(".code-fold details").first()).toHaveJSProperty("open", isOpen);
      await expect(button).toBeInViewport(inView);
    }
    // The button must also be in view when the reader folds the listing far below its start.
    await page.evaluate(() => window.scrollBy(0, 500));
    await page.keyboard.press("Enter");
    await expect(button).toBeInViewport(inView);
  });

  test("link to their file in the repository", async ({ page }) => {
    await page.goto(long);
    await expect(page.getByRole("link", { name: "打开文件" }).first()).toHaveAttribute(
      "href",
      /^https:\/\/code\.example\/.+\/blob\/.+\.py$/,
    );
  });

  test("in a terminal copy only their commands, without prompts and output", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/docs/craft/knots");
    const session = page.locator(".code-session").first();
    await session.hover();
    await session.getByRole("button", { name: "复制代码到剪贴板" }).click();
    await expect(page.locator('[id="site:live-region"]')).toHaveText("复制成功");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("python3 knot.py 1\npython3 knot.py 20");
  });
});

test("a table of short cells does not scroll", async ({ page }) => {
  await page.goto("/docs/craft/abacus");
  const wide = await page
    .locator(".table-wrap")
    .evaluateAll((all) => all.filter((wrap) => wrap.scrollWidth > wrap.clientWidth + 1).length);
  expect(wide).toBe(0);
});

test("no line break separates a number from its unit, splits a range, or separates an option from its hyphens", async ({
  page,
}) => {
  for (const width of [320, 390, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/docs/nature/flowers/units");
    const parts = page.locator("main article .together");
    const parted = await parts.evaluateAll((all) =>
      all.filter((part) => part.getClientRects().length > 1).map((part) => part.textContent),
    );
    expect(await parts.count()).toBeGreaterThan(20);
    expect(parted).toEqual([]);
  }
});

test.describe("tabs", () => {
  test("of a group switch together and are remembered", async ({ page }) => {
    await openSample(page);
    await expect(page.getByText("Python的正文")).toBeHidden();
    await page.getByRole("tab", { name: "Python" }).first().click();
    await expect(page.getByText("Python的正文")).toBeVisible();
    await expect(page.getByText("Python的下文")).toBeVisible();
    await expect(page.getByText("Go的下文")).toBeHidden();
    await openSampleAgain(page);
    await expect(page.getByRole("tab", { name: "Python" }).first()).toHaveAttribute("aria-selected", "true");
  });

  test("stay in place when tabs above change their height", async ({ page }) => {
    await openSample(page);
    const tab = page.getByRole("tab", { name: "Python" }).nth(1);
    await tab.scrollIntoViewIfNeeded();
    const before = (await tab.boundingBox())?.y ?? 0;
    await tab.click();
    expect(Math.abs(((await tab.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  });

  test("follow the arrow keys, Home and End", async ({ page }) => {
    await openSample(page);
    await page.getByRole("tab", { name: "Go" }).first().focus();
    for (const [key, name] of [
      ["ArrowRight", "Python"],
      ["ArrowRight", "Go"],
      ["ArrowLeft", "Python"],
      ["Home", "Go"],
      ["End", "Python"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole("tab", { name }).first()).toBeFocused();
      await expect(page.getByRole("tabpanel", { name }).first()).toBeVisible();
    }
  });
});

test.describe("pictures", () => {
  test("are zoomed with the keyboard and closed with Escape, which restores the focus", async ({ page }) => {
    await openSample(page);
    const button = page.getByRole("button", { name: "放大图片：两个圆" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "图片放大视图" });
    await expect(dialog.getByRole("img", { name: "两个圆" })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "关闭" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test("are zoomed and moved by buttons, without a drag", async ({ page }) => {
    await openSample(page);
    await page.getByRole("button", { name: "放大图片：两个圆" }).click();
    const tools = page.getByRole("group", { name: controlsText.zoomTools });
    await expect(tools.getByRole("button")).toHaveCount(3);
    const image = page.getByRole("dialog").getByRole("img");
    const place = async () => (await image.boundingBox()) ?? { x: 0, width: 0 };
    const whole = await place();
    await tools.getByRole("button", { name: controlsText.zoomIn }).click();
    const zoomed = await place();
    expect(zoomed.width).toBeGreaterThan(whole.width);
    await tools.getByRole("button", { name: controlsText.panLeft }).click();
    expect((await place()).x).toBeGreaterThan(zoomed.x);
    expect(await accessibilityFaults(page, "dialog", false)).toEqual([]);
    await tools.getByRole("button", { name: controlsText.zoomReset }).click();
    expect(await place()).toEqual(whole);
  });

  test("are zoomed and closed with the mouse", async ({ page }) => {
    await openSample(page);
    await page.getByRole("button", { name: "放大图片：两个圆" }).click();
    const dialog = page.getByRole("dialog", { name: "图片放大视图" });
    await dialog.getByRole("img").click();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe("links", () => {
  test("open pages of the site without a reload, and Back returns", async ({ page }) => {
    await openSample(page);
    await markDocument(page);
    await page.locator(".prose").getByRole("link", { name: "湿地" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("湿地");
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page.getByText("Go的正文")).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

  test("open a new tab with a modifier key", async ({ page, context }) => {
    await openSample(page);
    const opened = context.waitForEvent("page");
    await page
      .locator(".prose")
      .getByRole("link", { name: "湿地" })
      .click({ modifiers: ["ControlOrMeta"] });
    // The new tab's content is not tested, because Chromium 150's headless shell crashes in some of
    // these tabs.
    await opened;
    expect(new URL(page.url()).pathname).toBe(samplePath);
  });

  test("prefetch their target when a pointer rests on them", async ({ page }) => {
    await openSample(page);
    const fetched = page.waitForRequest(/docs\/nature\/coast\/wetland\/fragment\.json/);
    await page.locator(".prose").getByRole("link", { name: "湿地" }).hover();
    await fetched;
  });

  test("to a heading inside a closed answer or another tab open that", async ({ page }) => {
    await openSample(page);
    await page.evaluate(() => {
      window.location.hash = "#in-details";
    });
    await expect(page.getByText("答案的正文")).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = "#in-tab";
    });
    await expect(page.getByText("Python的下文")).toBeVisible();
    await expect(page.getByRole("heading", { name: "标签里" })).toBeInViewport();
  });
});

test("without JavaScript every tab panel is shown under its label", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route(`**${pageKinds.doc}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<div class="prose"[^>]*>/, (open) => `${open}${sampleHtml}`);
    await route.fulfill({ response, body });
  });
  await page.goto(pageKinds.doc);
  await expect(page.getByText("Go的正文")).toBeVisible();
  await expect(page.getByText("Python的正文")).toBeVisible();
  await expect(page.locator(".tab-label").first()).toHaveText("Go");
  const boxOf = (index: number) => page.locator(".tab").nth(index).boundingBox();
  const [go, python] = [await boxOf(0), await boxOf(1)];
  expect(python?.y).toBeGreaterThan((go?.y ?? 0) + (go?.height ?? 0) + 8);
  await context.close();
});

test("Chinese is emphasised with dots, never slanted", async ({ page }) => {
  await open(page, pageKinds.doc);
  const style = await page.locator(".prose").evaluate((prose) => {
    const em = document.createElement("em");
    em.textContent = "强调";
    prose.append(em);
    const { fontStyle, textEmphasisStyle } = getComputedStyle(em);
    return { fontStyle, textEmphasisStyle };
  });
  expect(style).toEqual({ fontStyle: "normal", textEmphasisStyle: "dot" });
});

async function openSampleAgain(page: import("@playwright/test").Page): Promise<void> {
  await open(page, "/docs/nature/intro");
  await page.evaluate((path) => window.___navigate?.(path), samplePath);
  await page.getByText("Python的正文").waitFor();
}
