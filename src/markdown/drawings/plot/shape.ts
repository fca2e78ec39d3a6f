/** The direction of a line over a stretch. */
export type Move = "rise" | "fall" | "level";

/** A stretch of a line. `end` is the index of its last point. */
export interface Stretch {
  readonly move: Move;
  readonly end: number;
}

/**
 * Fractions of a line's height. A smaller change than `turn` is not a turn. A stretch that changes
 * by at most `level` is level.
 */
const turn = 0.15;
const level = 0.05;
/**
 * Minimum length of a level stretch that is split off the start or end of a rise or fall, as a
 * fraction of the length of the whole line.
 */
const leastLevel = 0.3;

/**
 * Returns the stretches of a line from start to end. Returns no stretches for fewer than three
 * points, because so few points need no description.
 */
export function shapeOf(values: readonly number[]): Stretch[] {
  const last = values.length - 1;
  if (last < 2) return [];
  const height = Math.max(...values) - Math.min(...values);
  if (height === 0) return [{ move: "level", end: last }];
  const turns = turnsOf(values, height * turn);
  const stretches = turns.flatMap((end, index) => withLevels(values, turns[index - 1] ?? 0, end, height * level));
  return stretches.filter(({ move }, index) => move !== stretches[index + 1]?.move);
}

/**
 * Returns the indices of the points where a line turns by more than `least`, and of its last point.
 */
function turnsOf(values: readonly number[], least: number): number[] {
  const turns: number[] = [];
  let [low, high] = [0, 0];
  let way = 0;
  for (const [index, value] of values.entries()) {
    const [lowest = value, highest = value] = [values[low], values[high]];
    if (way >= 0 && highest - value > least) {
      if (way > 0) turns.push(high);
      [way, low] = [-1, index];
    } else if (way <= 0 && value - lowest > least) {
      if (way < 0) turns.push(low);
      [way, high] = [1, index];
    }
    if (value > (values[high] ?? value)) high = index;
    if (value < (values[low] ?? value)) low = index;
    // The search for a turn starts at the last extreme.
    if (way > 0) low = high;
    if (way < 0) high = low;
  }
  return [...turns, values.length - 1];
}

/**
 * Splits a stretch between two turns into a rise or fall with an optional level start and end.
 * Returns one level stretch if the whole stretch is level.
 */
function withLevels(values: readonly number[], start: number, end: number, most: number): Stretch[] {
  const [first = 0, last = 0] = [values[start], values[end]];
  const least = (values.length - 1) * leastLevel;
  let rises = start;
  while (rises < end && Math.abs((values[rises + 1] ?? 0) - first) <= most) rises += 1;
  let rests = end;
  while (rests > start && Math.abs((values[rests - 1] ?? 0) - last) <= most) rests -= 1;
  const move: Move = last > first ? "rise" : "fall";
  if (rises >= end || rests <= start) return [{ move: "level", end }];
  return [
    ...(rises - start >= least ? [{ move: "level", end: rises } as const] : []),
    { move, end: end - rests >= least ? rests : end },
    ...(end - rests >= least ? [{ move: "level", end } as const] : []),
  ];
}
