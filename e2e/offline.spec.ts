import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { writeWorker } from "../src/hosting/write-worker";
import { Modal } from "./support/search";
import { hydrated, listen, pageKinds } from "./support/site";
import { type StaticHost, staticHost } from "./support/static-host";

test.use({ serviceWorkers: "allow" });

const doc = pageKinds.doc;
const other = "/docs/llm/intro";
/** Not linked from any page opened here, so it is never prefetched. */
const unread = "/docs/cloudNative/Docker/Network";
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });

let host: StaticHost;

test.beforeEach(async () => {
  host = await staticHost();
});

test.afterEach(() => host.stop());

/** Opens a page and waits until the service worker has cached it. */
async function firstVisit(page: Page, address: string): Promise<void> {
  await page.goto(`${host.origin}${address}`);
  await hydrated(page);
  await isKept(page, address);
}

async function isKept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((url) => caches.match(url).then(Boolean), address), { timeout: 20_000 })
    .toBe(true);
}

const go = (page: Page, address: string) => page.evaluate((to) => window.___navigate?.(to), address);

test("offline, visited pages can be read and searched, and others show a Chinese message", async ({ page }) => {
  await firstVisit(page, doc);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const modal = await Modal.openAt(page, page.url());
  await modal.search("三次握手");
  await page.keyboard.press("Escape");
  await expect(modal.root).toBeHidden();
  await go(page, other);
  await isKept(page, other);
  await host.cut();

  await page.goto(`${host.origin}${doc}?a=1`);
  await hydrated(page);
  await expect(page.locator(".prose")).toBeVisible();
  const offline = await Modal.openAt(page, page.url());
  await offline.search("拥塞控制");
  await page.keyboard.press("Escape");
  await expect(offline.root).toBeHidden();
  await page.goto(`${host.origin}${other}`);
  await hydrated(page);
  await go(page, unread);
  await expect(page.getByRole("alert")).toContainText("加载失败，请重试。");
  await go(page, doc);
  await expect(page).toHaveURL(`${host.origin}${doc}`);
  await expect(h1(page)).toHaveText("传输层");

  await page.goto(`${host.origin}${unread}`);
  await expect(h1(page)).toHaveText("没有网络连接");
  await expect(page.getByRole("link", { name: /传输层/ })).toBeVisible();
  // The link would lead to this page again.
  await expect(page.getByRole("link", { name: "首页" })).toBeHidden();
  await host.restore();
  await page.getByRole("link", { name: "重试" }).click();
  await expect(h1(page)).not.toHaveText("没有网络连接");
  await hydrated(page);
});

test("the offline page links home if the home page is cached", async ({ page }) => {
  await firstVisit(page, "/");
  await host.cut();
  await page.goto(`${host.origin}${unread}`);
  await expect(h1(page)).toHaveText("没有网络连接");
  await page.getByRole("link", { name: "首页" }).click();
  await expect(page).toHaveURL(`${host.origin}/`);
  await expect(h1(page)).not.toHaveText("没有网络连接");
});

/** Simulates another deployment of the page: new host data, and a start script whose hashed name reveals the change. */
function simulateDeployment(host: StaticHost, address: string): void {
  const html = readFileSync(`public${address}/index.html`, "utf8");
  const start = /\/start\.\w+\.js/.exec(html)?.[0] ?? "";
  const appData = readFileSync("public/page-data/app-data.json", "utf8");
  const build: string = JSON.parse(appData).webpackCompilationHash;
  const next = "0".repeat(build.length);
  host.change("/start.0.js", readFileSync(`public${start}`, "utf8").replaceAll(build, next));
  const other = html.replace("<html", '<html data-deployment="new"').replace(/ integrity="[^"]*"/, "");
  host.change(address, other.replaceAll(start, "/start.0.js"));
  host.change("/page-data/app-data.json", appData.replace(build, next));
}

test("a new deployment is loaded with the next page, and offered on the open one", async ({ page, context }) => {
  await firstVisit(page, doc);
  simulateDeployment(host, doc);
  host.change("/sw.js", `${readFileSync("public/sw.js", "utf8")}\n// new`);
  await context.setOffline(true);
  await context.setOffline(false);
  const notice = page.getByRole("status").filter({ hasText: "有可用的新版本" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "关闭" })).toBeVisible();
  await notice.getByRole("button", { name: "刷新" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-deployment", "new");
  await hydrated(page);
  await host.cut();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-deployment", "new");
});

test("a saved area can be read and searched offline, including unvisited pages and their pictures", async ({
  page,
}) => {
  await firstVisit(page, unread);
  await page.getByRole("button", { name: "保存本栏目供离线阅读" }).click();
  await expect(page.getByRole("button", { name: "本栏目已保存，可离线阅读" })).toBeVisible({ timeout: 20_000 });
  await host.cut();
  const messages = listen(page);
  const response = await page.goto(`${host.origin}/docs/cloudNative/Docker/Images`);
  expect(response?.status()).toBe(200);
  await expect(page.locator(".prose")).toBeVisible();
  // The first search of the visit.
  await (await Modal.openAt(page, page.url())).search("镜像");
  await expect(page.getByRole("button", { name: "本栏目已保存，可离线阅读" })).toBeAttached();
  expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
});

test("what has been saved is looked for in the cache, and offered again after a change", async ({ page }) => {
  await firstVisit(page, unread);
  const button = (name: string) => page.getByRole("button", { name });
  await button("保存本栏目供离线阅读").click();
  await expect(button("本栏目已保存，可离线阅读")).toBeVisible({ timeout: 20_000 });
  const manifest = readFileSync("public/search/manifest.json", "utf8");
  host.change("/search/manifest.json", manifest.replace(/data\/cloudNativeSidebar-\w+/, "data/cloudNativeSidebar-0"));
  await page.reload();
  await hydrated(page);
  await expect(button("已保存的内容有更新，点此重新保存")).toBeVisible();
  host.change("/search/manifest.json", manifest);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith("pages-")) await caches.delete(name);
  });
  await page.reload();
  await hydrated(page);
  await expect(button("保存本栏目供离线阅读")).toBeVisible();
});

test.describe("the cache", () => {
  /** Fetches as the page, and reports status and text. */
  const ask = (page: Page, address: string, headers: Record<string, string> = {}) =>
    page.evaluate(
      async ([url = "", sent]) => {
        const response = await fetch(url as string, { headers: sent as Record<string, string> });
        return [response.status, await response.text()] as const;
      },
      [address, headers],
    );
  /** Addresses in all caches, with their queries. */
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => decodeURI(url.slice(window.location.origin.length)));
    });
  const script = "/made.00000000000000000000.js";

  test.beforeEach(async ({ page }) => {
    await firstVisit(page, doc);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });

  test("has one copy of a page, whatever its queries, and no search term", async ({ page }) => {
    for (let term = 0; term < 20; term += 1) await ask(page, `/search?q=密码${term}`);
    await isKept(page, "/search");
    await page.goto(`${host.origin}${other}?from=january`);
    await hydrated(page);
    await isKept(page, other);
    const addresses = await kept(page);
    expect(addresses.filter((address) => /^(?!.*__WB_REVISION__).*\?/.test(address))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith("/search"))).toEqual(["/search"]);
    // Of today's page, not January's.
    host.change(other, "<!doctype html><title>今天</title><h1>今天</h1>", { type: "text/html" });
    expect((await ask(page, other))[1]).toContain("今天");
    await host.cut();
    await expect.poll(async () => (await ask(page, `${other}?from=january`))[1]).toContain("今天");
  });

  test("goes before a server that fails, which answers where there is no copy", async ({ page }) => {
    host.change(doc, "坏了", { status: 503, type: "text/html" });
    host.change(unread, "坏了", { status: 503, type: "text/html" });
    const response = await page.goto(`${host.origin}${doc}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator(".prose")).toBeVisible();
    expect(await ask(page, unread)).toEqual([503, "坏了"]);
  });

  test("has no HTML under the name of a script or of data", async ({ page }) => {
    host.change(script, "<!doctype html>登录", { type: "text/html" });
    expect((await ask(page, script))[1]).toContain("登录");
    host.change(script, "1", { type: "text/javascript" });
    expect((await ask(page, script))[1]).toBe("1");
    const data = "/page-data/app-data.json";
    host.change(data, "<!doctype html>登录", { type: "text/html" });
    expect((await ask(page, data))[1]).toContain("webpackCompilationHash");
  });

  test("has no films, whose parts come from the server", async ({ page }) => {
    host.change("/static/film.mp4", "0123456789", { type: "video/mp4" });
    host.change(script, "0123456789", { type: "text/javascript" });
    await ask(page, "/static/film.mp4");
    await ask(page, script, { range: "bytes=0-3" });
    await ask(page, script, { range: "bytes=4-7" });
    expect(host.requests.filter((path) => path === script)).toHaveLength(2);
    expect((await kept(page)).filter((address) => address === script || address.endsWith(".mp4"))).toEqual([]);
  });
});

test("when the owner turns it off, the worker and its caches are removed from browsers", async ({ page }) => {
  await firstVisit(page, doc);
  const root = mkdtempSync(path.join(tmpdir(), "retired-"));
  mkdirSync(path.join(root, "public"));
  await writeWorker({ root, offline: false, precached: [] });
  host.change("/sw.js", readFileSync(path.join(root, "public/sw.js"), "utf8"));
  rmSync(root, { recursive: true });
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration?.update()));
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
});
