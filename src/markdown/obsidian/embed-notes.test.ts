import { renderNote } from "./testing/vault";

const png = "\x89PNG";
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();

test("a picture has the width and the text behind the bars", async () => {
  const body = "![[图.png|300]] ![[图.png|猫|200x100]] ![[图.png|狗]] ![鸟|50](图.png)\n";
  const { html, images } = await renderNote({ "docs/a.md": body, "docs/x/图.png": png });
  expect(images).toEqual(["docs/x/图.png"]);
  const shown = [...html.matchAll(/<img [^>]*>/g)].map(([img]) => [
    / alt="([^"]*)"/.exec(img)?.[1],
    / width="(\d+)"/.exec(img)?.[1],
  ]);
  expect(shown).toEqual([
    ["", "300"],
    ["猫", "200"],
    ["狗", undefined],
    ["鸟", "50"],
  ]);
});

test("films and sounds play, and other files are linked to", async () => {
  const files = { "docs/m/片.mp4": "", "docs/m/声.mp3": "", "docs/m/书.pdf": "" };
  const { html, attachments } = await renderNote({
    "docs/a.md": "![[片.mp4]]\n\n![[声.mp3]]\n\n![[书.pdf#page=3]]\n",
    ...files,
  });
  expect(html).toMatch(/<video [^>]*src="content:docs\/m\/片.mp4"[^>]*controls/);
  expect(html).toMatch(/<audio [^>]*src="content:docs\/m\/声.mp3"[^>]*controls/);
  expect(html).toMatch(/<a href="content:docs\/m\/书.pdf#page=3">/);
  expect(attachments.sort()).toEqual(Object.keys(files).sort());
});

test("an embedded note replaces its link, below the heading there, with a link to the note", async () => {
  const { html, includes, markdown, diagnostics } = await renderNote({
    "docs/a.md": "## 甲\n\n前![[b]]后\n",
    "docs/x/b.md": "---\ntitle: 乙\n---\n\n# 大\n\n正文\n\n## 小\n",
  });
  expect(html).toMatch(
    /<p>前<\/p>\s*<blockquote>\s*<h3 id="大">大<\/h3>[\s\S]*<h4 id="小">[\s\S]*<\/blockquote>\s*<p>后<\/p>/,
  );
  expect(html).toContain('<p>出处：<a href="content:docs/x/b.md">b</a></p>');
  expect(includes).toEqual(["docs/x/b.md"]);
  expect(markdown).toContain("> 正文");
  expect(diagnostics).toEqual([]);
});

test("a heading embeds its section, and a block id its block", async () => {
  const b = "# 题\n\n## 一\n\n甲\n\n### 一点一\n\n乙\n\n## 二\n\n丙 ^c\n\n- 丁 ^d\n- 戊\n";
  const { html } = await renderNote({ "docs/a.md": "![[b#一]]\n", "docs/b.md": b });
  expect(textOf(html)).toBe("一 甲 一点一 乙 出处：b > 一");
  const blocks = await renderNote({ "docs/a.md": "![[b#^c]]\n\n![[b#^d]]\n", "docs/b.md": b });
  expect(textOf(blocks.html)).toBe("丙 出处：b > ^c 丁 出处：b > ^d");
  expect(blocks.ids).not.toContain("^c");
});

test("notes that embed each other end in a link", async () => {
  const { html, printed } = await renderNote({
    "docs/a.md": "甲\n\n![[b]]\n",
    "docs/b.md": "乙\n\n![[a]]\n",
  });
  expect(textOf(html)).toBe("甲 乙 a 出处：b");
  expect(printed).toEqual([expect.stringMatching(/^warning docs\/a\.md:3: !\[\[a\]\]把笔记放进了它自己/)]);
  const self = await renderNote({ "docs/a.md": "## 一\n\n![[#二]]\n\n## 二\n\n![[#二]]\n" });
  expect(self.printed.join()).toContain("把笔记放进了它自己");
});

test("a page takes no more notes than somebody can load", async () => {
  const files = Object.fromEntries(
    ["b", "c", "d", "e"].map((name, index, all) => [
      `docs/${name}.md`,
      `${name}\n\n${`![[${all[index + 1] ?? "f"}]]\n\n`.repeat(12)}`,
    ]),
  );
  const { html, printed } = await renderNote({ "docs/a.md": "![[b]]\n", ...files, "docs/f.md": "尾\n" });
  expect(html.match(/出处/g)).toHaveLength(100);
  expect(printed.join()).toContain("一页里放进的笔记超过100篇");
});

test("what a part needs comes along: pictures, footnotes, formulas and code", async () => {
  const b =
    "## 节\n\n![图](x.svg)[^1] [站]\n\n$$\nx^2\n$$\n\n```js\nlet a\n```\n\n:::note\n\n注\n\n:::\n\n## 别的\n\n[^1]: 脚注乙\n\n[站]: https://b.example\n";
  const { html, images, diagnostics } = await renderNote({
    "docs/a.md": "甲[^1]\n\n![[b#节]]\n\n[^1]: 脚注甲\n",
    "docs/x/b.md": b,
    "docs/x/x.svg": svg,
  });
  expect(images).toEqual(["docs/x/x.svg"]);
  expect(textOf(html)).toMatch(/脚注甲[\s\S]*脚注乙/);
  expect(html).toContain('href="https://b.example"');
  expect(html).toContain('data-lang="JavaScript"');
  expect(html).toContain('class="math-block"');
  expect(html).toContain("admonition-note");
  expect(diagnostics).toEqual([]);
});

test("a draft is not shown in another note", async () => {
  const { html } = await renderNote({ "docs/a.md": "![[b]]\n", "docs/b.md": "---\ndraft: true\n---\n\n还没写完\n" });
  expect(textOf(html)).toBe("b");
});

test("a missing note or part is a broken link, and in a sentence of a table a note is linked to", async () => {
  const shown = await renderNote({ "docs/a.md": "一\n\n![[b#节]]\n", "docs/b.md": "## 节\n\n[[c]]\n" });
  expect(shown.links.map(({ line }) => line)).toEqual([3, 3]);
  const { links, html } = await renderNote({
    "docs/a.md": "![[没有]]\n\n![[b#没有]]\n\n| ![[b]] |\n| --- |\n",
    "docs/b.md": "乙\n",
  });
  expect(links.map(({ href }) => decodeURIComponent(href))).toEqual([
    "content:docs/没有.md",
    "content:docs/b.md#没有",
    "content:docs/b.md",
  ]);
  expect(html).not.toContain("blockquote");
});

test("links and pictures in embedded notes resolve from the files that contain them", async () => {
  const { html, links, diagnostics } = await renderNote({
    "docs/a.md": "![[b]]\n",
    "docs/x/b.md": "[[d]]\n\n![[c]]\n",
    "docs/x/y/c.md": "[[d]]，[丁](../../z/d.md)，[[d#节]]\n",
    "docs/z/d.md": "## 节\n",
  });
  expect(links.map(({ href }) => href)).toEqual([
    "content:docs/z/d.md",
    "content:docs/z/d.md",
    "content:docs/z/d.md",
    "content:docs/z/d.md#节",
    "content:docs/x/y/c.md",
    "content:docs/x/b.md",
  ]);
  expect(html).not.toContain("broken-link");
  expect(diagnostics).toEqual([]);
});

test("missing pictures and links of other programs are warned of, and their words stay", async () => {
  const body = "![猫](猫.png) 与[清单](ticktick://v1/show)。\n";
  const { html, printed } = await renderNote({ "docs/a.md": body });
  expect(printed).toEqual([
    expect.stringMatching(/^warning docs\/a\.md:\d+: 文章里不能用链接"ticktick:/),
    expect.stringMatching(/^warning docs\/a\.md:\d+: 图片"猫\.png"不存在/),
  ]);
  expect(html).toContain("清单");
  expect(html).not.toContain("ticktick:");
});
