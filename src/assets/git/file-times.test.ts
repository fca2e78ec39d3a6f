import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { messages } from "../../content/testing/content-file";
import { contentFolder } from "../../markdown/testing/render";
import { fileTimeNodes, fileTimes, historyDiagnostics, parseLog } from "./file-times";
import { git } from "./testing/git";

/**
 * Creates a repository with content in a subfolder. Two commits touch 日记.md and one touches a.md.
 */
function repository(): string {
  const dir = contentFolder({ "content/docs/日记.md": "甲", "content/docs/a.md": "甲", "content/docs/new.md": "甲" });
  git(dir, ["init", "--quiet"]);
  git(dir, ["add", "content/docs/日记.md", "content/docs/a.md"]);
  git(dir, ["commit", "--quiet", "-m", "甲"]);
  git(dir, ["rm", "--quiet", "--cached", "content/docs/日记.md"], "02");
  git(dir, ["commit", "--quiet", "-m", "乙"], "02");
  return dir;
}

test("reads the first and last commit of every file, in UTC, with unescaped Chinese names", () => {
  const log =
    "\x002025-09-01T08:00:00+08:00\n\ndocs/日记.mdx\n\x002025-08-01T08:00:00+08:00\n\ndocs/日记.mdx\ndocs/a.mdx\n";
  expect(parseLog(log)).toEqual(
    new Map([
      ["docs/日记.mdx", { first: "2025-08-01T00:00:00.000Z", last: "2025-09-01T00:00:00.000Z" }],
      ["docs/a.mdx", { first: "2025-08-01T00:00:00.000Z", last: "2025-08-01T00:00:00.000Z" }],
    ]),
  );
});

test("returns no times and no errors outside a repository", () => {
  expect(fileTimes("/").size).toBe(0);
  expect(historyDiagnostics("/")).toEqual([]);
});

test("times come from the commits that touched the file", () => {
  const dir = path.join(repository(), "content");
  expect(Object.fromEntries(fileTimes(dir))).toEqual({
    "docs/日记.md": { first: "2025-08-01T01:00:00.000Z", last: "2025-08-02T01:00:00.000Z" },
    "docs/a.md": { first: "2025-08-01T01:00:00.000Z", last: "2025-08-01T01:00:00.000Z" },
  });
  expect(historyDiagnostics(dir)).toEqual([]);
});

test("creates a node with the commit time for each committed article", () => {
  const dir = path.join(repository(), "content");
  expect(fileTimeNodes(dir, ["docs"])).toEqual([
    { file: "docs/a.md", last: "2025-08-01T01:00:00.000Z" },
    { file: "docs/日记.md", last: "2025-08-02T01:00:00.000Z" },
  ]);
  expect(fileTimeNodes("/", ["docs"])).toEqual([]);
});

test("returns no times and a warning for a shallow clone", () => {
  const clone = mkdtempSync(path.join(tmpdir(), "clone-"));
  git(clone, ["clone", "--quiet", "--depth", "1", `file://${repository()}`, "."]);
  const dir = path.join(clone, "content");
  expect(fileTimes(dir).size).toBe(0);
  expect(messages(historyDiagnostics(dir))).toEqual([
    "warning: .git: 只有最近的提交，无从得知文章何时写成、何时修改\n    → git fetch --unshallow；用GitHub的actions/checkout时写fetch-depth: 0",
  ]);
});
