import { expect, type Page, test } from "@playwright/test";
import { site } from "../src/config/site";
import { started } from "./support/site";

/** Atom feeds in a page's head other than the blog's, by title and address. */
const ownFeeds = (page: Page) =>
  page
    .locator('head link[rel=alternate][type="application/atom+xml"]:not([href="/blog/atom.xml"])')
    .evaluateAll((links) => links.map((link) => [link.getAttribute("title"), link.getAttribute("href")]));

test("the page of a tag and the notes of an area announce their feed, also after navigation", async ({ page }) => {
  const ofTag = [["节能笔记：Git", `${site.url}/blog/tags/git/atom.xml`]];
  const ofArea = [["节能笔记：AI大模型", `${site.url}/docs/llmSidebar/atom.xml`]];
  await page.goto("/blog/tags/git");
  expect(await ownFeeds(page)).toEqual(ofTag);
  await started(page);
  for (const [path, feeds] of [
    ["/docs/llm/intro", ofArea],
    ["/blog", []],
    ["/blog/tags/git", ofTag],
  ] as const) {
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => ownFeeds(page), path).toEqual(feeds);
    await expect(page.locator('head link[href="/blog/atom.xml"]')).toHaveCount(1);
  }
});

test("the three feeds answer with the types that readers expect", async ({ request }) => {
  for (const [path, type] of [
    ["/blog/rss.xml", "application/rss+xml"],
    ["/blog/atom.xml", "application/atom+xml"],
    ["/blog/tags/git/atom.xml", "application/atom+xml"],
    ["/blog/feed.json", "application/"],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toContain(type);
  }
});
