import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { distinctOddAddresses } from "./support/odd-addresses";
import { listen, open, started } from "./support/site";
import { type StaticHost, staticHost } from "./support/static-host";

const page = "/docs/sky/intro";
const pages = [page, "/docs/craft/A%2BB/intro", "/docs/diary/24年手记/2024年03月", "/blog", "/search"];

/** The maximum number of page loads in one run. Each takes a quarter of a second. */
const mostLoads = 110;
const parallel = 4;

let host: StaticHost;

// Uses a plain host, because it answers every unknown address with the 404 page, whereas nginx
// refuses some.
test.beforeAll(async () => {
  host = await staticHost();
});

test.afterAll(() => host.stop());

test("no address gives a blank page or an error", async ({ context }) => {
  test.setTimeout(180_000);
  const queue = distinctOddAddresses(mostLoads, pages);
  const bad: string[] = [];
  await Promise.all(Array.from({ length: parallel }, () => visitAll(context, queue, bad)));
  expect(bad).toEqual([]);
});

test("an old link with the page's path in its hash opens that page", async ({ page: tab }) => {
  await tab.goto(`${host.origin}/#${page}?id=nowhere`);
  await expect(tab).toHaveURL(`${host.origin}${page}#nowhere`);
  await expect(tab.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("an old address keeps its query and its hash, even on a host without redirects", async ({ page: tab }) => {
  await tab.goto(`${host.origin}/docs/diary/24-year-notes/2024年03月?q=1#x`);
  await expect(tab).toHaveURL(encodeURI(`${host.origin}/docs/diary/24年手记/2024年03月?q=1#x`));
});

for (const [name, address, nearest] of [
  ["in another letter case", "/DOCS/Sky/intro", page],
  ["cut back to an area", "/docs/sky", page],
  ["cut back to the year of several posts", "/blog/2022", "/blog/archive#year-2022"],
] as const) {
  test(`the not-found page offers the page nearest to an address ${name}`, async ({ page: tab }) => {
    await open(tab, `${host.origin}${address}`);
    const link = tab.locator("[data-site-nearest-page] a");
    await expect(link).toHaveAttribute("href", nearest);
    await expect(link).not.toBeEmpty();
    await link.click();
    await expect(tab).toHaveURL(`${host.origin}${nearest}`);
  });
}

test("the link to the nearest page moves nothing that a reader is about to press", async ({ page: tab }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route("**/sitemap*.xml", async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(tab, `${host.origin}/DOCS/Sky/intro`);
  const input = tab.getByRole("main").getByRole("searchbox");
  const before = await input.boundingBox();
  release();
  await expect(tab.locator("[data-site-nearest-page] a")).toBeVisible();
  expect(await input.boundingBox()).toEqual(before);
});

/**
 * Opens the addresses in the queue. Adds an address to `bad` if its page shows fewer than 20
 * characters, does not start, or throws.
 */
async function visitAll(context: BrowserContext, queue: string[], bad: string[]): Promise<void> {
  const tab = await context.newPage();
  const messages = listen(tab);
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    messages.length = 0;
    await visit(tab, host.origin + address);
    const isReady = await tab
      .waitForFunction(
        () => {
          // Simulates a reader's input, which starts the page's script. With four tabs on a busy
          // machine, it may take many seconds until the browser is idle and starts the script.
          window.dispatchEvent(new Event("scroll"));
          return window.___navigate !== undefined;
        },
        undefined,
        { timeout: 8_000, polling: 20 },
      )
      .then(
        () => true,
        () => false,
      );
    // The 404 page may be redirecting to the intended page, so this waits for text.
    const main = await tab
      .locator("main")
      .first()
      .textContent({ timeout: 8_000 })
      .catch(() => null);
    const text = main?.length ?? 0;
    const thrown = messages.filter((message) => message.startsWith("uncaught"));
    if (!isReady || text < 20 || thrown.length > 0) bad.push(`${address.slice(0, 200)}: ${isReady} ${text} ${thrown}`);
  }
}

/**
 * Opens an address. The previous page may still redirect to its intended page,
 * which interrupts this visit. It is therefore retried.
 */
async function visit(tab: Page, address: string, attempts = 4): Promise<void> {
  try {
    await tab.goto(address, { waitUntil: "commit" });
  } catch (error) {
    if (attempts === 1 || !/interrupted by another navigation|ERR_ABORTED/.test(String(error))) throw error;
    await visit(tab, address, attempts - 1);
  }
}

for (const form of [
  "/docs/sky/%2569ntro",
  "/docs/sky/intro%20",
  "/docs/sky/intro%E3%80%82",
  "/docs%5Csky%5Cintro",
  "/docs/sky/intro.html%2520",
  "/docs/sky/intro%3Fa=1",
]) {
  test(`${form} redirects to the intended page`, async ({ page: tab }) => {
    await tab.goto(`${host.origin}${form}`);
    await expect(tab).toHaveURL(`${host.origin}${page}`);
    await expect(tab.locator(".prose")).toBeVisible();
  });
}

test("a hash, a link to another page and Back work on a page at an odd address", async ({ page: tab }) => {
  const messages = listen(tab);
  await open(tab, `${host.origin}/a%2Fb%25`);
  await tab.evaluate(() => {
    window.location.hash = "main";
  });
  await tab.getByRole("main").getByRole("link", { name: "回到首页" }).click();
  await expect(tab).toHaveURL(`${host.origin}/`);
  await tab.goBack();
  await tab.goBack();
  await expect(tab).toHaveURL(`${host.origin}/a%2Fb%25`);
  await started(tab);
  await expect(tab.getByRole("main")).toContainText("我们找不到您要找的页面。");
  expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
});
