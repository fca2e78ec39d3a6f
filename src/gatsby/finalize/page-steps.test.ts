import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inlineHashes } from "../../hosting/inline-hashes";
import { testSite } from "../../hosting/testing";
import { pageSteps } from "./page-steps";

/** What Gatsby writes around a page, shortened. */
const page = (path: string, build = "3af6d453a1294389f33a") =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>页</title><style data-href="/styles.css">p{color:red}</style>` +
  `<script>theme()</script><script type="application/ld+json">{"a":1}</script></head><body><div id="___gatsby">` +
  `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><p>正文</p></div>` +
  `<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script>` +
  `<script>window.___webpackCompilationHash="${build}";</script><script src="/app.js" async></script></body></html>`;

const publicDir = mkdtempSync(path.join(tmpdir(), "steps-"));
mkdirSync(path.join(publicDir, "static/text"), { recursive: true });
afterAll(() => rmSync(publicDir, { recursive: true }));

const start = {
  address: "/start.5.js",
  filesOf: () => ({ scripts: ["doc-3.js"], data: ["page-data/a/page-data.json"] }),
};
const finish = (html: string) => pageSteps(testSite, publicDir, start).reduce((result, step) => step(result), html);
const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("a finished page carries a policy that names its scripts and styles, and comes before them", () => {
  const html = finish(page("/a"));
  const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";
  expect(policy).toContain(hash("theme()"));
  expect(policy).toContain(hash("p{color:red}"));
  expect(policy).not.toContain(hash('{"a":1}'));
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<script"));
});

test("inline code is the same on every page of every build, so that one header serves all", () => {
  const [one, other] = [page("/a"), page('/b/日记"&<', "ffffffffffffffffffff")].map(finish).map(inlineHashes);
  expect(one).toEqual(other);
});

test("no script is fetched but the one that knows when to fetch the others, and it stops nothing", () => {
  expect(finish(page("/a")).match(/<script[^>]*\ssrc=[^>]*>/g)).toEqual([
    '<script defer src="/start.5.js" data-path="/a" data-scripts="doc-3.js" data-data="page-data/a/page-data.json">',
  ]);
});

test("a text stands in its place once, and as it was", () => {
  writeFileSync(path.join(publicDir, "static/text/0a1b.json"), JSON.stringify('<p title="$&">五</p>'));
  const html = page("/a").replace("<p>正文</p>", '<div class="prose" data-text="/static/text/0a1b.json"></div>');
  expect(finish(html)).toContain('<div class="prose" data-text="/static/text/0a1b.json"><p title="$&">五</p></div>');
});

test("a page keeps the styles it is first seen by", () => {
  const first = "@layer a,b;@layer a{p{color:red}}";
  const css = first.replace("}}", "}@media (scripting:enabled){.bar{top:0}}}");
  expect(finish(page("/a").replace("p{color:red}", css))).toContain(`<style data-href="/styles.css">${first}</style>`);
});

test("no style attribute is left", () => {
  expect(finish(page("/a"))).not.toContain("style=");
});

test("a page without scripts gets a policy and nothing that runs", () => {
  const html = finish('<!doctype html>\n<html>\n<meta charset="utf-8">\n<p>页面已移动</p></html>');
  expect(html).toMatch(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/);
  expect(html).not.toContain("<script");
});

test("the names of all chunks are left out", () => {
  const map = `<script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}";\n</script>\n`;
  expect(finish(page("/a").replace("</body>", `${map}</body>`))).toBe(finish(page("/a")));
});

test("what gatsby-plugin-image writes into every page for its component is left out", () => {
  const head = `<meta charSet="utf-8"/><style>.gatsby-image-wrapper{a:b}</style><noscript><style>.gatsby-image-wrapper noscript [data-main-image]{opacity:1!important}</style></noscript><script type="module">const e="undefined"!=typeof HTMLImageElement&&"loading"in HTMLImageElement.prototype;</script>`;
  expect(finish(page("/a").replace('<meta charSet="utf-8"/>', head))).toBe(finish(page("/a")));
});
