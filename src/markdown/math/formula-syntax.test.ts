import { printed, render } from "../testing/render";

const shown = (html: string) =>
  html
    .replace(/<annotation[\s\S]*?<\/annotation>/g, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
const formulas = (html: string) =>
  [...html.matchAll(/<annotation[^>]*>([\s\S]*?)<\/annotation>/g)].map(([, tex]) => tex);

test.each([
  "一瓶$3，两瓶$5。",
  "It costs $5 and then $6 more.",
  "Run try_files $uri $uri/ here, then $uri $args.",
  "从$100到$200，`$a`与$300。",
  "价格$ 5 $与$6 $。",
  "$ 提示符，$$是进程号。",
  "3~5天，价格100~200元；~/a与~/b，~一~。",
  "单独的$",
])("prices, variables and ranges are text: %s", async (body) => {
  const article = await render(`${body}\n`);
  expect(shown(article.html)).toBe(body.replaceAll("`", ""));
  expect(printed(article)).toEqual([]);
});

test.each([
  ["设$x^2$与$y$。", ["x^2", "y"]],
  ["价$5，公式$a+b$，再$6。", ["a+b"]],
  ["价格 $5 与 $x$，再 $6 与 $y$。", ["x", "y"]],
  ["$\\$10$和$a\\$b$", ["\\$10", "a\\$b"]],
  ["（$n$）、$n$个、$n$th，**$x$**", ["n", "n", "n", "x"]],
  ["行内$$a+b$$也是", ["a+b"]],
  ["跨\n行$a\n+b$的", ["a\n+b"]],
  ["| 列 | 列 |\n| - | - |\n| $P(A\\|B)$ | $\\{x\\|y\\}$ |", ["P(A|B)", "\\{x|y\\}"]],
])("formulas of a sentence: %s", async (body, expected) => {
  const article = await render(`${body}\n`);
  expect(formulas(article.html)).toEqual(expected);
  expect(article.html).not.toContain("math-block");
  expect(printed(article)).toEqual([]);
});

test.each([
  ["$$E = mc^2$$", "E = mc^2"],
  ["$$\nE = mc^2\n$$", "E = mc^2"],
  [
    "$$\\begin{aligned}\na &= b \\\\\n- c &= d\n\\end{aligned}$$",
    "\\begin{aligned}\na &amp;= b \\\\\n- c &amp;= d\n\\end{aligned}",
  ],
  ["$$ x = 1\n$$", "x = 1"],
  ["$$\nx = \\text{若$a$}$$", "x = \\text{若$a$}"],
  ["上文\n$$x$$\n下文", "x"],
  ["- 项\n\n  $$y\n  + z$$\n- 项", "y\n+ z"],
  ["> $$\n> q\n> $$", "q"],
])("a formula in lines of its own: %j", async (body, expected) => {
  const article = await render(`前面\n\n${body}\n\n后面\n`);
  expect(formulas(article.html).map((tex) => tex?.trim())).toEqual([expected]);
  expect(article.html).toContain("math-block");
  expect(article.html).toContain("<p>后面</p>");
  expect(printed(article)).toEqual([]);
});

test("a formula that is never closed is one error, and is shown as written", async () => {
  const article = await render("前\n\n$$\na\n\n后面的话\n");
  expect(printed(article)).toEqual([expect.stringMatching(/^error docs\/a\.md:6: 公式没有结束/)]);
  expect(shown(article.html)).toContain("后面的话");
});

test("what looks like a formula by mistake is warned of", async () => {
  expect(printed(await render("用$HOME/bin:$的\n"))[0]).toMatch(/\$HOME\/bin:\$被当作公式/);
  expect(printed(await render("设$甲乙$\n"))[0]).toMatch(/被当作公式/);
  expect(printed(await render("设$ x^2 $\n"))[0]).toMatch(/\$ x\^2 \$按文字显示.*\n.*是公式就写\$x\^2\$/);
});

test("a formula may hold Chinese words in its text", async () => {
  const article = await render("设$x = \\text{若，则}$，价$5，公式$y$。\n");
  expect(formulas(article.html)).toEqual(["x = \\text{若，则}", "y"]);
  expect((await render("\\$5 和 \\$6 与 $5\n")).html).toBe("<p>$5 和 $6 与 $5</p>");
});

test("many dollars in a paragraph take no time", async () => {
  const started = performance.now();
  await render(`${"$1".repeat(10_000)}，${"$1".repeat(10_000)}\n`);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("GitHub's backticks inside the dollars are not part of a formula", async () => {
  const article = await render("设$`x^2`$与$`a \\text{和} b`$，代码`$x$`。\n");
  expect(formulas(article.html)).toEqual(["x^2", "a \\text{和} b"]);
  expect(article.html).toContain("<code>$x$</code>");
});

test("words beside the dollars that should end a formula are named, and shown", async () => {
  const article = await render("$$\na\n$$ 后面的字\n\n## 标题\n\n$$\nb\n$$\n");
  expect(printed(article)[0]).toMatch(/^error docs\/a\.md:6: 公式没有在这里结束.*\n {4}→ 让\$\$独占一行/);
  expect(article.html).toMatch(/后面的字[\s\S]*标题/);
});

test("a fence of math is a display formula, as on GitHub", async () => {
  for (const format of ["md", "mdx"] as const) {
    const article = await render("- 项\n\n  ```math\n  x^2\n  ```\n", format);
    expect(formulas(article.html)).toEqual(["x^2"]);
    expect(article.html).toContain("math-block");
    expect(printed(article)).toEqual([]);
  }
});
