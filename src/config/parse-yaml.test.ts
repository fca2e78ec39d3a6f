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
