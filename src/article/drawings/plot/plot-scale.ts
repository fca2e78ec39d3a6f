import { extent } from "d3";
import { logTicks, textWidth, tickLabel } from "./plot-numbers";
import type { Plan } from "./read-points";

/** Space between categories, as a share; marks that are not here stand at points. */
const paddings: Readonly<Record<string, number>> = { bar: 0.28, heatmap: 0.04, box: 0.6 };

/**
 * An axis as Plot takes it, the width of its ticks' labels, and where bars and areas stand.
 * @param room length of the axis in em
 * @param longest width of a name in em, beyond which it is cut
 */
export function scaleOf(plan: Plan, key: "x" | "y", room: number, longest: number) {
  const { mark, points, annotations, isHorizontal, domains, axes } = plan;
  const { scale = "", min, max } = plan[key] ?? {};
  const names = domains[key];
  const base = names.length > 0 ? undefined : { log: 10, log2: 2 }[scale];
  const isLength =
    mark === "bar" ? key === (isHorizontal ? "x" : "y") : key === "y" && (mark === "area" || mark === "histogram");
  const isNice = key === "y" || mark === "scatter" || isLength;
  // Plot counts bins, and knows how high areas are that lie one upon the other.
  const isCounted = mark === "histogram" || (mark === "area" && key === "y");

  const placed = [...points.map((point) => point[key]), ...annotations.flatMap((note) => note[key] ?? []), min, max];
  let [from = 0, to = 1] = extent(placed.filter((place) => typeof place === "number"));
  // A curve that nearly reaches down to zero may as well show it, and the shortest bar on a log axis has a length, too.
  if (!base && (isLength || (isNice && from > 0 && from < to * 0.35)))
    [from, to] = [Math.min(0, from), Math.max(0, to)];
  const power = (value: number, round: typeof Math.ceil) =>
    (base ?? 10) ** round(Math.log(value) / Math.log(base ?? 10));
  if (base && isNice)
    [from, to] = [isLength ? power(from, Math.ceil) / base : power(from, Math.floor), power(to, Math.ceil)];

  const ticks = names.length > 0 ? names : base ? logTicks([from, to], base) : isCounted ? [0, 1000] : [from, to];
  const cut = (name: string) =>
    [...name].reduce(
      (kept, letter) =>
        textWidth(name) > longest && textWidth(kept) > longest - 1.5 ? kept.replace(/…?$/, "…") : kept + letter,
      "",
    );
  const number = tickLabel([from, to], base);
  const tickFormat = (tick: number | string) => (typeof tick === "number" ? number(tick) : cut(tick));
  const widest = Math.max(1.7, ...ticks.map((tick) => textWidth(tickFormat(tick))));
  const every = Math.ceil((ticks.length * (key === "x" ? widest + 0.6 : 1.3)) / room);
  const padding = paddings[mark];
  const options = {
    type: names.length > 0 ? (padding === undefined ? "point" : "band") : base ? "log" : "linear",
    ...(!isCounted && { domain: names.length > 0 ? names : [from, to] }),
    ...(base && { base }),
    ...((base || names.length > 0) && { ticks: ticks.filter((_: unknown, index: number) => index % every === 0) }),
    nice: isNice && !base,
    padding: padding ?? 0.3,
    round: false,
    tickFormat,
    label: axes[key].title,
    labelArrow: "none",
  } as const;
  const floor = Math.max(isCounted ? 0 : from, Math.min(0, to));
  return { options, widest, padding: padding ?? 0, zero: base || !isLength ? from : floor };
}
