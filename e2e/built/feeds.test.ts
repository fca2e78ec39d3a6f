import { existsSync } from "node:fs";
import path from "node:path";
import { parseHTML } from "linkedom";
import { site } from "../../src/config/site";
import { filesBelow } from "../../src/lib/node/files";
import { type ReadItem, readWithExtractor, readWithRssParser } from "../../src/site-files/feeds/testing/read-feed";
import { all, strictXml, textOf } from "../../src/site-files/feeds/testing/strict-xml";
import { builtHeads } from "../support/built-heads";
import { builtFile, builtHtml, builtPage, publicDir, textsOf, valuesOf } from "../support/built-page";

interface Post {
  readonly headline: string;
  readonly url: string;
  readonly datePublished: string;
  readonly keywords?: readonly string[];
  readonly author: readonly { readonly name: string }[];
  /** HTML of the post's page. */
  readonly html: string;
}

/** Reads the listed posts with the metadata of their pages, newest first. */
function readPosts(): Post[] {
  const addresses = valuesOf(builtPage("/blog/archive"), "main a[href^='/blog/20']", "href");
  return addresses.map((address) => {
    const html = builtHtml(address);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
    return { ...data, html };
  });
}

const posts = readPosts();
const authors = new Set(posts.flatMap(({ author }) => author.map(({ name }) => name)));
const [rss, atom, json] = ["blog/rss.xml", "blog/atom.xml", "blog/feed.json"].map(builtFile) as [
  string,
  string,
  string,
];

test("rss-parser and feed-extractor read all three feeds, whose items have the values of their pages", async () => {
  const expected = posts.map(({ headline, url, datePublished }) => ({
    id: url,
    url,
    title: headline,
    published: datePublished,
  }));
  const facts = (items: ReadItem[]) => items.map(({ html: _html, ...rest }) => rest);
  expect(expected.length).toBeGreaterThan(0);
  for (const xml of [rss, atom]) expect(facts(await readWithRssParser(xml))).toEqual(expected);
  for (const feed of [rss, atom, json]) expect(facts(readWithExtractor(feed))).toEqual(expected);
});

test("both XML feeds pass a strict parser and state their own address, language and author", () => {
  const { url } = site;
  const [channel] = all(strictXml(rss), "channel");
  if (!channel) throw new Error("RSS without a channel");
  expect(all(channel, "atom:link")[0]?.attributes).toMatchObject({ rel: "self", href: `${url}/blog/rss.xml` });
  expect(textOf(channel, "language")).toBe("zh-Hans");
  expect(new Set(all(channel, "item").map((item) => textOf(item, "dc:creator")))).toEqual(authors);
  const feed = strictXml(atom);
  expect(all(feed, "link").map(({ attributes }) => attributes["href"])).toEqual([
    `${url}/blog`,
    `${url}/blog/atom.xml`,
  ]);
  expect(feed.attributes["xml:lang"]).toBe("zh-Hans");
  expect(new Set(all(feed, "author").map((author) => textOf(author, "name")))).toEqual(authors);
});

test("tags are the posts' tags", () => {
  const { items } = JSON.parse(json);
  expect(items.map(({ tags }: { tags: string[] }) => tags)).toEqual(posts.map(({ keywords }) => keywords ?? []));
});

test("items have the whole text: words, code, tables, formulas, drawings and pictures, with absolute addresses only", () => {
  const items = readWithExtractor(atom);
  for (const [index, { html, url }] of posts.entries()) {
    const there = inside(items[index]?.html ?? "");
    const here = inside(html);
    expect([url, there.text, there.counts]).toEqual([url, here.text, here.counts]);
    expect([url, there.relative]).toEqual([url, []]);
  }
});

/** Returns the visible content of an article, without parts that make sense only on the site. */
function inside(html: string) {
  const { document } = parseHTML(
    /^\s*<!doctype/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`,
  );
  const body = document.querySelector("main .prose") ?? document.body;
  const ofSite =
    ".heading-anchor, .code-bar, .code-more, .plot-narrow, .diagram-narrow, .diagram-least, span.visually-hidden";
  for (const element of body.querySelectorAll(ofSite)) element.remove();
  const addresses = [...body.querySelectorAll("[href], [src], [srcset]")].flatMap((element) =>
    ["href", "src", "srcset"].map((name) => element.getAttribute(name)).filter((value) => value !== null),
  );
  return {
    text: body.textContent.replace(/\s+/g, " ").trim(),
    counts: ["a[href]", "img", "pre", "table", "math", "svg", "h2", "details"].map(
      (selector) => body.querySelectorAll(selector).length,
    ),
    relative: addresses.filter((address) => !/^(?:https?:|mailto:|data:)/.test(address)),
  };
}

/**
 * Returns the Atom feeds below a folder: one for each of the blog's tags, or of the docs' areas.
 */
const partFeeds = (folder: string) =>
  filesBelow(publicDir).filter((file) => file.startsWith(`${folder}/`) && file.endsWith("/atom.xml"));

test("the feed of a tag has the posts of its page", () => {
  const [ofTag = ""] = partFeeds("blog/tags");
  const items = readWithExtractor(builtFile(ofTag));
  expect(items.map(({ title }) => title)).toEqual(textsOf(builtPage(`/${path.dirname(ofTag)}`), "main h2"));
  expect(items).toEqual(readWithExtractor(atom).filter(({ url }) => items.some((item) => item.url === url)));
});

const [ofArea] = partFeeds("docs");

/**
 * Skips a test without a repository, as in a ZIP. Notes get their dates from commits,
 * so areas then have no feeds.
 */
const datedTest = existsSync(".git") ? test : test.skip;

datedTest("the feed of an area has its notes with their visible dates", async () => {
  const area = builtFile(ofArea ?? "");
  const entries = all(strictXml(area), "entry").map((entry) => ({
    url: textOf(entry, "id") ?? "",
    updated: textOf(entry, "updated") ?? "",
  }));
  const dates = entries.map(({ updated }) => updated);
  expect(dates).toEqual([...dates].sort().reverse());
  const isDated = ({ url, updated }: { readonly url: string; readonly updated: string }) =>
    builtHtml(new URL(url).pathname).includes(`"dateModified":"${updated}"`);
  expect(entries.filter((entry) => !isDated(entry))).toEqual([]);
  expect(await readWithRssParser(area)).toHaveLength(entries.length);
});

test("every page links to the feeds in its head", () => {
  const types = ["application/rss+xml", "application/atom+xml", "application/feed+json"];
  for (const { file, links } of builtHeads(publicDir)) {
    const alternates = links.filter(({ rel }) => rel === "alternate");
    const addresses = types.map((wanted) => alternates.find(({ type }) => type === wanted)?.["href"]);
    expect([file, ...addresses]).toEqual([file, "/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"]);
  }
});
