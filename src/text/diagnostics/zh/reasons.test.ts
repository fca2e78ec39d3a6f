import { styleError } from "../../../lib/node/style-error";
import { printed, render } from "../../../markdown/testing/render";
import { styleMessages } from "./content";
import { parserReasons } from "./reasons";

/** Returns the first line of the first diagnostic about an article with this body. */
const fault = async (body: string, format: "md" | "mdx" = "md") =>
  printed(await render(body, format))[0]?.split("\n")[0];

test.each([
  ["a {x", "有一个{，没有与它对应的}"],
  ["a <b", "标签没有写完，缺少>"],
  ["a <5>", "<的后面是“5”，不是标签的名字"],
  ["{a b}", "花括号里是JavaScript：表达式后面还有别的字"],
  ["{a：b}", "花括号里是JavaScript：不能有“：”"],
  ["x </div>", "有结束的标签，没有开始的标签"],
  ["<a href=x>y</a>", "属性的值要加引号，这里是“x”"],
  ["<T b='1", "属性的值没有结束，缺少引号"],
  ["<https://a.com>", "尖括号里的网址不是链接，写成[文字](网址)"],
  ["import x from 'y", "import与export是JavaScript：引号没有结束"],
  ["import a from './x.js'\nb", "import与export之后要空一行，再写正文"],
  ["{甲.乙}", "没有甲，它要先导入或声明"],
])("MDX's message about %s is in Chinese", async (body, expected) => {
  expect(await fault(body, "mdx")).toMatch(new RegExp(`：${escaped(expected)}$`));
});

test.each([
  ["\\foo", "没有命令\\foo（第1个字符处）"],
  ["a^b^c", "连着两个上标，用花括号分开（第4个字符处）"],
  ["\\frac{1}", "没有写完，缺少“}”"],
  ["\\left( a", "没有写完，缺少“\\right”"],
  ["a & b", "&要用在aligned、cases这样的环境里（第3个字符处）"],
  ["\\begin{cases}a", "环境没有结束，缺少\\end"],
  ["\\begin{aligned}a\\end{cases}", "\\begin{aligned}由\\end{cases}结束，两个名字不同（第17个字符处）"],
  ["x^", "^的后面缺少内容（第2个字符处）"],
])("KaTeX's message about %s is in Chinese", async (tex, expected) => {
  expect(await fault(`$$\n${tex}\n$$`)).toMatch(new RegExp(`有误：${escaped(expected)}$`));
});

test.each([
  ["digraph { a -> }", "“}”处的写法有误"],
  ['digraph { a [label="x] }', "引号没有结束"],
  ["digraph { a -> b", "没有写完，缺少}"],
])("Graphviz' message about %s is in Chinese", async (source, expected) => {
  expect(await fault(`\`\`\`dot title="x"\n${source}\n\`\`\``)).toMatch(new RegExp(`：${escaped(expected)}$`));
});

test.each([
  ["{ signal: [", "没有写完，缺少引号或括号"],
  ["{ signal：1 }", "不能有“：”，看看它前面缺不缺逗号、冒号或引号"],
])("JSON5's message about %s is in Chinese", async (source, expected) => {
  expect(await fault(`\`\`\`wavedrom title="x"\n${source}\n\`\`\``)).toMatch(new RegExp(`：${escaped(expected)}$`));
});

test.each([
  ["a { b c }", "不认识“b”，看看缺不缺冒号、分号或花括号"],
  ["a { b: c", "花括号没有闭合"],
  ["}", "多了一个}"],
])("PostCSS' message about %s is in Chinese", (css, expected) => {
  expect(styleMessages.invalid(styleError(css)?.reason ?? "").message).toBe(`不是有效的CSS：${expected}`);
});

test("esbuild's messages are in Chinese, and unknown messages stay as they are", () => {
  expect(parserReasons.component('Expected ";" but found "x"')).toBe("这里应为“;”，写的是“x”");
  expect(parserReasons.component('Could not resolve "left-pad"')).toBe('找不到"left-pad"');
  for (const translate of Object.values(parserReasons))
    expect(translate("Something new at position 1: x")).toBe("Something new at position 1: x");
});

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
