import type { PlacedEntry } from "./hugo-plan";

/**
 * Compares pages in Hugo's order: by weight with pages without a weight last, then newest first,
 * then by label.
 */
export function byWeight(a: PlacedEntry, b: PlacedEntry): number {
  const last = (weight: number) => (weight === 0 ? Number.MAX_SAFE_INTEGER : weight);
  const dates = (b.page.data.date === undefined ? "" : (b.date ?? "")).localeCompare(
    a.page.data.date === undefined ? "" : (a.date ?? ""),
  );
  return (
    last(a.weight) - last(b.weight) || dates || a.label.localeCompare(b.label, "zh-Hans") || (a.path < b.path ? -1 : 1)
  );
}
