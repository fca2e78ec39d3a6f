import { siteSchema } from "./site-schema";

const read = (tag: unknown) => {
  const result = siteSchema.safeParse({ head: [tag] });
  return result.success
    ? result.data.head
    : result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

test.each([
  { meta: { name: "google-site-verification", content: "abc" } },
  { meta: { property: "fb:app_id", content: "1" } },
  { link: { rel: "me", href: "https://social.example/@ann" } },
  { link: { rel: "preconnect", href: "https://cdn.example" } },
  { script: { src: "https://统计.example/a.js", data: { "website-id": "7" } } },
  { script: { src: "/count.js" } },
])("%j is an element of the head", (tag) => {
  expect(read(tag)).toEqual([tag]);
});

test.each([
  [{ meta: { "http-equiv": "Content-Security-Policy", content: "script-src *" } }, "head.0.meta"],
  [{ meta: { name: "referrer", content: "unsafe-url" } }, "站点自己写"],
  [{ meta: { name: "og:title", content: "x" } }, "站点自己写"],
  [{ meta: { content: "x" } }, "name、property之一"],
  [{ meta: { name: "a", property: "b", content: "x" } }, "name、property之一"],
  [{ link: { rel: "stylesheet", href: "https://cdn.example/a.css" } }, "head.0.link.rel"],
  [{ link: { rel: "manifest", href: "https://cdn.example/a" } }, "head.0.link.rel"],
  [{ link: { rel: "me", href: "javascript:alert(1)" } }, "head.0.link.href"],
  [{ link: { rel: "me", href: "https://a.example", onload: "alert(1)" } }, "head.0.link"],
  [{ script: { src: "http://cdn.example/a.js" } }, "https://"],
  [{ script: { src: "https://a;script-src/a.js" } }, "https://"],
  [{ script: { src: "https://ann:secret@cdn.example/a.js" } }, "https://"],
  [{ script: { src: "//cdn.example/a.js" } }, "https://"],
  [{ script: { src: "data:text/javascript,alert(1)" } }, "https://"],
  [{ script: { content: "alert(1)" } }, "head.0.script"],
  [{ script: { src: "/a.js", data: { "site-island": "waline" } } }, "head.0.script.data"],
  [{ script: { src: "/a.js", data: { 'x" onload="': "1" } } }, "head.0.script.data"],
  [{ style: "body { display: none }" }, "head.0"],
  [{ base: { href: "https://evil.example" } }, "head.0"],
  [{ meta: { name: "a", content: "b" }, script: { src: "/a.js" } }, "meta、link、script之一"],
  [{}, "meta、link、script之一"],
  ["<script>", "head.0"],
])("%j is refused", (tag, message) => {
  expect(read(tag)).toEqual(expect.arrayContaining([expect.stringContaining(message)]));
});
