import { afterKey, moved, type View, zoomed } from "./pan-and-zoom";

const whole: View = { scale: 1, x: 0, y: 0 };
const size = { width: 400, height: 300 };

/** Returns the position on the stage of a point of the picture. Both are relative to the centre. */
const placeOf = ({ scale, x }: View, point: number) => x + scale * point;

test("keeps the point under the fingers in place while they zoom", () => {
  const once = zoomed(whole, 2, { x: 50, y: 0 });
  expect(placeOf(once, 50)).toBe(50);
  const twice = zoomed(once, 1.5, { x: -30, y: 0 });
  const before = (-30 - once.x) / once.scale;
  expect(placeOf(twice, before)).toBeCloseTo(-30);
});

test("zooms from the whole picture to eight times its size", () => {
  expect(zoomed({ scale: 2, x: 30, y: 9 }, 0.1, { x: 0, y: 0 })).toEqual(whole);
  expect(zoomed(whole, 100, { x: 0, y: 0 }).scale).toBe(8);
});

test("does not move a whole picture, and keeps an enlarged one in view", () => {
  expect(moved(whole, { x: 50, y: 50 }, size)).toEqual(whole);
  expect(moved({ scale: 2, x: 0, y: 0 }, { x: 10_000, y: -10_000 }, size)).toEqual({ scale: 2, x: 400, y: -300 });
});

test("zooms, moves and resets with keys, and ignores other keys", () => {
  const near = afterKey("+", whole, size) as View;
  expect(near.scale).toBe(1.5);
  expect(afterKey("ArrowRight", near, size)).toEqual({ ...near, x: -60 });
  expect(afterKey("0", near, size)).toEqual(whole);
  expect(afterKey("a", near, size)).toBeUndefined();
});
