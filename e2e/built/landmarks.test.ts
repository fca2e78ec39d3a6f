import { readBuilt, textsOf, valuesOf } from "../support/built-page";
import { fixtureSite, pageKinds } from "../support/fixture-site";

const { page: builtPage } = readBuilt(fixtureSite.publicDir);

const kinds = Object.entries({
  ...pageKinds,
  search: "/search",
  tags: "/blog/tags",
  tag: "/blog/tags/海边",
  author: "/blog/authors/all-ahe-articles",
  subscription: "/blog/subscribe",
  glossary: "/glossary",
});

test.each(kinds)(
  "%s: has one main, one banner, one footer, one title, and navigation with different names",
  (_, path) => {
    const { body } = builtPage(path);
    const landmarks = ["main", "body header[role=banner], header:not(main *)", "footer:not(main *)", "h1"];
    expect(landmarks.map((selector) => body.querySelectorAll(selector).length)).toEqual([1, 1, 1, 1]);
    // The drawer on phones repeats the navigation bar.
    const names = valuesOf(body, "nav:not([data-site-drawer] *)", "aria-label");
    expect(names).toContain("主导航");
    expect(names).not.toContain("");
    expect(names).toEqual([...new Set(names)]);
  },
);

test.each(kinds)("%s: the first link leads to the main content", (_, path) => {
  const { body } = builtPage(path);
  const [first] = valuesOf(body, "a[href]", "href");
  expect(body.querySelector(`[id="${first?.slice(1)}"]`)?.localName).toBe("main");
});

test.each(kinds)("%s: is in Chinese and has a title, a description and text without scripts", (_, path) => {
  const document = builtPage(path);
  expect(document.documentElement.getAttribute("lang")).toBe("zh-Hans");
  expect(document.title).not.toBe("");
  expect(valuesOf(document.head, "meta[name=description]", "content").join()).not.toBe("");
  expect(textsOf(document.body, "main").join().length).toBeGreaterThan(20);
});

test.each(kinds)("%s: has its own address as the canonical one, unless it is not indexed", (_, path) => {
  const { head } = builtPage(path);
  const isIndexed = !valuesOf(head, "meta[name=robots]", "content").join().includes("noindex");
  const canonical = valuesOf(head, "link[rel=canonical]", "href").map((url) => decodeURI(new URL(url).pathname));
  if (isIndexed) expect(canonical).toEqual([path]);
});
