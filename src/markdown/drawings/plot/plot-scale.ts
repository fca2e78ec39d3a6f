import { extent, range, sum } from "d3";
import { site } from "../../../config/site";
import type { Plan } from "./read-plan";

/**
 * The space between categories, as a fraction of their distance, for marks that fill a category.
 * Other marks are at points.
 */
const paddings: Readonly<Record<string, number>> = { bar: 0.28, heatmap: 0.04 };
const bases: Readonly<Record<string, number>> = { log: 10, log2: 2 };

/**
 * Returns Plot's options for an axis, the width of its widest label in em, the space between
 * categories as a fraction of their distance (0 for marks at points), and the value at which bars
 * start.
 * @param room the axis's length in em
 * @param longest the width in em above which a name is shortened
 */
export function scaleOf(plan: Plan, key: "x" | "y", room: number, longest: number) {
  const { mark, points, annotations, isHorizontal, domains, axes } = plan;
  const { scale = "linear", min, max } = plan[key];
  const names = domains[key];
  const isNamed = names.length > 0;
  const base = isNamed ? undefined : bases[scale];
  // Plot calculates the height of stacked areas, so this axis gets no domain.
  const isStacked = mark === "area" && key === "y";
  const isLength = isStacked || (mark === "bar" && key === (isHorizontal ? "x" : "y"));
  const isNice = key === "y" || mark === "scatter" || isLength;

  const placed = [...points.map((point) => point[key]), ...annotations.map((note) => note[key]), min, max];
  let [from = 0, to = 1] = extent(placed.filter((place) => typeof place === "number"));
  if (base && isNice) {
    const power = (value: number, round: typeof Math.ceil) => base ** round(Math.log(value) / Math.log(base));
    // The axis of bars starts one power lower, so that the shortest bar has a length.
    [from, to] = [isLength ? power(from, Math.ceil) / base : power(from, Math.floor), power(to, Math.ceil)];
  } else if (!base && (isLength || (isNice && from > 0 && from < to * 0.35))) {
    // The axis includes zero for bars and areas, and if the lowest value is positive and near zero.
    [from, to] = [Math.min(0, from), Math.max(0, to)];
  }

  const linearTicks = isStacked ? [0, 1000] : [from, to];
  const valueTicks = base ? logTicks(from, to, base) : linearTicks;
  const ticks = isNamed ? names : valueTicks;
  const number = tickLabel(from, to, base);
  const tickFormat = (tick: number | string) => (typeof tick === "number" ? number(tick) : shortened(tick, longest));
  const widest = Math.max(1.7, ...ticks.map((tick) => textWidth(tickFormat(tick))));
  const every = Math.ceil((ticks.length * (key === "x" ? widest + 0.6 : 1.3)) / room);
  const padding = paddings[mark];
  const nameType = padding === undefined ? "point" : "band";
  const valueType = base ? "log" : "linear";
  const options = {
    type: isNamed ? nameType : valueType,
    ...(!isStacked && { domain: isNamed ? names : [from, to] }),
    ...(base && { base }),
    ...((base || isNamed) && { ticks: ticks.filter((_: unknown, index: number) => index % every === 0) }),
    nice: isNice && !base,
    padding: padding ?? 0.3,
    round: false,
    tickFormat,
    label: axes[key].title,
    labelArrow: "none",
  } as const;
  const zero = base || !isLength ? from : Math.max(from, Math.min(0, to));
  return { options, widest, padding: padding ?? 0, zero };
}

const exact = new Intl.NumberFormat("en", {
  maximumSignificantDigits: 4,
  maximumFractionDigits: 0,
  roundingPriority: "morePrecision",
});
const compact = new Intl.NumberFormat(site.locale.defaultLocale, { notation: "compact", maximumSignificantDigits: 6 });

/** Formats a number for readers: `1,024`, `0.0123`, `3.2×10⁻⁷`. */
export function readable(value: number): string {
  const size = Math.abs(value);
  return size > 0 && (size < 0.0001 || size >= 1e12) ? power(value, 10) : exact.format(value).replace("-", "−");
}

function power(value: number, base: number): string {
  const exponent = Math.floor(Math.log(Math.abs(value)) / Math.log(base) + 1e-9);
  const factor = readable(Number((value / base ** exponent).toPrecision(3)));
  const digits = String(exponent).replace(/./g, (digit) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"["-0123456789".indexOf(digit)] ?? "");
  return `${factor === "1" ? "" : `${factor}×`}${base}${digits}`;
}

/** Returns one format for all tick labels of an axis. */
function tickLabel(from: number, to: number, base: number | undefined): (tick: number) => string {
  if (base === undefined) return to >= 1e5 ? compact.format : readable;
  const isPlain = base === 2 ? to <= 65_536 : to <= 10_000 && from >= 0.001;
  return isPlain ? readable : (tick) => power(tick, base);
}

/**
 * Returns the powers of the base in a range. In a short range of powers of ten, it adds 2 and 5
 * times each power.
 */
function logTicks(from: number, to: number, base: number): number[] {
  const [first, last] = [Math.floor(Math.log(from) / Math.log(base)), Math.ceil(Math.log(to) / Math.log(base))];
  const factors = base === 10 && last - first < 4 ? [1, 2, 5] : [1];
  const ticks = range(first, last + 1).flatMap((exponent) => factors.map((factor) => factor * base ** exponent));
  return ticks.map((tick) => Number(tick.toPrecision(12))).filter((tick) => tick >= from && tick <= to);
}

/**
 * Estimates the width of a string in em, because a build cannot measure fonts. The result is
 * slightly more than common text needs in the sans-serif fonts of operating systems.
 */
export function textWidth(text: string): number {
  const widthOf = (letter: string) => {
    if (/[…\u2e80-\uffef]/.test(letter)) return 1;
    return /[.,:;'|iljt()[\]\s]/.test(letter) ? 0.34 : 0.64;
  };
  return sum(text, widthOf);
}

/** Shortens a long name with an ellipsis. */
function shortened(name: string, longest: number): string {
  if (textWidth(name) <= longest) return name;
  let start = "";
  for (const letter of name) if (textWidth(start) <= longest - 1.5) start += letter;
  return `${start}…`;
}
