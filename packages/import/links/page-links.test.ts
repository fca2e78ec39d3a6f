import { importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

test("finds files by their names in another case", async () => {
  const { text, notes } = await importFolder(
    folderWith({
      ".vitepress/config.js": "export default {}",
      "a.md": "![图](./IMG/山.PNG) ![图](/Map/河.png) ![图](./没有.png)\n",
      "img/山.png": "",
      "public/map/河.png": "",
    }),
  );
  expect(text("docs/a.md")).toContain("![图](./img/山.png) ![图](/map/河.png)");
  expect(notes).toEqual(
    expect.arrayContaining(["changed a.md:1 ./IMG/山.PNG → img/山.png", "changed a.md:1 /Map/河.png → /map/河.png"]),
  );
});

test("unlinks a picture whose address is a page, serves a file without an extension, and notes a second title", async () => {
  const { files, text, notes } = await importFolder(
    folderWith({
      ".vitepress/config.js": "export default {}",
      "index.md": "---\ntitle: 甲\n---\n# 乙\n\n![图](./index.md) [许可](LICENSE)\n",
      LICENSE: "MIT",
    }),
  );
  expect(files).toContain("static/LICENSE");
  expect(text("docs/index.md")).toContain("[许可](/LICENSE)");
  expect(text("docs/index.md")).not.toContain("![图](./index.md)");
  expect(notes).toEqual(expect.arrayContaining(["left index.md:6 ./index.md", "changed index.md 乙"]));
});

test("finds files by their paths in the project, by aliases, and below a base path that is not configured", async () => {
  const { text, notes } = await importFolder(
    folderWith({
      "docs/.vuepress/config.js": "module.exports = { title: '茶' }",
      "docs/guide/a.md":
        "![甲](/docs/图/壶.png) ![乙](~@source/图/壶.png) ![丙](/tea/img/山.png) [丁](/tea/guide/b) [戊](/guide/没有)\n",
      "docs/guide/b.md": "# 乙\n",
      "docs/图/壶.png": "",
      "docs/.vuepress/public/img/山.png": "",
    }),
  );
  expect(text("docs/guide/a.md")).toContain(
    "![甲](../图/壶.png) ![乙](../图/壶.png) ![丙](/img/山.png) [丁](./b.md) [戊](/guide/没有)",
  );
  expect(notes).toEqual(
    expect.arrayContaining([
      "changed docs/guide/a.md:1 /docs/图/壶.png → ../图/壶.png",
      "changed docs/guide/a.md:1 /tea/guide/b → ./b.md",
      "left docs/guide/a.md:1 /guide/没有",
    ]),
  );
});

test("keeps links to other sites of the same host if the configuration has an address", async () => {
  const { text } = await importFolder(
    folderWith({
      "_config.yml": "title: 茶\nurl: https://tea.example\n",
      "package.json": '{"dependencies":{"hexo":"7"}}',
      "source/_posts/a.md": "---\ntitle: 甲\ndate: 2024-01-02\n---\n[图](/other/about/)\n",
      "source/about.md": "---\ntitle: 关于\n---\n",
    }),
  );
  expect(text("blog/a.md")).toContain("[图](/other/about/)");
});

test("imports the pictures of the theme that pages use", async () => {
  const { text, files } = await importFolder(
    folderWith({
      "_config.yml": "title: 茶\ntheme: next\nurl: https://tea.example\nroot: /notes/\n",
      "package.json": '{"dependencies":{"hexo":"7"}}',
      "source/_posts/a.md": "---\ntitle: 甲\ndate: 2024-01-02\n---\n![图](/notes/images/壶.png)\n",
      "themes/next/source/images/壶.png": "",
      "themes/next/source/images/山.png": "",
    }),
  );
  expect(text("blog/a.md")).toContain("![图](/images/壶.png)");
  expect(files.filter((file) => file.startsWith("static/"))).toEqual(["static/images/壶.png"]);
});

test("resolves an address from the URL of a page whose address ends with a slash", async () => {
  const { text } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 茶\n",
      "docs/guide/a.md": '<img src="../../图/壶.png">\n',
      "docs/图/壶.png": "",
    }),
  );
  expect(text("docs/guide/a.md")).toContain('<img src="../图/壶.png">');
});
