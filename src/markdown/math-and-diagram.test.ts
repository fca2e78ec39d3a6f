import { printed, render } from "./testing/render";

test("formulas are MathML without styles", async () => {
  const { html } = await render("行内$x^2$。\n\n$$\n\\frac{a}{b}\n$$\n");
  expect(html).toMatchInlineSnapshot(`
"<p>行内<span class="math-inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>。</p>
<div class="math-block" tabindex="0" role="group" aria-label="公式"><math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow><annotation encoding="application/x-tex">\\frac{a}{b}</annotation></semantics></math></div>"
`);
});

test("a formula has a text of its own or in its sentence, and stays TeX in Markdown and ids", async () => {
  const { headings, sections, markdown, counts } = await render(
    "## 为$O(n\\log n)$\n\n共（$5+3\\times30=95$），$2^k$。\n\n$$\n\\frac ab\n$$\n\n后",
  );
  expect(headings).toEqual([{ id: "为onlog-n", text: "为O(n log n)", depth: 2 }]);
  expect(sections[0]?.text).toBe("共（5+3×30=95），2^k。\na/b\n后");
  expect(markdown).toContain("共（$5+3\\times30=95$），$2^k$。\n\n$$\n\\frac ab\n$$\n\n后");
  expect(counts).toEqual({ han: 3, words: 10 });
});

test("a wrong formula is an error of its line and stays readable", async () => {
  const article = await render("一\n\n二 $\\frac{$ 三");
  expect(article.html).toContain("<code>\\frac{</code>");
  expect(printed(article)[0]).toMatch(/^error docs\/a\.md:6: 公式"\\\\frac\{"有误：没有写完，缺少“}”/);
});

const dot = (source: string, meta = "") => `\`\`\`dot ${meta}\n${source}\n\`\`\`\n`;

test("a diagram follows the colour mode", async () => {
  const { html } = await render(
    dot(
      'digraph { rankdir=LR; a [label="客户端", color=red, style=filled, fillcolor="#eee"]; a -> b }',
      'title="图题"',
    ),
  );
  expect(html).toMatchInlineSnapshot(
    `"<figure class="diagram"><div class="diagram-scroll"><svg class="diagram-svg" viewBox="0 0 173 44" width="173" height="44" role="img" aria-label="图题"><rect width="173" height="44" fill="var(--paper)"/><g transform="translate(4 40)"><ellipse cx="37.4" cy="-18" rx="37.4" ry="18" fill="none" stroke="var(--line-strong)"/><text text-anchor="middle" x="37.4" y="-13.9" font-size="13" fill="var(--ink)">客户端</text><ellipse cx="137.8" cy="-18" rx="27" ry="18" fill="none" stroke="var(--line-strong)"/><text text-anchor="middle" x="137.8" y="-13.9" font-size="13" fill="var(--ink)">b</text><g stroke="var(--ink-2)"><path d="M75-18h29.3" fill="none"/><path d="m104.1-19.7 5 1.7-5 1.8z" fill="var(--ink-2)"/></g></g></svg></div><details><summary>文字说明<span class="visually-hidden">：图题</span></summary><ul><li>客户端 → b</li></ul></details><figcaption aria-hidden="true">图题</figcaption></figure>"`,
  );
});

test("diagrams have no ids, colours, fonts, styles or links", async () => {
  const source =
    'digraph G { a [URL="javascript:x" tooltip="t" fontname="微软雅黑" fontcolor=blue]; a -> b [color=red] }';
  const { html, ids } = await render(dot(source) + dot(source));
  expect(html).not.toMatch(/ id=|style=|font-family|red|blue|<a |<title|javascript|<!--|<\?xml/);
  expect(ids).toEqual([]);
  expect(html).toContain('aria-label="示意图：a、b"');
});

test("nodes are as wide as their Chinese labels", async () => {
  const label = "服务器很长的标签说明文字";
  const { html } = await render(dot(`digraph { node [shape=box margin=0]; a [label="${label}"] }`));
  const width = / viewBox="0 0 (\d+)/.exec(html)?.[1];
  expect(Number(width)).toBeGreaterThanOrEqual(13 * label.length);
});

test("bad dot is an error of its line", async () => {
  const article = await render(`段\n\n${dot("digraph {\n a -> \n}")}`);
  expect(printed(article)).toEqual([
    "error docs/a.md:9: 这张图画不出来：“}”处的写法有误\n    → 改正dot源码；边在digraph里写a -> b，在graph里写a -- b",
  ]);
  expect(printed(await render(dot("")))).toHaveLength(1);
});

test("a drawing with gradients has no style attributes, which the policy would block, and no ids", async () => {
  const source =
    'digraph { bgcolor="yellow:pink" a [style=radial fillcolor="#ff0000;0.3:blue"] b [style=filled fillcolor="red:blue"] a -> b }';
  const { html } = await render(`\`\`\`dot\n${source}\n\`\`\`\n`);
  expect(html).toContain("<svg");
  expect(html).not.toMatch(/ (?:style|id)="|Gradient/);
});

test.each([
  ["\\href{https://x}{y}", "\\href", "链接写在公式外面"],
  ["\\url{https://x}", "\\url", "链接写在公式外面"],
  ["\\includegraphics{a.png}", "\\includegraphics", "图写在公式外面"],
  ["\\htmlClass{a}{x}", "\\htmlClass", "删去它"],
])("%s, of which KaTeX shows only the command, is an error", async (tex, command, fix) => {
  const article = await render(`$${tex}$\n`);
  const errors = article.diagnostics.filter(({ severity }) => severity === "error");
  expect(errors).toMatchObject([{ message: `公式里不能用${command}`, fix: expect.stringContaining(fix) }]);
  expect(article.html).toContain("<code>");
});
