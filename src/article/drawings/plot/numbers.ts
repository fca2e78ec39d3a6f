import { plotText } from "../../../text/plot";
import type { Axis } from "./plot-plan";

/** A tenth of a pixel cannot be seen. */
export function px(value: number): string {
  return String(Number(value.toFixed(1)));
}

/** A number as a reader reads it, four digits of it: `1,024`, `0.0123`, `3.2×10⁻⁷`. */
export function readable(value: number): string {
  if (value === 0) return "0";
  const size = Math.abs(value);
  if (size < 0.0001 || size >= 1e12) {
    const exponent = Math.floor(Math.log10(size));
    return `${minus(Number((value / 10 ** exponent).toPrecision(3)))}×10${superscript(exponent)}`;
  }
  const rounded = size >= 1000 ? Math.round(value) : Number(value.toPrecision(4));
  return minus(rounded);
}

function minus(value: number): string {
  const [whole = "", rest] = String(Math.abs(value)).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return `${value < 0 ? "−" : ""}${grouped}${rest === undefined ? "" : `.${rest}`}`;
}

/** Labels of an axis' ticks, all in one form. */
export function tickLabels({ type, base }: Pick<Axis, "type" | "base">, ticks: readonly number[]): string[] {
  const most = Math.max(...ticks.map(Math.abs));
  if (type === "log") {
    const least = Math.min(...ticks);
    if (base === 2 ? most <= 65_536 : most <= 10_000 && least >= 0.001) return ticks.map(plain);
    if (base === 2) return ticks.map((tick) => `2${superscript(Math.round(Math.log2(tick)))}`);
    return ticks.map(powerOfTen);
  }
  if (most >= 1e8) return ticks.map((tick) => withName(tick, 1e8, plotText.hundredMillions));
  if (most >= 1e5) return ticks.map((tick) => withName(tick, 1e4, plotText.tenThousands));
  return ticks.map(plain);
}

function withName(tick: number, unit: number, name: string): string {
  return tick === 0 ? "0" : `${plain(tick / unit)}${name}`;
}

function plain(tick: number): string {
  return minus(Number(tick.toPrecision(6)));
}

function powerOfTen(tick: number): string {
  const exponent = Math.floor(Math.log10(tick) + 1e-9);
  const factor = Math.round(tick / 10 ** exponent);
  return `${factor === 1 ? "" : `${factor}×`}10${superscript(exponent)}`;
}

function superscript(exponent: number): string {
  return String(exponent).replace(/[-\d]/g, (digit) => (digit === "-" ? "⁻" : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? "")));
}
