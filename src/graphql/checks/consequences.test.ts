import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FakeGatsby } from "../../gatsby/testing/fake-gatsby";
import { type Diagnostic, formatDiagnostic } from "../../lib/diagnostic";
import { contentFolder } from "../../markdown/testing/render";
import { withoutConsequences } from "./consequences";

const before = process.env.CONTENT_DIR;
const folders: string[] = [];

afterAll(() => {
  if (before === undefined) delete process.env.CONTENT_DIR;
  else process.env.CONTENT_DIR = before;
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const folderOf = (files: Readonly<Record<string, string>>) => {
  const folder = contentFolder(files);
  folders.push(folder);
  return folder;
};

/** Creates a content folder, runs the hooks, and returns all warnings and errors as text. */
async function problems(files: Readonly<Record<string, string>>): Promise<string> {
  const { warn, panicOnBuild } = await FakeGatsby.load(folderOf(files));
  return [...warn.mock.calls, ...panicOnBuild.mock.calls].flat().join("\n");
}

const post = (more: string) => `---\ntitle: 甲\n${more}\n---\n{/* truncate */}\n\n正文\n`;

test.each([
  ["malformed", "xiaoming: { name: 小明\nother: [\n", /authors\.yml:\d+: YAML格式有误/],
  ["a list", "- name: 小明\n", /authors\.yml:1: 是列表/],
  ["without a name", "xiaoming: { title: 写作者 }\n", /authors\.yml:1 xiaoming\.name: 没有写/],
])("if authors.yml is %s, posts with unknown authors are not reported", async (_, yaml, cause) => {
  const found = await problems({ "authors.yml": yaml, "blog/2025-03-01-a.mdx": post("authors: xiaoming") });
  expect(found).toMatch(cause);
  expect(found).not.toContain("authors.yml里没有");
});

test("an author who is missing from authors.yml is reported even if authors.yml has another error", async () => {
  const found = await problems({
    "authors.yml": "xiaoming: { title: 写作者 }\n",
    "blog/2025-03-01-a.mdx": post("authors: somebody"),
  });
  expect(found).toContain('authors.yml里没有"somebody"');
});

test("if tags.yml is malformed, tags that it may define are not reported", async () => {
  const files = {
    "tags.yml": 'cpp: { label: "C++"\nx: {}\n',
    "docs/a.md": "---\ntitle: 甲\ntags: [甲乙]\n---\n正文\n",
  };
  expect(await problems(files)).not.toContain("不在tags.yml里");
});

describe("an unreadable file", () => {
  const catalog = { pathByFile: new Map<string, string>(), draftPaths: new Map<string, string>() };
  const missing = (...awaits: string[]): Diagnostic => ({
    severity: "error",
    file: "x",
    message: awaits.join(),
    awaits,
  });
  const remaining = (contentDir: string, file: string, ...found: Diagnostic[]) =>
    withoutConsequences(found, { catalog, contentDir, unreadable: [path.join(contentDir, file)] }).map(
      formatDiagnostic,
    );

  test("hides broken links and items of sidebars and the navbar that lead to its page", () => {
    const dir = folderOf({ "docs/甲/intro.md": "---\ntitle: 甲: 乙\nslug: /start\n---\n" });
    const lost = [missing("docs/甲/intro"), missing("docs/甲/intro.md"), missing("/docs/start"), missing("docs/甲/")];
    const others = [missing("docs/甲/intr"), missing("/docs/甲/intro2"), missing("docs/乙/"), missing("docs/甲/b.md")];
    expect(remaining(dir, "docs/甲/intro.md", ...lost, ...others)).toEqual([
      "x: docs/甲/intr",
      "x: /docs/甲/intro2",
      "x: docs/乙/",
      "x: docs/甲/b.md",
    ]);
  });

  test("gets the address of its page from front matter in GBK", () => {
    const dir = folderOf({ "docs/a.md": "" });
    // 标题 in GBK.
    const title = Buffer.from([0xb1, 0xea, 0xcc, 0xe2]);
    writeFileSync(
      path.join(dir, "docs/a.md"),
      Buffer.concat([Buffer.from("---\nslug: /"), title, Buffer.from("\n---\n")]),
    );
    expect(remaining(dir, "docs/a.md", missing("/docs/标题"), missing("/docs/别的"))).toEqual(["x: /docs/别的"]);
  });

  test("hides every problem that awaits a key if the file is site.yml", () => {
    const cause: Diagnostic = { severity: "error", file: "site.yml", line: 1, message: "YAML", isCause: true };
    expect(remaining("/nowhere", "docs/b.md", cause, missing("/any"))).toEqual(["site.yml:1: YAML"]);
  });
});
