import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const files = {
  "README.md": "# 我的笔记\n\n读[指针](编程/C/指针.md)。\n",
  "编程/C/指针.md": "地址也是数。\n",
  "编程/C/_草稿.md": "不要\n",
  "public/docs/index.md": "构建写下的\n",
  "node_modules/a/index.md": "别人的\n",
};
const notes = mkdtempSync(join(tmpdir(), "笔记 (新)-"));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(notes, file)), { recursive: true });
  writeFileSync(join(notes, file), text);
}
// The configuration is read when its module is loaded, so `CONTENT_DIR` must be set first.
process.env["CONTENT_DIR"] = notes;
const { contentDir } = require("../../config/read-site") as typeof import("../../config/read-site");
const { site } = require("../../config/site") as typeof import("../../config/site");
const { FakeGatsby } = require("../testing/fake-gatsby") as typeof import("../testing/fake-gatsby");

test("a folder of Markdown is a site of its name, and nothing is written into it", async () => {
  const gatsby = await FakeGatsby.load(contentDir());
  expect(gatsby.panicOnBuild.mock.calls).toEqual([]);
  const docs = gatsby.all("Doc").map(({ path }) => path);
  expect(docs.sort()).toEqual(["/docs/", "/docs/编程/C/指针"]);
  expect(site).toMatchObject({ title: basename(notes), content: { dialect: "markdown" } });
  expect(readdirSync(notes).sort()).toEqual(["README.md", "node_modules", "public", "编程"]);
});
