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

test.each([
  ["offline：false\nurl: https://a.example\n", 1, "字段名后面是全角的冒号", "offline: false"],
  ["url: https://a.example\noffline：false\n", 2, "字段名后面是全角的冒号", "offline: false"],
  [
    "navbar: {left: [{sidebar：notes}]，right: []}\n",
    1,
    "字段名后面是全角的冒号",
    "navbar: {left: [{sidebar: notes}]，right: []}",
  ],
  ["title: 老王\n tagline: x\n", 2, "缩进与上一个字段不同", '与上面的"title: 老王"对齐'],
  ["comments:\n    provider: giscus\n  repo: a/b\n", 3, "缩进与上一个字段不同", '与上面的"provider: giscus"对齐'],
  ['title: "老王\ntagline: x\nlogo: "/img/logo.png"\n', 1, "引号没有闭合", 'title: "老王"'],
  ["ann: { name: Ann\nbob: [\n", 1, "括号没有闭合", "ann: { name: Ann }"],
  ["a: { tags: [x, y # z\nb: { tags: [z] }\n", 1, "括号没有闭合", "a: { tags: [x, y ]}"],
  ["甲:\n  - { x: '}', y: 1,\n  - { x: 2 }\n", 2, "括号没有闭合", "- { x: '}', y: 1 }"],
  ["items:\n  - a\n  -notes/intro\n", 3, "-后面缺少空格", "- notes/intro"],
])("a slip in %j is named at its line, with what to write", (yaml, line, reason, fix) => {
  const [diagnostic] = parseYaml(yaml, "site.yml").diagnostics;
  expect(diagnostic).toMatchObject({ line, fix });
  expect(diagnostic?.message).toContain(reason);
});
