import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { messages } from "../testing/content-file";
import {
  allBut,
  idlePatterns,
  ignoredContent,
  markdownFilesIn,
  misnamedEntries,
  pageNames,
  scanContent,
} from "./scan-content";

let dir: string;

const folders = ["docs", "blog", "pages"];

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "content-"));
});

const write = (file: string, content: string | Uint8Array) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), content);
};

test("unreadable files are found with their diagnostics, readable ones are listed", () => {
  write("docs/good.md", "---\ntitle: 好\n---\n");
  write("docs/bad yaml.md", "---\ntitle: [\n---\n");
  write("blog/gbk.md", Buffer.from([0xc4, 0xe3, 0xba, 0xc3]));
  const { unreadable, readable } = scanContent(dir, folders);
  expect([...unreadable.keys()].map((file) => path.relative(dir, file))).toEqual(["docs/bad yaml.md", "blog/gbk.md"]);
  expect(messages([...unreadable.values()].flat())[1]).toContain("blog/gbk.md:1: 不是UTF-8编码");
  expect(readable).toEqual(["docs/good.md"]);
});

test("a pattern of `exclude` that matches no file is a warning with a pattern that matches", () => {
  write("docs/drafts/甲.md", "# 一");
  write("docs/_parts/b.md", "# 一");
  const fixes = (...exclude: string[]) =>
    idlePatterns(exclude, dir, folders).map(({ field, message, fix }) => `${field} ${message} → ${fix}`);
  expect(fixes("docs/drafts/**", "drafts/**", "**/甲.md", "docs/_parts/*")).toEqual([]);
  expect(fixes("docs/drafts/**", "docs/drafts/", "none/**")).toEqual([
    'exclude.1 "docs/drafts/"不匹配任何.md或.mdx文件 → - "docs/drafts/**"',
    'exclude.2 "none/**"不匹配任何.md或.mdx文件 → 改正它，从内容文件夹写起，如docs/drafts/**；或删去这一项',
  ]);
  expect(fixes("content/docs/drafts")[0]).toContain('- "docs/drafts/**"');
});

test("an empty folder is a warning that says what to add", () => {
  mkdirSync(path.join(dir, "blog"));
  expect(messages(scanContent(dir, folders).diagnostics)).toEqual([
    'warning: blog/: 里面没有.md或.mdx文件\n    → 删去这个目录，或运行：npm run new -- post "标题"',
  ]);
});

test("a Markdown file with another extension is reported", () => {
  for (const name of ["a.md", "二.MD", "三.Mdx", "四.markdown", "五.txt"]) write(`docs/${name}`, "# 一");
  expect(messages(scanContent(dir, folders).diagnostics).map((message) => message.split("→")[1])).toEqual([
    " 改名为docs/三.mdx",
    " 改名为docs/二.md",
    " 改名为docs/四.md",
  ]);
});

test("missing folders are not reported", () => {
  expect(scanContent(dir, folders)).toEqual({ unreadable: new Map(), readable: [], diagnostics: [] });
});

test("a symbolic link to an enclosing folder is reported and not followed", () => {
  write("docs/a/one.md", "# 一");
  symlinkSync(path.join(dir, "docs"), path.join(dir, "docs/a/loop"));
  const { readable, diagnostics } = scanContent(dir, folders);
  expect(readable).toEqual(["docs/a/one.md"]);
  expect(messages(diagnostics)[0]).toMatch(/^warning: docs\/a\/loop: 这个符号链接指向它所在的目录/);
});

test("names with spaces, emoji, plus signs and Chinese are ordinary names", () => {
  for (const name of ["带 空格", "😀", "C++/C++Prologue", "25年日志/2025年06月"]) write(`docs/${name}.mdx`, "# 一");
  expect(markdownFilesIn(dir, folders)).toEqual([
    "docs/25年日志/2025年06月.mdx",
    "docs/C++/C++Prologue.mdx",
    "docs/带 空格.mdx",
    "docs/😀.mdx",
  ]);
});

test("editors' files are not content, and a folder is not a file, whatever its name", () => {
  write("docs/a.md", "# 一");
  write("docs/._a.md", Buffer.from([0x00, 0x05, 0x16, 0x07, 0xff]));
  write("docs/.obsidian/plugin.md", "# 不算");
  write("docs/notes.md/b.md", "# 二");
  symlinkSync("me@host.1234", path.join(dir, "docs/.#a.md"));
  symlinkSync(path.join(dir, "docs/gone.md"), path.join(dir, "docs/broken.md"));
  symlinkSync("self.md", path.join(dir, "docs/self.md"));
  symlinkSync(path.join(dir, "docs/a.md"), path.join(dir, "docs/linked.md"));
  const { unreadable, readable, diagnostics } = scanContent(dir, folders);
  expect([...unreadable.keys(), ...diagnostics]).toEqual([]);
  expect(readable).toEqual(["docs/a.md", "docs/linked.md", "docs/notes.md/b.md"]);
});

describe("a folder whose path looks like a pattern", () => {
  const badFile = (name: string) => {
    write(`${name}/docs/[甲](1).md`, "---\ntitle: [\n---\n");
    return path.join(dir, name, "docs/[甲](1).md");
  };

  test.each(["笔记 (1)", "[笔记]", "{a,b}+?"])("in %s Gatsby ignores the unreadable files and no others", (name) => {
    const file = badFile(name);
    const env = jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
    const patterns = ignoredContent(path.join(dir, name), folders).filter((pattern) => pattern instanceof RegExp);
    env.restore();
    const isIgnored = (candidate: string) => patterns.some((pattern) => pattern.test(candidate));
    expect([file, file.replace("[甲](1)", "甲1"), `${file}x`].map(isIgnored)).toEqual([true, false, false]);
  });

  test.each(["[笔记]", "{a,b}", "(a|b)"])("%s is an error, because Gatsby finds nothing there", (name) => {
    const { diagnostics } = scanContent(path.join(dir, name), folders);
    expect(diagnostics).toMatchObject([{ severity: "error", message: expect.stringContaining(`路径里有"${name}"`) }]);
    expect(scanContent(path.join(dir, "笔记 (1)"), folders).diagnostics).toEqual([]);
  });

  test("the files of the content folder itself are recognised by path alone", () => {
    const others = allBut("/home/a/笔记 (1)", ["authors.yml", "sidebars.yml"]);
    const isRead = (file: string) => !others.test(`/home/a/笔记 (1)${file}`);
    expect(["", "/authors.yml", "/sidebars.yml"].filter(isRead)).toHaveLength(3);
    const foreign = [
      "/README.md",
      "/node_modules",
      "/src/pages/a.md",
      "/authors.yml.md",
      "/authorsxyml",
      "/x/authors.yml",
    ];
    expect(foreign.filter(isRead)).toEqual([]);
  });
});

describe("names that are not pages", () => {
  test("partials, folders set aside and tests are never pages", () => {
    const pages = ["docs/a.md", "docs/a_b.mdx", "docs/test.md", "blog/2021-01-01-x.md"];
    const others = ["docs/_a.md", "docs/_old/b.mdx", "docs/x/_y/z.md", "blog/_draft.md", "pages/a.test.md"];
    for (const file of [...pages, ...others]) write(file, "# 一");
    expect(new Set(scanContent(dir, folders).readable)).toEqual(new Set(pages));
    const [isIgnored] = ignoredContent(dir, folders).filter((rule) => typeof rule === "function");
    expect(others.every((file) => isIgnored?.(path.join(dir, file)))).toBe(true);
    // A folder that starts with `_` may contain files that a page shows.
    expect(
      ["docs/_img/a.png", "docs/_category_.yml", "docs/a.md"].filter((file) => isIgnored?.(path.join(dir, file))),
    ).toEqual([]);
  });

  test("globs exclude more, from the content folder or from the kind's", () => {
    const isPage = pageNames(["**/drafts/**", "docs/old.md", "**/*.zh.md"]);
    expect(["docs/a.md", "blog/old.md"].filter(isPage)).toHaveLength(2);
    expect(["docs/drafts/a.md", "docs/x/drafts/b/c.md", "docs/old.md", "pages/a.zh.md"].filter(isPage)).toEqual([]);
  });
});

test("texts outside the known folders are reported with the folders where they belong", () => {
  const scanned = () => messages(scanContent(dir, folders).diagnostics);
  write("README.md", "x");
  expect(scanned()).toEqual([]);
  write("notes/a.md", "x");
  expect(scanned()).toEqual([
    expect.stringMatching(/^warning: notes\/a\.md: 没有一篇文章：文章放在内容文件夹的docs、blog、pages里/),
  ]);
  write("docs/b.md", "x");
  expect(scanned()).toEqual([]);
});

test("files and folders whose names are nearly right are reported, if the right one is missing", () => {
  for (const file of ["site.yaml", "sidebar.yml", "Friends.yml", "tags.yml", "tag.yml", "Docs/a.md", "img/x.png"]) {
    write(file, "");
  }
  const names = ["site.yml", "sidebars.yml", "friends.yml", "tags.yml", "authors.yml", "docs", "static"];
  expect(misnamedEntries(dir, names).map(({ file, fix }) => [file, fix])).toEqual([
    ["Docs/", "改名为docs"],
    ["Friends.yml", "改名为friends.yml"],
    ["sidebar.yml", "改名为sidebars.yml"],
    ["site.yaml", "改名为site.yml"],
  ]);
});
