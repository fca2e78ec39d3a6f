import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { messages } from "../testing/content-file";
import { markdownFilesIn, scanContent } from "./scan-content";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "content-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), content);
};

test("files that cannot become pages are found, with their problems, and the rest is left alone", () => {
  write("docs/good.md", "---\ntitle: 好\n---\n");
  write("docs/bad yaml.md", "---\ntitle: [\n---\n");
  write("blog/gbk.md", Buffer.from([0xc4, 0xe3, 0xba, 0xc3]));
  const { unreadable, docs } = scanContent(dir);
  expect([...unreadable.keys()].map((file) => path.relative(dir, file))).toEqual(["docs/bad yaml.md", "blog/gbk.md"]);
  expect(messages([...unreadable.values()].flat())[1]).toContain("blog/gbk.md:1: is not UTF-8");
  expect(docs).toEqual(["docs/good.md"]);
});

test("an empty folder is a warning that says how to fill it", () => {
  mkdirSync(path.join(dir, "blog"));
  expect(messages(scanContent(dir).problems)).toEqual([
    'warning: blog/: has no .md or .mdx file in it\n    → delete the folder, or run: npm run new -- post "标题"',
  ]);
});

test("folders that do not exist are no problem", () => {
  expect(scanContent(dir)).toEqual({ unreadable: new Map(), docs: [], problems: [] });
});

test("a symbolic link that leads back is named and not followed", () => {
  write("docs/a/one.md", "# 一");
  symlinkSync(path.join(dir, "docs"), path.join(dir, "docs/a/loop"));
  const { docs, problems } = scanContent(dir);
  expect(docs).toEqual(["docs/a/one.md"]);
  expect(messages(problems)[0]).toMatch(/^warning: docs\/a\/loop: is a symbolic link to a folder that it is in/);
});

test("names with spaces, emoji, plus signs and Chinese are names like any other", () => {
  for (const name of ["带 空格", "😀", "C++/C++Prologue", "25年日志/2025年06月"]) write(`docs/${name}.mdx`, "# 一");
  expect(markdownFilesIn(dir)).toEqual([
    "docs/25年日志/2025年06月.mdx",
    "docs/C++/C++Prologue.mdx",
    "docs/带 空格.mdx",
    "docs/😀.mdx",
  ]);
});
