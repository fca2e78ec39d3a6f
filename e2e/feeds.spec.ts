import { expect, type Page, test } from "@playwright/test";
import { fixtureSite } from "./support/fixture-site";
import { started } from "./support/site";

const tag = "/blog/tags/海边";

/** Returns the Atom feeds in a page's head except the blog's, by title and address. */
const ownFeeds = (page: Page) =>
  page
    .locator('head link[rel=alternate][type="application/atom+xml"]:not([href="/blog/atom.xml"])')
    .evaluateAll((links) => links.map((link) => [link.getAttribute("title"), link.getAttribute("href")]));

test("the page of a tag and the notes of an area announce their feed, also after navigation", async ({ page }) => {
  const ofTag = [[`${fixtureSite.title}：海边`, `${fixtureSite.url}${encodeURI(tag)}/atom.xml`]];
  const ofArea = [[`${fixtureSite.title}：天上`, `${fixtureSite.url}/docs/skySidebar/atom.xml`]];
  await page.goto(tag);
  expect(await ownFeeds(page)).toEqual(ofTag);
  await started(page);
  for (const [path, feeds] of [
    ["/docs/sky/intro", ofArea],
    ["/blog", []],
    [tag, ofTag],
  ] as const) {
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect.poll(() => ownFeeds(page), path).toEqual(feeds);
    await expect(page.locator('head link[href="/blog/atom.xml"]')).toHaveCount(1);
  }
});

test("the three feeds answer with the types that readers expect", async ({ request }) => {
  for (const [path, type] of [
    ["/blog/rss.xml", "application/rss+xml"],
    ["/blog/atom.xml", "application/atom+xml"],
    [`${encodeURI(tag)}/atom.xml`, "application/atom+xml"],
    ["/blog/feed.json", "application/"],
  ] as const) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(response.headers()["content-type"]).toContain(type);
  }
});
