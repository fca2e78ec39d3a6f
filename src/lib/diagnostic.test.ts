import { formatProblem, type Problem, sortProblems } from "./diagnostic";

const problem = (file: string, line: number, message: string): Problem => ({ severity: "error", file, line, message });

test("a problem names file, line and field, and ends with what to write", () => {
  const shown = formatProblem({
    severity: "error",
    file: "docs/a.mdx",
    line: 3,
    field: "title",
    message: "is empty",
    fix: 'title: "标题"',
  });
  expect(shown).toBe('docs/a.mdx:3 title: is empty\n    → title: "标题"');
});

test("problems are listed by file and line, each once", () => {
  const sorted = sortProblems([problem("b", 1, "x"), problem("a", 9, "x"), problem("a", 2, "x"), problem("b", 1, "x")]);
  expect(sorted.map(({ file, line }) => `${file}:${line}`)).toEqual(["a:2", "a:9", "b:1"]);
});
