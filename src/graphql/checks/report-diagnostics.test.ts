import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Diagnostic } from "../../lib/diagnostic";
import { reportDiagnostics } from "./report-diagnostics";

const diagnostic = (severity: Diagnostic["severity"], file: string, message = "is wrong"): Diagnostic => ({
  severity,
  file,
  message,
});

function reported(diagnostics: readonly Diagnostic[]) {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
  const root = mkdtempSync(path.join(tmpdir(), "report-"));
  reportDiagnostics(diagnostics, { reporter, root });
  return { ...reporter, root };
}

test("all errors of a build are listed together, and warnings do not fail it", () => {
  const { warn, panicOnBuild, root } = reported([
    diagnostic("error", "a.md"),
    diagnostic("error", "b.md"),
    diagnostic("warning", "c.md"),
  ]);
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  expect(panicOnBuild.mock.calls[0][0]).toBe("内容中有2处错误：\n  a.md: is wrong\n  b.md: is wrong");
  expect(warn.mock.calls[0][0]).toBe("内容中有1处警告：\n  c.md: is wrong");
  expect(readdirSync(root)).toEqual([]);
});

test("valid content is not reported", () => {
  const { warn, panicOnBuild } = reported([]);
  expect(warn).not.toHaveBeenCalled();
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test("prints three of many similar diagnostics, and writes all of them to a file", () => {
  const files = Array.from({ length: 9 }, (_, index) => `docs/${index}.md`);
  const { warn, root } = reported([
    ...files.map((file) => diagnostic("warning", file, `links to "/${file}", which is no page`)),
    diagnostic("warning", "docs/5.md", "is empty"),
  ]);
  expect(warn.mock.calls[0][0]).toBe(`内容中有10处警告：
  docs/0.md: links to "/docs/0.md", which is no page
  docs/1.md: links to "/docs/1.md", which is no page
  docs/2.md: links to "/docs/2.md", which is no page
    ……另有6处与此相同
  docs/5.md: is empty
  完整的列表在warnings.log`);
  const lines = readFileSync(path.join(root, "warnings.log"), "utf8").trimEnd().split("\n");
  expect(lines).toHaveLength(10);
  expect(lines).toContain('docs/7.md: links to "/docs/7.md", which is no page');
});

test("writes the parts of a summarized diagnostic to the file", () => {
  const parts = [diagnostic("warning", "docs/a.md"), diagnostic("warning", "docs/b.md")];
  const { warn, root } = reported([{ ...diagnostic("warning", "site.yml", "2张图片"), parts }]);
  expect(warn.mock.calls[0][0]).toBe("内容中有1处警告：\n  site.yml: 2张图片\n  完整的列表在warnings.log");
  expect(readFileSync(path.join(root, "warnings.log"), "utf8")).toBe(
    "site.yml: 2张图片\ndocs/a.md: is wrong\ndocs/b.md: is wrong\n",
  );
});

test("reports ten thousand warnings in less than a second", () => {
  const many = Array.from({ length: 10_000 }, (_, index) =>
    diagnostic("warning", `docs/${index}.md`, `links to "/${index}"`),
  );
  const began = performance.now();
  const { warn } = reported(many);
  expect(performance.now() - began).toBeLessThan(1000);
  expect(warn.mock.calls[0][0].split("\n")).toHaveLength(6);
});

test("a later report of the same project lists only what is new", () => {
  const reporter = { warn: jest.fn(), panicOnBuild: jest.fn() };
  const root = mkdtempSync(path.join(tmpdir(), "report-"));
  const [first, second] = [diagnostic("warning", "a.md"), diagnostic("warning", "b.md")];
  for (const diagnostics of [[first], [first], [first, second], [first]]) {
    reportDiagnostics(diagnostics, { reporter, root });
  }
  expect(reporter.warn.mock.calls.flat()).toEqual([
    "内容中有1处警告：\n  a.md: is wrong",
    "内容中有2处警告：\n  b.md: is wrong\n  ……另有1处上面已经列出",
  ]);
});
