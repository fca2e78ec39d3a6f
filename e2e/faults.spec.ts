import { type Browser, expect, type Page, test } from "@playwright/test";
import { type Fault, faults } from "./support/faults";
import { pageKinds } from "./support/fixture-site";
import { Modal, searchButton } from "./support/search";
import { started } from "./support/site";

// Uses a new context for each test, because the network faults would last into the next test.
test.use({ reuseContext: false });

const places = { doc: pageKinds.doc, search: "/search?q=半日潮" } as const;

/**
 * Maximum numbers of requests and documents per visit. The documents are the page, the next page,
 * and one retry of each.
 */
const limits = { requests: 120, documents: 4 };

const table: Record<string, Record<string, string>> = {};

// Uses one worker, so that the table is complete.
test.describe.configure({ mode: "default" });

test.afterAll(() => console.table(table));

for (const fault of faults) {
  test(`${fault.name}: each page ends in content or a Chinese message, and recovers`, async ({ browser, baseURL }) => {
    const visits = Object.entries(places).map(
      async ([place, path]) => [place, await visit(browser, baseURL, fault, path)] as const,
    );
    table[fault.name] = Object.fromEntries(await Promise.all(visits));
  });
}

/**
 * Visits as a reader does: opens a page, meets the fault, follows a link,
 * and returns after the fault.
 */
async function visit(browser: Browser, baseURL: string | undefined, fault: Fault, path: string): Promise<string> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: "block", ...fault.context });
  const page = await context.newPage();
  const count = { requests: 0, documents: 0 };
  page.on("request", (request) => {
    count.requests += 1;
    if (request.isNavigationRequest()) count.documents += 1;
  });
  try {
    await fault.arrange?.(page);
    const outcome = fault.unreachable ? await nothing(page, path) : await read(page, path, fault);
    expect(count.requests, "requests").toBeLessThanOrEqual(limits.requests);
    expect(count.documents, "documents").toBeLessThanOrEqual(limits.documents);
    await recover(page, path, fault);
    return outcome;
  } finally {
    await context.close();
  }
}

async function nothing(page: Page, path: string): Promise<string> {
  await expect(page.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  return "the browser's own page";
}

async function read(page: Page, path: string, fault: Fault): Promise<string> {
  await page.goto(path, { waitUntil: "commit" });
  await isReadable(page);
  if (fault.later) {
    await started(page);
    await fault.later(page);
  }
  const message = await act(page, path, fault);
  await page.locator('a[href="/about"]:visible').first().click();
  if (fault.stays) {
    await expect(page.locator('[id="site:notice"]').filter({ hasText: "加载失败，请重试。" })).toBeVisible();
    await isReadable(page);
    return "content, 加载失败";
  }
  await expect(page).toHaveURL("/about");
  await isReadable(page);
  return message ? `content, ${message}` : "content";
}

async function isReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/\p{Script=Han}{2}/u);
}

/**
 * Performs the action that meets the fault, if it has one.
 * @returns the message that the reader sees; "" if there is none
 */
async function act(page: Page, path: string, { act, name }: Fault): Promise<string> {
  if (act === "copy") return copy(page);
  if (act !== "search") return "";
  await started(page);
  const hangs = name === "search hangs";
  if (path === places.search) {
    const message = hangs ? "正在获取新的搜索结果…" : "无法获取结果";
    await expect(page.getByRole("main")).toContainText(message);
    return message;
  }
  await searchButton(page).click();
  const modal = new Modal(page);
  await modal.input.fill("半日潮");
  if (!hangs) await expect(modal.root).toContainText("无法获取结果");
  await page.keyboard.press("Escape");
  await expect(modal.root).toBeHidden();
  return hangs ? "" : "无法获取结果";
}

async function copy(page: Page): Promise<string> {
  await started(page);
  const button = page.getByRole("button", { name: "复制代码到剪贴板" }).first();
  if ((await button.count()) === 0) return "";
  await button.click();
  await expect(page.locator('[id="site:live-region"]')).toHaveText(/\p{Script=Han}/u);
  return (await page.locator('[id="site:live-region"]').textContent()) ?? "";
}

/** Returns to the page with the same storage and cache after the fault. */
async function recover(page: Page, path: string, fault: Fault): Promise<void> {
  await fault.clear?.(page);
  const context = page.context();
  await page.close();
  const again = await context.newPage();
  await again.goto(path, { waitUntil: "commit" });
  await isReadable(again);
  // Without JavaScript in the context, no script can start.
  if (fault.context?.javaScriptEnabled !== false) await started(again);
}
