import { range } from "d3";

const exact = new Intl.NumberFormat("en", {
  maximumSignificantDigits: 4,
  maximumFractionDigits: 0,
  roundingPriority: "morePrecision",
});
const compact = new Intl.NumberFormat("zh-CN", { notation: "compact", maximumSignificantDigits: 6 });

/** A number as a reader reads it: `1,024`, `0.0123`, `3.2×10⁻⁷`. */
export function readable(value: number): string {
  const size = Math.abs(value);
  return size > 0 && (size < 0.0001 || size >= 1e12) ? power(value, 10) : exact.format(value).replace("-", "−");
}

function power(value: number, base: number): string {
  const exponent = Math.floor(Math.log(Math.abs(value)) / Math.log(base) + 1e-9);
  const factor = readable(Number((value / base ** exponent).toPrecision(3)));
  const digits = [...String(exponent)].map((digit) => "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"["-0123456789".indexOf(digit)]);
  return `${factor === "1" ? "" : `${factor}×`}${base}${digits.join("")}`;
}

/** The form in which all ticks of an axis are labelled. */
export function tickLabel([from, to]: readonly [number, number], base: number | undefined): (tick: number) => string {
  if (base === undefined) return (tick) => (to >= 1e5 ? compact.format(tick) : readable(tick));
  const isPlain = base === 2 ? to <= 65_536 : to <= 10_000 && from >= 0.001;
  return (tick) => (isPlain ? readable(tick) : power(tick, base));
}

/** Powers of the base, of ten over a short way also their doubles and fivefolds. */
export function logTicks([from, to]: readonly [number, number], base: number): number[] {
  const [first, last] = [Math.floor(Math.log(from) / Math.log(base)), Math.ceil(Math.log(to) / Math.log(base))];
  const factors = base === 10 && last - first < 4 ? [1, 2, 5] : [1];
  const ticks = range(first, last + 1).flatMap((exponent) => factors.map((factor) => factor * base ** exponent));
  return ticks.map((tick) => Number(tick.toPrecision(12))).filter((tick) => tick >= from && tick <= to);
}

/** Width of a text in em, a little more than any system's sans serif takes: nothing measures while a site is built. */
export function textWidth(text: string): number {
  const widths = [...text].map((character) =>
    /[…\u2e80-\uffef]/.test(character) ? 1 : /[.,:;'|iljt()[\]\s]/.test(character) ? 0.34 : 0.64,
  );
  return widths.reduce((sum, width) => sum + width, 0);
}
