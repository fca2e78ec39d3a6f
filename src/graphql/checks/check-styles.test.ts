/** @jest-environment node */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkStyles } from "./check-styles";

const folder = mkdtempSync(path.join(tmpdir(), "styles-"));
const write = (name: string, css: string) => writeFileSync(path.join(folder, name), css);

test("names the line of a mistake once, and leaves other files alone", () => {
  write("custom.css", "a { color: red }\n\nb { color: blue\n");
  write("good.css", "@layer x { a { &:hover { color: red } } }");
  write("button.tsx", "export default () => {");
  const files = ["custom.css", "good.css", "button.tsx", "missing.css", "custom.css"];
  expect(checkStyles(files, folder)).toMatchObject([
    { severity: "error", file: "custom.css", line: 3, message: "不是有效的CSS：花括号没有闭合" },
  ]);
});

test("names files in url() that do not exist, beside the style sheet and in static/", () => {
  write("mark.png", "");
  write(
    "custom.css",
    `@font-face { src: url(/fonts/none.woff2) }
a { background: url("./mark.png?x") }
b { background: url(./mark.png), url('none.png') }
c { background: url(data:image/png;base64,AA==); mask: url(#m) }
@import url(https://example.org/a.css);
`,
  );
  expect(checkStyles(["custom.css"], folder).map(({ line, message }) => [line, message])).toEqual([
    [1, '文件"/fonts/none.woff2"不存在'],
    [3, '文件"none.png"不存在'],
  ]);
});
