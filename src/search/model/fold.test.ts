import { fold, foldWithMap } from "./chinese-text";

test("ignores case and width", () => {
  expect(fold("ＤＯＣＫＥＲ Compose")).toBe("docker compose");
  expect(fold("时钟：偏差")).toBe("时钟:偏差");
});

test("maps an index in the folded text back to the original", () => {
  const { text, toOriginal } = foldWithMap("①㎏时钟");
  expect(text).toBe("1kg时钟");
  expect(toOriginal(text.indexOf("时"))).toBe(2);
  expect(toOriginal(text.length)).toBe(4);
});

test("maps each index to itself when folding does not change the text", () => {
  expect(foldWithMap("时钟偏差").toOriginal(3)).toBe(3);
});
