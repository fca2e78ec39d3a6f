import { testSite } from "../../../hosting/testing";
import { PatchError } from "../patch";
import { deferStyles } from "./deferred-styles";
import { dropChunkMapping } from "./drop-chunk-mapping";
import { dropImageRuntime } from "./drop-image-runtime";
import { dropInlineStyles } from "./drop-inline-styles";
import { holdFirstPaint } from "./hold-first-paint";
import type { HtmlPatch } from "./html-patch";
import { inlineTexts } from "./inline-texts";
import { insertPolicy } from "./insert-policy";
import { insertTrustedTypes } from "./insert-trusted-types";
import { placeStartScript } from "./place-start-script";
import { gatsbyPage } from "./testing";

const start = {
  address: "/start.5.js",
  integrity: "sha256-x",
  preloadsOf: () => ({ scripts: ["doc-3.js"], data: [] }),
};

const patches: readonly HtmlPatch[] = [
  dropImageRuntime,
  dropChunkMapping,
  deferStyles("public"),
  placeStartScript(start),
  dropInlineStyles,
  inlineTexts("public"),
  holdFirstPaint,
  insertTrustedTypes,
  insertPolicy(testSite),
];

/** Ways in which another version of a package might write what a patch looks for. */
const broken: readonly (readonly [patch: string, before: string, after: string])[] = [
  ["html/drop-image-runtime", "<style>.gatsby-image-wrapper{", '<style data-gatsby="">.gatsby-image-wrapper{'],
  ["html/drop-image-runtime", "HTMLImageElement&&", "HTMLImageElement&&1<2&&"],
  ["html/drop-chunk-mapping", 'id="gatsby-chunk-mapping"', 'id="gatsby-chunks"'],
  ["html/deferred-styles", "<style data-href", '<style id="0" data-href'],
  ["html/deferred-styles", "p{color:red}", "@media (width<9px){p{color:red}}"],
  ["html/place-start-script", "window.pagePath=", "window.path="],
  ["html/place-start-script", "window.___webpackCompilationHash", "window.___hash"],
  ["html/place-start-script", '/app.js" async>', '/app.js" defer>'],
  ["html/place-start-script", "</head>", "</HEAD>"],
  ["html/drop-inline-styles", '<div style="outline:none"', '<div class="focus"'],
  ["html/drop-inline-styles", '<div id="gatsby-announcer" style', '<div class="announcer" style'],
  ["html/inline-texts", "<p>正文</p>", '<div data-text="/static/text/0a.json"><span></span></div>'],
  ["html/hold-first-paint", '<footer class="f" id="foot">', "<footer>"],
  ["html/hold-first-paint", "</head>", "</HEAD>"],
  ["html/insert-trusted-types", '<meta charSet="utf-8"/>', ""],
  ["html/insert-policy", '<meta charSet="utf-8"/>', "<meta charSet='utf-8'/>"],
];

const find = (name: string) => patches.find((patch) => patch.name === name) as HtmlPatch;

test.each(patches.map(({ name }) => name))("%s fits a page as Gatsby writes it", (name) => {
  expect(() => find(name).apply(gatsbyPage("/a"), "a/index.html")).not.toThrow();
});

test("every patch has a page that it does not fit", () => {
  expect([...new Set(broken.map(([name]) => name))]).toEqual(patches.map(({ name }) => name));
});

test.each(broken)("%s ends the build on a page where %j has become %j", (name, before, after) => {
  const page = gatsbyPage("/a").replace(before, () => after);
  expect(page).not.toBe(gatsbyPage("/a"));
  const apply = () => find(name).apply(page, "a/index.html");
  expect(apply).toThrow(PatchError);
  expect(apply).toThrow(`The patch "${name}" does not fit`);
  expect(apply).toThrow("in a/index.html, expected");
  expect(apply).toThrow(`Adapt src/gatsby/patches/${name}.ts to what is installed, or take the patch out: `);
});

test.each([
  ["html/drop-image-runtime", /<style>\.gatsby-image-wrapper.*?<\/noscript><script.*?<\/script>/],
  ["html/drop-chunk-mapping", /<script\s+id="gatsby-chunk-mapping"[\s\S]*?<\/script>/],
  ["html/place-start-script", /<script id="gatsby-script-loader">.*?<\/script>/],
  ["html/place-start-script", /<\/head>/],
  ["html/drop-inline-styles", /<div id="gatsby-announcer" style="[^"]*"/],
])("%s ends the build on a page that has %s twice", (name, anchor) => {
  const page = gatsbyPage("/a").replace(anchor, (found) => found + found);
  expect(() => find(name).apply(page, "a/index.html")).toThrow("was found 2 times in a/index.html, expected 1");
});

test("a page of whose template no chunk is known is an error", () => {
  const preloadsOf = () => ({ scripts: [], data: [] });
  expect(() => placeStartScript({ ...start, preloadsOf }).apply(gatsbyPage("/a"), "a/index.html")).toThrow(
    "page-data.json with a chunk for /a was found 0 times",
  );
});

test("a file without an element, like those by which search engines verify a site, needs no policy", () => {
  const verification = "google-site-verification: google0123.html\n";
  expect(insertPolicy(testSite).apply(verification, "google0123.html")).toBe(verification);
});
