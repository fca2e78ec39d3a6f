import { expect, type Page, type Route, test } from "@playwright/test";
import { AlgoliaStandIn, sendJson } from "./support/algolia";
import { accessibilityFaults } from "./support/axe";
import { Modal, searchButton } from "./support/search";
import { isMarked, listen, markDocument } from "./support/site";

// Tests of the search dialog with both providers: the site's own engine and Algolia.

interface Provider {
  readonly name: string;
  /**
   * Prepares a tab.
   * @returns a function that cleans up
   */
  readonly start: (page: Page) => Promise<Control>;
}

interface Control {
  /** Fails all queries until the returned function is called. */
  readonly fail: () => Promise<() => Promise<void>>;
  /** Delays answers until the returned function is called. */
  readonly hold: () => Promise<() => void>;
  readonly stop: () => Promise<void>;
}

/** Fails or delays requests to an address. */
async function block(page: Page, address: RegExp, how: "abort" | "hold") {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handle = async (route: Route) => {
    if (how === "abort") return route.abort();
    await released;
    return route.fallback();
  };
  await page.route(address, handle);
  return { release, end: () => page.unroute(address, handle) };
}

function controlOf(page: Page, address: RegExp, stop: () => Promise<void>): Control {
  return {
    fail: async () => (await block(page, address, "abort")).end,
    hold: async () => (await block(page, address, "hold")).release,
    stop,
  };
}

const providers: readonly Provider[] = [
  {
    name: "embedded",
    start: async (page) => controlOf(page, /\/search\/manifest\.json/, async () => {}),
  },
  {
    name: "algolia",
    start: async (page) => {
      const algolia = new AlgoliaStandIn();
      const { answer } = algolia;
      algolia.answer = (requests, response) =>
        requests[0]?.query.includes(nowhere)
          ? sendJson(response, 200, {
              results: [
                { hits: [], nbHits: 0 },
                { hits: [], facets: {} },
              ],
            })
          : answer(requests, response);
      await algolia.start();
      await algolia.serve(page);
      return controlOf(page, /\.algolia(?:net)?\.(?:net|com)\//, () => algolia.stop());
    },
  },
];

const start = "/docs/nature/intro";
const words = "观察";
const nowhere = "咕噜咕噜球";

for (const { name, start: begin } of providers) {
  test.describe(name, () => {
    let control: Control;

    test.beforeEach(async ({ page }) => {
      control = await begin(page);
    });
    test.afterEach(() => control.stop());

    test("the button and Ctrl+K open one dialog, and Escape and Ctrl+K close it and return the focus", async ({
      page,
    }) => {
      const modal = await Modal.openAt(page, start);
      await page.keyboard.press("Control+k");
      await expect(modal.root).toBeHidden();
      await page.keyboard.press("Control+k");
      await expect(modal.input).toBeFocused();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await modal.input.fill(words);
      await expect(modal.hits.first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await searchButton(page).click();
      await page.keyboard.press("Escape");
      await expect(searchButton(page)).toBeFocused();
    });

    test("Ctrl+K pressed while the dialog closes opens it again", async ({ page }) => {
      const modal = await Modal.openAt(page, start);
      await modal.input.evaluate((input) => {
        const press = { key: "k", ctrlKey: true, bubbles: true, cancelable: true };
        for (let count = 0; count < 2; count++) input.dispatchEvent(new KeyboardEvent("keydown", press));
      });
      await expect(modal.input).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    test("arrow keys wrap around, and Enter opens a result without a reload and closes the dialog", async ({
      page,
    }) => {
      const modal = await Modal.openAt(page, start);
      await modal.search(words);
      const count = await modal.hits.count();
      await page.keyboard.press("ArrowUp");
      await expect(modal.hits.nth(count - 1)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowDown");
      await expect(modal.hits.first()).toHaveAttribute("aria-selected", "true");
      await markDocument(page);
      await page.keyboard.press("Enter");
      await expect(modal.root).toBeHidden();
      await expect(page).not.toHaveURL(new RegExp(`${start}$`));
      if (name === "embedded") expect(await isMarked(page)).toBe(true);
    });

    for (const key of ["Control+Enter", "Shift+Enter"]) {
      test(`${key} opens the result in another tab or window`, async ({ page, context }) => {
        const modal = await Modal.openAt(page, start);
        await modal.search(words);
        const opened = context.waitForEvent("page");
        await page.keyboard.press(key);
        expect(await (await opened).evaluate(() => window.opener)).toBeNull();
        expect(new URL(page.url()).pathname).toBe(start);
      });
    }

    test("a query has at most 512 characters", async ({ page }) => {
      const modal = await Modal.openAt(page, start);
      await modal.input.fill("字".repeat(511));
      await modal.input.pressSequentially("字符");
      await expect(modal.input).toHaveValue("字".repeat(512));
    });

    test("an empty field shows recent searches, and stored ones: four beside favourites", async ({ page }) => {
      const modal = await Modal.openAt(page, start);
      await modal.search(words);
      await modal.input.fill("");
      await expect(modal.root).toContainText("没有最近搜索");
      const stored = (isFavorite: boolean, count: number) =>
        Array.from({ length: count }, (_, at) => ({
          href: `/${isFavorite}${at}`,
          title: `题${at}`,
          place: "处",
          isFavorite,
        }));
      await page.evaluate(
        (searches) => localStorage.setItem("searches", JSON.stringify(searches)),
        [...stored(false, 7), ...stored(true, 12), { href: "javascript:alert(1)", title: "x", place: "y" }, null, 5],
      );
      await page.reload();
      await searchButton(page).click();
      await expect(modal.root.getByRole("group", { name: "最近搜索" }).getByRole("option")).toHaveCount(4);
      await expect(modal.root.getByRole("group", { name: "收藏" }).getByRole("option")).toHaveCount(10);
      await expect(modal.root.locator("a[href^=javascript]")).toHaveCount(0);
    });

    test("a spinner shows while the answer is late", async ({ page }) => {
      const release = await control.hold();
      const modal = await Modal.openAt(page, start);
      await modal.input.fill(words);
      await expect(page.locator("dialog .spinner")).toBeVisible();
      release();
      await expect(modal.hits.first()).toBeVisible();
    });

    test("a failed search shows a message with a hint, and can be retried", async ({ page }) => {
      const messages = listen(page);
      const mend = await control.fail();
      const modal = await Modal.openAt(page, start);
      await modal.input.fill(words);
      await expect(modal.root.getByRole("alert")).toContainText("无法获取结果", { timeout: 15_000 });
      await expect(modal.root.getByRole("alert")).toContainText("你可能需要检查网络连接。");
      expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
      await mend();
      await modal.root.getByRole("button", { name: "重试" }).click();
      await expect(modal.hits.first()).toBeVisible();
    });

    test("without results the dialog shows the full message, and where to report it", async ({ page }) => {
      const modal = await Modal.openAt(page, start);
      await modal.input.fill(nowhere);
      await expect(modal.root).toContainText(`没有找到与「${nowhere}」有关的结果`);
      await expect(modal.root).toContainText("认为这个查询应该有结果？");
      await expect(modal.root.getByRole("link", { name: "请告知我们。" })).toBeVisible();
    });

    test("a link opens all results", async ({ page }) => {
      const modal = await Modal.openAt(page, start);
      await modal.search(words);
      const link = modal.root.getByRole("link", { name: /^查看全部 \d+ 条结果$/ });
      const count = /\d+/.exec(await link.innerText())?.[0];
      await link.click();
      await expect(page.locator("main").getByRole("status")).toContainText(`找到 ${count} 篇文档`);
    });

    test("Tab and blur close the list, typing and arrow keys open it, and a press on a row works", async ({ page }) => {
      const modal = await Modal.openAt(page, start);
      await modal.search(words);
      await page.keyboard.press("Tab");
      await expect(modal.hits).toHaveCount(0);
      await expect(modal.input).toHaveAttribute("aria-expanded", "false");
      await modal.input.focus();
      await page.keyboard.press("ArrowDown");
      await expect(modal.hits.first()).toBeVisible();
      await modal.input.evaluate((input) => input.blur());
      await expect(modal.hits).toHaveCount(0);
      await modal.input.fill(`${words}管`);
      await modal.search(words);
      await modal.hits.first().click();
      await expect(modal.root).toBeHidden();
      await expect(page).not.toHaveURL(new RegExp(`${start}$`));
    });

    for (const [device, width] of [
      ["desktop", 1440],
      ["phone", 390],
    ] as const) {
      test(`on a ${device} it is accessible in both colour modes and complies with the policy`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const messages = listen(page);
        const modal = await Modal.openAt(page, start);
        await modal.search(words);
        const box = await modal.root.boundingBox();
        expect(box?.width).toBeLessThanOrEqual(width);
        expect(await accessibilityFaults(page, ".search-dialog")).toEqual([]);
        expect(messages.filter((message) => /Content.Security|^(?:error|uncaught)/i.test(message))).toEqual([]);
      });
    }
  });
}
