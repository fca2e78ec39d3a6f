import type { Point } from "./plot-plan";

/**
 * Thins a line so that it looks the same: of each of `buckets` stretches the first, the lowest, the highest and the last
 * point stay.
 */
export function thinLine(points: readonly Point[], buckets: number): readonly Point[] {
  if (points.length <= buckets * 4) return points;
  const kept = new Set<number>();
  const size = points.length / buckets;
  for (let bucket = 0; bucket < buckets; bucket++) {
    const [from, to] = [Math.floor(bucket * size), Math.floor((bucket + 1) * size) - 1];
    let [low, high] = [from, from];
    for (let index = from; index <= to; index++) {
      const y = points[index]?.y ?? Number.NaN;
      if (y < (points[low]?.y ?? Number.NaN)) low = index;
      if (y > (points[high]?.y ?? Number.NaN)) high = index;
    }
    for (const index of [from, low, high, to]) kept.add(index);
  }
  return [...kept].sort((a, b) => a - b).flatMap((index) => points[index] ?? []);
}

/** Takes `most` items at equal distances, the first and the last among them. */
export function sample<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return Array.from({ length: most }, (_, index) => items[Math.round((index * (items.length - 1)) / (most - 1))] as T);
}
