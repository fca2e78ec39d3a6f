import { expect, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { holdBack, Modal, searchButton, textFiles } from "./support/search";
import { isMarked, markDocument, open } from "./support/site";

const start = "/docs/nature/intro";

test.describe("results", () => {
  test("two characters inside a word are found and highlighted, grouped by area", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("日潮");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("日潮");
    await expect(modal.root.getByText("自然观察", { exact: true })).toBeVisible();
  });

  test("Enter on a section of the open page moves the focus there", async ({ page }) => {
    const { doc } = pageKinds;
    const modal = await Modal.openAt(page, doc);
    await modal.search("GPS误差");
    const inPage = modal.root.locator(`a[href^="${doc}#"]:not([href*="#:~"])`).first();
    await inPage.hover();
    const [hash = ""] = new URL((await inPage.getAttribute("href")) ?? "", page.url()).hash.slice(1).split(":~:");
    const id = decodeURIComponent(hash);
    await page.keyboard.press("Enter");
    await expect(modal.root).toBeHidden();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  for (const key of ["Control+Enter", "Shift+Enter"]) {
    test(`${key} opens the result in another tab or window`, async ({ page, context }) => {
      const modal = await Modal.openAt(page, start);
      await modal.search("半日潮");
      const opened = context.waitForEvent("page");
      await page.keyboard.press(key);
      expect(new URL((await opened).url()).pathname).toContain("/docs/");
      expect(new URL(page.url()).pathname).toBe(start);
    });
  }

  test("the words of the query are marked in the page until a press or Escape", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("退潮水痕");
    await modal.root.locator('a[href*="#%"]').first().click();
    const marks = () =>
      page.evaluate(() => {
        const ranges = [...(CSS.highlights.get("found") ?? [])].map((range) => range as Range);
        const { top = -1, bottom = 1e9 } = ranges[0]?.getBoundingClientRect() ?? {};
        return { words: ranges.map(String), isInSight: top >= 0 && bottom <= window.innerHeight };
      });
    await expect.poll(async () => (await marks()).words).toContain("退潮水痕");
    await expect.poll(async () => (await marks()).isInSight).toBe(true);
    await page.keyboard.press("Escape");
    expect((await marks()).words).toEqual([]);
  });

  test("a click opens a result", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("半日潮");
    await markDocument(page);
    await modal.hits.first().click();
    await expect(page).toHaveURL(/shoreline/);
    expect(await isMarked(page)).toBe(true);
  });

  test("a chosen result is stored, and can be pinned and removed", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("半日潮");
    const title = await modal.active.locator(".search-panel-title").innerText();
    await page.keyboard.press("Enter");
    // Waits for the next page, because showing a page closes an open dialog.
    await page.waitForURL((url) => url.pathname !== start);
    await searchButton(page).click();
    await expect(modal.root.getByText("最近搜索")).toBeVisible();
    await expect(modal.hits.first()).toContainText(title);
    await modal.root.getByTitle("保存这个搜索").click();
    await expect(modal.root.getByText("收藏", { exact: true })).toBeVisible();
    await modal.root.getByTitle("从收藏列表中删除这个搜索").click();
    await expect(modal.root.getByText("没有最近搜索")).toBeVisible();
  });

  test("if no page has all words, pages with some are shown, with a note", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("半日潮 咕噜咕噜球");
    await expect(modal.status).toContainText("没有页面写到「咕噜咕噜球」");
  });

  test("a misspelled word finds the intended one", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("comapss");
    await expect(modal.root.locator("mark").first()).toContainText(/compass/i);
  });

  test("a query without results is quoted, and other queries are suggested", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("咕噜咕噜球");
    await expect(modal.root).toContainText("没有找到与「咕噜咕噜球」有关的结果");
    await expect(modal.root).toContainText("认为这个查询应该有结果？");
    await modal.root.getByRole("button").nth(1).click();
    await expect(modal.hits.first()).toBeVisible();
  });
});

test.describe("input methods", () => {
  test("no key acts during a pinyin composition, and the Enter that ends it opens nothing", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("compass");
    const address = page.url();
    await modal.input.fill("");
    const ime = await page.context().newCDPSession(page);
    for (const text of ["b", "ba", "ban'ri", "ban'ri'chao"]) {
      await ime.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
      await page.keyboard.press("ArrowDown");
    }
    for (const key of ["Enter", "Escape"]) {
      await modal.input.evaluate((input, key) => {
        input.dispatchEvent(new KeyboardEvent("keydown", { key, keyCode: 229, bubbles: true, cancelable: true }));
        input.dispatchEvent(new KeyboardEvent("keydown", { key, isComposing: true, bubbles: true, cancelable: true }));
      }, key);
    }
    await expect(modal.root).toBeVisible();
    expect(page.url()).toBe(address);
    await ime.send("Input.insertText", { text: "半日潮" });
    await expect(modal.input).toHaveValue("半日潮");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("半日潮");
    expect(page.url()).toBe(address);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/shoreline/);
  });

  test("the search page waits for the end of a composition", async ({ page }) => {
    await open(page, "/search");
    await page.getByRole("searchbox").focus();
    const ime = await page.context().newCDPSession(page);
    await ime.send("Input.imeSetComposition", { text: "ban'ri", selectionStart: 6, selectionEnd: 6 });
    await ime.send("Input.imeSetComposition", { text: "半日潮", selectionStart: 3, selectionEnd: 3 });
    expect(new URL(page.url()).search).toBe("");
    await ime.send("Input.insertText", { text: "半日潮" });
    await expect(page).toHaveURL(/q=%E5%8D%8A%E6%97%A5%E6%BD%AE/);
  });
});

test.describe("while texts load", () => {
  test("nothing is listed before the order is final", async ({ page }) => {
    const release = await holdBack(page, textFiles);
    const modal = await Modal.openAt(page, start);
    const asked = page.waitForRequest(textFiles);
    await modal.input.fill("观察");
    await asked;
    await expect(modal.root.locator('[role="listbox"][aria-busy="true"]')).toBeAttached();
    await expect(modal.hits).toHaveCount(0);
    release();
    await expect(modal.hits.first()).toBeVisible();
  });

  test("a spinner shows after 300 ms", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/search\/manifest\.json/, async (route) => {
      await held;
      await route.continue();
    });
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("观察");
    await expect(page.locator("dialog .spinner")).toBeVisible();
    release();
    await expect(modal.hits.first()).toBeVisible();
  });
});

test.describe("failures", () => {
  test("without a connection the modal shows a message, and a retry succeeds", async ({ page }) => {
    const modal = new Modal(page);
    await page.route(/\/search\/manifest\.json/, (route) => route.abort());
    await open(page, start);
    await searchButton(page).click();
    await modal.input.fill("观察");
    await expect(modal.root.getByRole("alert")).toContainText("无法获取结果");
    await expect(modal.root.getByRole("alert")).toContainText("你可能需要检查网络连接。");
    await page.unroute(/\/search\/manifest\.json/);
    await modal.root.getByRole("button", { name: "重试" }).click();
    await expect(modal.hits.first()).toBeVisible();
  });

  test("a worker that fails to start is replaced by one that also searches texts", async ({ page }) => {
    await page.addInitScript(() => {
      const Given = Worker;
      Object.assign(window, { noWorkers: true });
      window.Worker = class extends Given {
        constructor(url: string | URL, options?: WorkerOptions) {
          super("noWorkers" in window ? "/no-such-worker.js" : url, options);
        }
      };
    });
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("外人猜不出");
    await expect(modal.root.getByRole("alert")).toContainText("无法获取结果");
    await page.evaluate(() => Reflect.deleteProperty(window, "noWorkers"));
    await modal.root.getByRole("button", { name: "重试" }).click();
    await expect(modal.hits.first().locator("mark").first()).toHaveText("外人猜不出", { timeout: 15_000 });
  });

  test("a failed file does not block the others, is reported, and is requested again", async ({ page }) => {
    let failed = "";
    await page.route(textFiles, (route) => {
      failed ||= route.request().url();
      return route.request().url() === failed ? route.fulfill({ status: 503 }) : route.continue();
    });
    const modal = await Modal.openAt(page, start);
    await modal.search("观察");
    await expect(modal.status).toContainText("部分全文没有载入，结果可能不全。");
    await page.unroute(textFiles);
    await modal.search("观察笔记");
    await expect(modal.status).not.toContainText("部分全文没有载入");
  });

  test("pages sent in place of the index give no results and no crash", async ({ page }) => {
    await page.route(/\/search\/data\//, (route) => route.fulfill({ status: 200, body: "<!doctype html>" }));
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("观察笔记");
    await expect(modal.status).toContainText("部分全文没有载入");
    await page.unroute(/\/search\/data\//);
    await modal.search("观察");
    await expect(modal.hits.first()).toBeVisible();
  });

  test("titles and texts that look like HTML are shown as text", async ({ page }) => {
    const evil = `<img src=x onerror="window.hacked=1"></script><mark>javascript:window.hacked=1</mark>`;
    await page.route(textFiles, async (route) => {
      const file = await (await route.fetch()).json();
      file.page.title = `观察${evil}`;
      for (const section of file.sections) section.title = section.text = `观察${evil}`;
      await route.fulfill({ json: file });
    });
    await page.route(/\/search\/manifest\.json/, async (route) => {
      const manifest = await (await route.fetch()).json();
      for (const area of manifest.areas) area.label = evil;
      await route.fulfill({ json: manifest });
    });
    const modal = await Modal.openAt(page, start);
    await modal.search("观察");
    await expect(modal.hits.first()).toContainText(`观察${evil}`);
    await modal.hits.first().click();
    await expect(modal.root).toBeHidden();
    await searchButton(page).click();
    await expect(modal.hits.first()).toContainText(evil);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
});
