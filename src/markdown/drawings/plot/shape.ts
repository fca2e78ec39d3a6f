/** The direction of a line over a stretch. */
export type Move = "rise" | "fall" | "level";

/** A stretch of a line, which ends at the point with this index. */
export interface Stretch {
  readonly move: Move;
  readonly end: number;
}

/**
 * Shares of the height of a line. A change below `turn` is not a turn, and a line that changes by
 * less than `level` is level.
 */
const turn = 0.15;
const level = 0.05;
/** The minimum share of the length at which a level stretch is described. */
const leastLevel = 0.3;

/**
 * Returns the stretches of a line from start to end; none for fewer than three points, which
 * describe themselves.
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

/** Returns where a line turns by more than `least`, and its end. */
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

/** Returns a stretch between turns, with a level start and end as stretches of their own. */
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
