import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { whatRuns } from "../../markdown/sanitize/testing/what-runs";
import { xssVectors } from "../../markdown/sanitize/testing/xss-vectors";
import { render } from "../../markdown/testing/render";
import { feedData, post } from "./testing/feed-data";
import { readWithExtractor, readWithRssParser } from "./testing/read-feed";
import { all, strictXml } from "./testing/strict-xml";
import { writtenFeeds } from "./testing/written-feeds";

const last = "末尾的一段";
/**
 * XSS vectors, except those with an unclosed `<style>`. By CommonMark's rules, such an element
 * swallows the rest of the article, and the build reports an error.
 */
const vectors = xssVectors.filter((vector) => !/<style>(?!.*<\/style>)/i.test(vector));
let feeds: Awaited<ReturnType<typeof writtenFeeds>>;

beforeAll(async () => {
  const posts = [];
  for (const [index, vector] of vectors.entries()) {
    const { html } = await render(`${vector}\n\n${last}\n`);
    posts.push(post(index, { title: vector, description: vector, article: { html } }));
  }
  feeds = await writtenFeeds(feedData(posts));
}, 120_000);

/** Sanitizes HTML by GitHub's rules, as some feed readers do. */
const sanitised = (html: string) => toHtml(sanitize(fromHtml(html, { fragment: true })));

test("a strict XML parser reads every item of hostile articles", () => {
  expect(vectors.length).toBeGreaterThan(100);
  const [channel] = all(strictXml(feeds.rss), "channel");
  expect(all(channel ?? strictXml(feeds.rss), "item")).toHaveLength(JSON.parse(feeds.json).items.length);
  expect(all(strictXml(feeds.atom), "entry")).toHaveLength(JSON.parse(feeds.json).items.length);
});

test("nothing runs in a reader that does not sanitize, and no end is lost in one that does", async () => {
  const items = [
    ...(await readWithRssParser(feeds.rss)),
    ...(await readWithRssParser(feeds.atom)),
    ...readWithExtractor(feeds.json),
  ];
  expect(items.length).toBeGreaterThan(0);
  for (const { html, title } of items as readonly { html: string; title: string }[]) {
    expect([title, whatRuns(html)]).toEqual([title, []]);
    expect([title, sanitised(html).includes(last)]).toEqual([title, true]);
  }
});
