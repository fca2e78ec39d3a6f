import { markText, snippetOf } from "./snippet";

const text = `${"开头的句子。".repeat(20)}关键的时钟偏差在这里。${"结尾的句子。".repeat(20)}`;
const joined = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join("");

test("cuts a snippet around the match, from the beginning of a sentence", () => {
  const pieces = snippetOf(text, { phrase: "时钟偏差", terms: ["时钟偏差"], length: 60 });
  expect(joined(pieces)).toMatch(/^…(?:开头的句子。)*关键的时钟偏差在这里。/);
  expect(pieces.filter(({ marked }) => marked)).toEqual([{ text: "时钟偏差", marked: true }]);
  expect(joined(pieces).length).toBeLessThanOrEqual(62);
});

test("puts the match in the first line on a phone, after whole characters", () => {
  for (const before of [13, 40, 88, 300]) {
    const long = `${"😀".repeat(before)}时钟偏差${"后".repeat(200)}`;
    const shown = joined(snippetOf(long, { phrase: "时钟偏差", terms: ["时钟偏差"], length: 110 }));
    expect(shown).toMatch(/^…(?:😀){6}时钟偏差/u);
  }
});

test("returns the beginning of a text without a match", () => {
  expect(joined(snippetOf(text, { phrase: "无", terms: ["无"], length: 12 }))).toBe("开头的句子。开头的句子。…");
});

test("marks full-width text", () => {
  expect(markText("用ＤＯＣＫＥＲ部署", ["docker"])).toEqual([
    { text: "用", marked: false },
    { text: "ＤＯＣＫＥＲ", marked: true },
    { text: "部署", marked: false },
  ]);
});

test("marks a word only at the beginning of words and of their parts", () => {
  const marked = (text: string) => markText(text, ["port"]).some((piece) => piece.marked);
  expect([marked("export"), marked("ports"), marked("getPort"), marked("用port")]).toEqual([false, true, true, true]);
});

test("merges overlapping matches into one mark", () => {
  expect(markText("时钟偏差", ["时钟", "钟偏"]).filter(({ marked }) => marked)).toEqual([
    { text: "时钟偏", marked: true },
  ]);
});
