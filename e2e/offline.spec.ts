import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { site } from "../src/config/site";
import { writeWorker } from "../src/deploy/write-worker";
import { searchText } from "../src/text/texts";
import { fixtureSite, pageKinds } from "./support/fixture-site";
import { Modal } from "./support/search";
import { started } from "./support/site";
import { type StaticHost, staticHost } from "./support/static-host";

// Uses a new context for each test, because service workers and a disconnected network would last
// into the next test.
test.use({ serviceWorkers: "allow", reuseContext: false });

const { publicDir } = fixtureSite;
const doc = pageKinds.doc;
const other = "/docs/sky/intro";
/** A page that no page of these tests links to, so it is never prefetched. */
const unread = "/docs/walk/gear";
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

let host: StaticHost;

test.beforeEach(async () => {
  host = await staticHost();
});

test.afterEach(() => host.stop());

/** Opens a page and waits until the service worker has cached it. */
async function firstVisit(page: Page, address: string): Promise<void> {
  // The page registers the worker after four seconds. This script shortens that timeout to zero.
  await page.addInitScript(() => {
    const { setTimeout: given } = window;
    window.setTimeout = ((act: () => void, ms = 0) => given(act, ms === 4_000 ? 0 : ms)) as typeof setTimeout;
  });
  await page.goto(`${host.origin}${address}`);
  await started(page);
  await isKept(page, address);
}

async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), address), { timeout: 20_000 })
    .toBe(true);
}

/** Returns the address of the file with the sidebar that a page shows. */
async function sidebarFile(page: Page): Promise<string> {
  return `/${await page.locator("[data-site-sidebar-file]").first().getAttribute("data-site-sidebar-file")}`;
}

const go = (page: Page, address: string) => page.evaluate((to) => void window.___navigate?.(to), address);

test("offline, visited pages can be read and searched, and others show a Chinese message", async ({ page }) => {
  await firstVisit(page, doc);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const modal = await Modal.openAt(page, page.url());
  await modal.search("半日潮");
  await modal.close();
  await go(page, other);
  // The page appears when its sidebar, which belongs to another area, has arrived too.
  await expect(h1(page)).toHaveText("天上导读");
  await isKept(page, `${other}/fragment.json`);
  await isKept(page, await sidebarFile(page));
  await host.cut();

  await page.goto(`${host.origin}${doc}?a=1`);
  await started(page);
  await expect(page.locator(".prose")).toBeVisible();
  const offline = await Modal.openAt(page, page.url());
  await offline.search("半日潮");
  // A word that was not searched before needs parts of the index that are not cached.
  await offline.input.fill("海蚀");
  await expect(offline.status).toContainText(searchText.textsMissing);
  await offline.close();
  // Only the fragment of this page is cached, because a link led to it.
  await page.goto(`${host.origin}${other}#记什么`);
  await expect(h1(page)).toHaveText("天上导读");
  await expect(page.getByRole("heading", { name: "记什么" })).toBeInViewport();
  await expect(page.locator("[data-site-sidebar] [aria-current=page]")).toHaveAttribute("href", other);
  await go(page, unread);
  await expect(page.getByRole("alert")).toContainText("加载失败，请重试。");
  await go(page, doc);
  await expect(page).toHaveURL(`${host.origin}${doc}`);
  await expect(h1(page)).toHaveText("海岸线");

  await page.goto(`${host.origin}${unread}`);
  await expect(h1(page)).toHaveText("没有网络连接");
  const cached = page.locator("#kept");
  await expect(cached.getByRole("link", { name: "海岸线", exact: true })).toHaveAttribute("href", doc);
  await expect(cached.locator(`a[href="${other}"]`)).toBeVisible();
  await expect(cached).not.toContainText(host.origin);
  await expect(page.locator("[aria-current]")).toHaveCount(0);
  // A link to the home page would lead back to the offline page, so there is none.
  await expect(page.locator("main").getByRole("link", { name: "首页" })).toHaveCount(0);
  await host.restore();
  await page.getByRole("link", { name: "重试" }).click();
  await expect(h1(page)).not.toHaveText("没有网络连接");
  await started(page);
});

test("the offline page links home if the home page is cached", async ({ page }) => {
  await firstVisit(page, "/");
  await host.cut();
  await page.goto(`${host.origin}${unread}`);
  await expect(h1(page)).toHaveText("没有网络连接");
  await page.locator("main").getByRole("link", { name: "首页" }).click();
  await expect(page).toHaveURL(`${host.origin}/`);
  await expect(h1(page)).not.toHaveText("没有网络连接");
});

test("the offline message needs no cached page", async ({ page }) => {
  await firstVisit(page, "/");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await host.cut();
  await page.goto(`${host.origin}${unread}`);
  await expect(h1(page)).toHaveText("没有网络连接");
  await host.restore();
  await page.getByRole("link", { name: "重试" }).click();
  await expect(h1(page)).not.toHaveText("没有网络连接");
});

/** Simulates another deployment of the page, with a new version and a script with another hash. */
function simulateDeployment(host: StaticHost, address: string): void {
  const html = readFileSync(path.join(publicDir, address, "index.html"), "utf8");
  const script = /\/assets\/site-\w+\.js/.exec(html)?.[0] ?? "";
  const { version } = JSON.parse(readFileSync(path.join(publicDir, "version.json"), "utf8"));
  host.change("/assets/site-0.js", readFileSync(path.join(publicDir, script), "utf8"));
  const other = html.replace("<html", '<html data-deployment="new"').replaceAll(version, "new");
  host.change(
    address,
    other.replaceAll(script, "/assets/site-0.js").replace(/<meta http-equiv="Content-Security[^>]*>/, ""),
  );
  host.change("/version.json", JSON.stringify({ version: "new" }));
}

test("a new deployment is loaded with the next page, and offered on the open one", async ({ page, context }) => {
  await firstVisit(page, doc);
  simulateDeployment(host, doc);
  host.change("/sw.js", `${readFileSync(path.join(publicDir, "sw.js"), "utf8")}\n// new`);
  await context.setOffline(true);
  await context.setOffline(false);
  const notice = page.getByRole("status").filter({ hasText: "有可用的新版本" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "关闭" })).toBeVisible();
  await notice.getByRole("button", { name: "刷新" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-deployment", "new");
  await started(page);
  await host.cut();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-deployment", "new");
});

test("a new deployment that the reader has dismissed is not offered again", async ({ page, context }) => {
  await firstVisit(page, doc);
  simulateDeployment(host, doc);
  const reconnect = async () => {
    const answered = page.waitForResponse(/\/version\.json$/);
    await context.setOffline(true);
    await context.setOffline(false);
    await answered;
  };
  await reconnect();
  const notice = page.getByRole("status").filter({ hasText: "有可用的新版本" });
  await notice.getByRole("button", { name: "关闭" }).click();
  await expect(notice).toBeHidden();
  await reconnect();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(notice).toBeHidden();
});

test.describe("the cache", () => {
  /** Fetches an address from inside the page, and returns its status and text. */
  const ask = (page: Page, address: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      async ([url = "", sent]) => {
        const response = await fetch(url as string, { headers: sent as Record<string, string> });
        return [response.status, await response.text()] as const;
      },
      [address, headers],
    );
  /** Returns the addresses in all caches, including queries. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => decodeURI(url.slice(window.location.origin.length)));
    });
  const script = "/made-0.js";

  test.beforeEach(async ({ page }) => {
    await firstVisit(page, doc);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });

  test("has one copy of a page for all queries, and no search term", async ({ page }) => {
    for (let term = 0; term < 20; term += 1) await ask(page, `/search?q=密码${term}`);
    await isKept(page, "/search");
    await page.goto(`${host.origin}${other}?from=january`);
    await started(page);
    await isKept(page, other);
    const addresses = await kept(page);
    expect(addresses.filter((address) => address.includes("?"))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith("/search"))).toEqual(["/search"]);
    // The cache has a copy of the current page, not of an old one.
    host.change(other, "<!doctype html><title>今天</title><h1>今天</h1>", { type: "text/html" });
    expect((await ask(page, other))[1]).toContain("今天");
    await host.cut();
    await expect.poll(async () => (await ask(page, `${other}?from=january`))[1]).toContain("今天");
  });

  test("is used if the server fails, and the server's error is shown if there is no copy", async ({ page }) => {
    host.change(doc, "坏了", { status: 503, type: "text/html" });
    host.change(unread, "坏了", { status: 503, type: "text/html" });
    const response = await page.goto(`${host.origin}${doc}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator(".prose")).toBeVisible();
    expect(await ask(page, unread)).toEqual([503, "坏了"]);
  });

  test("has no HTML under the address of a script or of data", async ({ page }) => {
    host.change(script, "<!doctype html>登录", { type: "text/html" });
    expect((await ask(page, script))[1]).toContain("登录");
    host.change(script, "1", { type: "text/javascript" });
    expect((await ask(page, script))[1]).toBe("1");
    const data = `${doc}/fragment.json`;
    await ask(page, data);
    host.change(data, "<!doctype html>登录", { type: "text/html" });
    expect((await ask(page, data))[1]).toContain('"version"');
  });

  test("is limited: it has no large files and only the latest hundred pages", async ({ page }) => {
    const html = (text: string) => `<!doctype html><title>页</title>${text}`;
    host.change("/large", html("字".repeat(200_000)), { type: "text/html" });
    await ask(page, "/large");
    for (let number = 0; number < 120; number += 1) host.change(`/many/${number}`, html("短"), { type: "text/html" });
    for (let number = 0; number < 120; number += 1) await ask(page, `/many/${number}`);
    await isKept(page, "/many/119");
    await expect
      .poll(async () => (await kept(page)).filter((address) => address.startsWith("/many/")).length)
      .toBeLessThanOrEqual(100);
    const addresses = await kept(page);
    expect(addresses).toContain("/many/119");
    expect(addresses).not.toContain("/many/0");
    expect(addresses).not.toContain("/large");
  });

  test("has no videos, whose ranges come from the server", async ({ page }) => {
    host.change("/static/film.mp4", "0123456789", { type: "video/mp4" });
    host.change(script, "0123456789", { type: "text/javascript" });
    await ask(page, "/static/film.mp4");
    await ask(page, script, { range: "bytes=0-3" });
    await ask(page, script, { range: "bytes=4-7" });
    expect(host.requests.filter((path) => path === script)).toHaveLength(2);
    expect((await kept(page)).filter((address) => address === script || address.endsWith(".mp4"))).toEqual([]);
  });
});

test("if the owner turns it off, browsers remove the worker and its caches", async ({ page }) => {
  await firstVisit(page, doc);
  const retired = mkdtempSync(path.join(tmpdir(), "retired-"));
  for (const folder of ["assets", "search/data"]) mkdirSync(path.join(retired, folder), { recursive: true });
  await writeWorker(retired, { ...site, offline: false });
  host.change("/sw.js", readFileSync(path.join(retired, "sw.js"), "utf8"));
  rmSync(retired, { recursive: true });
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
});
