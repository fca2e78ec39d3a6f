import { site } from "../config/site";
import { contentFolder, printed, render } from "./testing/render";

const gif = "GIF89a";
const mdx = (body: string, files: Readonly<Record<string, string>> = {}) => render(body, "mdx", contentFolder(files));

test("what Docusaurus' theme offers has a counterpart, under any local name", async () => {
  const { html, diagnostics } = await mdx(`import Hint from '@theme/Admonition';
import {useState} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Head from '@docusaurus/Head';
import Translate, {translate} from '@docusaurus/Translate';

export const Twice = ({children}) => { const [n] = useState(2); return <b>{children} × {n}</b>; };

<Head><title>题</title></Head>
<head><meta name="a" content="b" /></head>

<Hint type="caution" title="当心">

**粗**

</Hint>

<Link to="/blog">博客</Link> <a href={useBaseUrl('blog')}>同</a> <Twice>甲</Twice> <Translate>乙</Translate> {translate({message: '丙'})}

<Details summary="题">文</Details>
`);
  expect(diagnostics.map(({ line, severity, message }) => [line, severity, message])).toEqual([
    [13, "warning", expect.stringContaining("<head>在文章里不起作用")],
    [14, "warning", expect.stringContaining("<head>在文章里不起作用")],
  ]);
  expect(html).toContain(
    '<div class="admonition admonition-warning" role="note" aria-label="注意：当心"><p class="admonition-title">当心</p><p><strong>粗</strong></p></div>',
  );
  expect(html.replace(/\s+/g, " ")).toContain('<a href="/blog">博客</a> <a href="/blog">同</a> <b>甲 × 2</b> 乙 丙');
  expect(html).toContain("<details><summary>题</summary>文</details>");
  expect(html).not.toMatch(/<title|<meta/);
});

test("a listing as a component is one like any other, also of a file's text", async () => {
  const { html, diagnostics, includes } = await mdx(
    'import CodeBlock from \'@theme/CodeBlock\';\nimport text from \'!!raw-loader!./a.js\';\n\n<CodeBlock language="js" title="a.js" showLineNumbers>{text}</CodeBlock>\n\n<Mermaid value="graph TD; A-->B" />',
    { "docs/a.js": "let a = '<b>';\n" },
  );
  // The drawing does not exist yet.
  expect(diagnostics.map(({ line, fix }) => [line, fix])).toEqual([[9, expect.stringContaining("npm run draw")]]);
  expect(html).toContain('<figcaption class="code-title" data-lang="JavaScript">a.js</figcaption>');
  expect(html).toContain('<figure class="code code-numbers">');
  expect(html.replace(/<[^>]+>/g, "")).toContain("let a = '&lt;b&gt;';");
  expect(html).toContain('data-lang="Mermaid"');
  expect(includes).toEqual(["docs/a.js", expect.stringMatching(/^drawings\/[\da-f]{16}\.svg$/)]);
});

test("pictures are imported and required by their address; those in static/ are served there", async () => {
  const { html, images, links, diagnostics } = await mdx(
    "import a from './img/图 1.gif';\nimport Logo from '@site/static/img/logo.svg';\nimport data from './d.json';\n\n<img src={a} alt=\"一\" />\n<img src={require('./img/图 1.gif').default} alt=\"二\" />\n<Logo title=\"标志\" />\n![三](../static/img/logo.svg) {data.name} {frontMatter.x ?? contentTitle ?? '无'}",
    { "docs/img/图 1.gif": gif, "static/img/logo.svg": "<svg/>", "docs/d.json": '{"name": "数据"}' },
  );
  expect(diagnostics).toEqual([]);
  expect(images).toEqual(["docs/img/图 1.gif"]);
  expect(links.map(({ href }) => href)).toEqual(["/img/logo.svg", "/img/logo.svg"]);
  expect(html).toContain('<img src="/img/logo.svg" alt="标志"');
  expect(html).toContain("数据 无");
});

test("a partial replaces its element: headings, props, its own imports and relative addresses", async () => {
  const article = await mdx(
    "import Part from './parts/_part.mdx';\nimport Tabs from '@theme/Tabs';\n\n# 题\n\n<Part name=\"甲\" />\n\n见<Part name=\"乙\" />\n",
    {
      "docs/parts/_part.mdx":
        "---\ntitle: x\n---\nimport Inner from './_inner.mdx';\nimport Tabs from '@theme/Tabs';\n\n## 节{props.name}\n\n[邻居](./b.mdx) ![图](./p.gif)\n\n<Inner />\n",
      "docs/parts/_inner.mdx": "内 <!-- 注 -->\n",
      "docs/parts/p.gif": gif,
    },
  );
  expect(article.diagnostics).toEqual([]);
  expect(article.headings.map(({ text }) => text)).toEqual(["节甲", "节乙"]);
  expect(article.links.map(({ href }) => href)).toContain("content:docs/parts/b.mdx");
  expect(article.images).toEqual(["docs/parts/p.gif"]);
  expect(article.includes).toEqual(["docs/parts/_part.mdx", "docs/parts/_inner.mdx"]);
  expect(article.html).toContain("<p>内 </p>".replace(" ", ""));
  expect(article.markdown).toContain("内");
});

test("a partial in a sentence has no paragraphs, and reads listings beside its own file", async () => {
  const { html, markdown, diagnostics } = await mdx(
    "import P from './parts/_p.mdx';\n\n见<P />。\n\n- 项\n\n  <P />\n",
    {
      "docs/parts/_p.mdx": "片 <a href='./b.mdx'>段</a>\n\n```js file=\"./x.js\"\n```\n",
      "docs/parts/x.js": "beside()\n",
    },
  );
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<p>见片 <a href="content:docs/parts/b.mdx">段</a>');
  expect(html.replace(/<[^>]+>/g, "").match(/beside\(\)/g)).toHaveLength(2);
  expect(markdown).toContain("- 项\n\n  片");
});

test("mistakes of a partial are reported in its own file, and a missing partial at its element", async () => {
  const files = {
    "docs/_p.mdx": '---\ntitle: x\n---\n![图](./none.png)\n\n```js file="./none.js"\n```\n\n{none.x} <Zoom />\n',
  };
  const places = async (body: string) =>
    (await mdx(body, files)).diagnostics.map(({ file, line }) => `${file}:${line}`);
  expect(await places("import P from './_p.mdx';\n\n<P />")).toEqual(["docs/_p.mdx:9", "docs/_p.mdx:9"]);
  const replaced = jest.replaceProperty(site, "onUnknownComponents", "ignore");
  files["docs/_p.mdx"] = files["docs/_p.mdx"].replace("{none.x}", "");
  expect(await places("import P from './_p.mdx';\n\n段\n\n<P />")).toEqual(["docs/_p.mdx:6", "docs/a.mdx:8"]);
  replaced.restore();
});

test("mistakes around partials name the file that has them", async () => {
  const files = { "docs/_a.mdx": "import A from './_a.mdx';\n\n<A/>\n", "docs/_b.mdx": "一\n\n{ x\n" };
  expect(
    printed(
      await mdx(
        "import A from './_a.mdx';\nimport B from './_b.mdx';\nimport C from './_c.mdx';\n\n<A/><B/><C/>",
        files,
      ),
    ),
  ).toEqual([
    expect.stringMatching(/^error docs\/_a\.mdx:1: .*这个片段又导入了自己/),
    expect.stringMatching(/error docs\/_b\.mdx:4: 不是有效的MDX/),
    expect.stringMatching(/error docs\/a\.mdx:6: import from "\.\/_c\.mdx"：没有这个文件/),
  ]);
});

test("the contents of a page are among its text", async () => {
  const { html } = await mdx("<TOCInline toc={toc} maxHeadingLevel={3} />\n\n## 甲\n\n### 乙\n\n#### 丙\n\n## 丁\n");
  expect(html).toContain(
    '<nav><ul><li><a href="#甲">甲</a><ul><li><a href="#乙">乙</a></li></ul></li><li><a href="#丁">丁</a></li></ul></nav>',
  );
});

describe("what is not known", () => {
  const body = "import Chart from '@site/src/components/Chart';\n\n<Chart data={1}>**甲**</Chart> <Zoom>乙</Zoom>";

  test("is an error for the import, and for the element without one", async () => {
    expect(printed(await mdx(body))).toEqual([
      expect.stringMatching(/^error docs\/a\.mdx:4: import from "@site\/src\/components\/Chart"/),
      expect.stringMatching(/^error docs\/a\.mdx:6: <Zoom>不是已知的组件/),
    ]);
  });

  test.each([
    ["warn", ["warning", "warning"]],
    ["ignore", []],
  ] as const)("with onUnknownComponents: %s what it holds is shown", async (reaction, severities) => {
    const replaced = jest.replaceProperty(site, "onUnknownComponents", reaction);
    const article = await mdx(body);
    replaced.restore();
    expect(article.diagnostics.map(({ severity }) => severity)).toEqual(severities);
    expect(article.html).toMatch(/^<strong>甲<\/strong>\s乙$/);
  });
});

test.each([
  ["## 甲 {#a}", "a"],
  ["## 甲 {/* #a-b */}", "a-b"],
])("%s has the id that was chosen", async (body, id) => {
  expect((await mdx(body)).headings).toEqual([expect.objectContaining({ id, text: "甲" })]);
});

test("admonitions: nested ones, titles in both forms, classes", async () => {
  const { html, diagnostics } = await mdx(
    "::::info 外\n\n:::tip[内]{.big #x}\n\n甲\n\n:::\n\n:::note{.small}\n\n乙\n\n:::\n\n::::\n\n[静态](pathname:///files/x.zip)",
  );
  expect(diagnostics).toEqual([]);
  expect(html).toContain('<div class="admonition admonition-tip big" role="note" aria-label="提示：内" id="x">');
  expect(html).toContain('<div class="admonition admonition-note small"');
  expect(html).toContain('<a href="/files/x.zip">静态</a>');
});

test("a themed image is both pictures, each for its colour mode", async () => {
  const { html, diagnostics } = await mdx(
    "<ThemedImage alt=\"塔\" sources={{ light: '/day.svg', dark: '/night.svg' }} />\n\n<ThemedImage alt=\"塔\" sources={{ light: '/day.svg' }} />",
  );
  expect(diagnostics).toEqual([]);
  expect(html).toMatch(
    /<img src="\/day\.svg"[^>]* class="only-light"[^>]*><img src="\/night\.svg"[^>]* class="only-dark"/,
  );
  expect(html.match(/only-/g)).toHaveLength(2);
});

test.each(["BrowserOnly", "OnlyThere"])("<%s>, whose content no reader sees, is reported", async (name) => {
  const article = await mdx(
    `import ${name} from '@docusaurus/BrowserOnly';\n\n<${name} fallback="等">{() => <p>正文</p>}</${name}>\n`,
  );
  expect(printed(article)).toEqual([expect.stringMatching(/^warning docs\/a\.mdx:6: <BrowserOnly>只显示fallback/)]);
});

test("a component of the author with the name of one of Docusaurus' is not reported", async () => {
  const article = await mdx('import Head from "../components/head.tsx";\n\n<Head />\n', {
    "components/head.tsx": "export default () => <p>头</p>;\n",
  });
  expect(article.diagnostics).toEqual([]);
  expect(article.html).toContain("头");
});

test("an expression with toc is reported, because toc is empty, but a property with toc is not", async () => {
  const article = await mdx("共{toc.length}节。\n\n<TOCInline toc={toc} />\n");
  expect(printed(article)).toEqual([expect.stringContaining("{toc.length}里的toc在这里是空的列表")]);
});

test("a missing export of a Docusaurus module is reported with the existing exports, without a guess", async () => {
  const article = await mdx("import {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n字\n");
  expect(printed(article)).toEqual([
    expect.stringContaining("这里没有useCurrentSidebarCategory\n    → 删去它和用到它的地方；这里有的是useColorMode"),
  ]);
});
