import { render } from "../testing/render";

test.each([
  ["**“重点”**API", "<strong>“重点”</strong>API"],
  ["**“A”**B", "<strong>“A”</strong>B"],
  ["**a“b”**c", "<strong>a“b”</strong>c"],
  ["**“你好！”**Tom", "<strong>“你好！”</strong>Tom"],
  ["**a**“b”与“**a**”", "<strong>a</strong>“b”与“<strong>a</strong>”"],
  ["用*‘c’*d与~~“旧”~~New", "用<em>‘c’</em>d与<del>“旧”</del>New"],
  ["**注意：**请", "<strong>注意：</strong>请"],
  ["**（甲）**b", "<strong>（甲）</strong>b"],
  ["`“a”**b`", "<code>“a”**b</code>"],
])("emphasis beside a quote or Chinese punctuation: %s", async (body, expected) => {
  const { html, markdown } = await render(`${body}\n`);
  expect(html).toBe(`<p>${expected}</p>`);
  expect(markdown).not.toMatch(/\u2005|\uFE01/);
});
