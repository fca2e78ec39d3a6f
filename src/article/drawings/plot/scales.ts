import { scaleBand, scaleLinear, scaleLog } from "d3-scale";
import { tickLabels } from "./numbers";
import type { Axis, Value } from "./plot-plan";
import { textWidth } from "./svg";

/** An axis at a size: where its values are, and which of them are named. */
export interface Scale {
  readonly at: (value: Value) => number;
  /** Width of a category; 0 on an axis of numbers. */
  readonly band: number;
  readonly ticks: readonly { readonly place: number; readonly label: string }[];
}

interface Room {
  /** Where the axis begins and ends, in px. */
  readonly range: readonly [number, number];
  readonly fontSize: number;
  readonly isVertical: boolean;
  /** Space between categories, as a share. */
  readonly padding: number;
}

/** Lays an axis out, with as many names as there is room for. */
export function scaleOf(axis: Axis, { range, fontSize, isVertical, padding }: Room): Scale {
  const length = Math.abs(range[1] - range[0]);
  if (axis.type === "category") {
    const scale = scaleBand(axis.categories, isVertical ? [range[1], range[0]] : [...range]).padding(padding);
    const at = (value: Value) => (scale(String(value)) ?? 0) + scale.bandwidth() / 2;
    const all = axis.categories.map((label) => ({ place: at(label), label }));
    const widest = isVertical ? fontSize * 1.3 : Math.max(...all.map(({ label }) => textWidth(label, fontSize))) + 8;
    const every = Math.ceil(widest / Math.max(1, scale.step()));
    return { at, band: scale.bandwidth(), ticks: all.filter((_, index) => index % every === 0) };
  }
  const scale = axis.type === "log" ? scaleLog().base(axis.base) : scaleLinear();
  scale.domain([...axis.extent]).range([...range]);
  const at = (value: Value) => scale(Number(value));
  const labelled = (values: readonly number[]) => {
    const labels = tickLabels(axis, values);
    return values.map((value, index) => ({ place: at(value), label: labels[index] ?? "" }));
  };
  const fits = (ticks: Scale["ticks"]) => {
    const size = (label: string) => (isVertical ? fontSize * 1.8 : textWidth(label, fontSize) + fontSize);
    return ticks.every(({ place, label }, index) => {
      const before = ticks[index - 1];
      return !before || Math.abs(place - before.place) >= (size(label) + size(before.label)) / 2;
    });
  };
  const choices = axis.type === "log" ? logTicks(axis) : linearTicks(axis, Math.floor(length / (isVertical ? 42 : 60)));
  const ticks = choices.map(labelled).find((found) => found.length > 1 && fits(found)) ?? labelled([...axis.extent]);
  return { at, band: 0, ticks };
}

/** Lists of ticks, the fullest first. */
function linearTicks({ extent }: Axis, most: number): number[][] {
  const scale = scaleLinear().domain([...extent]);
  const counts = Array.from({ length: Math.max(1, most) }, (_, index) => Math.max(2, most) - index);
  return counts.map((count) => scale.ticks(count));
}

/** All powers of the base, or every second, third one; over a short way their doubles and fivefolds too. */
function logTicks({ extent: [from, to], base }: Axis): number[][] {
  const powers: number[] = [];
  const log = (value: number) => Math.log(value) / Math.log(base);
  for (let power = Math.ceil(log(from) - 1e-9); power <= Math.floor(log(to) + 1e-9); power++)
    powers.push(base ** power);
  const spread = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => powers.filter((_, index) => index % step === 0));
  if (base !== 10 || powers.length > 3) return spread;
  const around = Array.from({ length: powers.length + 2 }, (_, index) => 10 ** (Math.floor(log(from)) + index));
  const inside = (factors: readonly number[]) =>
    around
      .flatMap((power) => factors.map((factor) => Number((power * factor).toPrecision(3))))
      .filter((tick) => tick >= from && tick <= to);
  return [inside([1, 2, 5]), inside([1, 3]), inside([1, 2, 3, 4, 5, 6, 8]), ...spread];
}
