import type { Panel } from "./draw-marks";
import { seriesClass } from "./draw-marks";
import { px } from "./numbers";
import { isLine } from "./plot-fields";
import type { Annotation, PlotPlan, Series, Value } from "./plot-plan";
import type { Scale } from "./scales";
import { group, label, rectangle, tag, textWidth } from "./svg";

/** Names of lines beside their ends, moved apart where they would touch. */
export function names(series: readonly Series[], { x, y, top, bottom, fontSize }: Panel): string {
  const step = fontSize * 1.25;
  const ends = series.flatMap(({ name, index, points }) => {
    const last = points.findLast((point) => point.y !== null);
    return last ? [{ name, index, x: x.at(last.x) + 8, y: y.at(last.y ?? 0) }] : [];
  });
  const sorted = ends.sort((a, b) => a.y - b.y);
  const places = spread(
    sorted.map((end) => end.y),
    step,
    top,
    bottom,
  );
  return sorted
    .map((end, place) =>
      label(end.name, end.x, (places[place] ?? end.y) + fontSize * 0.36, {
        class: `plot-name ${seriesClass(end.index)}`,
      }),
    )
    .join("");
}

/** Moves places that are in order at least `step` apart, as little as can be, between two edges. */
export function spread(places: readonly number[], step: number, from: number, to: number): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? from - step) + step));
  let limit = to;
  for (let index = moved.length - 1; index >= 0; index--) {
    moved[index] = Math.min(moved[index] ?? to, limit);
    limit = (moved[index] ?? to) - step;
  }
  // Where a group was pushed down only, half of the way back is nearer to all of it.
  return moved.map((place, index) => {
    const before = moved[index - 1];
    const back = (place + (places[index] ?? place)) / 2;
    return before === undefined ? place : Math.max(back, Math.max(before + step, Math.min(place, back)));
  });
}

const isRange = (place: Annotation["x"]): place is readonly [number, number] => typeof place === "object";

/** Stretches of an axis that an annotation names, behind the data. */
export function bands(annotations: readonly Annotation[], panel: Panel): string {
  const { x, y, left, right, top, bottom } = panel;
  const boxes = annotations.flatMap(({ x: xs, y: ys }) => {
    if (isRange(xs)) return rectangle(x.at(xs[0]), top, x.at(xs[1]) - x.at(xs[0]), bottom - top);
    if (isRange(ys)) return rectangle(left, y.at(ys[1]), right - left, y.at(ys[0]) - y.at(ys[1]));
    return [];
  });
  // Two that touch are told apart.
  const opacities = ["0.1", "0.04"];
  return boxes
    .map((d, index) => tag("path", { d, fill: "currentColor", "fill-opacity": opacities[index % 2] }))
    .join("");
}

/** Lines, rings and words of annotations. */
export function notes({ annotations }: PlotPlan, panel: Panel, taken: readonly Place[]): string {
  const { left, right, top, bottom, fontSize } = panel;
  let lines = "";
  let rings = "";
  const heads: { end: number; row: number }[] = [];
  const words = annotations.map(({ x: xs, y: ys, text }) => {
    const width = textWidth(text, fontSize);
    if (xs !== undefined && ys !== undefined && !isRange(xs) && !isRange(ys)) {
      const [x, y] = [at(panel.x, xs), at(panel.y, ys)];
      rings += `M${px(x - 5)},${px(y)}a5,5 0 1 0 10,0a5,5 0 1 0 -10,0`;
      const sides = [x + 9, x - 9 - width].flatMap((start) =>
        [y - fontSize * 0.6, y + fontSize * 1.4, y + fontSize * 0.36].map((base) => [start, base] as const),
      );
      const [start, base] = clearest(sides, width, panel, taken);
      return label(text, start, base);
    }
    if (xs !== undefined) {
      const x = isRange(xs) ? (at(panel.x, xs[0]) + at(panel.x, xs[1])) / 2 : at(panel.x, xs);
      if (!isRange(xs)) lines += `M${px(x)},${px(top)}V${px(bottom)}`;
      const start = Math.min(Math.max(left, x - width / 2), right - width);
      const row = heads.filter(({ end }) => end > start - 6).reduce((found, head) => Math.max(found, head.row + 1), 0);
      heads.push({ end: start + width, row });
      return label(text, start, top - 5 + row * fontSize * 1.3);
    }
    const y = isRange(ys) ? at(panel.y, ys[1]) + fontSize * 1.6 : at(panel.y, ys ?? 0);
    if (!isRange(ys)) lines += `M${px(left)},${px(y)}H${px(right)}`;
    const places = [y - 5, y + fontSize * 1.15].flatMap((base) =>
      [right - 4 - width, left + 4, (left + right - width) / 2].map((start) => [start, base] as const),
    );
    const [start, base] = clearest(places, width, panel, taken);
    return label(text, start, base);
  });
  if (words.length === 0) return "";
  return (
    tag("path", { class: "plot-rule", d: lines, stroke: "currentColor", "stroke-dasharray": "4 3", fill: "none" }) +
    (rings &&
      tag("path", { class: "plot-rule", d: rings, stroke: "currentColor", "stroke-width": "1.5", fill: "none" })) +
    group({ class: "plot-note" }, words.join(""))
  );
}

export type Place = readonly [x: number, y: number];

/** Where lines and dots are, every few px. */
export function obstacles(plan: PlotPlan, series: readonly Series[], { x, y }: Panel): Place[] {
  return series.flatMap(({ points }) => {
    const places = points.flatMap((point): Place[] => (point.y === null ? [] : [[x.at(point.x), y.at(point.y)]]));
    if (!isLine(plan.mark)) return places;
    return places.flatMap(([fromX, fromY], index): Place[] => {
      const [toX, toY] = places[index + 1] ?? [fromX, fromY];
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) / 4));
      return Array.from({ length: steps }, (_, step) => [
        fromX + ((toX - fromX) * step) / steps,
        fromY + ((toY - fromY) * step) / steps,
      ]);
    });
  });
}

/** Of several places for a text, by its start and baseline, the first that covers least and stays inside. */
function clearest(places: readonly Place[], width: number, panel: Panel, taken: readonly Place[]): Place {
  const { left, right, top, bottom, fontSize } = panel;
  const cost = ([start, base]: Place) => {
    const outside =
      start < left - 1 || start + width > right + 1 || base - fontSize < top - fontSize || base > bottom - 2;
    const covered = taken.filter(
      ([x, y]) => x > start - 3 && x < start + width + 3 && y > base - fontSize - 2 && y < base + 4,
    );
    return (outside ? 1000 : 0) + covered.length;
  };
  return [...places].sort((a, b) => cost(a) - cost(b))[0] ?? [left, top];
}

function at(scale: Scale, place: Value): number {
  return scale.at(place);
}
