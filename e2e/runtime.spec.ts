import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { isMarked, laidOut, listen, markDocument, open, scripts, started } from "./support/site";
import { type StaticHost, staticHost } from "./support/static-host";

// Uses a new context for each test, because a changed network speed would last into the next test.
test.use({ reuseContext: false });

const doc = pageKinds.doc;
const diary = encodeURI(pageKinds["doc with a Chinese path"]);
const resume = "/resume";

const go = (page: Page, path: string) => page.evaluate((address) => void window.___navigate?.(address), path);
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const fragment = (path: string) => `**${path}/fragment.json`;

/** Collects the path and query of each document that the browser requests. */
function watchDocuments(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) loads.push(`${pathname}${search}`);
  });
  return loads;
}

test("a link to the open page in another form writes the page's own address", async ({ page }) => {
  await open(page, "/about");
  await markDocument(page);
  for (const form of ["/about.html", "/about/index.html?a=1", "/%61bout#x"]) {
    await page.evaluate((to) => window.___navigate?.(to), form);
    await expect(page).toHaveURL(/\/about(?:\?a=1)?(?:#x)?$/);
  }
  expect(await isMarked(page)).toBe(true);
});

test.describe("the forms of an address", () => {
  const forms = [
    [`${doc}.html?a=1#gps`, `${doc}?a=1#gps`],
    [`${doc}/index.html?a=1#gps`, `${doc}?a=1#gps`],
    [`${doc}/?a=1#gps`, `${doc}?a=1#gps`],
    [`//docs//nature/coast/shoreline?a=1#gps`, `${doc}?a=1#gps`],
    [diary.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()), diary],
    [`${diary}.html`, diary],
  ] as const;

  for (const [form, target] of forms) {
    test(`${form} leads to the page's canonical path`, async ({ page, baseURL }) => {
      await page.goto(`${baseURL}${form}`);
      await started(page);
      await expect(page).toHaveURL(`${baseURL}${target}`);
    });

    test(`${form} does so on a host without rewrites`, async ({ page }) => {
      await withHost(async ({ origin }) => {
        await page.goto(`${origin}${form}`);
        await started(page);
        await expect(page).toHaveURL(`${origin}${target}`);
        await expect(page.locator(".prose")).toBeVisible();
      });
    });
  }

  test("a link inside the site may use any form", async ({ page }) => {
    await open(page, "/");
    await markDocument(page);
    await go(page, `${doc}.html?a=1#gps`);
    await expect(page).toHaveURL(`${doc}?a=1#gps`);
    await go(page, "/docs/nature/flowers");
    await expect(page).toHaveURL("/docs/nature/flowers/");
    expect(await isMarked(page)).toBe(true);
  });

  test("an address without a page in any form stays and shows the not-found page", async ({ page }) => {
    await withHost(async ({ origin, requests }) => {
      await page.goto(`${origin}/no/such.html`);
      await started(page);
      await page.waitForLoadState("networkidle");
      await expect(page).toHaveURL(`${origin}/no/such.html`);
      await expect(page.getByRole("main")).toContainText("我们找不到您要找的页面。");
      expect(requests.length).toBeLessThan(30);
    });
  });
});

test.describe("a first visit", () => {
  test("fetches one stylesheet and one script, and what a page with drawings needs in addition", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto("/");
    // The script loads once the browser is idle.
    await page.waitForFunction(() => window.___navigate !== undefined);
    await page.waitForLoadState("networkidle");
    const own = fetched.filter((path) => /\.(?:js|css|json|txt)$/.test(path));
    expect(own.filter((path) => path.endsWith(".css"))).toHaveLength(1);
    expect(own.filter((path) => path.endsWith(".js"))).toEqual([expect.stringMatching(/^\/assets\/site-/)]);
    expect(own.filter((path) => /\.(?:json|txt)$/.test(path))).toEqual([]);
  });

  test("the search page shows its results without an input", async ({ page }) => {
    await page.goto("/search?q=GPS");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
  });

  test("follows the colour mode of another tab", async ({ page, context }) => {
    await page.goto(doc);
    const other = await context.newPage();
    await open(other, "/");
    await other.getByRole("button", { name: /^切换浅色/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  });

  test("the search button opens the search page if the scripts fail to load", async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(doc);
    await page.getByRole("button", { name: "搜索" }).first().click();
    await expect(page).toHaveURL(/\/search/);
  });
});

test.describe("prefetching", () => {
  const connection = (value: object) =>
    `Object.defineProperty(navigator, "connection", { value: ${JSON.stringify(value)}, configurable: true })`;

  for (const [name, act] of [
    ["pointing at", (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).hover()],
    ["focusing", (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).focus()],
    [
      "touching",
      (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).dispatchEvent("touchstart"),
    ],
  ] as const) {
    test(`${name} a link of the shell fetches its page once`, async ({ page }) => {
      await open(page, doc);
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
      // While the rest of a long page is laid out, the page moves under the pointer.
      // Links that move under a still pointer are not prefetched.
      await page.waitForFunction(() => !document.documentElement.hasAttribute("data-from-top"));
      await page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const first = page.waitForResponse(/\/blog\/fragment\.json/);
      await act(page);
      await first;
      await page.mouse.move(0, 0);
      await act(page);
      await markDocument(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).click();
      await expect(page).toHaveURL("/blog");
      expect(fetched.filter((path) => path === "/blog/fragment.json")).toHaveLength(1);
      expect(await isMarked(page)).toBe(true);
    });
  }

  for (const [name, value] of [
    ["a 2g connection", { effectiveType: "2g" }],
    ["a slow 2g connection", { effectiveType: "slow-2g" }],
    ["data saver", { effectiveType: "4g", saveData: true }],
  ] as const) {
    test(`nothing is prefetched on ${name}, and links work`, async ({ page }) => {
      await page.addInitScript(connection(value));
      await page.clock.install();
      await open(page, doc);
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(request.url()));
      await page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).hover();
      await page.mouse.wheel(0, 3000);
      await page.clock.runFor(10_000);
      expect(fetched.filter((url) => /fragment\.json/.test(url))).toEqual([]);
      await page.getByRole("contentinfo").getByRole("link", { name: "随笔" }).click();
      await expect(page).toHaveURL("/blog");
    });
  }
});

test.describe("the progress bar", () => {
  test("shows on a slow network after 200 ms, and goes when the page has loaded", async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const times = window as { bar?: number };
        if (document.getElementById("site:progress")) times.bar ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
    });
    await open(page, "/");
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Network.enable");
    const conditions = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    await cdp.send("Network.emulateNetworkConditions", { ...conditions, latency: 800 });
    const start = await page.evaluate((path) => {
      window.___navigate?.(path);
      return performance.now();
    }, resume);
    await expect(page.locator('[id="site:progress"] .bar')).toBeVisible();
    const shown = await page.evaluate(() => (window as { bar?: number }).bar ?? 0);
    // The bar appears after 200 ms. The tolerance covers rounding, and the time before `start`.
    expect(shown - start).toBeGreaterThanOrEqual(190);
    await expect(h1(page)).toHaveText("履历");
    await expect(page.locator('[id="site:progress"]')).toHaveCount(0);
  });

  test("does not show if the page is already loaded", async ({ page }) => {
    await open(page, "/");
    const loaded = page.waitForResponse(/\/about\/fragment\.json/);
    await page.locator('a[href="/about"]:visible').first().focus();
    await (await loaded).finished();
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.getElementById("site:progress")) (window as { bar?: boolean }).bar = true;
      }).observe(document, { childList: true, subtree: true });
    });
    await go(page, "/about");
    await expect(page).toHaveURL("/about");
    expect(await page.evaluate(() => (window as { bar?: boolean }).bar)).toBeUndefined();
  });
});

test.describe("loading failures", () => {
  for (const [name, status] of [
    ["is missing", 404],
    ["fails", 500],
  ] as const) {
    test(`a next page whose fragment ${name} is loaded in full once, with query and hash`, async ({ page }) => {
      await open(page, "/");
      const loads = watchDocuments(page);
      await page.route(fragment(doc), (route) => route.fulfill({ status, body: "" }));
      await go(page, `${doc}?a=1#gps`);
      await expect(page).toHaveURL(`${doc}?a=1#gps`);
      await expect(page.locator("#gps")).toBeInViewport();
      await page.waitForLoadState("networkidle");
      expect(loads).toEqual([`${doc}?a=1`]);
    });
  }

  test("a page that only the server knows is loaded from the server", async ({ page }) => {
    await open(page, "/");
    const answer = { contentType: "text/html; charset=utf-8", body: "<!doctype html><title>演示</title><h1>演示</h1>" };
    await page.route("**/demo/index.html", (route) => route.fulfill(answer));
    await go(page, "/demo/index.html");
    await expect(h1(page)).toHaveText("演示");
  });

  test("without a response the page stays with a message, and 重试 continues once the server responds", async ({
    page,
  }) => {
    await open(page, "/");
    await markDocument(page);
    await page.route("**/*", (route) => route.abort());
    await go(page, doc);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("加载失败，请重试。");
    await expect(page.locator('[id="site:progress"]')).toHaveCount(0);
    await alert.getByRole("button", { name: "重试" }).click();
    await expect(alert).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.unroute("**/*");
    await alert.getByRole("button", { name: "重试" }).click();
    await expect(page).toHaveURL(doc);
    await expect(page.locator(".prose")).toBeVisible();
  });

  test("the message closes as soon as another page is on its way", async ({ page }) => {
    await open(page, "/");
    await page.route("**/*", (route) => route.abort());
    await go(page, doc);
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("加载失败，请重试。");
    await page.unroute("**/*");
    await page.route(fragment(resume), () => {});
    await go(page, resume);
    await expect(page.locator('[id="site:progress"] .bar')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test("the offline message closes when the network is back, and with 关闭", async ({ page, context }) => {
    await open(page, "/");
    const alert = page.getByRole("alert");
    for (const end of [
      () => page.getByRole("button", { name: "关闭", exact: true }).click(),
      () => context.setOffline(false),
    ]) {
      await context.setOffline(true);
      await go(page, doc);
      await expect(alert).toContainText("加载失败，请重试。");
      await end();
      await expect(alert).toHaveCount(0);
    }
    await expect(page).toHaveURL("/");
  });

  test("after a new deployment the next page is loaded in full, with no other page in between", async ({ page }) => {
    await open(page, "/");
    const messages = listen(page);
    const loads = watchDocuments(page);
    await page.route(fragment(resume), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), version: "new" } });
    });
    await go(page, `${resume}?a=1#b`);
    await expect(page).toHaveURL(`${resume}?a=1#b`);
    await expect(h1(page)).toHaveText("履历");
    await page.waitForLoadState("networkidle");
    expect(loads).toEqual([`${resume}?a=1`]);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(messages).toEqual([]);
  });
});

test("the next page is shown once its text fills the window, before the rest is laid out", async ({ page }) => {
  await open(page, "/");
  const blocks = () => page.locator(".prose > *").count();
  const shown = await page.evaluate(async (path) => {
    await window.___navigate?.(path);
    const text = document.querySelector<HTMLElement>(".prose");
    return { blocks: text?.childElementCount ?? 0, height: text?.offsetHeight ?? 0, window: window.innerHeight };
  }, doc);
  expect(shown.height).toBeGreaterThanOrEqual(shown.window);
  await expect.poll(blocks).toBeGreaterThan(3 * shown.blocks);
});

test.describe("scrolling", () => {
  const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test("goes to a Chinese hash", async ({ page }) => {
    await open(page, "/");
    await go(page, doc);
    const last = page.locator(".prose h2[id]").last();
    // Waits for the end of a long article, which is inserted last.
    await expect(last).toHaveAttribute("id", /\p{Script=Han}/u);
    const id = (await last.getAttribute("id")) ?? "";
    await go(page, "/");
    await expect(h1(page)).not.toHaveText("海岸线");
    await go(page, `${doc}#${encodeURIComponent(id)}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  });

  test("goes to a hash of the open page, even while another page is loading", async ({ page }) => {
    await open(page, doc);
    const udp = page.locator("#gps");
    await go(page, `${doc}#gps`);
    await expect(udp).toBeInViewport();
    await expect(udp).toBeFocused();
    const id = (await page.locator(".prose h2[id]").last().getAttribute("id")) ?? "";
    for (const framesBetween of [0, 1, 2]) {
      await page.evaluate(
        async ([address = "", count]) => {
          window.___navigate?.("/");
          for (let frame = 0; frame < Number(count); frame += 1) await new Promise(requestAnimationFrame);
          window.___navigate?.(address);
        },
        [`${doc}#${encodeURIComponent(id)}`, String(framesBetween)],
      );
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await go(page, doc);
      await expect.poll(() => scrollY(page)).toBe(0);
    }
  });

  test("ignores a hash that cannot be decoded", async ({ page }) => {
    const messages = listen(page);
    await open(page, `${doc}#100%`);
    await page.evaluate(() => {
      window.location.hash = "#%E5%B9";
    });
    await go(page, resume);
    await expect(h1(page)).toHaveText("履历");
    expect(messages).toEqual([]);
  });

  test("opens a closed answer that contains the hash", async ({ page }) => {
    await page.route(fragment(doc), async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      const answer = '<details><summary>答案</summary><h3 id="藏着">藏着</h3></details>';
      await route.fulfill({ response, json: { ...json, text: [answer, ...json.text] } });
    });
    await open(page, "/");
    await go(page, `${doc}#${encodeURIComponent("藏着")}`);
    await expect(page.locator("#藏着")).toBeInViewport();
    await page.locator("details:has(#藏着)").evaluate((details: HTMLDetailsElement) => {
      details.open = false;
    });
    await go(page, `${doc}#${encodeURIComponent("藏着")}`);
    await expect(page.locator("#藏着")).toBeInViewport();
  });

  test("navigation inside the page cancels a page that is still loading", async ({ page }) => {
    await open(page, doc);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(fragment(resume), async (route) => {
      await held;
      await route.continue();
    });
    await go(page, resume);
    await go(page, `${doc}#gps`);
    const answered = page.waitForResponse(/\/resume\/fragment\.json/);
    release();
    await answered;
    await expect(page).toHaveURL(`${doc}#gps`);
    await expect(page.locator('[id="site:progress"]')).toHaveCount(0);
  });

  test("stays if only the query changes, and goes to the top of another page", async ({ page }) => {
    await open(page, doc);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollY(page)).toBe(900);
    await go(page, `${doc}?a=1`);
    await expect(page).toHaveURL(`${doc}?a=1`);
    expect(await scrollY(page)).toBe(900);
    await go(page, resume);
    await expect(h1(page)).toHaveText("履历");
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test("Back and Forward restore the position", async ({ page }) => {
    await open(page, doc);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollY(page)).toBe(900);
    await go(page, diary);
    await expect(page).toHaveURL(diary);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrollY(page)).toBe(300);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test("Back returns the focus to the link that was followed, and Tab continues from there", async ({ page }) => {
    await open(page, doc);
    // Until the whole page is laid out, the position of its last link changes.
    await expect(page.locator("html")).not.toHaveAttribute("data-from-top");
    const followed = page.locator(".prose p a[href^='/docs/']").last();
    await followed.focus();
    const position = await scrollY(page);
    expect(position).toBeGreaterThan(900);
    const title = await h1(page).innerText();
    await page.keyboard.press("Enter");
    await expect(h1(page)).not.toHaveText(title);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.goBack();
    await expect(followed).toBeFocused();
    await expect.poll(() => scrollY(page)).toBe(position);
    await page.keyboard.press("Tab");
    const isAfter = await followed.evaluate(
      (link) => link.compareDocumentPosition(document.activeElement ?? link) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(isAfter).toBeTruthy();
    await page.goForward();
    await page.reload();
    await started(page);
    await page.goBack();
    await expect(followed).toBeFocused();
  });

  test("Back returns to a link at the top of a page that was opened at a hash", async ({ page }) => {
    await open(page, `${doc}#半日潮`);
    await page.keyboard.press("ControlOrMeta+Home");
    await expect.poll(() => scrollY(page)).toBe(0);
    const followed = page.locator("main nav a[href^='/docs/category/']").first();
    await followed.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/category/);
    await page.goBack();
    await expect(followed).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });

  test("Back to a page that was not left by a link continues from the current heading", async ({ page }) => {
    await open(page, doc);
    await laidOut(page);
    await page
      .locator(".prose h2[id]")
      .nth(3)
      .evaluate((heading) => heading.scrollIntoView());
    const position = await scrollY(page);
    await go(page, resume);
    await expect(h1(page)).toHaveText("履历");
    await page.goBack();
    await expect(page.locator(".prose h2[id]").nth(3)).toBeFocused();
    expect(await scrollY(page)).toBe(position);
  });

  test("Back to the first page of a visit shows its text without loading it, and without console messages", async ({
    page,
  }) => {
    const messages = listen(page);
    await page.goto(doc);
    await expect(page.locator(".prose > [style]").last()).toBeAttached();
    await started(page);
    await go(page, resume);
    await expect(h1(page)).toHaveText("履历");
    const loads: string[] = [];
    page.on("request", (request) => request.url().endsWith("/fragment.json") && loads.push(request.url()));
    await page.goBack();
    await expect(page.locator(".prose > h2[id]").last()).toHaveAttribute("id", /\p{Script=Han}/u);
    expect([loads, messages]).toEqual([[], []]);
  });

  test("Back after a reload shows the right page, even before the first interaction", async ({ page }) => {
    await open(page, "/");
    const home = await h1(page).innerText();
    await go(page, doc);
    await expect(h1(page)).toHaveText("海岸线");
    await page.reload();
    await page.goBack();
    await expect(h1(page)).toHaveText(home);
    await expect(page).toHaveURL("/");
  });

  test("a reload restores the position, even with pictures that load late", async ({ page }) => {
    await open(page, pageKinds["friend links"]);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.mouse.wheel(0, 400);
    await expect.poll(() => scrollY(page)).toBe(400);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\.(?:png|jpe?g|webp|avif)(?:\?|$)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await started(page);
    release();
    await page.waitForLoadState("networkidle");
    expect(await scrollY(page)).toBe(400);
  });
});

async function withHost(use: (host: StaticHost) => Promise<void>): Promise<void> {
  const host = await staticHost();
  try {
    await use(host);
  } finally {
    host.stop();
  }
}
