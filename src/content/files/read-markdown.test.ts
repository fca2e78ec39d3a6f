import { rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../markdown/testing/render";
import { readMarkdown } from "./read-markdown";

test("a file is read and parsed once, until it changes", () => {
  const dir = contentFolder({ "docs/甲.md": "---\ntitle: 甲\n---\n正文\n" });
  const first = readMarkdown(dir, "docs/甲.md");
  expect(first).toMatchObject({ data: { title: "甲" }, body: "正文\n", bodyLine: 3, diagnostics: [] });
  expect(readMarkdown(dir, "docs/甲.md")).toBe(first);
  writeFileSync(path.join(dir, "docs/甲.md"), "改过\n");
  const second = readMarkdown(dir, "docs/甲.md");
  expect([second.body, second.digest === first.digest]).toEqual(["改过\n", false]);
  // A new modification time makes the cache read the same bytes again.
  utimesSync(path.join(dir, "docs/甲.md"), 1, 1);
  expect(readMarkdown(dir, "docs/甲.md")).toMatchObject({ digest: second.digest });
});

test("a file that is gone keeps its content until its node is deleted", () => {
  const dir = contentFolder({ "docs/甲.md": "正文\n" });
  const read = readMarkdown(dir, "docs/甲.md");
  rmSync(path.join(dir, "docs/甲.md"));
  expect(readMarkdown(dir, "docs/甲.md")).toBe(read);
  expect(() => readMarkdown(dir, "docs/乙.md")).toThrow("ENOENT");
});

test("errors in encoding and front matter are reported together", () => {
  const dir = contentFolder({ "docs/a.md": "---\ntitle: [\n---\n" });
  writeFileSync(path.join(dir, "docs/b.md"), Buffer.from([0xc4, 0xe3]));
  expect(readMarkdown(dir, "docs/a.md").diagnostics[0]?.message).toMatch(/^YAML格式有误/);
  expect(readMarkdown(dir, "docs/b.md").diagnostics[0]?.message).toMatch(/^不是UTF-8编码/);
});
