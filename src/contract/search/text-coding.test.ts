import { decodeJson, encodeJson } from "./text-coding";

test("rare characters, emoji, symbols and HTML survive a round trip", () => {
  const texts = [
    "时钟偏差，“引号”——……·【】",
    '𠮷野家 👩‍💻 ℃ ① é \u0001\n"\\',
    "<img>",
    "㎏ｄｏｃｋｅｒ",
    "繁體、かな、한글",
  ];
  expect(decodeJson(encodeJson(texts))).toEqual(texts);
});

test("every common ideograph survives a round trip and takes two bytes", () => {
  const all = Array.from({ length: 0x9fa5 - 0x4e00 + 1 }, (_, index) => String.fromCharCode(0x4e00 + index)).join("");
  const bytes = encodeJson(all);
  expect(bytes.length).toBe(all.length * 2 + 2);
  expect(decodeJson(bytes)).toBe(all);
});

test("codes match the standard", () => {
  expect([...encodeJson("中。—")]).toEqual([0x22, 0xd6, 0xd0, 0xa1, 0xa3, 0xa1, 0xaa, 0x22]);
});
