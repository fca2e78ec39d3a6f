import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../hosting/inline-hashes";
import { testSite } from "../../hosting/testing";
import { gatsbyPage } from "../patches/html/testing";
import { pageTransform } from "./page-transform";

const publicDir = mkdtempSync(path.join(tmpdir(), "steps-"));
mkdirSync(path.join(publicDir, "static/text"), { recursive: true });
afterAll(() => rmSync(publicDir, { recursive: true }));

const start = {
  address: "/start.5.js",
  integrity: "sha256-x",
  preloadsOf: () => ({ scripts: ["doc-3.js"], data: ["page-data/a/page-data.json"] }),
};
const transform = pageTransform({
  site: testSite,
  publicDir,
  start,
  renderedFiles: new Set(["a/index.html"]),
  redirectFiles: new Set<string>(),
});
const finish = (html: string) => transform(html, "a/index.html").html;
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("a finished page carries a policy that names its scripts and styles, and comes before them", () => {
  const html = finish(gatsbyPage("/a"));
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(policy).toContain(hash("theme()"));
  expect(policy).toContain(hash("p{color:red}"));
  expect(policy).not.toContain(hash('{"a":1}'));
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

test("inline code is the same on every page of every build, so that one header serves all", () => {
  const [one, other] = [gatsbyPage("/a"), gatsbyPage('/b/日记"&<', { build: "ffffffffffffffffffff" })]
    .map(finish)
    .map(inlineHashes);
  expect(one).toEqual(other);
});

test("no script is fetched but the one that knows when to fetch the others, and it stops nothing", () => {
  expect(finish(gatsbyPage("/a")).match(/<script[^>]*\ssrc=[^>]*>/g)).toEqual([
    '<script defer src="/start.5.js" integrity="sha256-x" data-path="/a" data-scripts="doc-3.js" data-data="page-data/a/page-data.json">',
  ]);
});

test("a text stands in its place once, and as it was", () => {
  writeFileSync(path.join(publicDir, "static/text/0a1b.json"), JSON.stringify('<p title="$&">五</p>'));
  const html = gatsbyPage("/a", { main: '<div class="prose" data-text="/static/text/0a1b.json"></div>' });
  expect(finish(html)).toContain('<div class="prose" data-text="/static/text/0a1b.json"><p title="$&">五</p></div>');
});

test("a page keeps the styles it is first seen by", () => {
  const first = "@layer a,b;@layer a{p{color:red}}";
  const css = first.replace("}}", "}@media (scripting:enabled){.bar{top:0}}}");
  expect(finish(gatsbyPage("/a", { css }))).toContain(
    `<style data-href="/styles.css" data-identity="gatsby-global-css">${first}</style>`,
  );
});

test("no style attribute is left", () => {
  expect(finish(gatsbyPage("/a"))).not.toContain("style=");
});

test("a page without scripts gets a policy and nothing that runs", () => {
  const html = transform(
    '<!doctype html>\n<html>\n<meta charset="utf-8">\n<p>页面已移动</p></html>',
    "old/index.html",
  ).html;
  expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  expect(html).not.toContain("<script");
});

test("the names of all chunks are left out, and what gatsby-plugin-image writes for its component", () => {
  expect(finish(gatsbyPage("/a"))).not.toMatch(/chunk-?mapping|gatsby-image-wrapper|HTMLImageElement/i);
});

test("a page that Gatsby has not rendered gets a policy alone, whatever it is made with", () => {
  const demo = gatsbyPage("/demo");
  const html = transform(demo, "demo/index.html").html;
  expect(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*><script>.*?<\/script>/, "")).toBe(demo);
});

test("a page of static/ that does not declare its encoding is an error that says what to write", () => {
  expect(() => transform("<!doctype html><p>例</p>", "demo/index.html")).toThrow(
    '<meta charset="utf-8">, which a page of static/ needs too',
  );
});

const withText = (text: string) => {
  writeFileSync(path.join(publicDir, "static/text/0c.json"), JSON.stringify(text));
  return transform(gatsbyPage("/a", { main: '<div data-text="/static/text/0c.json"></div>' }), "a/index.html");
};

test.each([
  "<svg><script>alert(1)</script></svg>",
  "<SCRIPT>alert(1)</SCRIPT>",
  "<p><svg><style>p{}</style></svg>",
  "<template><script>alert(1)</script></template>",
])("inline code in an article ends the build, with the page and the code: %s", (code) => {
  expect(() => withText(`<p>文</p>${code}`)).toThrow(/a\/index\.html.*<s(?:cript|tyle)>(?:alert|p)/s);
});

test("nothing in an article gets a hash, be it only mentioned", () => {
  const { html, hashes } = withText('<img alt="<script>alert(1)</script><style>p{}</style>">');
  expect(html).toContain('<img alt="<script>');
  expect(hashes).toEqual(withText("<p>文</p>").hashes);
  expect(html).not.toContain(hash("alert(1)"));
  expect(hashes.scripts).toContain(hash("theme()"));
});
