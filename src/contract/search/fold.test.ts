import { fold, foldWithMap } from "./fold";

test("case and width do not matter", () => {
  expect(fold("ＤＯＣＫＥＲ Compose")).toBe("docker compose");
  expect(fold("时钟：偏差")).toBe("时钟:偏差");
});

test("a folded place leads back to the original one", () => {
  const { text, toOriginal } = foldWithMap("①㎏时钟");
  expect(text).toBe("1kg时钟");
  expect(toOriginal(text.indexOf("时"))).toBe(2);
  expect(toOriginal(text.length)).toBe(4);
});

test("texts without anything to fold are mapped to themselves", () => {
  expect(foldWithMap("时钟偏差").toOriginal(3)).toBe(3);
});
