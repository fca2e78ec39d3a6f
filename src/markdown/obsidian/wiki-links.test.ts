import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "../testing/render";
import { renderNote } from "./testing/vault";
import { vaultAt } from "./vault";

/** Returns the hrefs of a note's links as the link check gets them. */
const hrefs = async (body: string, files: Record<string, string> = {}, file = "docs/a.md") =>
  (await renderNote({ [file]: body, ...files }, file)).links.map(({ href }) => decodeURIComponent(href));

test("a name leads to the note that has it, wherever the note is", async () => {
  const files = { "docs/笔记/网络.md": "# 网络\n", "docs/b/c/Deep Note.md": "" };
  expect(await hrefs("见[[网络]]与[[deep note]]，[[c/Deep Note|深]]，[[docs/b/c/Deep Note.md]]。", files)).toEqual([
    "content:docs/笔记/网络.md",
    "content:docs/b/c/Deep Note.md",
    "content:docs/b/c/Deep Note.md",
    "content:docs/b/c/Deep Note.md",
  ]);
});

test("a link shows the text that its author wrote, or the name", async () => {
  const { html } = await renderNote({ "docs/a.md": "[[b]]、[[b|乙 篇]]、[[b#一 节]]、[[#本节]]", "docs/b.md": "" });
  expect([...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, text]) => text)).toEqual([
    "b",
    "乙 篇",
    "b > 一 节",
    "本节",
  ]);
});

test("of notes with the same name, a link prefers the one in its folder, then the one at the top", async () => {
  const files = { "docs/x/n.md": "", "docs/y/n.md": "" };
  expect(await hrefs("[[n]] [[./n]] [[../y/n]] [[/y/n]]", files, "docs/x/a.md")).toEqual([
    "content:docs/x/n.md",
    "content:docs/x/n.md",
    "content:docs/y/n.md",
    "content:docs/y/n.md",
  ]);
  expect(await hrefs("[[n]]", { ...files, "docs/n.md": "" }, "docs/z/a.md")).toEqual(["content:docs/n.md"]);
});

test("an ambiguous name is an error that names both notes and what to write", async () => {
  const { printed } = await renderNote({
    "docs/a.md": "---\ntitle: 甲\n---\n\n[[n]]\n",
    "docs/x/n.md": "",
    "docs/y/N.md": "",
  });
  expect(printed).toEqual([
    "error docs/a.md:5: [[n]]可以是docs/x/n.md，也可以是docs/y/N.md\n    → 写出路径：[[docs/x/n]]",
  ]);
});

test("in a vault, an ambiguous name is told by the paths that Obsidian shows", async () => {
  const files = { "docs/.obsidian/app.json": "{}", "docs/a.md": "[[n]]\n", "docs/x/n.md": "", "docs/y/n.md": "" };
  const { printed } = await renderNote(files);
  expect(printed.join("\n")).toContain("[[n]]可以是x/n.md，也可以是y/n.md\n    → 写出路径：[[x/n]]");
});

test.each(["docs/Apfel.md", "docs/Äpfel.md".normalize("NFD")])(
  "case and Unicode form of %s do not matter",
  async (file) => {
    const name = file.slice(5, -3).normalize("NFC").toUpperCase();
    expect(await hrefs(`[[${name}]]`, { [file]: "" })).toEqual([`content:${file}`]);
  },
);

test("notes whose names differ in case alone are told apart by it", async () => {
  expect(await hrefs("[[Go]] [[go]]", { "docs/Go.md": "", "docs/go.md": "" })).toEqual([
    "content:docs/Go.md",
    "content:docs/go.md",
  ]);
});

test("an alias is a name too, unless a note has it", async () => {
  const files = { "docs/tcp.md": "---\naliases: [传输控制协议, ip]\n---\n", "docs/ip.md": "" };
  expect(await hrefs("[[传输控制协议]] [[IP]]", files)).toEqual(["content:docs/tcp.md", "content:docs/ip.md"]);
});

test("the signs of a link may be in a name", async () => {
  const names = ["C# 入门", "a^b", "x|y", "数组[0]", "🚀 发射", "a#b#c"];
  const files = Object.fromEntries(names.map((name) => [`docs/${name}.md`, "## 节\n"]));
  expect(await hrefs(names.map((name) => `[[${name}]]`).join(" "), files)).toEqual(
    names.map((name) => `content:docs/${name}.md`),
  );
  expect(await hrefs("[[C# 入门#节|C]]", files)).toEqual(["content:docs/C# 入门.md#节"]);
  const { html } = await renderNote({ "docs/a.md": "[[C# 入门#节]]", ...files });
  expect(html).toMatch(/>C# 入门 > 节<\/a>/);
});

test("a heading is found by those of its words that a link can have", async () => {
  const b = "# 题\n\n## 例\n\n### What is C#?\n\n## 例\n\n### 例外 {#own}\n";
  expect(await hrefs("[[b#what is C ]] [[b#例#例外]] [[b#题]] [[b#没有]]", { "docs/b.md": b })).toEqual([
    "content:docs/b.md#what-is-c",
    "content:docs/b.md#own",
    "content:docs/b.md",
    "content:docs/b.md#没有",
  ]);
  const { links, ids } = await renderNote({ "docs/a.md": "[[#一 节]]\n\n## 一 节\n" });
  expect(ids).toContain(links[0]?.href.slice(1));
});

test("a block has the id that links to it name, and does not show it", async () => {
  const b = "一段 ^p1\n\n- 项 ^item\n\n| 甲 |\n| --- |\n| 乙 |\n\n^tab\n\n幂`x ^y`\n";
  const { html, ids, text } = await renderNote({ "docs/b.md": b }, "docs/b.md").then((article) => ({
    ...article,
    text: article.html.replace(/<[^>]*>/g, ""),
  }));
  expect(ids).toEqual(expect.arrayContaining(["^p1", "^item", "^tab"]));
  expect(html).toContain('<li id="^item">项</li>');
  expect(text).not.toMatch(/\^(?:p1|item|tab)/);
  expect(text).toContain("x ^y");
  expect(await hrefs("[[b#^p1|段]]", { "docs/b.md": b })).toEqual(["content:docs/b.md#^p1"]);
});

test("a missing note is a broken link of the site's, with its line", async () => {
  const { links, html } = await renderNote({ "docs/x/a.md": "一\n\n见[[没有 的|这里]]。\n" }, "docs/x/a.md");
  expect(links).toEqual([{ href: "content:docs/x/没有%20的.md", line: 3, note: { name: "没有 的" } }]);
  expect(html).toContain('<a class="broken-link">这里</a>');
});

test("in tables a bar has a backslash, and links in code and after a backslash are text", async () => {
  const { html, links } = await renderNote({
    "docs/a.md": "| 甲 |\n| --- |\n| [[b\\|乙]] |\n\n`[[b]]` \\[[b]]\n\n[[]] [[b]\n",
    "docs/b.md": "",
  });
  expect(links).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*>乙<\/a>/);
  expect(html).toContain("[[b]]</code> [[b]]");
  expect(html).toContain("[[]] [[b]");
});

test("Markdown's own links find files by their name, and addresses stay", async () => {
  const body = "[甲](Some%20Note.md#一%20节) [乙](/docs/x) [丙](https://a.example/Some.md)";
  expect(await hrefs(body, { "docs/x/Some Note.md": "## 一 节\n" })).toEqual([
    "content:docs/x/Some Note.md#一-节",
    "/docs/x",
  ]);
});

test("Markdown's links find notes without an ending, and a missing note is told as [[note]] is", async () => {
  const note = "[甲](网络#一%20节) [乙](./下/网络) [丙](年) [丁](../x) [戊](./y)";
  const files = { "docs/网络.md": "## 一 节\n", "docs/下/网络.md": "" };
  const { html, links } = await renderNote({ "docs/a.md": note, ...files });
  expect(links.map(({ href, note: named }) => [decodeURIComponent(href), named?.name])).toEqual([
    ["content:docs/年.md", "年"],
    ["content:docs/网络.md#一-节", undefined],
    ["content:docs/下/网络.md", undefined],
    ["../x", undefined],
    ["./y", undefined],
  ]);
  expect(html).toMatch(/<a class="broken-link">丙<\/a>/);
});

test("an attachment of any folder is published, and notes that are not pages are not linked to", async () => {
  const files = {
    "docs/files/表.pdf": "%PDF",
    "附件/b.pdf": "%PDF",
    "c.pdf": "%PDF",
    "docs/_draft.md": "",
    "docs/b.canvas": "{}",
  };
  const { attachments, links } = await renderNote({
    "docs/a.md": "[[表.pdf]] [[b.pdf]] [[c.pdf]] [[_draft]] [[b.canvas]]",
    ...files,
  });
  expect(attachments).toEqual(["docs/files/表.pdf", "附件/b.pdf"]);
  expect(links.map(({ href }) => href)).toEqual([
    "content:docs/c.pdf",
    "content:docs/_draft.md",
    "content:docs/b.canvas",
  ]);
});

/** Moves the clock past the time for which a vault is considered current. */
const muchLater = (times = 1) => jest.spyOn(performance, "now").mockReturnValue(performance.now() + 1000 * times);
afterEach(() => jest.restoreAllMocks());

test("a note that is renamed is found by its new name", async () => {
  const { contentDir } = await renderNote({ "docs/a.md": "[[b]]", "docs/b.md": "" });
  muchLater();
  renameSync(join(contentDir, "docs/b.md"), join(contentDir, "docs/c.md"));
  writeFileSync(join(contentDir, "docs/c.md"), "---\naliases: 乙\n---\n");
  expect([vaultAt(contentDir).find("b", "docs/a.md"), vaultAt(contentDir).find("乙", "docs/a.md")]).toEqual([
    [],
    ["docs/c.md"],
  ]);
});

test("a broken link knows the new name of its note, also after a second change of the name", async () => {
  const { contentDir } = await renderNote({ "docs/a.md": "[[b]]", "docs/b.md": "乙\n" });
  const names = ["b", "x", "y"];
  for (const [index, name] of names.slice(1).entries()) {
    muchLater(index + 1);
    renameSync(join(contentDir, `docs/${names[index]}.md`), join(contentDir, `docs/${name}.md`));
    expect(vaultAt(contentDir).newPath("b")).toBe(`docs/${name}.md`);
  }
  expect(vaultAt(contentDir).newPath("c")).toBeUndefined();
});

test("without the dialect brackets stay text", async () => {
  const { html } = await render("[[b]] ^p1\n");
  expect(html).toContain("<p>[[b]] ^p1</p>");
});

test("the Markdown copy has ordinary links", async () => {
  const { markdown } = await renderNote({ "docs/a.md": "见[[b|乙]]。", "docs/b.md": "" });
  expect(markdown).toMatch(/^见\[乙\]\(.+\)。$/);
});
