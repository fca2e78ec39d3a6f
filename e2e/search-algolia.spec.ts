import { test as base, expect, type Page } from "@playwright/test";
import { AlgoliaStandIn, pageCount, sendJson } from "./support/algolia";
import { Modal } from "./support/search";
import { open } from "./support/site";

const test = base.extend<{ algolia: AlgoliaStandIn }>({
  algolia: async ({ page }, use) => {
    const algolia = new AlgoliaStandIn();
    await algolia.start();
    await algolia.serve(page);
    await use(algolia);
    await algolia.stop();
  },
});

test("results come from the index, marked, as text, and within the context of the site", async ({ page, algolia }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("内存");
  await expect(modal.hits.first()).toContainText('正文<img src=x onerror="window.hacked=1">');
  await expect(modal.hits.first().locator("mark").first()).toHaveText("内存");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  const sent = algolia.seen.flat().at(-1);
  expect(sent).toMatchObject({ indexName: "notes", query: "内存" });
  expect(sent?.facetFilters).toEqual([
    "language:zh-Hans",
    ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
  ]);
  expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
});

test("the search page pages through all hits and narrows them by area", async ({ page, algolia }) => {
  await open(page, "/search?q=docker");
  await expect(page.getByText(`找到 ${pageCount} 篇文档`)).toBeVisible();
  const items = page.locator("main ol > li");
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000);
      return items.count();
    })
    .toBe(pageCount);
  await page.getByRole("radio", { name: /博客/ }).click();
  await expect(page.getByRole("radio", { name: /博客/ })).toBeChecked();
  await expect(page.getByText("找到 11 篇文档")).toBeVisible();
  expect(algolia.seen.flat().some(({ facetFilters }) => facetFilters?.includes("hierarchy.lvl0:博客"))).toBe(true);
});

const failures = {
  "a refused key": (_: unknown, response) =>
    sendJson(response, 401, { message: "Invalid Application-ID or API key", status: 401 }),
  "too many requests": (_: unknown, response) => sendJson(response, 429, { message: "Too many requests", status: 429 }),
  garbage: (_: unknown, response) => sendJson(response, 200, "<!doctype html><title>?</title>"),
  "an answer without hits": (_: unknown, response) => sendJson(response, 200, { results: [{}] }),
  "no connection": (_: unknown, response) => response.destroy(),
  "a server that does not answer": () => {},
} satisfies Record<string, AlgoliaStandIn["answer"]>;

for (const [name, answer] of Object.entries(failures)) {
  test(`${name} ends in the specified message, and the site stays usable`, async ({ page, algolia }) => {
    algolia.answer = answer;
    const modal = await Modal.openAt(page, "/");
    await modal.input.fill("内存");
    await expect(modal.status).toContainText("无法获取结果", { timeout: 10_000 });
    await expect(modal.status).toContainText("你可能需要检查网络连接。");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "关于我" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test("after a failure the next query is answered", async ({ page, algolia }) => {
  const { answer } = algolia;
  algolia.answer = failures["too many requests"];
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("内存");
  await expect(modal.status).toContainText("无法获取结果");
  algolia.answer = answer;
  await modal.input.fill("内存管理");
  await expect(modal.hits.first()).toBeVisible();
});

test("with insights, what is viewed and chosen is reported, in batches; without, nothing is", async ({
  page,
  algolia,
}) => {
  await algolia.serve(page, { insights: true });
  await page.route(/cdn\.jsdelivr\.net/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("内存");
  await expect(modal.hits.first()).toBeVisible();
  expect(algolia.seen.flat().at(-1)?.clickAnalytics).toBe(true);
  await expect.poll(() => reports(page)).toContain("viewedObjectIDs");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  expect(await reports(page)).toContain("clickedObjectIDsAfterSearch");
});

/** Names of the calls that wait for the script of Algolia's usage analytics. */
function reports(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { aa } = window as unknown as { aa?: { queue?: ArrayLike<unknown>[] } };
    return [...(aa?.queue ?? [])].map((call) => String(call[0]));
  });
}
