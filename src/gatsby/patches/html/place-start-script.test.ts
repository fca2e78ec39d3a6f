/** @jest-environment jsdom */
import { placeStartScript } from "./place-start-script";

/** The end of a page as Gatsby writes it. */
const written = (path: string) =>
  `<head><title>页</title></head><body><p>正文</p><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/</script><script>window.___webpackCompilationHash="3af6d453a1294389f33a";</script><script src="/framework-2.js" async></script><script src="/app-1.js" async></script></body>`;

const options = {
  address: "/start.5.js",
  integrity: "sha256-x",
  preloadsOf: (path: string) => ({ scripts: ["doc-3.js"], data: [`data${path}`] }),
};

test("one script in the head takes the place of all others, and knows what belongs to the page", () => {
  const html = placeStartScript(options).apply(written("/日记\"'<&"), "page.html");
  document.documentElement.innerHTML = html;
  const script = document.querySelector("head > script") as HTMLScriptElement;
  expect({ ...script.dataset }).toEqual({ path: "/日记\"'<&", scripts: "doc-3.js", data: "data/日记\"'<&" });
  expect([script.getAttribute("src"), script.defer]).toEqual(["/start.5.js", true]);
  expect(document.body.innerHTML).toBe("<p>正文</p>");
});
