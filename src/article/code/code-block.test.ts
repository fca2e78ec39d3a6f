import { contentFolder, printed, render } from "../testing/render";
import { tokenClasses } from "./token-classes";

const fence = (info: string, code = "") => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const textOf = (html: string) =>
  html
    .replace(/<figcaption.*?<\/figcaption>/g, "")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

test("a block with title, marked lines and numbers", async () => {
  const { html } = await render(
    fence('cpp title="甲.cpp" {2} showLineNumbers', "#include <a>\nint main() { return 0; } // 尾\n"),
  );
  expect(html).toMatchInlineSnapshot(`
"<figure class="code" data-lang="cpp" data-line-numbers><figcaption class="code-title">甲.cpp</figcaption><div class="code-bar"></div><pre tabindex="0"><code class="language-cpp"><span class="line"><span class="t-meta">#include </span><span class="t-string">&lt;a&gt;</span></span>
<span class="line highlighted"><span class="t-keyword">int </span><span class="t-function">main</span>() { <span class="t-keyword">return </span><span class="t-constant">0</span>; }<span class="t-comment"> // 尾</span></span></code></pre></figure>"
`);
});

test("numbers are counted by the stylesheet, other first numbers than one are written down", async () => {
  const lines = async (info: string) =>
    [...(await render(fence(info, "a\nb"))).html.matchAll(/<span class="line[^>]*>/g)].map(([tag]) => tag);
  expect(await lines("text showLineNumbers")).toEqual(['<span class="line">', '<span class="line">']);
  expect(await lines("text showLineNumbers=9")).toEqual([
    '<span class="line" data-n="9">',
    '<span class="line" data-n="10">',
  ]);
});

test("tokens in the colour of the block have no element of their own", async () => {
  const { html } = await render(fence("python", "def f(a, b=1):\n    return a + b"));
  expect(html).toContain('<span class="t-function">f</span>(a, b=<span class="t-constant">1</span>):');
  expect(html).toContain('<span class="t-keyword">return</span> a + b<');
});

test("tokens have classes of the list, no style, and copy as they were written", async () => {
  const code = 'const a: number = 1;\n\nfunction f() { return `</b>` + "x<y"; }';
  const { html } = await render(fence("ts", code));
  const used = [...html.matchAll(/class="(t-[\w-]+)"/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(tokenClasses).toEqual(expect.arrayContaining([...new Set(used)]));
  expect(html).not.toMatch(/style=|<span class="(t-\w+)">[^<]*<\/span><span class="\1">/);
  expect(textOf(html)).toBe(code);
});

test.each([
  ["js", "// highlight-next-line"],
  ["python", "# highlight-next-line"],
  ["sql", "-- highlight-next-line"],
  ["html", "<!-- highlight-next-line -->"],
  ["css", "/* highlight-next-line */"],
  ["ini", "; highlight-next-line"],
  ["jsx", "{/* highlight-next-line */}"],
])("%s: %s marks the next line and is not shown", async (lang, comment) => {
  const { html } = await render(fence(lang, `a\n  ${comment}\nb\nc`));
  expect(textOf(html)).toBe("a\nb\nc");
  expect(html.match(/<span class="line/g)).toHaveLength(1);
  expect(html).toMatch(/>a(?:<\/span>)?\n<span class="line highlighted">/);
});

test("highlight-start without its end is warned of", async () => {
  const article = await render(fence("go", "// highlight-start\na\nb"));
  expect(article.html.match(/highlighted/g)).toHaveLength(2);
  expect(printed(article)).toEqual([
    "warning docs/a.md:4: highlight-start without highlight-end\n    → add a comment highlight-end",
  ]);
});

test("an unknown language is plain text, with the language that was meant", async () => {
  const article = await render(`段\n\n${fence("pyhton", "a<b")}`);
  expect(article.html).toContain('<code class="language-text">a&lt;b</code>');
  expect(printed(article)).toEqual([
    'warning docs/a.md:6: code language "pyhton" is not known; the block is shown as plain text\n    → write python',
  ]);
});

test.each(["golang", "C++", "mysql", "conf", "console", "text", "", "sh", "diff", "js{1}"])(
  "%j is a language",
  async (lang) => {
    expect((await render(fence(lang, "x"))).diagnostics).toEqual([]);
  },
);

test("diff lines say what they are", async () => {
  const { html } = await render(fence("diff", "+新\n-旧"));
  expect(html).toContain('<span class="t-inserted">+新</span>');
  expect(html).toContain('<span class="t-deleted">-旧</span>');
});

describe("files", () => {
  const contentDir = contentFolder({ "docs/code/x.cpp": "一\r\n二\r\n三\r\n", "docs/code/数据.txt": "甲" });

  test("a file stands in the fence, whole or in part", async () => {
    const body =
      fence('text file="./code/x.cpp"') +
      fence('text file="/docs/code/x.cpp" lines="2-3"') +
      fence("text file='code/数据.txt'");
    const { html, diagnostics } = await render(body, "mdx", contentDir);
    expect(textOf(html)).toBe("一\n二\n三\n二\n三\n甲");
    expect(diagnostics).toEqual([]);
  });

  test.each([
    ['file="./code/y.cpp"', 'file="./code/y.cpp" does not exist\n    → file="./code/x.cpp"'],
    [
      'file="../../etc/passwd"',
      'file="../../etc/passwd" leaves the content folder\n    → file="./code/x.cpp", beside the article',
    ],
    ['file="./code/x.cpp" lines="2-9"', 'lines="2-9" does not exist: ./code/x.cpp has 3 lines\n    → lines="1-3"'],
  ])("%s is an error", async (meta, message) => {
    expect(printed(await render(fence(`cpp ${meta}`), "md", contentDir))).toEqual([`error docs/a.md:4: ${message}`]);
  });
});
