import { expect, type Page } from "@playwright/test";
import { prefixed, test } from "../support/prefixed-site";
import { listen, started } from "../support/site";

const { prefix, trackingId } = prefixed;
const intro = `${prefix}/docs/guide/intro`;

/**
 * A fake of Google's script. It sends every event over the network, including events that are added
 * later.
 */
const tag = `(() => {
  const send = ([command, name, fields]) => command === "event" &&
    fetch("https://www.google-analytics.com/g/collect?en=" + name + "&path=" + encodeURIComponent(fields.page_path), { mode: "no-cors" });
  const { dataLayer = [] } = window;
  dataLayer.forEach(send);
  dataLayer.push = (event) => { Array.prototype.push.call(dataLayer, event); send(event); };
})()`;

/**
 * Intercepts requests to Google.
 * @returns the page views; the list grows as they are sent
 */
async function catchAnalytics(page: Page): Promise<string[]> {
  const views: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    expect(route.request().url()).toContain(`id=${trackingId}`);
    return route.fulfill({ contentType: "text/javascript", body: tag });
  });
  await page.route("https://www.google-analytics.com/**", (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get("en") === "page_view") views.push(decodeURI(searchParams.get("path") ?? ""));
    return route.fulfill({ status: 204 });
  });
  return views;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await started(page);
}

test("a visit sends one page view for each change of path, query and hash, and no others", async ({ page }) => {
  const views = await catchAnalytics(page);
  const seen = [intro];
  const expectNext = async (view: string) => {
    seen.push(view);
    await expect.poll(() => views).toEqual(seen);
  };
  await open(page, intro);
  await expect.poll(() => views).toEqual(seen);

  await page.locator(".prose").getByRole("link", { name: "本页的图" }).click();
  await expectNext(`${intro}#图`);
  await page.locator(".prose").getByRole("link", { name: "本页的图" }).click();
  await page.locator(".prose").getByRole("link", { name: "第一步" }).click();
  await expectNext(`${prefix}/docs/guide/入门/第一步#怎样开始`);
  await page.goBack();
  await expectNext(`${intro}#图`);

  await page.evaluate((address) => window.___navigate?.(address), `${prefix}/search`);
  await expectNext(`${prefix}/search`);
  await page.getByRole("main").getByRole("searchbox").fill("握手");
  await expectNext(`${prefix}/search?q=握手`);

  await page.reload();
  await expectNext(`${prefix}/search?q=握手`);
  await page.getByRole("button", { name: /^切换浅色/ }).click();
  expect(views).toEqual(seen);
});

for (const address of [`${prefix}/docs/guide/入门/第一步`, `${prefix}/docs/guide/shelf/`, `${prefix}/`]) {
  test(`${address} is one page view`, async ({ page }) => {
    const views = await catchAnalytics(page);
    await open(page, address);
    await page.waitForLoadState("networkidle");
    expect(views).toEqual([address]);
  });
}

test("the reader's IP address is anonymised, and Google's own page views are off", async ({ page }) => {
  await catchAnalytics(page);
  await open(page, intro);
  const config = await page.evaluate(() => {
    const { dataLayer } = window as unknown as { dataLayer: ArrayLike<unknown>[] };
    return dataLayer.map((entry) => Array.from(entry)).find(([command]) => command === "config");
  });
  expect(config).toEqual(["config", trackingId, { anonymize_ip: true, send_page_view: false }]);
});

test("nothing is reported with Do Not Track", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "doNotTrack", { value: "1" }));
  const views = await catchAnalytics(page);
  await open(page, intro);
  await page.waitForLoadState("networkidle");
  expect(views).toEqual([]);
});

test("a blocked script only logs a message to the console", async ({ page }) => {
  await page.route("https://www.googletagmanager.com/**", (route) => route.abort("blockedbyclient"));
  const messages = listen(page);
  await open(page, intro);
  await page.locator(".prose").getByRole("link", { name: "第一步" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("第一步");
  expect(messages.filter((message) => !/^error: Failed to load resource/.test(message))).toEqual([]);
  expect(messages.filter((message) => message.includes("ERR_BLOCKED_BY_CLIENT"))).toHaveLength(1);
  await expect(page.getByRole("alert")).toHaveCount(0);
});
