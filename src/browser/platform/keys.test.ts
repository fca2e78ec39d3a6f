import { isComposing, isPlainKey } from "./keys";

test("treats the key that ends a composition as part of it, including in Safari", () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

test("a key with Shift is plain, and one with Ctrl, Command or Alt is not", () => {
  const key = { altKey: false, ctrlKey: false, metaKey: false };
  expect(isPlainKey(key)).toBe(true);
  for (const modifier of Object.keys(key)) expect(isPlainKey({ ...key, [modifier]: true })).toBe(false);
});
