import { builtHeads } from "../support/built-heads";
import { readBuilt, textsOf, valuesOf } from "../support/built-page";
import { fixtureSite as site } from "../support/fixture-site";

const { page: builtPage } = readBuilt(site.publicDir);

const posts = valuesOf(builtPage("/blog/archive"), "main a[href^='/blog/20']", "href");
const path = "/blog/2022/05/05/tree-rings-two";
const title = "年轮（二）：宽的一圈";

const neighbours = (address: string) =>
  [...builtPage(address).querySelectorAll('nav[aria-label="博文分页导航"] a')].map((link) => [
    link.textContent.match(/上一篇|下一篇|较新一篇|较旧一篇/)?.[0],
    link.getAttribute("href"),
  ]);

test.each([
  "/blog",
  "/blog/page/5",
  "/blog/archive",
  "/blog/authors",
  "/blog/tags",
  "/blog/subscribe",
  "/blog/2021/09/12/lost-in-fog",
])("%s has the sidebar with all posts by year", (address) => {
  const sidebar = [...builtPage(address).querySelectorAll('nav[aria-label$="列表"]')].find(({ textContent }) =>
    textContent.includes("随笔列表"),
  );
  if (!sidebar) throw new Error("no sidebar");
  expect(sidebar.querySelectorAll("a[href^='/blog/20']")).toHaveLength(6);
  expect(textsOf(sidebar, "summary")).toEqual(["2024年", "2022年", "2021年"]);
  expect(valuesOf(sidebar, "[aria-current=page]", "href")).toEqual(address.startsWith("/blog/20") ? [address] : []);
});

test("a post has a header, contents, tags and neighbours", () => {
  const page = builtPage(path);
  expect(textsOf(page, "main h1")).toEqual([title]);
  expect(textsOf(page, "main").join()).toMatch(/2022年5月5日 · 阅读需 \d+ 分钟/);
  expect(textsOf(page, 'main [aria-label="本文标签"] a')).toEqual(["树", "天气"]);
  expect(textsOf(page, 'nav[aria-label="本页总览"] a').length).toBeGreaterThan(1);
  // The parts of a series follow each other, even if the date of a post outside the series lies
  // between theirs.
  const links = new Map(neighbours(path) as [string, string][]);
  expect(links.get("下一篇")).toMatch(/^\/blog\/2022\/06\/05\//);
  expect(links.get("上一篇")).toMatch(/^\/blog\/2022\/04\/05\//);
});

test("the first and the last post have one neighbour", () => {
  const [newest = "", oldest = ""] = [posts[0], posts.at(-1)];
  expect(neighbours(newest).map(([name]) => name)).toEqual(["较旧一篇"]);
  expect(neighbours(oldest).map(([name]) => name)).toEqual(["较新一篇"]);
});

test("a post can be shared: its head has complete metadata", () => {
  const head = builtHeads(site.publicDir).find(({ file }) => file === `${path.slice(1)}/index.html`);
  if (!head) throw new Error("no such page");
  const { canonical, meta, jsonLd } = head;
  expect(canonical).toBe(`${site.url}${path}`);
  expect(head.title).toBe(`${title} | ${site.title}`);
  expect([meta.get("og:type"), meta.get("og:url")]).toEqual(["article", canonical]);
  expect(meta.get("article:published_time")).toMatch(/^2022-05-05T00:00:00/);
  const [posting, trail] = ["BlogPosting", "BreadcrumbList"].map((type) =>
    jsonLd.find((data) => data["@type"] === type),
  );
  expect(posting).toMatchObject({
    headline: title,
    url: canonical,
    inLanguage: "zh-Hans",
    keywords: ["树", "天气"],
    author: [{ "@type": "Person", name: "阿禾" }],
    datePublished: expect.stringMatching(/^2022-05-05T00:00:00/),
  });
  const items = trail?.["itemListElement"] as { readonly name: string }[];
  expect(items.map(({ name }) => name)).toEqual(["首页", "随笔", title]);
});

test("a post has a note about its age if it was written and last checked more than two years ago", () => {
  for (const post of [posts.at(0), posts.at(2), posts.at(-1)] as string[]) {
    const page = builtPage(post);
    // The dates when the post was written and last checked.
    const days = valuesOf(page, "main .small-print time", "dateTime");
    const limit = new Date(`${days.sort().at(-1)}T00:00:00Z`);
    limit.setUTCFullYear(limit.getUTCFullYear() + 2);
    const notes = textsOf(page, "[role=note]").filter((text) => text.includes("可能已经变化"));
    expect([post, notes.length]).toEqual([post, limit < new Date() ? 1 : 0]);
  }
});

test("every tag has a page with the number of posts given in the list of tags", () => {
  const tags = [...builtPage("/blog/tags").querySelectorAll("main li")].filter((item) =>
    item.querySelector("a[href^='/blog/tags/']"),
  );
  expect(tags.length).toBeGreaterThan(5);
  for (const item of tags) {
    const [, label, count] = /^(.*?)(\d+) 篇博文$/.exec(item.textContent) ?? [];
    const page = builtPage(item.querySelector("a")?.getAttribute("href") ?? "");
    expect(textsOf(page, "h1")).toEqual([`${count} 篇博文含有标签「${label}」`]);
    expect(page.querySelectorAll("main h2")).toHaveLength(Number(count));
  }
});
