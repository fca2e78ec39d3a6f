import { nextItem } from "./dropdowns";

test("arrow keys go round in a menu; from the word above it down leads to the first and up to the last", () => {
  expect(nextItem("ArrowDown", -1, 3)).toBe(0);
  expect(nextItem("ArrowDown", 2, 3)).toBe(0);
  expect(nextItem("ArrowUp", -1, 3)).toBe(2);
  expect(nextItem("ArrowUp", 0, 3)).toBe(2);
  expect(nextItem("Home", 2, 3)).toBe(0);
  expect(nextItem("End", 0, 3)).toBe(2);
});
