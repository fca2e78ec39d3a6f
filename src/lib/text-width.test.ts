import { widthInColumns, widthInEm } from "./text-width";

test.each([
  ["ab", 1.2],
  ["甲か，", 3],
  ["😀", 1],
  ["a 甲", 2.2],
])("%j is %d em wide", (text, width) => {
  expect(widthInEm(text)).toBeCloseTo(width);
});

test("a space may have a width of its own", () => {
  expect(widthInEm("a 甲", 0.3)).toBeCloseTo(1.9);
});

test("a tab of code ends at the next fourth column, and a Chinese character is 1.67 columns wide", () => {
  expect(widthInColumns("a\tb")).toBe(5);
  expect(widthInColumns("甲b")).toBeCloseTo(2.67);
});
