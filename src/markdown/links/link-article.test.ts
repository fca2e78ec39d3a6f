import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { type LinkTargets, linkArticle } from "./link-article";

const prefixLinks = (html: string, targets: LinkTargets) =>
  toHtml(linkArticle(fromHtml(html, { fragment: true }), targets));

const settings = { pathPrefix: "/notes", trailingSlash: "ignore" } as const;
const prefixed = (html: string) => prefixLinks(html, { ...settings, page: "/docs/日记/" });

test("addresses from the site's root get the prefix", () => {
  expect(prefixed('<a href="/blog#a">甲</a> <img alt="乙" src="/b.svg">')).toBe(
    '<a href="/notes/blog#a">甲</a> <img alt="乙" src="/notes/b.svg">',
  );
});

test("other addresses, and code stay", () => {
  const html = '<a href="//cdn.example/a">a</a> <a href="#节">b</a> <code>&#x3C;a href="/x"></code>';
  expect(prefixed(html)).toBe(html);
});

test("without a prefix nothing changes", () => {
  expect(prefixLinks('<a href="/blog">甲</a>', { ...settings, page: "/", pathPrefix: "" })).toBe(
    '<a href="/blog">甲</a>',
  );
});

test("links to pages end as the site's addresses do, and addresses of files stay", () => {
  const html =
    '<a href="/blog">甲</a> <a href="/docs/a/?b=1#c">乙</a> <a href="/a.pdf">丙</a> <img src="/static/d"> <a href="/">丁</a>';
  expect(prefixLinks(html, { page: "/", pathPrefix: "/notes", trailingSlash: true })).toBe(
    '<a href="/notes/blog/">甲</a> <a href="/notes/docs/a/?b=1#c">乙</a> <a href="/notes/a.pdf">丙</a> <img src="/notes/static/d"> <a href="/notes/">丁</a>',
  );
  expect(prefixLinks(html, { page: "/", pathPrefix: "", trailingSlash: false })).toBe(
    '<a href="/blog">甲</a> <a href="/docs/a?b=1#c">乙</a> <a href="/a.pdf">丙</a> <img src="/static/d"> <a href="/">丁</a>',
  );
});

test.each([
  ["/docs/guide/a", "./b", "/notes/docs/guide/b"],
  ["/docs/guide/", "./b?x=1&#x26;y=2#c", "/notes/docs/guide/b?x=1&#x26;y=2#c"],
  ["/docs/guide/a", "../b/", "/notes/docs/b/"],
  ["/docs/日记/a", "b", "/notes/docs/%E6%97%A5%E8%AE%B0/b"],
])("on %s the relative link %s leads to %s", (page, href, address) => {
  expect(prefixLinks(`<a class="x" href="${href}" title="./b">甲</a>`, { ...settings, page })).toBe(
    `<a class="x" href="${address}" title="./b">甲</a>`,
  );
});

const published = {
  src: "/static/b.png",
  width: 300,
  height: 200,
  sources: [{ type: "image/webp", srcSet: "/static/b-300.webp 300w" }],
};
const withPictures: LinkTargets = {
  ...settings,
  page: "/docs/a",
  resolveFile: (file) => (file.includes("none") ? null : `/notes/static/x/${file}`),
  resolveImage: () => published,
};

test("an author's own <picture> keeps its sources, before those of the picture that it falls back to", () => {
  const html =
    '<picture><source media="(prefers-color-scheme: dark)" srcset="content:dark.png, content:none.png 2x, /c.png 3x"><img data-image="b.png" alt="乙"></picture>';
  expect(prefixLinks(html, withPictures)).toBe(
    '<picture><source media="(prefers-color-scheme: dark)" srcset="/notes/static/x/dark.png, /notes/c.png 3x"><source type="image/webp" srcset="/static/b-300.webp 300w" sizes="(max-width: 760px) 100vw, 714px"><img src="/static/b.png" width="300" height="200" loading="lazy" decoding="async" alt="乙"></picture>',
  );
});

test("a width in percent stays, and an author's own choices leave none to the site", () => {
  const html = '<img data-image="b.png" width="50%" height="20" srcset="content:b.png, content:c.png 2x">';
  expect(prefixLinks(html, withPictures)).toBe(
    '<img src="/static/b.png" width="50%" loading="lazy" decoding="async" srcset="/notes/static/x/b.png, /notes/static/x/c.png 2x">',
  );
});
