/** @jest-environment node */
import { cutPage, finishPage, fragmentOf } from "./finish-page";

const parts = {
  html: '<html lang="zh-Hans">',
  charset: '<meta charSet="utf-8"/>',
  title: '<title data-gatsby-head="true">甲 &amp; 乙</title>',
  imageStyles: "<style>.gatsby-image-wrapper{}</style>",
  imageNoScript: "<noscript><style>img{opacity:1}</style></noscript>",
  imageScript: '<script type="module">const t="undefined"!=typeof HTMLImageElement;</script>',
  focusWrapper: '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
};
const frame = { version: "1", stylesheet: "/s.css", font: null, loader: { places: "", code: "0" }, policy: () => "" };
const files = { sidebar: null, font: null };

function rendered(written: typeof parts): string {
  const { html, charset, title, imageStyles, imageNoScript, imageScript, focusWrapper } = written;
  const head = charset + title + imageStyles + imageNoScript + imageScript;
  const end = '<div id="gatsby-announcer"></div></div><script id="gatsby-script-loader"></script></body></html>';
  return `<!DOCTYPE html>${html}<head>${head}</head><body><div id="___gatsby">${focusWrapper}<main id="a">文</main></div>${end}`;
}

/** Returns the deployed page and its fragment. */
function deployed(written: typeof parts) {
  const page = cutPage(rendered(written), "a.html");
  return { page: finishPage(page, frame, files, "/a"), fragment: fragmentOf(page, "1", "/a", files) };
}

test("deploys a page without Gatsby's runtime, and its text as a fragment", () => {
  const { page, fragment } = deployed(parts);
  expect(page).not.toMatch(/gatsby-(?:announcer|script-loader|image-wrapper)|data-gatsby-head|HTMLImageElement/);
  expect(page).toContain('<main id="a">文</main>');
  expect(fragment).toMatchObject({ title: "甲 & 乙", main: '<main id="a">文</main>' });
});

test.each(Object.keys(parts))("stops the build when Gatsby writes no %s", (name) => {
  expect(() => deployed({ ...parts, [name]: "" })).toThrow(/in another form than 5\.16.*finish-page\.ts/);
});

test("a fragment has no elements for readers without scripts", () => {
  const main = '<main title="<noscript>a</noscript>">文<noscript><img src="a.png"/></noscript></main>';
  const page = cutPage(rendered(parts).replace('<main id="a">文</main>', main), "a.html");
  expect(fragmentOf(page, "1", "/a", files).main).toBe('<main title="<noscript>a</noscript>">文</main>');
});
