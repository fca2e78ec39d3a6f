import { importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

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
