import { importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

/** Imports the text of a Jekyll post. */
async function post(body: string) {
  const { text, notes } = await importFolder(
    folderWith({
      "_config.yml": "title: 茶\n",
      Gemfile: "gem 'jekyll'",
      "_posts/2024-01-02-a.md": `---\ntitle: 甲\n---\n${body}`,
    }),
  );
  return { text: text("blog/2024-01-02-a.md").replace(/^---\n[\s\S]*?---\n/, ""), notes };
}

test("pairs the tags of an element across blank lines, and drops the rest", async () => {
  const { text, notes } = await post(
    "<b>山\n\n水</b>与<em>茶</em>。\n\n![壶](https://pot.example/a.png)</span>壶</div>\n",
  );
  expect(text).toBe("<b>山</b>\n\n水与<em>茶</em>。\n\n![壶](https://pot.example/a.png)壶\n");
  expect(notes).toContain("changed _posts/2024-01-02-a.md:6 </b>");
});

test("keeps end tags whose element begins in a block of HTML, and names in angle brackets", async () => {
  const body = '<div>\n\n山</div>\n\n`</span>`与List<b>。\n\n<svg><path style="fill:red"/></svg>图\n';
  expect((await post(body)).text).toBe(body);
});

test("keeps spans whose tags separate signs of Markdown", async () => {
  const body = (style: string) =>
    `<span${style}>http:</span><span${style}>//tea.example</span>\n\n水_<span${style}>茶</span>_水\n`;
  expect((await post(body(' style="color:red"'))).text).toBe(body(""));
});

test("removes styles, spans that have nothing else, and keeps the width of pictures", async () => {
  const { text, notes } = await post(
    '<span style="color:red">红</span>，<span class="a" style="color:red">绿</span>\n\n<img src="https://pot.example/a.png" style="zoom:50%; width: 300px">\n\n<span style="color:red">山\n\n水</span>\n',
  );
  expect(text).toBe('红，<span class="a">绿</span>\n\n<img src="https://pot.example/a.png" width="300">\n\n山\n\n水\n');
  expect(notes.filter((note) => note.includes("style"))).toEqual([
    "changed _posts/2024-01-02-a.md:4 <span style>",
    "changed _posts/2024-01-02-a.md:4 <span style>",
    "changed _posts/2024-01-02-a.md:6 <img style>",
    "changed _posts/2024-01-02-a.md:8 <span style>",
  ]);
});
