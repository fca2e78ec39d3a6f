import { importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

test("a picture that names its page is no picture, a file without an ending is served, a second title is named", async () => {
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
