import { prefixLinks } from "./prefix-links";

const prefixed = (html: string) => prefixLinks(html, "/notes");

test("addresses from the site's root get the prefix", () => {
  expect(prefixed('<a href="/blog#a">甲</a> <img alt="乙" src="/b.svg">')).toBe(
    '<a href="/notes/blog#a">甲</a> <img alt="乙" src="/notes/b.svg">',
  );
});

test("other addresses, placeholders and code stay", () => {
  const html =
    '<a href="//cdn.example/a">a</a> <a href="#节">b</a> <a href="content:docs/a.mdx">c</a> <code>&#x3C;a href="/x"></code>';
  expect(prefixed(html)).toBe(html);
});

test("without a prefix nothing changes", () => {
  expect(prefixLinks('<a href="/blog">甲</a>', "")).toBe('<a href="/blog">甲</a>');
});
