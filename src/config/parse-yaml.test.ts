import { formatDiagnostic } from "../lib/diagnostic";
import { parseYaml } from "./read-file";

test("an asterisk that names no anchor is a mistake of its line", () => {
  const { data, diagnostics } = parseYaml("title: 甲\nmark: *星\n", "a.yml");
  expect(diagnostics.map(formatDiagnostic)).toEqual([
    expect.stringMatching(/^a\.yml:2: YAML格式有误，在.*处：以\*开头的文本是别名/),
  ]);
  expect(data).toEqual({});
  expect(parseYaml("a: &x 1\nb: *x\n", "a.yml")).toMatchObject({ data: { a: 1, b: 1 }, diagnostics: [] });
});

test("aliases that would fill the memory are a mistake of the file", () => {
  const levels = Array.from({ length: 12 }, (_, n) => `a${n}: &a${n} [${Array(9).fill(n === 0 ? "x" : `*a${n - 1}`)}]`);
  const { diagnostics, data } = parseYaml(levels.join("\n"), "a.yml");
  expect(diagnostics.map(formatDiagnostic)).toEqual([expect.stringMatching(/^a\.yml:1: YAML格式有误/)]);
  expect(data).toEqual({});
});
