import { shapeOf } from "./shape";

const movesOf = (...values: number[]) => shapeOf(values).map(({ move, end }) => `${move} ${end}`);

test.each([
  ["a line that rises", [1, 2, 4, 7], ["rise 3"]],
  ["one that falls, with a little noise", [9, 7, 7.2, 4, 1], ["fall 4"]],
  ["one that does not change", [3, 3, 3], ["level 2"]],
  ["a peak", [1, 5, 9, 4, 2], ["rise 2", "fall 4"]],
  ["a valley", [9, 5, 1, 4, 8], ["fall 2", "rise 4"]],
  ["one that rises and then stays", [0, 50, 90, 100, 100, 101, 100], ["rise 3", "level 6"]],
  ["one that stays and then rises", [10, 10, 10, 10, 40, 100], ["level 3", "rise 5"]],
  ["one that swings", [0, 9, 1, 8, 2], ["rise 1", "fall 2", "rise 3", "fall 4"]],
  ["two points, which tell themselves", [1, 2], []],
])("%s", (_, values, moves) => {
  expect(movesOf(...values)).toEqual(moves);
});
