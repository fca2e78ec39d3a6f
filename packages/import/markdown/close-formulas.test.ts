import { importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

/** Imports one Markdown file of a site that has formulas. */
async function imported(text: string) {
  const site = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 茶\nmarkdown_extensions:\n  - pymdownx.arithmatex\n  - admonition\n",
      "docs/a.md": text,
    }),
  );
  return { text: site.text("docs/a.md").replace(/^---\n[\s\S]*?---\n/, ""), notes: site.notes };
}

test("ends a formula without an end before the text after it", async () => {
  const { text, notes } = await imported(
    "$$\na = b\n\n设$x$为水温。\n\n## 第二节\n\n![壶](壶.png) 见$y$。\n\n$$\nc = d\n$$\n",
  );
  expect(text).toContain("$$\na = b $$\n\n设$x$为水温。\n\n## 第二节");
  expect(text).toContain("见$y$。\n\n$$\nc = d\n$$\n");
  expect(notes).toEqual(
    expect.arrayContaining(["changed docs/a.md:1 $$ a = b 设$x$为水温。 ## 第二节 ![壶](壶.png) 见$y"]),
  );
  expect(notes.join("\n")).not.toContain("字）");
});

test("ends a formula without a blank line before prose, and in a quote", async () => {
  const { text } = await imported("> $$a = b\n> 其中b是水。\n\n- $$\n  c = d\n\n  热水。\n\n文字。\n");
  expect(text).toContain("> $$a = b $$\n> 其中b是水。");
  expect(text).toContain("- $$\n  c = d $$\n\n  热水。\n\n文字。");
});

test("escapes dollars that open nothing, so that the formulas after them stay", async () => {
  const { text } = await imported("$$\n\n水在$t$时沸腾。\n\n$$\na = b\n$$\n\n热水。\n");
  expect(text).toContain("\\$\\$\n\n水在$t$时沸腾。\n\n$$\na = b\n$$\n\n热水。");
});

test("leaves complete formulas with blank lines and words as they are", async () => {
  const formulas = "$$\n\n速度 = \\frac{路程}{时间}\n\n$$\n\n$$\na = b\n\n\\text{若 $x$ 大}\n$$\n\n$$ c = d $$\n";
  expect((await imported(formulas)).text).toContain(formulas);
});

test("ends open formulas of Docusaurus", async () => {
  const site = await importFolder(
    folderWith({
      "docusaurus.config.js":
        "module.exports = { title: '茶', url: 'https://tea.example', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [require('remark-math')] } }]] };",
      "docs/a.md": "# 甲\n\n$$\na = b\n\n设$x$为水温。见[乙](./b.md)。\n",
      "docs/b.md": "# 乙\n",
    }),
  );
  expect(site.text("docs/a.md")).toContain("$$\na = b $$\n\n设$x$为水温。");
  expect(site.notes).toContainEqual(expect.stringMatching(/^changed docs\/a\.md:3 \$\$ a = b/));
});
