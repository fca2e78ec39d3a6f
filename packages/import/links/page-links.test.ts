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
