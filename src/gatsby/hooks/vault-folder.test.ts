import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const files = {
  ".obsidian/app.json": JSON.stringify({
    userIgnoreFilters: ["私 (旧)/", String.raw`/(^|\/)\d+号\.md$/`, "/(/"],
    attachmentFolderPath: "附件",
  }),
  ".obsidian/templates.json": '{ "folder": "Templates/" }',
  ".obsidian/daily-notes.json": '{ "folder": "日记", "template": "日记/模板" }',
  ".trash/删了.md": "不要\n",
  "Templates/新.md": "---\ndate: {{date}}\n---\n",
  "私 (旧)/x.md": "旧\n",
  "编程/12号.md": "不要\n",
  "编程/第12号.md": "要\n",
  "日记/模板.md": "模板\n",
  "日记/2024-03-05.md": "今天读了[[C# 入门#委托|委托]]。\n\n![[图.svg|看|120]]\n",
  "编程/C# 入门.md": "---\ncreated: 2020-01-01\nimage: 7\nstatus: [ok]\n---\n\n## 委托\n\n见[[2024-03-05]]。\n",
  "编程/板.canvas": "{}",
  "附件/图.svg": svg,
  "开始.md": "从这里开始，\n读[[C# 入门]]。\n\n> [!tip]\n> 一行\n> 又一行 ^id\n",
};
const vault = mkdtempSync(join(tmpdir(), "我的库-"));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(vault, file)), { recursive: true });
  writeFileSync(join(vault, file), text);
}
// The configuration is read when its module is loaded, so `CONTENT_DIR` must be set first.
process.env["CONTENT_DIR"] = vault;
const { contentDir } = require("../../config/read-site") as typeof import("../../config/read-site");
const { site } = require("../../config/site") as typeof import("../../config/site");
const { FakeGatsby } = require("../testing/fake-gatsby") as typeof import("../testing/fake-gatsby");

const dir = contentDir();
let gatsby: InstanceType<typeof FakeGatsby>;
let errors: string;
let warnings: string;

beforeAll(async () => {
  gatsby = await FakeGatsby.load(dir);
  errors = gatsby.panicOnBuild.mock.calls.flat().join("\n");
  warnings = gatsby.warn.mock.calls.flat().join("\n");
});

test("a vault is a site of its name, and nothing is written into it", () => {
  expect(site.title).toBe(basename(vault));
  expect(readdirSync(vault).sort()).toEqual([...new Set(Object.keys(files).map((file) => file.split("/")[0]))].sort());
});

test("its notes are pages, without templates, the trash and what Obsidian excludes", () => {
  expect(errors).toBe("");
  expect(
    gatsby
      .all("Doc")
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["/docs/开始", "/docs/日记/2024-03-05", "/docs/编程/第12号", "/docs/编程/C-入门"].sort());
});

test("folders are sidebars", () => {
  expect(gatsby.all("Sidebar").map(({ label }) => label)).toEqual(["文档", "日记", "编程"]);
});

test("links and pictures lead to files anywhere in the vault", async () => {
  const day = gatsby.find("Doc", "docId", "日记/2024-03-05");
  const article = (await gatsby.field(day, "article")) as { readonly html: () => Promise<string> };
  const html = decodeURIComponent(await article.html());
  expect(html).toContain('<a href="/docs/编程/C-入门#委托">委托</a>');
  expect(html).toMatch(/<img [^>]*width="120"/);
});

test("lines end where they end in Obsidian", async () => {
  const article = (await gatsby.field(gatsby.find("Doc", "docId", "开始"), "article")) as {
    readonly html: () => Promise<string>;
  };
  const html = (await article.html()).replace(/\s*\n\s*/g, "");
  expect(html).toContain("<p>从这里开始，<br>读<a");
  expect(html).toMatch(/<div [^>]*id="\^id"[^>]*><p class="admonition-title">提示<\/p><p>一行<br>又一行<\/p>/);
});

test("properties that the site does not know are allowed, and wrong values warn", () => {
  expect(warnings).not.toMatch(/created|status/);
  expect(warnings).toContain("  编程/C# 入门.md:3 image: 写的是7");
});
