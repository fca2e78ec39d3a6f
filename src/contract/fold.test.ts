import { fold, foldWithMap } from "./chinese-text";

test("case and width do not matter", () => {
  expect(fold("ＤＯＣＫＥＲ Compose")).toBe("docker compose");
  expect(fold("时钟：偏差")).toBe("时钟:偏差");
});

test("an index in the folded text maps back to the original", () => {
  const { text, toOriginal } = foldWithMap("①㎏时钟");
  expect(text).toBe("1kg时钟");
  expect(toOriginal(text.indexOf("时"))).toBe(2);
  expect(toOriginal(text.length)).toBe(4);
});

test("texts that folding does not change map to themselves", () => {
  expect(foldWithMap("时钟偏差").toOriginal(3)).toBe(3);
});
