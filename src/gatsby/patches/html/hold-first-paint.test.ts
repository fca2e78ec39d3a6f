import { holdFirstPaint } from "./hold-first-paint";

const page = (main: string) =>
  `<html><head><title>页</title></head><body><main>${main}</main><footer class="f" id="foot">脚</footer></body></html>`;
const long = "节能笔记".repeat(20_000);
const held = (html: string) =>
  /<link rel="expect" href="([^"]*)" blocking="render"\/><\/head>/.exec(holdFirstPaint.apply(html, "page.html"))?.[1];

test("a short page is painted when all of it has been read", () => {
  expect(held(page('<h2 id="一">一</h2>'))).toBe("#foot");
});

test("a long one when the last heading that comes with its beginning has been read", () => {
  const html = page(`<h2 id="一">一</h2><h3 class="x" id="二 甲">二</h3>${long}<h2 id="三">三</h2>`);
  expect(held(html)).toBe(`#${encodeURI("二 甲")}`);
});

test("one whose first heading comes soon after when that has been read", () => {
  expect(held(page(`${long.slice(0, 50_000)}<h2 id="一">一</h2><h2 id="二">二</h2>${long}`))).toBe(
    `#${encodeURI("一")}`,
  );
});

test("one without such a heading is left as it is", () => {
  const html = page(`${long}<h2 id="一">一</h2>`);
  expect(holdFirstPaint.apply(html, "page.html")).toBe(html);
});
