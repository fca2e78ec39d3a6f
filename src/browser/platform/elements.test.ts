import { stepTo } from "./elements";

const menu = (key: string, current: number) => stepTo(key, ["ArrowUp", "ArrowDown"], current, 3);

test("wraps around the list with arrow keys, and enters it at the first or last item", () => {
  expect([menu("ArrowDown", -1), menu("ArrowDown", 2)]).toEqual([0, 0]);
  expect([menu("ArrowUp", -1), menu("ArrowUp", 0)]).toEqual([2, 2]);
  expect([menu("Home", 2), menu("End", 0)]).toEqual([0, 2]);
});

test("ignores other keys", () => {
  expect([menu("Tab", 0), menu("ArrowLeft", 0)]).toEqual([undefined, undefined]);
});
