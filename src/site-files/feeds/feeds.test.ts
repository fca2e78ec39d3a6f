import { site } from "../../config/site";
import { feedContent } from "./feed-content";
import { awkwardPost, feedData, note, post, tag } from "./testing/feed-data";
import { readWithExtractor, readWithRssParser } from "./testing/read-feed";
import { all, strictXml, textOf } from "./testing/strict-xml";
import { writtenFeeds, writtenFiles } from "./testing/written-feeds";

const posts = [awkwardPost, post(1, { tags: [tag("网络", "网络")] }), post(2)];
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

describe("keeps awkward characters", () => {
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

  test("dates are in RFC 822 format, and none is the time of the build", () => {
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

  test("every item has an author, who by default is the site's owner", () => {
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

test("all three feeds name the language of a post in another language", async () => {
  const { rss, atom, json } = await writtenFeeds(feedData([post(1, { lang: "en" }), post(2)]));
  const html = '<div lang="en"><p>正文1</p></div>';
  expect(rss).toContain(`<content:encoded><![CDATA[${html}]]></content:encoded>`);
  expect(all(strictXml(atom), "entry").map(({ attributes }) => attributes["xml:lang"])).toEqual(["en", undefined]);
  const [first, second] = JSON.parse(json).items;
  expect(first).toMatchObject({ language: "en", content_html: html });
  expect(second).not.toHaveProperty("language");
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

describe("feeds of tags and areas", () => {
  const network = tag("网络", "网络");
  const about = (
    posts = [awkwardPost, post(1, { tags: [network] }), post(2), post(3, { tags: [network] })],
    baseUrl = "/",
  ) =>
    feedData(posts, baseUrl, {
      blogTags: [
        { ...network, description: "协议 & 抓包" },
        { ...tag("C++ & <T>", "cpp"), description: null },
      ],
      allSidebar: {
        nodes: [
          { sidebarId: "guide", label: "入门 & 安装", description: "从零开始", path: "/docs/b" },
          { sidebarId: "c/../d", label: "另一区", description: null, path: "/docs/x" },
          { sidebarId: "none", label: "没有提交", description: null, path: "/docs/new" },
        ],
      },
      allDoc: {
        nodes: [
          note("a", "guide", "2025-01-02T00:00:00.000Z"),
          note("b", "guide", "2025-03-04T05:06:07Z"),
          note("d", "guide", "2025-01-02"),
          note("c", "guide", "2025-01-02T00:00:00.000Z"),
          note("x", "c/../d", "2024-01-01T00:00:00.000Z"),
          note("alone", null, "2025-05-05T00:00:00.000Z"),
          note("new", "none", null),
        ],
      },
    });
  const read = async (path: string, given = about()) => (await writtenFiles(given)).get(path) ?? "";
  const linksOf = (xml: string) => all(strictXml(xml), "link").map(({ attributes }) => attributes["href"]);

  test("the feed of a tag has its posts, exactly as in the feed of the blog", async () => {
    const files = await writtenFiles(about());
    const entries = (path: string) => files.get(path)?.match(/<entry>[\s\S]*?<\/entry>/g) ?? [];
    const [awkward, first, , third] = entries("/blog/atom.xml");
    expect(entries("/blog/tags/网络/atom.xml")).toEqual([first, third]);
    expect(entries("/blog/tags/cpp/atom.xml")).toEqual([awkward]);
  });

  test("the feed of a tag has the tag's name and links to its page", async () => {
    const xml = await read("/blog/tags/网络/atom.xml");
    expect(["title", "subtitle"].map((name) => textOf(strictXml(xml), name))).toEqual([
      "节能笔记：网络",
      "协议 & 抓包",
    ]);
    const address = "https://a.example/blog/tags/%E7%BD%91%E7%BB%9C";
    expect(linksOf(xml)).toEqual([address, `${address}/atom.xml`]);
    expect(textOf(strictXml(await read("/blog/tags/cpp/atom.xml")), "title")).toBe("节能笔记：C++ & <T>");
  });

  test("two independent readers find the notes of an area, the latest change first, with a summary and no text", async () => {
    const xml = await read("/docs/guide/atom.xml");
    const feed = strictXml(xml);
    const urls = ["b", "a", "c", "d"].map((name) => `https://a.example/docs/${name}`);
    expect((await readWithRssParser(xml)).map(({ id, url }) => [id, url])).toEqual(urls.map((url) => [url, url]));
    expect(readWithExtractor(xml).map(({ url }) => url)).toEqual(urls);
    const [entry] = all(feed, "entry");
    expect(["title", "summary", "updated"].map((name) => entry && textOf(entry, name))).toEqual([
      "b & 笔记",
      "b讲什么",
      "2025-03-04T05:06:07.000Z",
    ]);
    expect(entry && [...all(entry, "content"), ...all(entry, "published")]).toEqual([]);
    expect(textOf(feed, "updated")).toBe("2025-03-04T05:06:07.000Z");
  });

  test("the feed of an area links to its first page, and has another id than that page, which is one of its entries", async () => {
    const xml = await read("/docs/guide/atom.xml");
    expect(linksOf(xml)).toEqual(["https://a.example/docs/b", "https://a.example/docs/guide/atom.xml"]);
    expect(["id", "title", "subtitle"].map((name) => textOf(strictXml(xml), name))).toEqual([
      "https://a.example/docs/guide/atom.xml",
      "节能笔记：入门 & 安装",
      "从零开始",
    ]);
  });

  test("no feed is empty, and no feed is outside the folder of the docs", async () => {
    expect([...(await writtenFiles(about())).keys()].slice(3)).toEqual([
      "/blog/tags/网络/atom.xml",
      "/blog/tags/cpp/atom.xml",
      "/docs/guide/atom.xml",
      "/docs/c-..-d/atom.xml",
    ]);
  });

  test("tags have no feeds without Atom or without a blog, and areas keep theirs", async () => {
    for (const feedTypes of [["rss" as const], []]) {
      const blog = jest.replaceProperty(site, "blog", { ...site.blog, feedTypes });
      const paths = [...(await writtenFiles(about())).keys()];
      blog.restore();
      expect(paths.filter((path) => path.endsWith("atom.xml"))).toEqual([
        "/docs/guide/atom.xml",
        "/docs/c-..-d/atom.xml",
      ]);
    }
  });

  test("every address has the path prefix once", async () => {
    for (const text of (await writtenFiles(about(undefined, "/notes/"))).values()) {
      expect(text).not.toMatch(/https:\/\/a\.example\/(?!notes\/)/);
      expect(text).not.toContain("notes/notes");
    }
  });

  test.each([true, false] as const)(
    "with trailingSlash: %s, they lead to the page's own address",
    async (trailingSlash) => {
      const setting = jest.replaceProperty(site, "trailingSlash", trailingSlash);
      const links = [linksOf(await read("/blog/tags/cpp/atom.xml")), linksOf(await read("/docs/guide/atom.xml"))];
      setting.restore();
      const slash = trailingSlash ? "/" : "";
      expect(links.map(([page]) => page)).toEqual([
        `https://a.example/blog/tags/cpp${slash}`,
        `https://a.example/docs/b${slash}`,
      ]);
      expect(links[0]?.[1]).toBe("https://a.example/blog/tags/cpp/atom.xml");
    },
  );
});
