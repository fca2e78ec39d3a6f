import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { site } from "../src/config/site";
import { type ReadItem, readWithExtractor, readWithRssParser } from "../src/publish/feeds/testing/read-feed";
import { all, strictXml, textOf } from "../src/publish/feeds/testing/strict-xml";
import { pageKinds, started } from "./support/site";

interface Post {
  readonly headline: string;
  readonly url: string;
  readonly datePublished: string;
  readonly keywords?: readonly string[];
  /** Text of the post. */
  readonly html: string;
}

/** The listed posts with the values of their pages, newest first. */
async function postsOf(request: APIRequestContext): Promise<Post[]> {
  const archive = /<main[\s\S]*<\/main>/.exec(await text(request, "/blog/archive"))?.[0] ?? "";
  const addresses = [...archive.matchAll(/href="(\/blog\/\d{4}\/[^"#]+)"/g)].map(([, address = ""]) => address);
  return Promise.all(
    addresses.map(async (address) => {
      const page = await text(request, address);
      const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? "");
      return { ...data, html: page };
    }),
  );
}

const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test("rss-parser and feed-extractor read all three feeds, whose items have the values of their pages", async ({
  request,
}) => {
  const posts = await postsOf(request);
  const expected = posts.map(({ headline, url, datePublished }) => ({
    id: url,
    url,
    title: headline,
    published: datePublished,
  }));
  const facts = (items: ReadItem[]) => items.map(({ html: _html, ...rest }) => rest);
  const [rss, atom, json] = await Promise.all(
    ["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"].map((path) => text(request, path)),
  );
  expect(expected).toHaveLength(17);
  for (const xml of [rss, atom]) expect(facts(await readWithRssParser(xml ?? ""))).toEqual(expected);
  for (const feed of [rss, atom, json]) expect(facts(readWithExtractor(feed ?? ""))).toEqual(expected);
});

test("both XML feeds pass a strict parser and state their own address, language and author", async ({ request }) => {
  const { url } = site;
  const [channel] = all(strictXml(await text(request, "/blog/rss.xml")), "channel");
  if (!channel) throw new Error("RSS without a channel");
  expect(all(channel, "atom:link")[0]?.attributes).toMatchObject({ rel: "self", href: `${url}/blog/rss.xml` });
  expect(textOf(channel, "language")).toBe("zh-Hans");
  expect(new Set(all(channel, "item").map((item) => textOf(item, "dc:creator")))).toEqual(new Set(["节能"]));
  const feed = strictXml(await text(request, "/blog/atom.xml"));
  expect(all(feed, "link").map(({ attributes }) => attributes["href"])).toEqual([
    `${url}/blog`,
    `${url}/blog/atom.xml`,
  ]);
  expect(feed.attributes["xml:lang"]).toBe("zh-Hans");
  expect(all(feed, "author").map((author) => textOf(author, "name"))).toEqual(["节能"]);
});

test("tags are the posts' tags", async ({ request }) => {
  const posts = await postsOf(request);
  const { items } = JSON.parse(await text(request, "/blog/feed.json"));
  expect(items.map(({ tags }: { tags: string[] }) => tags)).toEqual(posts.map(({ keywords }) => keywords ?? []));
});

test("items have the whole text: words, code, tables, formulas, drawings and pictures, with absolute addresses only", async ({
  page,
  request,
}) => {
  const posts = await postsOf(request);
  const items = readWithExtractor(await text(request, "/blog/atom.xml"));
  for (const [index, { html, url: path }] of posts.entries()) {
    const [there, here] = await Promise.all([inside(page, items[index]?.html ?? ""), inside(page, html)]);
    expect(there.text, path).toBe(here.text);
    expect(there.counts, path).toEqual(here.counts);
    expect(there.relative, path).toEqual([]);
  }
});

/**
 * The visible content of an article in a browser, without parts that make sense only on the site.
 */
function inside(page: Page, html: string) {
  return page.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, "text/html");
    const body = page.querySelector("main .prose") ?? page.body;
    const ofSite =
      ".heading-anchor, .code-bar, .code-more, .plot-narrow, .diagram-narrow, .diagram-least, span.visually-hidden";
    for (const element of body.querySelectorAll(ofSite)) element.remove();
    const count = (selector: string) => body.querySelectorAll(selector).length;
    const addresses = [...body.querySelectorAll("[href], [src], [srcset]")].flatMap((element) =>
      ["href", "src", "srcset"].map((name) => element.getAttribute(name)).filter((value) => value !== null),
    );
    return {
      text: body.textContent?.replace(/\s+/g, " ").trim(),
      counts: ["a[href]", "img", "pre", "table", "math", "svg", "h2", "details"].map(count),
      relative: addresses.filter((address) => !/^(?:https?:|mailto:|data:)/.test(address)),
    };
  }, html);
}

/** Atom feeds in a page's head other than the blog's, by title and address. */
const ownFeeds = (page: Page) =>
  page
    .locator('head link[rel=alternate][type="application/atom+xml"]:not([href="/blog/atom.xml"])')
    .evaluateAll((links) => links.map((link) => [link.getAttribute("title"), link.getAttribute("href")]));

test("the page of a tag and the notes of an area announce their feed, also after navigation", async ({ page }) => {
  const ofTag = [["节能笔记：Git", `${site.url}/blog/tags/git/atom.xml`]];
  const ofArea = [["节能笔记：AI大模型", `${site.url}/docs/llmSidebar/atom.xml`]];
  for (const [path, feeds] of [
    ["/blog/tags/git", ofTag],
    ["/docs/llm/intro", ofArea],
  ] as const) {
    await page.goto(path);
    expect(await ownFeeds(page), path).toEqual(feeds);
  }
  await started(page);
  for (const [path, feeds] of [
    ["/blog/tags/git", ofTag],
    ["/blog", []],
    ["/docs/llm/intro", ofArea],
  ] as const) {
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => ownFeeds(page), path).toEqual(feeds);
    await expect(page.locator('head link[href="/blog/atom.xml"]')).toHaveCount(1);
  }
});

test("the feed of a tag has the posts of its page, and that of an area its notes with their visible dates", async ({
  page,
  request,
}) => {
  const tag = await request.get("/blog/tags/git/atom.xml");
  expect(tag.headers()["content-type"]).toMatch(/^application\/atom\+xml/);
  const [whole, items] = [
    readWithExtractor(await text(request, "/blog/atom.xml")),
    readWithExtractor(await tag.text()),
  ];
  await page.goto("/blog/tags/git");
  const titles = await page.locator("main article h2, main li h2").allTextContents();
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect(items).toEqual(whole.filter(({ url }) => items.some((item) => item.url === url)));

  const feed = strictXml(await text(request, "/docs/llmSidebar/atom.xml"));
  const entries = all(feed, "entry").map((entry) => ({ url: textOf(entry, "id"), updated: textOf(entry, "updated") }));
  const dates = entries.map(({ updated }) => updated ?? "");
  expect(dates).toEqual([...dates].sort().reverse());
  for (const { url, updated } of entries) {
    const html = await text(request, new URL(url ?? "").pathname);
    expect(html, url).toContain(`"dateModified":"${updated}"`);
  }
  expect((await readWithRssParser(await text(request, "/docs/llmSidebar/atom.xml"))).length).toBe(entries.length);
});

test("every kind of page links to the feeds in its head", async ({ page, request }) => {
  for (const path of [...Object.values(pageKinds), "/blog/tags", "/blog/subscribe"]) {
    await page.goto(path);
    const links = await page
      .locator(
        "head link[rel=alternate][type*=feed], head link[rel=alternate][type*=rss], head link[rel=alternate][type*=atom]",
      )
      .evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute("type"), element.getAttribute("href")]),
      );
    expect(links.slice(0, 3), path).toEqual([
      ["application/rss+xml", "/blog/rss.xml"],
      ["application/atom+xml", "/blog/atom.xml"],
      ["application/feed+json", "/blog/feed.json"],
    ]);
  }
  for (const path of ["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"])
    expect((await request.get(path)).ok()).toBe(true);
});
