import { bin, extent, median, quantileSorted, ticks } from "d3-array";
import { isLine, type Mark } from "./plot-fields";
import type { BoxStatistics, Point, Series, Value } from "./plot-plan";

interface ReadRow {
  readonly x: Value;
  readonly y: Value | null;
  readonly value: number | null;
}

/** The rows of a series as its mark draws them. */
export function shaped(
  mark: Mark,
  rows: readonly ReadRow[],
  bins: readonly (readonly [number, number])[] | undefined,
  sorts: boolean,
): Point[] {
  if (bins) {
    const last = bins.length - 1;
    return bins.map(([x, x1], index) => ({
      x,
      x1,
      y: rows.filter((row) => Number(row.x) >= x && (Number(row.x) < x1 || (index === last && Number(row.x) <= x1)))
        .length,
    }));
  }
  if (mark === "box") {
    return [...new Set(rows.map(({ x }) => x))].map((x) => {
      const box = boxOf(rows.filter((row) => row.x === x).map(({ y }) => Number(y)));
      return { x, y: box.median, box };
    });
  }
  const points = rows.map(({ x, y, value }): Point => ({ x, y, ...(value !== null && { value }) }));
  return isLine(mark) && sorts ? points.sort((a, b) => Number(a.x) - Number(b.x)) : points;
}

function boxOf(numbers: readonly number[]): BoxStatistics {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => quantileSorted(sorted, share) ?? 0;
  const [q1, q3] = [at(0.25), at(0.75)];
  const inside = sorted.filter((value) => value >= q1 - 1.5 * (q3 - q1) && value <= q3 + 1.5 * (q3 - q1));
  const [low, high] = [inside[0] ?? q1, inside.at(-1) ?? q3];
  return {
    low,
    q1,
    median: median(sorted) ?? 0,
    q3,
    high,
    outliers: sorted.filter((value) => value < low || value > high),
  };
}

export function binsOf(numbers: readonly number[], count: number | undefined, isLog: boolean): [number, number][] {
  const scaled = isLog ? numbers.map(Math.log10) : numbers;
  const [low = 0, high = 1] = extent(scaled) as [number, number];
  if (low === high) return [[numbers[0] ?? 0, (numbers[0] ?? 0) + 1]];
  const thresholds = ticks(low, high, count ?? Math.min(30, Math.max(5, Math.ceil(Math.sqrt(numbers.length)))));
  const step = (thresholds[1] ?? 1) - (thresholds[0] ?? 0);
  const first = (thresholds[0] ?? low) > low ? (thresholds[0] ?? low) - step : (thresholds[0] ?? low);
  const last = (thresholds.at(-1) ?? high) <= high ? (thresholds.at(-1) ?? high) + step : (thresholds.at(-1) ?? high);
  const found = bin<number, number>()
    .domain([first, last])
    .thresholds([...thresholds])(scaled);
  const back = (value: number) => Number((isLog ? 10 ** value : value).toPrecision(12));
  return found.flatMap(({ x0 = 0, x1 = 0 }) => (x1 > x0 ? [[back(x0), back(x1)] as [number, number]] : []));
}

/** Areas one upon the other: each begins where the one below it ends, which `value` keeps. */
export function stack(series: readonly Series[]): Series[] {
  const heights = new Map<Value, number>();
  return series.map((one) => ({
    ...one,
    points: one.points.map((point) => {
      const below = heights.get(point.x) ?? 0;
      const y = below + Number(point.y ?? 0);
      heights.set(point.x, y);
      return { ...point, y, value: below };
    }),
  }));
}
