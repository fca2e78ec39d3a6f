import { test as base, expect, type Page } from "@playwright/test";
import { AlgoliaStandIn, pageCount, sendJson, type UsageEvent } from "./support/algolia";
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
  await modal.input.fill("观察");
  await expect(modal.hits.first()).toContainText("正文");
  await expect(modal.hits.first().locator("mark").first()).toHaveText("观察");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  const sent = algolia.seen.at(-1)?.[0];
  expect(sent).toMatchObject({ indexName: "notes", query: "观察" });
  expect(sent?.facetFilters).toEqual([
    "language:zh-Hans",
    ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
  ]);
  expect(requests.filter((path) => path.startsWith("/search/"))).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
});

test("the search page counts pages, loads all of them and filters them by area", async ({ page, algolia }) => {
  await open(page, "/search?q=compass");
  await expect(page.locator("main").getByRole("status")).toContainText(`找到 ${pageCount} 篇文档`);
  await expect(page.getByRole("radio", { name: `全部 ${pageCount}` })).toBeChecked();
  const items = page.locator("main ol > li");
  await expect(items.first().locator("a")).toHaveCount(2);
  await scrollToAll(page, pageCount);
  await expect(page.getByRole("button", { name: "更多结果" })).toHaveCount(0);
  const asked = algolia.seen.map(([hits]) => hits?.hitsPerPage);
  expect(asked.slice(0, 3)).toEqual([10, 20, 30]);
  await page.getByRole("radio", { name: /博客/ }).click();
  await expect(page.getByRole("radio", { name: /博客/ })).toBeChecked();
  await expect(page.locator("main").getByRole("status")).toContainText("找到 11 篇文档");
  expect(algolia.seen.flat().some(({ facetFilters }) => facetFilters?.includes("hierarchy.lvl0:博客"))).toBe(true);
});

test("the modal's total equals the number of results on the search page", async ({ page, algolia }) => {
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("compass");
  const all = modal.root.getByRole("link", { name: `查看全部 ${pageCount} 条结果` });
  await expect(all).toHaveAttribute("href", /\/search\?q=compass$/);
  expect(algolia.seen[0]?.[0]).toMatchObject({ hitsPerPage: 20 });
  await page.goto("/search?q=compass");
  await expect(page.locator("main").getByRole("status")).toContainText(`找到 ${pageCount} 篇文档`);
});

test("an index that groups by section is loaded to its end, and only pages are counted", async ({ page, algolia }) => {
  algolia.groupedBy = "url";
  await open(page, "/search?q=compass");
  const status = page.getByRole("status").filter({ hasText: "篇文档" });
  await expect(status).toBeVisible();
  expect(Number(/\d+/.exec(await status.innerText())?.[0])).toBeLessThanOrEqual(pageCount);
  await scrollToAll(page, pageCount);
  await expect(status).toHaveText(`找到 ${pageCount} 篇文档`);
  await expect(page.getByRole("button", { name: "更多结果" })).toHaveCount(0);
});

/** Scrolls down until the given number of results is shown. */
async function scrollToAll(page: Page, count: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 3000);
        return page.locator("main ol > li").count();
      },
      { intervals: [100], timeout: 20_000 },
    )
    .toBe(count);
}

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
  test(`${name}: the site stays usable`, async ({ page, algolia }) => {
    algolia.answer = answer;
    const modal = await Modal.openAt(page, "/");
    await modal.input.fill("观察");
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "本站说明" }).click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test("after a failure the next query is answered", async ({ page, algolia }) => {
  const { answer } = algolia;
  algolia.answer = failures["too many requests"];
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("观察");
  algolia.answer = answer;
  await modal.input.fill("观察笔记");
  await expect(modal.hits.first()).toBeVisible();
});

test("with insights, views and clicks are sent to Algolia in batches", async ({ page, algolia }) => {
  await algolia.serve(page, { insights: true });
  const hosts: string[] = [];
  page.on("request", (request) => hosts.push(new URL(request.url()).host));
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("观察");
  await expect(modal.hits.first()).toBeVisible();
  expect(algolia.seen.at(-1)?.[0]?.clickAnalytics).toBe(true);
  const viewed = () => eventsOf(algolia, "view");
  await expect.poll(viewed).not.toEqual([]);
  expect(viewed()[0]).toMatchObject({ index: "notes", userToken: expect.stringMatching(/^anonymous-/) });
  for (const { objectIDs } of viewed()) expect(objectIDs.length).toBeLessThanOrEqual(20);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => eventsOf(algolia, "click")).not.toEqual([]);
  expect(eventsOf(algolia, "click")[0]).toMatchObject({
    index: "notes",
    objectIDs: ["/0~0"],
    positions: [1],
    queryID: "q1",
  });
  expect(hosts).not.toContain("cdn.jsdelivr.net");
});

test("without insights nothing is sent", async ({ page, algolia }) => {
  const modal = await Modal.openAt(page, "/");
  await modal.input.fill("观察");
  await expect(modal.hits.first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  expect(algolia.seen.at(-1)?.[0]?.clickAnalytics).toBe(false);
  expect(algolia.events).toEqual([]);
});

function eventsOf({ events }: AlgoliaStandIn, type: string): UsageEvent[] {
  return events.flat().filter(({ eventType }) => eventType === type);
}
