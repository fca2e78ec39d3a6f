import { extent } from "d3-array";
import { scaleLinear, scaleLog } from "d3-scale";
import type { AxisFields, Mark } from "./plot-fields";
import type { Axis, Value } from "./plot-plan";

/** Where an axis begins and ends, and whether it has numbers or names. */
export function axisOf(
  { columns, label, unit, scale, min, max }: AxisFields,
  isNumber: boolean,
  categories: readonly string[],
  places: readonly (Value | readonly number[])[],
  { zero, nice }: { readonly zero: boolean; readonly nice: boolean },
): Axis {
  const type = !isNumber ? "category" : scale === "log" || scale === "log2" ? "log" : "linear";
  const base = scale === "log2" ? 2 : 10;
  const numbers = places.flat().filter((place): place is number => typeof place === "number");
  const [least = 0, most = 1] = extent(numbers) as [number, number];
  let [from, to] = [least, most];
  if (type === "linear" && zero) [from, to] = [Math.min(0, from), Math.max(0, to)];
  // A curve that nearly reaches down to zero may as well show it.
  if (type === "linear" && nice && from > 0 && from < to * 0.35) from = 0;
  if (from === to) [from, to] = type === "log" ? [from / base, to * base] : [from - 1, to + 1];
  if (nice && type === "linear") [from, to] = scaleLinear().domain([from, to]).nice(5).domain() as [number, number];
  if (nice && type === "log") [from, to] = scaleLog().base(base).domain([from, to]).nice().domain() as [number, number];
  // The shortest bar has a length too.
  if (type === "log" && zero && from === least) from /= base;
  // What an author writes widens an axis and cuts nothing off.
  const bounds: readonly [number, number] = [
    min === undefined ? from : Math.min(min, least),
    max === undefined ? to : Math.max(max, most),
  ];
  return {
    label: label ?? columns[0] ?? "",
    unit,
    isTitled: true,
    type,
    base,
    extent: bounds,
    categories: isNumber ? [] : categories,
  };
}

/** Names of bars mostly say what they are, and several columns have no name together. */
export function titled(axis: Axis, written: AxisFields | undefined, mark: Mark): Axis {
  if (written === undefined || written.label !== undefined) return axis;
  if (written.columns.length > 1) return { ...axis, label: written.columns.join("、"), isTitled: false };
  return { ...axis, isTitled: axis.type !== "category" || mark === "heatmap" };
}

/** Four ends of five ranges. */
export function breaksOf({ extent: [from, to], type }: Axis): number[] {
  const shares = [0.2, 0.4, 0.6, 0.8];
  const breaks = shares.map((share) => (type === "log" ? from * (to / from) ** share : from + (to - from) * share));
  return breaks.map((value) => Number(value.toPrecision(3)));
}
