import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hues, inks } from "../../shared/colors";
import { contentFolder, printed, render, renderWithHtml } from "../testing/render";
import { paint } from "./finish-drawing";
import { drawingPath, readDrawing, writeDrawing } from "./mermaid";

const fence = (lang: string, source: string, meta = "") => `\`\`\`${lang} ${meta}\n${source}\n\`\`\`\n`;

/**
 * Renders a page with every kind of drawing. `CONTENT_DIR=e2e/fixtures/drawings npm run draw` makes
 * its Mermaid drawings.
 */
function everyKind() {
  const contentDir = path.resolve("e2e/fixtures/drawings");
  const body = readFileSync(path.join(contentDir, "docs/kinds.md"), "utf8");
  return renderWithHtml({ file: "docs/kinds.md", contentDir, body, bodyLine: 0, format: "md" });
}

test("every kind is drawn, without mistakes, ids, styles, addresses or foreign elements", async () => {
  const { html, diagnostics, ids } = await everyKind();
  expect(diagnostics).toEqual([]);
  // Only the title has an id.
  expect(ids).toEqual(["每一种图"]);
  const drawings = html.match(/<svg class="diagram-svg(?! diagram-narrow)[^"]*"[\s\S]*?<\/svg>/g) ?? [];
  expect(drawings).toHaveLength(21);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(
      / (?:id|style|class="(?!diagram)|href|on\w+)=|url\(|<(?:style|script|foreignObject|image|use|marker|a)\b/,
    );
    expect(drawing).toMatch(/^<svg [^>]*role="img" aria-label="[^"]{2,}"/);
  }
});

test("colours are tokens, so that a drawing follows the colour mode", async () => {
  const { html } = await everyKind();
  const colours = new Set([...html.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour));
  const tokens = [...Object.keys(inks), ...Object.keys(hues)].map((name) => `var(--${name})`);
  expect(
    [...colours].filter((colour) => !["none", "currentColor", "var(--accent)", ...tokens].includes(colour ?? "")),
  ).toEqual([]);
});

test("an author's colour is its nearest token, and text on it stays readable", () => {
  expect(paint("#ff99ff", "fill")).toEqual({ value: "var(--t-function)", opacity: 0.22 });
  expect(paint("red", "stroke")).toEqual({ value: "var(--danger)" });
  expect(paint("hsl(120, 50%, 40%)", "stroke")).toEqual({ value: "var(--tip)" });
  expect(paint("#fff", "text")).toEqual({ value: "var(--ink)" });
  expect(paint("white", "fill")).toEqual({ value: "var(--paper)" });
  expect(paint("rgba(0, 0, 0, 0)", "fill")).toBeNull();
});

test("labels are found by search and read aloud, with their lines joined", async () => {
  const { sections, html } = await everyKind();
  const text = sections.map((section) => section.text).join("\n");
  for (const words of [
    "登录请求，附带很长很长的说明文字",
    "On effectiveness and features",
    "钙 [42.96]",
    "修好登录",
    "主体",
  ])
    expect(text).toContain(words);
  expect(html).toContain('aria-label="给读屏软件的标题。流程图"');
  expect(html).toContain(
    '<summary>文字说明<span class="visually-hidden">：给读屏软件的标题</span></summary><ul><li>甲到乙，一步。</li></ul>',
  );
  expect(html).toContain("<li>用户 → 服务器：登录请求，附带很长很长的说明文字</li>");
  expect(html).toContain("<li>John旁注：Rational thoughts prevail!</li>");
  expect(html).toContain("<li>如果开始：找到</li>");
});

test("every drawing has a description below it, the author's first, and its name is read once", async () => {
  const { html } = await everyKind();
  const figures = html.match(/<figure class="diagram">[\s\S]*?<\/figure>/g) ?? [];
  expect(figures).toHaveLength(21);
  for (const figure of figures) {
    expect(figure).toMatch(
      /<details><summary>文字说明(?:<span class="visually-hidden">：[^<]+<\/span>)?<\/summary><ul><li>[^<]{2,}/,
    );
    expect(figure).not.toMatch(/<figcaption>/);
  }
  const own = await render(fence("dot", "digraph { 甲 -> 乙 }", 'title="图题" desc="甲在前，乙在后。"'));
  expect(own.html).toContain('role="img" aria-label="图题"');
  expect(own.html).toContain("<ul><li>甲在前，乙在后。</li><li>甲 → 乙</li></ul>");
  expect(own.html).toContain('文字说明<span class="visually-hidden">：图题</span></summary>');
  expect(own.sections[0]?.text).toContain("甲在前，乙在后。");
});

test("the Markdown copy keeps the sources", async () => {
  expect((await everyKind()).markdown).toContain('```mermaid title="流程图"\nflowchart TD\n');
});

test("a mermaid diagram without its drawing is code, and the warning names line and command; with it, the page shows the drawing", async () => {
  const contentDir = contentFolder({ "docs/a.md": "" });
  const source = "flowchart LR\n  甲 --> 乙";
  const body = `段\n\n${fence("mermaid", source, 'title="图题"')}`;
  const before = await render(body, "md", contentDir);
  const file = drawingPath(source);
  expect(before.html).toContain('data-lang="Mermaid"');
  expect(printed(before)).toEqual([
    `warning docs/a.md:6: 这张mermaid图还没有画，先按代码显示；缺少${file}
    → 运行npm run draw，把画好的文件和文章一起提交`,
  ]);
  expect(before.includes).toEqual([file]);
  mkdirSync(path.join(contentDir, "drawings"));
  const kept = {
    kind: "flowchart-v2",
    title: undefined,
    description: "甲 → 乙",
    viewBox: "0 0 9 8",
    body: "<text>甲</text>",
  };
  writeFileSync(path.join(contentDir, file), writeDrawing(kept));
  const after = await render(body, "md", contentDir);
  expect(after.diagnostics).toEqual([]);
  expect(after.html).toContain(
    '<figure class="diagram"><div class="diagram-scroll"><svg class="diagram-svg" viewBox="0 0 9 8" width="9" height="8" role="img" aria-label="图题。流程图"><text>甲</text></svg></div><details><summary>文字说明<span class="visually-hidden">：图题</span></summary><ul><li>甲 → 乙</li></ul></details><figcaption aria-hidden="true">图题</figcaption></figure>',
  );
});

test("a kept drawing is read as it was written, and white space at the ends of lines makes no other", () => {
  const drawing = {
    kind: "pie",
    title: "甲<乙>",
    description: '"丙" & 丁',
    viewBox: "-1 0 9.5 8",
    body: '<g><path d="M0,0"/></g>',
  };
  expect(readDrawing(writeDrawing(drawing))).toEqual(drawing);
  expect(drawingPath("pie  \r\n  a\r\n\n")).toBe(drawingPath("pie\n  a"));
  expect(drawingPath("pie\n  a")).not.toBe(drawingPath("pie\n a"));
});

test.each([
  "<script>alert(1)</script>",
  '<path d="M0,0" onclick="alert(1)"/>',
  '<a href="javascript:alert(1)"><text>甲</text></a>',
  '<rect fill="url(https://a.example/x)"/>',
  '<rect style="fill:red"/>',
  '<rect id="a"/>',
  "<style>text{fill:red}</style>",
  "<foreignObject><img src=x onerror=alert(1)></foreignObject>",
  "<text>甲</text></svg><img src=x onerror=alert(1)><svg>",
  '<rect fill="&#117;rl(x)"/>',
])("a kept drawing with %s is refused, and the article says so", async (body) => {
  const text = writeDrawing({ kind: "pie", title: undefined, description: undefined, viewBox: "0 0 9 8", body });
  expect(readDrawing(text)).toBeNull();
  const contentDir = contentFolder({ "docs/a.md": "", [drawingPath("pie")]: text });
  const article = await render(fence("mermaid", "pie"), "md", contentDir);
  expect(article.html).not.toMatch(/<svg|<img|<script/);
  expect(printed(article)[0]).toMatch(/^error docs\/a\.md:4: drawings\/\w+\.svg不是npm run draw写的样子/);
});

test.each([
  ["dot", "digraph { a; b [class=accent]; a -> b }", 2],
  ["wavedrom", '{ reg: [{ bits: 4, name: "甲" }, { bits: 4, name: "乙", type: 4 }] }', 4],
])("in %s what the author marks is red, and nothing else", async (lang, source, count) => {
  const { html } = await render(fence(lang, source));
  expect(html.match(/var\(--accent\)/g)?.length).toBeLessThanOrEqual(count);
  expect(html).toMatch(/<(?:path|ellipse)[^>]*stroke="var\(--accent\)"/);
  expect(html).toMatch(/<text[^>]*fill="var\(--accent\)"[^>]*>(?:b|乙)</);
});

test("a drawing that is too wide for a phone gets a second one, if that fits", async () => {
  const chain = "digraph { rankdir=LR; node [shape=box]; 一二三四五 -> 六七八九十 -> 甲乙丙丁戊 -> 己庚辛壬癸 }";
  const { html } = await render(fence("dot", chain));
  const [wide, narrow] = [...html.matchAll(/viewBox="0 0 (\d+)/g)].map(([, width]) => Number(width));
  expect(narrow).toBeLessThanOrEqual(339);
  expect(wide).toBeGreaterThan(380);
});

test("WaveDrom draws waves, fields and gates; the same twice on a page are the same bytes", async () => {
  const source = '{ signal: [{ name: "时钟", wave: "p.." }, { name: "数据", wave: "x3x", data: ["头"] }] }';
  const { html, sections } = await render(fence("wavedrom", source).repeat(2));
  const [first, second] = html.match(/<svg class="diagram-svg"[\s\S]*?<\/svg>/g) ?? [];
  expect(first).toBe(second);
  expect(first).toContain('aria-label="时序波形图"');
  expect(html).toContain("<ul><li>时钟：时钟3格</li><li>数据：斜纹1格，「头」1格，斜纹1格</li></ul>");
  expect(sections[0]?.text).toContain("时钟 数据 头");
});

test("waves too wide for a phone are drawn half as wide, unless their text has no room", async () => {
  const waves = (data: string) =>
    `{ signal: [{ name: "时钟", wave: "p..........." }, { name: "数据", wave: "x3.4.5.6.7.x", data: "${data}" }] }`;
  const widths = async (data: string) => {
    const { html } = await render(fence("wavedrom", waves(data)));
    return [...html.matchAll(/viewBox="0 0 (\d+)/g)].map(([, width]) => Number(width));
  };
  const [wide = 0, narrow = 0] = await widths("一 二 三 四 五");
  expect(wide).toBeGreaterThan(500);
  expect(narrow).toBeLessThan(339);
  expect(await widths("一 二 放不下的一句话 四 五")).toEqual([wide]);
});

test("a header of several lines counts the bits of each, and its description lists the fields in order", async () => {
  const source =
    '{ reg: [{ bits: 16, name: "源端口" }, { bits: 16, name: "目的端口" }, { bits: 32, name: "64" }], config: { lanes: 2, hflip: true, vflip: true } }';
  const { html, sections } = await render(fence("wavedrom", source));
  expect(sections[0]?.text.split(" ").sort()).toEqual(["0", "15", "16", "31", "64", "源端口", "目的端口"].sort());
  expect(html).toContain('aria-label="位域图"');
  expect(html).toContain("<ul><li>源端口，16位</li><li>目的端口，16位</li><li>64，32位</li></ul>");
  const [wide, narrow] = html.match(/<svg class="diagram-svg[\s\S]*?<\/svg>/g) ?? [];
  // The second row does not repeat the numbers of the first.
  expect(wide?.match(/>(?:0|31)<\/text>/g)).toHaveLength(2);
  expect(narrow).toContain('class="diagram-svg diagram-narrow" viewBox="0 0 335 ');
  expect(narrow?.match(/>(?:0|15|16|31)<\/text>/g)).toHaveLength(2);
});

test("an arrow between two waves has its head where it ends", async () => {
  const source = '{ signal: [{ wave: "01", node: ".a" }, { wave: "01", node: ".b" }], edge: ["a-|>b"] }';
  const { html } = await render(fence("wavedrom", source));
  expect(html).toContain('<path d="M48.5 38 46 45l-2.5-7z" fill="var(--ink-2)"/>');
});

test("on a phone, the parts of a field that is longer than a line have names", async () => {
  const narrowOf = async (reg: string, more = "hflip: true, vflip: true") => {
    const { html } = await render(fence("wavedrom", `{ reg: ${reg}, config: { lanes: 2, ${more} } }`));
    return /<svg class="diagram-svg diagram-narrow[\s\S]*?<\/svg>/.exec(html)?.[0];
  };
  const header = await narrowOf('[{ bits: 32, name: "序号" }, { bits: 32, name: "其余" }]');
  expect(header).toMatch(/序号（高16位）[\s\S]*序号（低16位）[\s\S]*其余（高16位）[\s\S]*其余（低16位）/);
  const register = await narrowOf('[{ bits: 8, name: "甲" }, { bits: 16, name: "乙" }, { bits: 40, name: "丙" }]', "");
  for (const name of ["甲", "乙（低8位）", "乙（高8位）", "丙（1/3）", "丙（3/3）"]) expect(register).toContain(name);
});

test("a bit field has ticks at the ends of bytes, not at every bit", async () => {
  const { html } = await render(fence("wavedrom", '{ reg: [{ bits: 32, name: "a" }], config: { hspace: 329 } }'));
  const ticks = html.match(/[Mm]-?[\d.]+[ -][\d.]+v3|v-3/g) ?? [];
  expect(html.match(/v3(?!\d)/g)).toHaveLength(3);
  expect(ticks.length).toBeGreaterThan(0);
});

test.each([
  ['{ signal: [\n  { name: "a", wave: "01q" }\n] }', 6, '信号"a"的wave里有"q"'],
  ['{ signal: [["组",\n  { name: "a", wave: 5 }\n]] }', 6, '信号"a"的wave里有"5"'],
  ['{ reg: [\n\n  { bits: "x", name: "f" }\n] }', 7, '位域"f"的bits是"x"'],
  ["{ signal: [\n  { name }\n] }", 6, "wavedrom的源码不是JSON5：不能有“}”，看看它前面缺不缺逗号、冒号或引号"],
  ["{ signals: [] }", 4, "wavedrom的源码里只有signals"],
  ["[1]", 4, "wavedrom的源码里只有[1]"],
  [`{ signal: [{ wave: "${"p".repeat(4001)}" }] }`, 4, "这张图有4001格，超过4000"],
])("a mistake in %j is named with its line, and the source stays readable", async (source, line, message) => {
  const article = await render(fence("wavedrom", source));
  expect(article.html).toContain("<pre");
  expect(article.diagnostics).toMatchObject([{ severity: "error", file: "docs/a.md", line, message }]);
});

test.each([
  ["dot", "digraph { a -> "],
  ["graphviz", "digraph { a -> "],
  ["wavedrom", "{"],
  ["plot", "mark: lien"],
  ["mermaid", "pie"],
])("a %s that is not drawn is shown as code with its title, and only the drawing reports why", async (lang, source) => {
  const article = await render(fence(lang, source, 'title="图题"'));
  expect(article.html).toMatch(/^<figure class="code"><figcaption class="code-title"[^>]*>图题<\/figcaption>/);
  expect(article.html).toContain('<pre tabindex="0" role="group" aria-label="代码：图题"><code class="language-');
  expect(article.diagnostics).not.toEqual([]);
  expect(printed(article).join("\n")).not.toContain("没有代码语言");
});
