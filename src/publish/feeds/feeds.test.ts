import { feedContent } from "./feed-content";
import { awkwardPost, feedData, post } from "./testing/feed-data";
import { readWithExtractor, readWithRssParser } from "./testing/read-feed";
import { all, strictXml, textOf } from "./testing/strict-xml";
import { writtenFeeds } from "./testing/written-feeds";

const posts = [awkwardPost, post(1, { tags: [{ label: "网络" }] }), post(2)];
const data = feedData(posts);
const content = feedContent(data);
const expected = content.posts.map(({ url, title, html, published }) => ({ id: url, url, title, html, published }));
let feeds: Awaited<ReturnType<typeof writtenFeeds>>;

beforeAll(async () => {
  feeds = await writtenFeeds(data);
});

describe("two independent readers find every item with the values of GraphQL", () => {
  test("rss-parser", async () => {
    expect(await readWithRssParser(feeds.rss)).toEqual(expected);
    expect(await readWithRssParser(feeds.atom)).toEqual(expected);
  });

  test("feed-extractor", () => {
    expect(readWithExtractor(feeds.rss)).toEqual(expected);
    expect(readWithExtractor(feeds.atom)).toEqual(expected);
    expect(readWithExtractor(feeds.json)).toEqual(expected);
  });
});

describe("awkward characters survive", () => {
  const title = 'R&D：<vector> 与 "]]>"、emoji 🌱👩‍💻';

  test("in titles, tags and authors of all three feeds", () => {
    const [item] = all(strictXml(feeds.rss).children[0] as never, "item");
    const [entry] = all(strictXml(feeds.atom), "entry");
    const [json] = JSON.parse(feeds.json).items;
    expect([item && textOf(item, "title"), entry && textOf(entry, "title"), json.title]).toEqual([title, title, title]);
    expect(item && all(item, "category").map(({ text }) => text)).toEqual(["C++ & <T>", '引号"']);
    expect(entry && all(entry, "category").map(({ attributes }) => attributes["term"])).toEqual(["C++ & <T>", '引号"']);
    expect(json.tags).toEqual(["C++ & <T>", '引号"']);
    expect(item && textOf(item, "dc:creator")).toBe("客人 & 朋友");
  });

  test("in code, and the address is percent-encoded", () => {
    expect(expected[0]?.html).toContain("<code>a ]]> b &amp;&amp; &lt;c>\n\n    d\te\n</code>");
    expect(expected[0]?.url).toBe("https://a.example/blog/2025/08/31/C++%20%E4%B8%8E%20100%25");
  });

  test("links and pictures in the text have full addresses", () => {
    expect(expected[0]?.html).toContain('href="https://a.example/docs/llm/intro"');
    expect(expected[0]?.html).toContain('src="https://a.example/s/a.png"');
  });
});

describe("RSS 2.0", () => {
  const channel = () => all(strictXml(feeds.rss), "channel")[0] ?? strictXml(feeds.rss);

  test("links to itself with an atom:link of rel=self", () => {
    const [self] = all(channel(), "atom:link");
    expect(self?.uri).toBe("http://www.w3.org/2005/Atom");
    expect(self?.attributes).toMatchObject({
      rel: "self",
      type: "application/rss+xml",
      href: "https://a.example/blog/rss.xml",
    });
  });

  test("has a title, a link, a description and a language", () => {
    expect(["title", "link", "description", "language"].map((name) => textOf(channel(), name))).toEqual([
      "节能笔记",
      "https://a.example/blog",
      "工具与方法",
      "zh-Hans",
    ]);
  });

  test("the guid of every item is its permalink", () => {
    for (const item of all(channel(), "item")) {
      expect(all(item, "guid")[0]?.attributes).toEqual({ isPermaLink: "true" });
      expect(textOf(item, "guid")).toBe(textOf(item, "link"));
    }
  });

  test("dates are RFC 822, and none is the time of the build", () => {
    const rfc822 =
      /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/;
    expect(all(channel(), "item").map((item) => textOf(item, "pubDate"))).toEqual([
      "Sun, 31 Aug 2025 00:00:00 GMT",
      "Sat, 30 Aug 2025 00:00:00 GMT",
      "Fri, 29 Aug 2025 00:00:00 GMT",
    ]);
    for (const name of ["lastBuildDate", "pubDate"]) expect(textOf(channel(), name)).toMatch(rfc822);
    expect(textOf(channel(), "lastBuildDate")).toBe("Sun, 02 Nov 2025 00:00:00 GMT");
  });

  test("every item has an author, by default the site's owner", () => {
    expect(all(channel(), "item").map((item) => textOf(item, "dc:creator"))).toEqual(["客人 & 朋友", "节能", "节能"]);
    // <author> must contain an e-mail address, and channels have no such element.
    expect(all(channel(), "author")).toEqual([]);
  });

  test("items have the whole text in addition to an HTML description", () => {
    const [item] = all(channel(), "item");
    expect(item && textOf(item, "content:encoded")).toBe(expected[0]?.html);
    expect(item && textOf(item, "description")).toBe("a &lt; b &amp;&amp; c &gt; d，]]&gt; 也在 &amp;amp; 里");
  });
});

describe("Atom", () => {
  const feed = () => strictXml(feeds.atom);

  test("has an id, a title, a date, an author and a language", () => {
    expect(feed().attributes["xml:lang"]).toBe("zh-Hans");
    expect(["id", "title", "subtitle", "updated"].map((name) => textOf(feed(), name))).toEqual([
      "https://a.example/blog",
      "节能笔记",
      "工具与方法",
      "2025-11-02T00:00:00.000Z",
    ]);
    expect(all(feed(), "author").map((author) => textOf(author, "name"))).toEqual(["节能"]);
  });

  test("links to itself and to the blog", () => {
    expect(all(feed(), "link").map(({ attributes }) => [attributes["rel"], attributes["href"]])).toEqual([
      ["alternate", "https://a.example/blog"],
      ["self", "https://a.example/blog/atom.xml"],
    ]);
  });

  test("every entry has its address as id, a title, both dates and an author", () => {
    const entries = all(feed(), "entry");
    expect(entries.map((entry) => textOf(entry, "id"))).toEqual(expected.map(({ url }) => url));
    expect(entries.map((entry) => textOf(entry, "updated"))).toEqual([
      "2025-11-02T00:00:00.000Z",
      "2025-08-30T00:00:00.000Z",
      "2025-08-29T00:00:00.000Z",
    ]);
    expect(entries.map((entry) => textOf(entry, "published"))).toEqual(expected.map(({ published }) => published));
    expect(entries.map((entry) => all(entry, "author").map((author) => textOf(author, "name")))).toEqual([
      ["客人 & 朋友"],
      ["节能"],
      ["节能"],
    ]);
    expect(entries.map((entry) => all(entry, "content")[0]?.attributes["type"])).toEqual(["html", "html", "html"]);
  });
});

describe("JSON Feed 1.1", () => {
  test("has a version, a title, its own address, a language and authors", () => {
    expect(JSON.parse(feeds.json)).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "节能笔记",
      home_page_url: "https://a.example/blog",
      feed_url: "https://a.example/blog/feed.json",
      language: "zh-Hans",
      authors: [{ name: "节能" }],
    });
  });

  test("every item has an id, the whole text, both dates, tags and authors", () => {
    const { items } = JSON.parse(feeds.json);
    expect(items[0]).toEqual({
      id: expected[0]?.url,
      url: expected[0]?.url,
      title: expected[0]?.title,
      summary: awkwardPost.description,
      content_html: expected[0]?.html,
      date_published: "2025-08-31T00:00:00.000Z",
      date_modified: "2025-11-02T00:00:00.000Z",
      tags: ["C++ & <T>", '引号"'],
      authors: [{ name: "客人 & 朋友", url: "https://guest.example/?a=1&b=2" }],
    });
    expect(items[1].authors).toEqual([{ name: "节能" }]);
  });
});

test("two builds of the same content are byte-identical", async () => {
  jest.useFakeTimers({ now: new Date("2031-01-01T00:00:00Z"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
  expect(await writtenFeeds(data)).toEqual(feeds);
  jest.useRealTimers();
});

test("a post keeps its identity when its title, text or date changes", async () => {
  const changed = { ...awkwardPost, title: "新标题", date: "2020-01-01T00:00:00.000Z", article: { html: "<p>新</p>" } };
  const { rss } = await writtenFeeds(feedData([changed]));
  expect((await readWithRssParser(rss)).map(({ id }) => id)).toEqual([expected[0]?.id]);
});

test("every address has the path prefix once", async () => {
  const prefixed = await writtenFeeds(feedData(posts, "/notes/"));
  for (const text of Object.values(prefixed)) {
    expect(text).toContain("https://a.example/notes/blog/2025/post-1");
    expect(text).not.toMatch(/https:\/\/a\.example\/(?!notes\/)/);
    expect(text).not.toContain("notes/notes");
  }
});

test.each([0, 1, 17, 100])("feeds of a blog with %i posts have as many items", async (count) => {
  const many = await writtenFeeds(feedData(Array.from({ length: count }, (_, index) => post(index))));
  expect(all(all(strictXml(many.rss), "channel")[0] ?? strictXml(many.rss), "item")).toHaveLength(count);
  expect(all(strictXml(many.atom), "entry")).toHaveLength(count);
  expect(JSON.parse(many.json).items).toHaveLength(count);
  expect(many.rss.includes("lastBuildDate")).toBe(count > 0);
});
