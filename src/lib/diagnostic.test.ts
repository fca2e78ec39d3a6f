import { type Diagnostic, formatDiagnostic, sortDiagnostics } from "./diagnostic";

const diagnostic = (file: string, line: number, message: string): Diagnostic => ({
  severity: "error",
  file,
  line,
  message,
});

test("names file, line and field, and ends with the fix", () => {
  const shown = formatDiagnostic({
    severity: "error",
    file: "docs/a.mdx",
    line: 3,
    field: "title",
    message: "is empty",
    fix: 'title: "标题"',
  });
  expect(shown).toBe('docs/a.mdx:3 title: is empty\n    → title: "标题"');
});

test("sorts diagnostics by file and line, without duplicates", () => {
  const sorted = sortDiagnostics([
    diagnostic("b", 1, "x"),
    diagnostic("a", 9, "x"),
    diagnostic("a", 2, "x"),
    diagnostic("b", 1, "x"),
  ]);
  expect(sorted.map(({ file, line }) => `${file}:${line}`)).toEqual(["a:2", "a:9", "b:1"]);
});
