import { readingTime } from "./collect-text";

test("Chinese and other words are read at rates of their own", () => {
  expect(readingTime({ han: 332, words: 238 })).toBe(2);
  expect(readingTime({ han: 1200, words: 0 })).toBe(3.6);
});

test("it is never 0", () => {
  expect(readingTime({ han: 0, words: 0 })).toBe(0.1);
});
