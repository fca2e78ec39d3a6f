import { type LintProblem, lintPage } from "./lint-page";
import { mend } from "./mend";
import { lintPages } from "./rules";

const head = '---\ntitle: 甲\ndescription: "二十个字以上的一句话，说清这一页讲的是什么东西。"\n---\n\n';
const problems = (body: string, levels = {}, file = "pages/a.md") =>
  lintPages([lintPage(file, `${head}${body}\n\n${"字".repeat(700)}\n`)], { repetition: "off", ...levels });

/** Returns the text after `--fix`. */
function mended(body: string): string {
  const bytes = mend(new TextEncoder().encode(head + body), (text) => lintPages([lintPage("pages/a.md", text)], {}));
  return new TextDecoder().decode(bytes ?? new Uint8Array()).slice(head.length);
}

test.each([
  ["用 Linux 的人", "用Linux的人"],
  ["见 `a b` 和 `c`。", "见`a b`和`c`。"],
  ["先看, 再写; 好吗?", "先看，再写；好吗？"],
  ["内存(RAM)与(内)存", "内存（RAM）与（内）存"],
  ["甲—乙，等等...", "甲——乙，等等……"],
  ["他说「好」", "他说“好”"],
  ["```\n甲, 乙\n```", "```text\n甲, 乙\n```"],
])("%j is mended to %j", (before, after) => {
  expect(mended(before)).toBe(after);
});

test.each(["`甲, 乙`", "[甲](https://a.example/x,y)", "| 甲 | b |", "- 甲", "{/* 甲, 乙 */}", "$甲, b$"])(
  "%s stays as it is",
  (text) => {
    expect(mended(text)).toBe(text);
  },
);

test("everything but the corrections stays byte for byte", () => {
  const before = "\uFEFF---\r\ntitle: 甲 b\r\n---\r\n\r\n甲 b\t \r\n😀 c, 乙,丙\r\n\n";
  const bytes = new TextEncoder().encode(before);
  const check = (text: string) => lintPages([lintPage("pages/a.md", text)], {});
  const after = new TextDecoder("utf-8", { ignoreBOM: true }).decode(mend(bytes, check) ?? undefined);
  expect(after).toBe(before.replace("\r\n甲 b\t", "\r\n甲b\t").replace("乙,丙", "乙，丙"));
  expect(mend(Buffer.from([0xc4, 0xe3]), check)).toBeNull();
});

test("two rules mend the same line, and a correction that makes another one possible is followed by it", () => {
  const replace =
    (from: string, to: string) =>
    (text: string): LintProblem[] =>
      text.split("\n").flatMap((written, index) => {
        if (!written.includes(from)) return [];
        const problem = { severity: "error", file: "pages/a.md", message: from, fix: to } as const;
        return [{ ...problem, line: index + 1, written, mended: written.replace(from, to) }];
      });
  const rules = [replace("a", "b"), replace("c", "d"), replace("bd", "e")];
  const bytes = mend(new TextEncoder().encode("ac\nc"), (text) => rules.flatMap((rule) => rule(text)));
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe("e\nd");
});

test("rules are switched off or to warnings by name", () => {
  const severities = (levels: object) => problems("甲, 乙", levels).map(({ severity }) => severity);
  expect(severities({})).toEqual(["error"]);
  expect(severities({ punctuation: "warn" })).toEqual(["warning"]);
  expect(severities({ punctuation: "off" })).toEqual([]);
});

test("a short page is unfinished, unless it is a draft", () => {
  const short = (frontMatter: string) =>
    lintPages([lintPage("docs/a.md", `---\n${frontMatter}\n---\n短\n`)], { "front-matter": "off", questions: "off" })
      .length;
  expect([short("title: 甲"), short("title: 甲\ndraft: true")]).toEqual([1, 0]);
});
