import { whatRuns } from "../../markdown/sanitize/testing/what-runs";
import { jsxVectors, xssVectors } from "../../markdown/sanitize/testing/xss-vectors";
import { render } from "../../markdown/testing/render";
import { portableHtml } from "./portable-html";

const base = { url: "https://a.example", baseUrl: "/" };
const page = "https://a.example/blog/a";
const portable = (html: string) => portableHtml(html, page, base);

test("gives links, pictures and their sources full addresses", () => {
  expect(portable('<p><a href="/docs/llm/intro#节">甲</a></p>')).toBe(
    '<p><a href="https://a.example/docs/llm/intro#%E8%8A%82">甲</a></p>',
  );
  expect(
    portable(
      '<picture><source type="image/webp" srcset="/s/a.webp 320w, /s/b.webp 640w"><img src="/s/a.png" srcset="/s/a.png 320w" alt="图"></picture>',
    ),
  ).toBe(
    '<picture><source type="image/webp" srcset="https://a.example/s/a.webp 320w, https://a.example/s/b.webp 640w"><img src="https://a.example/s/a.png" srcset="https://a.example/s/a.png 320w" alt="图"></picture>',
  );
  expect(portable('<video src="/a.mp4" poster="/a.png"></video>')).toBe(
    '<video src="https://a.example/a.mp4" poster="https://a.example/a.png"></video>',
  );
});

test("replaces colour tokens in drawings with the colours of this site's stylesheet", () => {
  expect(
    portable('<svg><rect fill="var(--paper)" stroke="var(--info)"/><path fill="none" stroke="currentColor"/></svg>'),
  ).toBe('<svg><rect fill="#fcfbf8" stroke="#1a5a86"></rect><path fill="none" stroke="currentColor"></path></svg>');
});

test("removes heading anchors, code bars and visually hidden text", () => {
  expect(portable('<h2 id="a">甲</h2><a class="heading-anchor" href="#a" aria-label="甲的直接链接"></a>')).toBe(
    '<h2 id="a">甲</h2>',
  );
  expect(portable('<a href="https://b.example">乙<span class="visually-hidden">（在新标签页中打开）</span></a>')).toBe(
    '<a href="https://b.example">乙</a>',
  );
  expect(portable('<h2 class="visually-hidden" id="footnote-label">脚注</h2>')).toContain("脚注");
});

test("keeps the text and lines of code but not its colours", () => {
  const figure =
    '<figure class="code" data-lang="cpp"><figcaption class="code-title">a.cpp</figcaption><div class="code-bar"></div><pre tabindex="0"><code class="language-cpp"><span class="line highlighted"><span class="t-keyword">if</span> (a &#x26;&#x26; b &#x3C; 1)</span>\n<span class="line">]]></span></code></pre></figure>';
  expect(portable(figure)).toBe(
    '<figure class="code" data-lang="cpp"><figcaption class="code-title">a.cpp</figcaption><pre><code class="language-cpp">if (a &amp;&amp; b &lt; 1)\n]]></code></pre></figure>',
  );
});

test("replaces elements that only prevent line breaks with their text", () => {
  expect(portable('<p>每页<span class="together">4 KiB</span></p>')).toBe("<p>每页4 KiB</p>");
});

test("keeps formulas and drawings whole", () => {
  const math =
    '<math xmlns="http://www.w3.org/1998/Math/MathML" display="block"><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
  expect(portable(math)).toBe(math);
  const svg =
    '<svg viewBox="0 0 10 10" width="10" height="10" role="img" aria-label="图"><g><path fill="none" stroke="currentColor" d="M0 0L1 1"></path><text text-anchor="middle" x="1" y="2">甲</text></g></svg>';
  expect(portable(svg)).toBe(svg);
});

test("keeps references inside a drawing local", () => {
  expect(portable('<svg><use href="#a"></use><use xlink:href="#b"></use></svg>')).toBe(
    '<svg><use href="#a"></use><use xlink:href="#b"></use></svg>',
  );
});

test("removes scripts, styles and comments", () => {
  expect(portable("<p>甲</p><script>alert(1)</script><style>p{}</style><!-- 乙 -->")).toBe("<p>甲</p>");
});

test.each([
  ["md", xssVectors],
  ["mdx", jsxVectors],
] as const)("no script of an article in .%s runs in a feed reader", async (format, vectors) => {
  for (const vector of vectors) {
    const { html } = await render(`段落<b>甲</b>${vector}乙\n`, format);
    expect([vector, whatRuns(portable(html))]).toEqual([vector, []]);
  }
});

test("keeps the styles that an author wrote in a drawing", async () => {
  const { html } = await render("<svg><rect class='a' style='fill: red'/></svg>");
  expect(portable(html)).toContain('<rect class="a" fill="red"></rect>');
});

test("removes characters that XML forbids, and keeps emoji", () => {
  expect(portable("<p>a\u0008\u001Bb🌱</p>")).toBe("<p>ab🌱</p>");
  expect(portable("<p>a&#x1F;b</p>")).toBe("<p>ab</p>");
});

test("shows tab panels one after another", () => {
  const html = portable(
    '<div class="tabs" data-site-tabs><div class="tab" role="group" aria-label="Linux"><p class="tab-label" aria-hidden="true">Linux</p><div class="tab-content"><p>甲</p></div></div></div>',
  );
  expect(html).toMatch(/Linux<\/p>.*<p>甲<\/p>/);
});

test("keeps the wide one of a plot's two drawings, with its words and its table", () => {
  const plot =
    '<figure class="plot"><div role="img" aria-label="折线图"><svg class="plot-wide"></svg><svg class="plot-narrow"></svg></div><details></details></figure>';
  expect(portable(plot)).toBe(plot.replace('<svg class="plot-narrow"></svg>', ""));
});
