import { contentFolder, printed, render } from "../testing/render";

const html = '<abbr title="HyperText Markup Language">HTML</abbr>';
const again = '<abbr title="HyperText Markup Language" class="repeated">HTML</abbr>';
const definition = "*[HTML]: HyperText Markup Language";

/** Renders a text with the definition of HTML at its end. */
const withHtml = (body: string, format?: "mdx") => render(`${body}\n\n${definition}\n`, format);

test.each(["md", "mdx"] as const)(
  "marks each whole word of a text in .%s, and removes the definition",
  async (format) => {
    const article = await render(`用HTML写。HTML，**HTML**；HTMLX、XHTML、HTML_\n\n${definition}\n`, format);
    expect(article.html).toBe(`<p>用${html}写。${again}，<strong>${again}</strong>；HTMLX、XHTML、HTML_</p>`);
    expect(article.diagnostics).toEqual([]);
    expect(article.sections).toEqual([expect.objectContaining({ text: "用HTML写。HTML，HTML；HTMLX、XHTML、HTML_" })]);
  },
);

test("leaves code, formulas, addresses and elements with a long form as they are", async () => {
  const body = [
    '`HTML` <kbd>HTML</kbd> $HTML$ [页](https://a.example/HTML) <abbr title="另一个">HTML</abbr>',
    "```text\nHTML\n```",
    "HTML",
  ];
  const { html: shown } = await withHtml(body.join("\n\n"));
  expect(shown.match(/<abbr[^>]*>/g)).toEqual(['<abbr title="另一个">', '<abbr title="HyperText Markup Language">']);
  expect(shown).toContain('href="https://a.example/HTML"');
});

test("a heading keeps its id and its text, and is not the first occurrence", async () => {
  const { html: shown, headings } = await withHtml("## 学HTML\n\nHTML[^1]\n\n[^1]: 注里的HTML");
  expect(headings).toEqual([expect.objectContaining({ id: "学html", text: "学HTML" })]);
  expect(shown).toContain(`学${again}`);
  expect(shown).toContain(`<p>${html}<sup>`);
  expect(shown).toContain(`注里的${again}`);
});

test("finds the longest of several abbreviations, also in Chinese and with signs or spaces", async () => {
  const body =
    "学C++与C。HTML5，中科院的W3\nC。\n\n*[C]: 甲\n*[C++]: 乙\n*[HTML5]: 丙 & <丁>\n*[科院]: 戊\n*[W3 C]: 己\n";
  const { html: shown } = await withHtml(body.replace("。\n", "。HTML\n"));
  expect(shown.replace(/ class="repeated"/g, "")).toContain(
    '学<abbr title="乙">C++</abbr>与<abbr title="甲">C</abbr>。<abbr title="丙 &amp; <丁>">HTML5</abbr>，中<abbr title="戊">科院</abbr>的<abbr title="己">W3\nC</abbr>。',
  );
});

test("a definition stands alone, also right below a text, in a list and in a quote", async () => {
  const { html: shown, diagnostics } = await render(
    "CSS\n*[CSS]: 甲\n\n- HTML\n  *[HTML]: 乙\n\n> SVG\n>\n> *[SVG]: 丙\n",
  );
  expect(shown.replace(/\n/g, "")).toBe(
    '<p><abbr title="甲">CSS</abbr></p><ul><li><abbr title="乙">HTML</abbr></li></ul><blockquote><p><abbr title="丙">SVG</abbr></p></blockquote>',
  );
  expect(diagnostics).toEqual([]);
});

test.each(["*[HTML]:", "*[]: 字", "*[HTML] 字", "\\*[HTML]: 字", "字*[HTML]: 字"])("%s is text", async (written) => {
  const { html: shown } = await render(`${written}\n`);
  expect(shown).toBe(`<p>${written.replace("\\", "")}</p>`);
});

test("reports a definition without an occurrence, and a second one, of which the first counts", async () => {
  const article = await render(`HTML\n\n${definition}\n*[HTML]: 另一个\n*[CSS]: 样式\n`);
  expect(article.html.trim()).toBe(`<p>${html}</p>`);
  expect(printed(article)).toEqual([
    "warning docs/a.md:7: 缩写*[HTML]在第6行已经写过，以那一行为准\n    → 两行里删去一行",
    "warning docs/a.md:8: 缩写*[CSS]没有用到：正文里没有这个词\n    → 改成正文里的写法，或删去这一行",
  ]);
});

test("a partial defines abbreviations for the articles that show it, which may redefine them", async () => {
  const folder = contentFolder({ "docs/_words.mdx": "*[HTML]: 甲\n*[CSS]: 乙\n" });
  const body = 'import Words from "./_words.mdx"\n\nHTML与CSS\n\n*[CSS]: 丙\n\n<Words />\n';
  const article = await render(body, "mdx", folder);
  expect(article.html).toContain('<abbr title="甲">HTML</abbr>与<abbr title="丙">CSS</abbr>');
  expect(article.diagnostics).toEqual([]);
});

test("the Markdown copy keeps the definition", async () => {
  expect((await withHtml("用HTML写。")).markdown).toBe(`用HTML写。\n\n${definition}`);
});
