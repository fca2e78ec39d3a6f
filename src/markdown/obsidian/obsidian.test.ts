import { render } from "../testing/render";
import { frontMatterOf } from "./properties";
import { renderNote } from "./testing/vault";

const html = async (body: string) => (await renderNote({ "docs/a.md": body })).html;

test.each([
  ["==重点==", "<p><mark>重点</mark></p>"],
  ["后文==“强调”==后文", "<p>后文<mark>“强调”</mark>后文</p>"],
  ["==**粗** 与`码`== ==二==", "<p><mark><strong>粗</strong> 与<code>码</code></mark> <mark>二</mark></p>"],
  ["a == b，`x==y==`，===c===，\\==d==", "<p>a == b，<code>x==y==</code>，===c===，==d==</p>"],
  ["==没有结束", "<p>==没有结束</p>"],
])("marked: %s", async (body, expected) => {
  expect(await html(body)).toBe(expected);
});

const footnotes = async (body: string) => {
  const { html: shown, printed } = await renderNote({ "docs/a.md": body, "docs/乙.md": "乙^[乙的注]。\n" });
  expect(printed).toEqual([]);
  return [...shown.matchAll(/<li id="[^"]*fn[^"]*">\s*<p>(.*?) ?<a [^>]*data-footnote-backref/gs)].map(
    ([, text]) => text,
  );
};

test.each([
  ["正文^[注]后文^[二 **粗**]。", ["注", "二 <strong>粗</strong>"]],
  ["文[^1]又^[注]\n\n[^1]: 一", ["一", "注"]],
  ["文^[1. 甲 [链](乙.md) \\] `码`]", ['1. 甲 <a href="content:docs/乙.md">链</a> ] <code>码</code>']],
  ["文^[#标签 与[[乙|名]]]", ['#标签 与<a href="content:docs/乙.md">名</a>']],
  ["文^[外^[内]]", ["外<sup>", "内"]],
  ["![[乙]]\n\n甲^[甲的注]", ["乙的注", "甲的注"]],
  ["x^[]、^[ ]、\\^[a]、`^[b]`、2^[没完", []],
])("footnotes in a line: %j", async (body, expected) => {
  const found = await footnotes(body);
  expect(found).toHaveLength(expected.length);
  for (const [at, text] of expected.entries()) expect(found[at]).toContain(text);
});

test.each([
  ["看%%不看%%到", "<p>看到</p>"],
  ["看%%不\n看%%到", "<p>看到</p>"],
  ["%%一行%%\n\n正文", "<p>正文</p>"],
  ["前\n\n%%\n第一段\n\n- 第二段\n%%\n\n后", "<p>前</p>\n<p>后</p>"],
  ["%%\n秘密\n\n秘密\n%% 后 文", "<p>后 文</p>"],
  ["%%甲%% 乙", "<p> 乙</p>"],
  ["> %%\n> 秘密\n\n后", "<blockquote>\n</blockquote>\n<p>后</p>"],
  ["`%%码%%`", "<p><code>%%码%%</code></p>"],
])("a comment is not shown: %j", async (body, expected) => {
  expect((await html(body)).trim()).toBe(expected);
});

test("a comment that does not end is told of", async () => {
  const { printed, html: shown } = await renderNote({ "docs/a.md": "一\n\n%%\n秘密\n\n秘密\n" });
  expect(shown).toBe("<p>一</p>");
  expect(printed).toEqual([expect.stringMatching(/^warning docs\/a\.md:3: %%没有结束/)]);
  const inline = await renderNote({ "docs/a.md": "一 %%二\n\n三%%\n" });
  expect(inline.printed[0]).toMatch(/^warning docs\/a\.md:1: %%没有另一个%%与它成对/);
});

test("tags are words after a blank, not numbers, colours, code or parts of addresses", async () => {
  const body =
    "#算法 正文 #lang/c++ #a/b/ #2024年 #🚀 #1 #fff #1e90ff C#语言 `#码` \\#逃 https://a.example/#b [#链](b.md)\n\n```\n#围\n```\n\n## #标题里\n";
  const { tags, html: shown } = await renderNote({ "docs/a.md": body });
  expect(tags).toEqual(["算法", "lang/c", "a/b", "2024年", "🚀", "标题里"]);
  expect(shown).toContain("<p>#算法 正文 #lang/c++ #a/b/");
});

test.each([
  ["> [!note] 题\n> 文", '<div class="admonition admonition-note"', "题"],
  ["> [!abstract]\n> 文", '<div class="admonition admonition-info"', "摘要"],
  ["> [!HELP]\n> 文", '<div class="admonition admonition-warning"', "问题"],
  ["> [!bug]- 题\n> 文", '<details class="admonition admonition-danger"', "题"],
  ["> [!success]+\n> 文", '<details class="admonition admonition-tip" open', "完成"],
  ["> [!caution]\n> 文", '<div class="admonition admonition-warning"', "注意"],
  ["> [!note|wide] 题\n> 文", '<div class="admonition admonition-note"', "题"],
  ["> [!我的] \n> 文", '<div class="admonition admonition-note"', "我的"],
])("callout %j", async (body, start, title) => {
  const shown = await html(body);
  expect(shown.startsWith(start)).toBe(true);
  expect(shown).toMatch(new RegExp(`class="admonition-title">${title}</(?:p|summary)><p>文</p></(?:div|details)>$`));
});

test("a callout may be the block that a link names", async () => {
  const { ids } = await renderNote({ "docs/a.md": "> [!note] 题\n> 文\n\n^c1\n\n> [!tip]-\n> 文 ^c2\n" });
  expect(ids).toEqual(expect.arrayContaining(["^c1", "^c2"]));
});

test("every type of Obsidian's has a name in the site's language", async () => {
  const types =
    "note abstract summary tldr info todo tip hint important success check done question help faq warning caution attention failure fail missing danger error bug example quote cite";
  const shown = await html(
    types
      .split(" ")
      .map((type) => `> [!${type}]\n> 文`)
      .join("\n\n"),
  );
  const titles = [...shown.matchAll(/admonition-title">([^<]*)/g)].map(([, title]) => title);
  expect(titles).toHaveLength(27);
  expect(titles.filter((title) => /[a-z]/i.test(title ?? ""))).toEqual([]);
});

test("the properties of a note are front matter", () => {
  const data = { publish: false, cssclasses: ["wide"], tags: ["#读书", "a/b", 2024], tag: "旧, 新", aliases: ["别名"] };
  expect(frontMatterOf(data, ["读书", "文中"])).toEqual({
    draft: true,
    tags: ["读书", "a/b", 2024, "旧", "新", "文中"],
  });
  expect(frontMatterOf({ title: "题", publish: true, tags: null })).toEqual({ title: "题" });
});

test("without the dialect all of it stays as written", async () => {
  const { html: shown } = await render("==甲== %%乙%% #丙\n\n> [!question] 丁\n");
  expect(shown).toContain("<p>==甲== %%乙%% #丙</p>");
  expect(shown).toContain("[!question] 丁");
});
