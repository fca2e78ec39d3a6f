import { stepTo } from "./elements";

const menu = (key: string, current: number) => stepTo(key, ["ArrowUp", "ArrowDown"], current, 3);

test("arrow keys go round in a list; from the word above it down leads to the first and up to the last", () => {
  expect([menu("ArrowDown", -1), menu("ArrowDown", 2)]).toEqual([0, 0]);
  expect([menu("ArrowUp", -1), menu("ArrowUp", 0)]).toEqual([2, 2]);
  expect([menu("Home", 2), menu("End", 0)]).toEqual([0, 2]);
});

test("other keys are left alone", () => {
  expect([menu("Tab", 0), menu("ArrowLeft", 0)]).toEqual([undefined, undefined]);
});
