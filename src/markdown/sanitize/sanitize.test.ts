import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { linkArticle } from "../links/link-article";
import { printed, render } from "../testing/render";
import { articleHtml } from "./sanitize-tree";
import { whatRuns } from "./testing/what-runs";
import { jsxVectors, xssVectors } from "./testing/xss-vectors";

const nothingKnown = { page: "/", pathPrefix: "", trailingSlash: "ignore" } as const;
const page = async (body: string, format: "md" | "mdx") =>
  articleHtml(linkArticle((await render(body, format)).tree, nothingKnown));
const warnings = async (body: string, format: "md" | "mdx" = "md") => printed(await render(body, format));

test.each([...xssVectors])("nothing runs in .md: %s", async (vector) => {
  for (const body of [`${vector}\n`, `段落<b>甲</b>${vector}乙\n`, `- 项\n\n  ${vector}\n`]) {
    const html = await page(body, "md");
    expect(whatRuns(html)).toEqual([]);
    // A second parse gives the same page: no text can become an element.
    const again = toHtml(fromHtml(html, { fragment: true }));
    expect(toHtml(fromHtml(again, { fragment: true }))).toBe(again);
  }
});

test.each([...jsxVectors])("nothing runs in .mdx: %s", async (vector) => {
  for (const body of [`${vector}\n`, `段落<b>甲</b>${vector}乙\n`]) {
    const article = await render(body, "mdx");
    expect(whatRuns(article.html)).toEqual([]);
    expect(printed(article).length).toBeGreaterThan(0);
  }
});

test.each([...xssVectors])("HTML from an expression in .mdx is sanitized too: %s", async (vector) => {
  const made = `<div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(vector)} }} />`;
  expect(whatRuns(await page(made, "mdx"))).toEqual([]);
});

test.each([
  '<img name="currentScript" src="https://a.example/x.png" alt="图" data-scripts="https://evil.example/">',
  '<iframe name="documentElement" src="https://a.example/" title="页"></iframe>',
  '<form name="querySelector"><input name="addEventListener"></form>',
  '<b id="webpackChunknotes_site">x</b>',
  '<i id="__BASE_PATH__">x</i>',
  '<svg><g id="trustedTypes"></g></svg>',
  "## caches\n\n## 节 {#__loader}",
])("no name replaces one that scripts look for: %s", async (source) => {
  const html = await page(`${source}\n`, "md");
  expect(html).not.toMatch(/ name=/);
  expect(html).not.toMatch(/ id="(?:webpackChunk|__|trustedTypes"|caches")/);
});

test("elements nested deeper than a browser reads them are an error that names the file", async () => {
  const article = await render(`${"<div>".repeat(600)}x${"</div>".repeat(600)}\n`);
  expect(article.diagnostics).toMatchObject([{ severity: "error", file: "docs/a.md" }]);
  expect(article.html).toBe("");
});

test("braces of a formula cannot keep a build busy", async () => {
  const started = performance.now();
  const { diagnostics } = await render(`$${"{".repeat(5000)}x${"}".repeat(5000)}$\n`);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(diagnostics).toMatchObject([{ severity: "error", line: 4 }]);
});

test("in an article a form sends nothing", async () => {
  const html = await page(
    '<form action="https://evil.example/"><input name="q"><input type="image" src="https://evil.example/a"><button formaction="https://evil.example/">发</button></form>\n',
    "md",
  );
  expect(html).toBe("<button>发</button>");
});

const drawn = [
  '```dot\ndigraph { a [URL="javascript:alert(1)" label="<img src=x onerror=alert(1)>" tooltip="\\" onload=alert(1)"] }\n```',
  '```dot\ndigraph { a [class="x\\" onload=\\"alert(1)" id="y\\" onload=\\"alert(1)" comment="--><script>alert(1)</script>"] }\n```',
  '```dot\ndigraph { a [label=<<TABLE HREF="javascript:alert(1)"><TR><TD>x</TD></TR></TABLE>>] stylesheet="https://evil.example/a.css" }\n```',
  '```dot title="<img src=x onerror=alert(1)>"\ndigraph { a [xlabel="</text><script>alert(1)</script>"] }\n```',
  '```html title="<script>alert(1)</script>"\n<script>alert(1)</script>\n```',
  '```"onload=alert(1) <script>\n<img src=x onerror=alert(1)>\n```',
  "$\\href{javascript:alert(1)}{x}$ $\\htmlStyle{position:fixed}{x}$ $\\text{<img src=x onerror=alert(1)>}$",
  "$\\includegraphics{https://evil.example/a.png}$ $\\url{javascript:alert(1)}$ $<script>alert(1)</script>$",
];

test.each(drawn)("nothing runs in what engines draw, which the sanitiser does not see: %s", async (source) => {
  expect(whatRuns(await page(`${source}\n`, "md"))).toEqual([]);
});

test("what a sanitiser must leave is left, without a word", async () => {
  const body = [
    '<figure><img src="https://a.example/x.png" srcset="https://a.example/x.png 1x" alt="data: 甲"><figcaption>图</figcaption></figure>',
    '<p id="onyx" class="on" title="javascript: 一门语言" lang="en">x</p>',
    '<iframe src="https://video.example/1" title="片" allowfullscreen></iframe>',
    '<img src="data:image/png;base64,AAAA" alt="点">',
    '<a href="mailto:a@b.example">信</a>',
    "<ruby>漢<rt>hàn</rt></ruby>",
  ].join("\n");
  const { html, diagnostics } = await render(body);
  expect(diagnostics).toEqual([]);
  expect(html).toContain('alt="data: 甲"');
  expect(html).toContain('title="javascript: 一门语言"');
  expect(html).toContain("allowfullscreen");
  expect(html).toContain('src="data:image/png;base64,AAAA"');
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" role="img" aria-label="图"><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient><clipPath id="c"><rect width="9" height="9"></rect></clipPath></defs><g clip-path="url(#c)"><path d="M0 0L9 9" fill="url(#g)" stroke-width="2"></path><use href="#c"></use><text x="1" y="2">甲<tspan>乙</tspan></text><animate attributeName="opacity" values="0;1" dur="1s"></animate></g><image href="data:image/png;base64,AA" width="1"></image></svg>';
const formula =
  '<math display="block" alttext="\\frac{1}{2}"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup><mtext>其中</mtext></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';

test.each(["md", "mdx"] as const)("authors' drawings and formulas stay as they are in .%s", async (format) => {
  const article = await render(`${drawing}\n\n${formula}\n`, format);
  expect(printed(article)).toEqual([]);
  expect(article.html).toContain(drawing);
  expect(article.html).toContain(formula);
});

test("a link in a drawing that leads elsewhere gets nothing that would end the drawing", async () => {
  const { html } = await render('<svg><a href="https://a.example"><text>甲</text></a></svg>');
  expect(html).toContain(
    '<svg><a href="https://a.example" target="_blank" rel="noopener noreferrer"><text>甲</text></a></svg>',
  );
});

test("style attributes of a drawing become attributes in both formats, and are stronger than those", async () => {
  for (const [format, name] of [
    ["md", "class"],
    ["mdx", "className"],
  ] as const) {
    const { html, diagnostics } = await render(
      `<svg><text ${name}="t" fill="blue" stroke-dasharray="1" style="-inkscape-x:1; FILL : red !important;stroke-dasharray:4 2;transform:rotate(45deg)">甲</text></svg>`,
      format,
    );
    expect(diagnostics).toEqual([]);
    expect(html).toContain('<text class="t" fill="red" stroke-dasharray="4 2" transform="rotate(45)">甲</text>');
  }
});

test.each([
  ["md", "<svg>\n<style>p{color:red}</style>\n<rect/></svg>"],
  ["mdx", "<svg>\n<style>{`p{color:red}`}</style>\n<rect/></svg>"],
] as const)("a style sheet in a drawing of .%s would mean the whole page", async (format, body) => {
  const article = await render(body, format);
  expect(article.html).toMatch(/^<svg>\s*<rect>\s*<\/rect><\/svg>$/);
  expect(printed(article)).toEqual([
    `warning docs/a.${format}:5: <svg>里的<style>管着整个页面，已去掉
    → 把样式写成元素的属性，如fill="red"；或把图存成文件，写![图里是什么](./img/x.svg)`,
  ]);
});

test("each loss names its file, its line, and what to write", async () => {
  expect(
    await warnings(
      '一\n\n<iframe srcdoc="x" src="https://a.example" title="t"></iframe>\n\n<svg>\n<g style="float:left;fill:red;font:3px serif"></g>\n<foreignObject></foreignObject>\n<use href="//b.example/a#b"/></svg>',
    ),
  ).toMatchInlineSnapshot(`
[
  "warning docs/a.md:6: <iframe>的srcdoc能运行或加载代码，已去掉
    → 删去它",
  "warning docs/a.md:8: <svg>里的这些样式没有对应的属性，已去掉：float; font
    → 把样式写成元素的属性，如fill="red"",
  "warning docs/a.md:10: <foreignObject>不能放在<svg>里，已去掉
    → 删去它，或移到外面",
  "warning docs/a.md:11: <use>的href不能是"//b.example/a#b"，已去掉
    → 写https地址，图里的引用写#id",
]
`);
});

test("a handler in .mdx is warned of, although React prints none", async () => {
  expect(await warnings('<p onclick="x()" onClick={() => 1}>段</p>', "mdx")).toHaveLength(2);
});

test("the text in place of a missing picture is text", async () => {
  expect(await page("![<b>粗</b>](missing.png)", "md")).toBe(
    '<p><span class="broken-image">&lt;b>粗&lt;/b></span></p>',
  );
});

test("a line of thousands of marks is an error of its line, not a build that takes minutes", async () => {
  const started = performance.now();
  const { diagnostics } = await render(`一\n\n${"*a_ ".repeat(20_000)}\n`);
  expect(diagnostics).toMatchObject([{ severity: "error", line: 6 }]);
  expect(performance.now() - started).toBeLessThan(2_000);
});

test.each([
  "<svg><foreignObject><p>甲</foreignObject></svg>",
  "<svg>\n<foreignObject><ul><li>甲</foreignObject>\n</svg>",
  "<svg><title><b>甲</title></svg>",
  "<svg><desc><noscript><p title='</noscript>'></noscript></desc></svg>",
  "<svg><mglyph><p>甲</mglyph></svg>",
  "<svg><desc><p>甲",
  "<div>\n<svg>\n<desc><p>甲\n</div>",
  "<math><mtext><p>甲</mtext></math>",
  "<math><annotation-xml encoding='text/html'><dd>甲</annotation-xml></math>",
])("%j does not take the text after it into the drawing", async (drawing) => {
  const { html } = await render(`${drawing}\n\n后面的一段`);
  expect(html).toMatch(/<p>后面的一段<\/p>$/);
});
