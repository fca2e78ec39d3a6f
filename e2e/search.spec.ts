import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { accessibilityFaults } from "./support/axe";
import { compressedSize, hanCharacters, Modal, searchButton, watchSearchRequests } from "./support/search";
import { isMarked, listen, markDocument, open, pageKinds } from "./support/site";

const start = "/docs/computer/intro";

test.describe("before anybody searches", () => {
  test("a page transfers nothing of the search", async ({ page }) => {
    const requests = watchSearchRequests(page);
    await open(page, start);
    await page.waitForLoadState("networkidle");
    expect(requests).toEqual([]);
  });

  test("pointing at the button fetches code and titles, no texts, and opens nothing", async ({ page }) => {
    const requests = watchSearchRequests(page);
    await open(page, start);
    const titles = page.waitForResponse(/\/search\/data\/titles-/);
    await searchButton(page).hover();
    await titles;
    expect(requests.filter((name) => name.startsWith("/search/data/"))).toHaveLength(1);
    await expect(new Modal(page).root).toBeHidden();
  });

  test("focusing the button prepares too, and opens nothing", async ({ page }) => {
    await open(page, start);
    const titles = page.waitForResponse(/\/search\/data\/titles-/);
    await searchButton(page).focus();
    await titles;
    await expect(new Modal(page).root).toBeHidden();
  });

  test("a first answer takes at most 100 kB, and everything at most 480 kB for 200,000 characters", async ({
    page,
  }) => {
    const requests = watchSearchRequests(page);
    const modal = await Modal.openAt(page, start);
    await modal.search("内存");
    const files = [...new Set(requests)];
    const isText = (name: string) => name.endsWith(".txt");
    const engine = files.filter((name) => !isText(name));
    const texts = files.filter(isText);
    expect(engine.length).toBeGreaterThan(4);
    expect(compressedSize(engine)).toBeLessThanOrEqual(100_000);
    const scale = Math.max(1, hanCharacters(texts) / 200_000);
    expect(compressedSize(files)).toBeLessThanOrEqual(480_000 * scale);
  });

  test("what the button shows is what it is called", async ({ page }) => {
    await open(page, start);
    const { violations } = await new AxeBuilder({ page }).withRules(["label-content-name-mismatch"]).analyze();
    expect(violations).toEqual([]);
  });
});

test.describe("opening", () => {
  for (const key of ["Control+k", "Meta+K", "/"]) {
    test(`${key} opens the modal from anywhere`, async ({ page }) => {
      await open(page, start);
      await page.keyboard.press(key);
      await expect(new Modal(page).input).toBeFocused();
    });
  }

  /** Holds back what the search or the whole page runs on. */
  async function holdScripts(page: Page, files: RegExp) {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(files, async (route) => {
      await isReleased;
      await route.continue();
    });
    return () => release();
  }

  for (const [what, files] of [
    ["the search's code", /search-modal/],
    ["any script", /(?:app|framework|webpack-runtime)-[0-9a-f]+\.js/],
  ] as const) {
    test(`what is typed before ${what} has come is the query, whatever types it`, async ({ page }) => {
      const release = await holdScripts(page, files);
      await page.goto(start);
      await page.keyboard.press("Control+k");
      await page.keyboard.type("tcp");
      const early = page.getByRole("textbox", { name: "搜索" });
      await expect(early).toBeVisible();
      await expect(early).toHaveValue("tcp");
      // An input method is at a word when the modal could come.
      const typist = await page.context().newCDPSession(page);
      await typist.send("Input.imeSetComposition", { text: " wo'shou", selectionStart: 8, selectionEnd: 8 });
      const style = page.waitForResponse(/search-modal.*\.css/);
      release();
      await (await style).finished();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await expect(early).toBeFocused();
      await typist.send("Input.insertText", { text: " 握手" });
      const modal = new Modal(page);
      await expect(modal.input).toBeFocused();
      await page.keyboard.type("!");
      await expect(modal.input).toHaveValue("tcp 握手!");
      await expect(early).toBeHidden();
      await expect(modal.hits.first()).toContainText("握手");
    });
  }

  test("Enter before any script has come leads to the page of results", async ({ page }) => {
    await holdScripts(page, /(?:app|framework)-[0-9a-f]+\.js/);
    await page.goto(start);
    await searchButton(page).click();
    await page.keyboard.type("tcp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=tcp");
  });

  test("Ctrl+K closes it again", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await page.keyboard.press("Control+k");
    await expect(modal.root).toBeHidden();
  });

  test("a slash in a text field is a slash", async ({ page }) => {
    await open(page, "/search");
    await page.getByRole("searchbox").press("/");
    await expect(page.getByRole("searchbox")).toHaveValue("/");
    await expect(new Modal(page).root).toBeHidden();
  });

  test("a letter typed on the button begins the query", async ({ page }) => {
    await open(page, start);
    await searchButton(page).focus();
    await page.keyboard.press("d");
    await expect(new Modal(page).input).toHaveValue("d");
  });

  test("Escape closes and gives the focus back", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await page.keyboard.press("Escape");
    await expect(modal.root).toBeHidden();
    await expect(searchButton(page)).toBeFocused();
  });

  test("the page behind stays where it is, and is locked there", async ({ page }) => {
    await open(page, pageKinds.doc);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    const boxes = () =>
      page.locator("main, :not(.DocSearch-Modal) > header").evaluateAll((elements) =>
        elements.map((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return [x, y, width];
        }),
      );
    const before = await boxes();
    await page.keyboard.press("Control+k");
    await expect(new Modal(page).input).toBeFocused();
    expect(await boxes()).toEqual(before);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
    expect(await boxes()).toEqual(before);
  });

  test("Back closes it and leaves the page, and a result takes no step more", async ({ page }) => {
    await open(page, "/");
    await page.evaluate((to) => window.___navigate?.(to), start);
    await expect(page).toHaveURL(start);
    const modal = new Modal(page);
    await searchButton(page).click();
    await modal.search("三次握手");
    await page.goBack();
    await expect(modal.root).toBeHidden();
    await expect(page).toHaveURL(start);
    await searchButton(page).click();
    await expect(modal.input).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(modal.root).toBeHidden();
    await searchButton(page).click();
    await modal.search("三次握手");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/TransportLayer/);
    await page.goBack();
    await expect(page).toHaveURL(start);
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("Tab stays inside", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("Docker");
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press(step % 2 === 0 ? "Tab" : "Shift+Tab");
      expect(await modal.root.evaluate((root) => root.contains(document.activeElement))).toBe(true);
    }
  });

  for (const [name, path] of [
    ["code", /\.js$/],
    ["stylesheet", /search-modal.*\.css$/],
  ] as const) {
    test(`without the modal's ${name} a red box says so, and 重试 brings the modal`, async ({ page }) => {
      await open(page, start);
      await page.route(path, (route) => route.abort());
      await searchButton(page).click();
      const alert = page.getByRole("dialog", { name: "搜索" }).getByRole("alert");
      await expect(alert).toContainText("加载失败，请重试。");
      await page.keyboard.press("Escape");
      await expect(alert).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
      await searchButton(page).click();
      await expect(alert).toBeVisible();
      await page.unroute(path);
      await alert.getByRole("button", { name: "重试" }).click();
      await expect(page.getByRole("combobox")).toBeFocused();
      await expect(alert).toHaveCount(0);
    });
  }
});

test.describe("results", () => {
  test("two characters inside a word are found and marked, grouped by area", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("次握");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("次握");
    await expect(modal.root.getByText("计算机基础", { exact: true })).toBeVisible();
  });

  test("arrow keys go round, and Enter opens without loading the site anew", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("三次握手");
    const count = await modal.hits.count();
    await expect(modal.hits.first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowUp");
    await expect(modal.hits.nth(count - 1)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(modal.hits.first()).toHaveAttribute("aria-selected", "true");
    const target = await modal.active.getByRole("link").getAttribute("href");
    await markDocument(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new URL(target ?? "", page.url()).href);
    await expect(modal.root).toBeHidden();
    expect(await isMarked(page)).toBe(true);
  });

  test("Enter on a place of the open page leads the keyboard there", async ({ page }) => {
    const { doc } = pageKinds;
    const modal = await Modal.openAt(page, doc);
    await modal.search("UDP校验和");
    const inPage = modal.root.locator(`a[href^="${doc}#"]`).first();
    await inPage.hover();
    const id = decodeURIComponent(new URL((await inPage.getAttribute("href")) ?? "", page.url()).hash.slice(1));
    await page.keyboard.press("Enter");
    await expect(modal.root).toBeHidden();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  for (const key of ["Control+Enter", "Shift+Enter"]) {
    test(`${key} opens the result beside this page`, async ({ page, context }) => {
      const modal = await Modal.openAt(page, start);
      await modal.search("三次握手");
      const opened = context.waitForEvent("page");
      await page.keyboard.press(key);
      expect(new URL((await opened).url()).pathname).toContain("/docs/");
      expect(new URL(page.url()).pathname).toBe(start);
    });
  }

  test("a click opens a result", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("三次握手");
    await markDocument(page);
    await modal.hits.first().click();
    await expect(page).toHaveURL(/TransportLayer/);
    expect(await isMarked(page)).toBe(true);
  });

  test("a result is remembered, can be kept, and can be forgotten", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("三次握手");
    const title = await modal.active.locator(".DocSearch-Hit-title").innerText();
    await page.keyboard.press("Enter");
    await expect(modal.root).toBeHidden();
    await searchButton(page).click();
    await expect(modal.root.getByText("最近搜索")).toBeVisible();
    await expect(modal.hits.first()).toContainText(title);
    await modal.root.getByTitle("保存这个搜索").click();
    await expect(modal.root.getByText("收藏", { exact: true })).toBeVisible();
    await modal.root.getByTitle("从收藏列表中删除这个搜索").click();
    await expect(modal.root.getByText("没有最近搜索")).toBeVisible();
  });

  test("the number of all results is the number the search page finds", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("进程");
    const link = modal.root.getByRole("link", { name: /^查看全部 \d+ 条结果$/ });
    const count = /\d+/.exec(await link.innerText())?.[0];
    await link.click();
    await expect(page).toHaveURL(/\/search\?q=%E8%BF%9B%E7%A8%8B$/);
    await expect(page.getByText(`找到 ${count} 篇文档`)).toBeVisible();
  });

  test("where no page has all words, pages with some are shown, and that is said", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("三次握手 咕噜咕噜球");
    await expect(modal.status).toContainText("没有同时包含所有字词的页面");
  });

  test("a word that is misspelled finds the one that is meant, and that is said", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("kuberentes");
    await expect(modal.status).toContainText("按相近的拼写找到");
    await expect(modal.root.locator("mark").first()).toContainText(/kubernetes/i);
    await modal.search("kubernetes");
    await expect(modal.status).not.toContainText("按相近的拼写找到");
  });

  test("nothing found is said with the query, and other queries are proposed", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("咕噜咕噜球");
    await expect(modal.status).toContainText("没有找到与「咕噜咕噜球」有关的结果");
    await expect(modal.status).toContainText("认为这个查询应该有结果？");
    await modal.status.getByRole("button").first().click();
    await expect(modal.hits.first()).toBeVisible();
  });

  test("the input takes 512 characters", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("字".repeat(511));
    await modal.input.pressSequentially("字符");
    await expect(modal.input).toHaveValue("字".repeat(512));
  });

  test("everything in the modal is accessible, in both colour modes", async ({ page }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("三次握手");
    expect(await accessibilityFaults(page, ".search-modal")).toEqual([]);
  });
});

test.describe("input methods", () => {
  test("pinyin is composed without any key acting early, and the Enter that ends it opens nothing", async ({
    page,
  }) => {
    const modal = await Modal.openAt(page, start);
    await modal.search("Docker");
    const address = page.url();
    await modal.input.fill("");
    const ime = await page.context().newCDPSession(page);
    for (const text of ["s", "sa", "san'ci", "san'ci'wo'shou"]) {
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
    await ime.send("Input.insertText", { text: "三次握手" });
    await expect(modal.input).toHaveValue("三次握手");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("三次握手");
    expect(page.url()).toBe(address);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/TransportLayer/);
  });

  test("the search page waits for the end of a composition", async ({ page }) => {
    await open(page, "/search");
    await page.getByRole("searchbox").focus();
    const ime = await page.context().newCDPSession(page);
    await ime.send("Input.imeSetComposition", { text: "san'ci", selectionStart: 6, selectionEnd: 6 });
    await ime.send("Input.imeSetComposition", { text: "三次握手", selectionStart: 4, selectionEnd: 4 });
    expect(new URL(page.url()).search).toBe("");
    await ime.send("Input.insertText", { text: "三次握手" });
    await expect(page).toHaveURL(/q=%E4%B8%89%E6%AC%A1%E6%8F%A1%E6%89%8B/);
  });
});

test.describe("while texts arrive", () => {
  test("titles answer, the modal says what is missing, and results only grow at the end", async ({ page }) => {
    const gate = await holdTexts(page);
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("内存");
    await expect(modal.hits.first()).toBeVisible();
    const before = await firstTitles(modal);
    gate.open();
    await expect(modal.status).not.toContainText("正在载入全文", { timeout: 15_000 });
    await expect.poll(async () => (await modal.hits.count()) > before.length).toBe(true);
    expect((await firstTitles(modal))[0]).toBe(before[0]);
  });

  test("a reader who is among the results is asked before they change", async ({ page }) => {
    const gate = await holdTexts(page);
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("内存");
    await expect(modal.hits.nth(1)).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(modal.hits.nth(1)).toHaveAttribute("aria-selected", "true");
    gate.open();
    const refine = modal.status.getByRole("button", { name: "更新结果" });
    await expect(refine).toBeVisible({ timeout: 15_000 });
    await expect(modal.hits.nth(1)).toHaveAttribute("aria-selected", "true");
    const before = await modal.hits.count();
    await refine.click();
    await expect.poll(() => modal.hits.count()).toBeGreaterThan(before);
  });

  test("waiting for longer than 300 ms shows", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/search\/manifest\.json/, async (route) => {
      await held;
      await route.continue();
    });
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("内存");
    await expect(page.locator(".DocSearch-Container--Stalled")).toBeVisible();
    release();
    await expect(modal.hits.first()).toBeVisible();
  });

  test("with Save-Data texts come only when titles do not answer", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const requests = watchSearchRequests(page);
    const texts = () => requests.filter((name) => /\/data\/(?!titles)/.test(name));
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("内存管理");
    await expect(modal.hits.first()).toBeVisible();
    expect(texts()).toEqual([]);
    await modal.input.fill("外人猜不出");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("外人猜不出", { timeout: 15_000 });
    expect(texts().length).toBeGreaterThan(0);
  });
});

test.describe("failures", () => {
  test("without a connection the modal says so, and a second try succeeds", async ({ page }) => {
    const modal = new Modal(page);
    await page.route(/\/search\/manifest\.json/, (route) => route.abort());
    await open(page, start);
    await searchButton(page).click();
    await modal.input.fill("内存");
    await expect(modal.status).toContainText("无法获取结果");
    await expect(modal.status).toContainText("你可能需要检查网络连接。");
    await page.unroute(/\/search\/manifest\.json/);
    await modal.status.getByRole("button", { name: "重试" }).click();
    await expect(modal.hits.first()).toBeVisible();
  });

  test("a worker that did not start is replaced by one that searches texts too", async ({ page }) => {
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
    await expect(modal.status).toContainText("无法获取结果");
    await page.evaluate(() => Reflect.deleteProperty(window, "noWorkers"));
    await modal.status.getByRole("button", { name: "重试" }).click();
    // The pointer may rest on a result, which then stays where it is until it is asked for anew.
    const refine = modal.status.getByRole("button", { name: "更新结果" });
    await expect(async () => {
      if (await refine.isVisible()) await refine.click();
      await expect(modal.hits.first().locator("mark").first()).toHaveText("外人猜不出", { timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  });

  test("a file of texts that fails keeps none of the others back, that is said, and it is asked for again", async ({
    page,
  }) => {
    const ownFile = /\/search\/data\/computerSidebar-[^/]+\.txt$/;
    await page.route(ownFile, (route) => route.fulfill({ status: 503 }));
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("返回地址压栈");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("返回地址压栈", { timeout: 15_000 });
    await expect(modal.status).toContainText("部分全文没有载入，结果可能不全。", { timeout: 15_000 });
    await page.keyboard.press("Escape");
    await page.unroute(ownFile);
    await searchButton(page).click();
    await modal.input.fill("外人猜不出");
    await expect(modal.hits.first().locator("mark").first()).toHaveText("外人猜不出", { timeout: 15_000 });
    await expect(modal.status).not.toContainText("部分全文没有载入");
  });

  test("texts that come as a page are no results and no crash", async ({ page }) => {
    await page.route(/\/search\/data\/(?!titles)/, (route) => route.fulfill({ status: 200, body: "<!doctype html>" }));
    const modal = await Modal.openAt(page, start);
    await modal.input.fill("内存管理");
    await expect(modal.hits.first()).toBeVisible();
  });

  test("titles and texts that look like HTML are shown as text", async ({ page }) => {
    const evil = `<img src=x onerror="window.hacked=1"></script><mark>javascript:window.hacked=1</mark>`;
    await page.route(/\/search\/data\/titles-/, async (route) => {
      const titles = await (await route.fetch()).json();
      titles.pages[0].sections[0][2] = `内存${evil}`;
      titles.areas[0].label = evil;
      await route.fulfill({ json: titles });
    });
    const modal = await Modal.openAt(page, start);
    await modal.search("img onerror");
    await expect(modal.hits.first()).toContainText(`内存${evil}`);
    await modal.hits.first().click();
    await expect(modal.root).toBeHidden();
    await searchButton(page).click();
    await expect(modal.hits.first()).toContainText(evil);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  });
});

test.describe("search page", () => {
  test("answers the address, and says nothing to the console", async ({ page }) => {
    const messages = listen(page);
    await open(page, `/search?q=${encodeURIComponent("三次握手")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("「三次握手」的搜索结果");
    await expect(page.getByRole("main").getByRole("link", { name: "传输层" })).toBeVisible();
    await expect(page).toHaveTitle(/^「三次握手」的搜索结果 \| ./);
    expect(messages).toEqual([]);
  });

  test("moves nothing that is in sight when results come", async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
          // Counts of areas grow while texts come, and the areas stand in one line.
          const isOfAreas = ({ node }: { node: Node | null }) => (node as Element | null)?.closest?.("fieldset label");
          if (!sources.every(isOfAreas)) shifts.push(value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/search?q=TCP");
    // Where texts come late, what is found in them comes after these.
    await expect(page.locator("main ol > li").nth(9)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "正在载入全文" })).toBeHidden({ timeout: 15_000 });
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  test("keeps early results in their place until the reader wants them anew", async ({ page }) => {
    const gate = await holdTexts(page);
    await page.goto(`/search?q=${encodeURIComponent("内存")}`);
    const items = page.locator("main ol > li");
    await expect(items.first()).toBeVisible();
    const before = await items.allTextContents();
    gate.open();
    const refine = page.getByRole("button", { name: "更新结果" });
    await expect(refine).toBeVisible({ timeout: 15_000 });
    expect((await items.allTextContents()).slice(0, before.length)).toEqual(before);
    await refine.click();
    await expect(refine).toBeHidden();
    await expect.poll(async () => (await items.allTextContents()).slice(0, before.length)).not.toEqual(before);
    await expect(page.getByRole("status").filter({ hasText: "篇文档" })).toBeFocused();
  });

  test("follows what is typed, in the address too, without new history entries", async ({ page }) => {
    await open(page, "/search");
    const entries = await page.evaluate(() => history.length);
    await page.getByRole("searchbox").pressSequentially("docker", { delay: 20 });
    await expect(page).toHaveURL(/\?q=docker$/);
    await expect(
      page
        .getByRole("listitem")
        .filter({ has: page.locator("mark") })
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.getByRole("searchbox").press("Escape");
    await expect(page.getByRole("searchbox")).toHaveValue("");
  });

  test("narrows to an area, and shows more on the way down", async ({ page }) => {
    await open(page, `/search?q=${encodeURIComponent("进程")}`);
    const items = page.locator("main ol > li");
    await expect(items.first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "正在载入全文" })).toBeHidden();
    const before = await items.count();
    await items.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => items.count()).toBeGreaterThan(before);
    await page.getByRole("radio", { name: /编程语言/ }).click();
    await expect(page.getByRole("radio", { name: /编程语言/ })).toBeChecked();
    await expect(page).toHaveURL(/area=programSidebar/);
    await expect.poll(() => items.getByText("计算机基础").count()).toBe(0);
  });

  test("Back from a result far down leads to it again", async ({ page }) => {
    const items = page.locator("main ol > li");
    // What is found before all texts have come stands elsewhere when it is asked for again.
    await open(page, `/search?q=${encodeURIComponent("进程")}`);
    await expect(items.first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "正在载入全文" })).toBeHidden({ timeout: 15_000 });
    await page.getByRole("searchbox").fill("缓存");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("「缓存」的搜索结果");
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent("缓存")}`);
    await expect(items.nth(9)).toContainText("缓存");
    await items.nth(9).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 4000);
    await expect(items.nth(14)).toBeAttached();
    await items.nth(14).scrollIntoViewIfNeeded();
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    // Gatsby notes a place in the frame after it was come to.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const place = await scrollY();
    const target = items.nth(14).getByRole("link").first();
    const title = await target.innerText();
    await target.click();
    await expect(page).toHaveURL(/\/(?:docs|blog)\//);
    await expect(page).not.toHaveTitle(/搜索结果/);
    await page.goBack();
    await expect(target).toHaveText(title);
    await expect(target).toBeInViewport();
    await expect.poll(scrollY).toBe(place);
  });

  test("says that nothing was found, and shows a query that looks like HTML as text", async ({ page }) => {
    const evil = '<img src=x onerror="window.hacked=1">咕噜咕噜球';
    await open(page, `/search?q=${encodeURIComponent(evil)}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`「${evil}」的搜索结果`);
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    await page.getByRole("searchbox").fill("咕噜咕噜球");
    await expect(page.getByText("未找到任何结果")).toBeVisible();
  });

  test("says that results could not be fetched, and tries again", async ({ page }) => {
    await page.route(/\/search\/manifest\.json/, (route) => route.fulfill({ status: 503 }));
    await open(page, "/search?q=docker");
    await expect(page.getByRole("alert")).toContainText("无法获取结果");
    await page.unroute(/\/search\/manifest\.json/);
    await page.getByRole("button", { name: "重试" }).click();
    await expect(page.locator("main ol > li").first()).toBeVisible();
  });

  test("is kept out of search engines, and known to the browser's address bar", async ({ page, request }) => {
    await open(page, "/search");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    const description = await (await request.get("/opensearch.xml")).text();
    expect(description).toContain("/search?q={searchTerms}");
  });

  test("is accessible, with results and without", async ({ page }) => {
    await open(page, "/search?q=docker");
    await expect(page.locator("main ol > li").first()).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

/** Texts wait at a gate; titles pass. */
async function holdTexts(page: Page): Promise<{ open: () => void }> {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/search\/data\/(?!titles)/, async (route) => {
    await opened;
    await route.continue();
  });
  return { open };
}

function firstTitles(modal: Modal): Promise<string[]> {
  return modal.hits.locator(".DocSearch-Hit-title").allInnerTexts();
}
