import { area, curveLinear, curveStepAfter, line } from "d3-shape";
import { px, readable } from "./numbers";
import type { PlotPlan, Point, Series } from "./plot-plan";
import type { Scale } from "./scales";
import { group, label, rectangle, tag, textWidth } from "./svg";

/** A panel: where its values are, and its edges in px. */
export interface Panel {
  readonly x: Scale;
  readonly y: Scale;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fontSize: number;
}

/** Opacities of a heat map's ranges. Figures are of ink on all but the last, where they are of paper: 4.5:1 in both modes. */
export const levels = [0.05, 0.15, 0.29, 0.45, 0.9] as const;
/** Without colours, in feeds and on paper, series are told apart by these. */
const dashes = ["", "7 3", "2 3", "9 3 2 3", "4 2", "1 2"];
/** So are bars. */
export const barOpacities = ["1", "0.45", "0.75", "0.25", "0.6", "0.35"];
/** Lines with few points show where they are. */
const mostDots = 30;

/** Class and name of a series' colour. */
export function seriesClass(index: number): string {
  return `plot-s${index + 1}`;
}

/** Everything of a panel that stands for data. */
export function drawMarks(plan: PlotPlan, series: readonly Series[], panel: Panel): string {
  if (plan.mark === "heatmap") return heatmap(plan, series, panel);
  const draw = { line: curve, step: curve, area: curve, scatter, bar, histogram, box }[plan.mark];
  return series.map((one) => group({ class: seriesClass(one.index) }, draw(plan, one, panel))).join("");
}

const isNumber = ({ y }: Point) => y !== null;

function curve({ mark, y: axis, seriesNames }: PlotPlan, { points, index }: Series, { x, y }: Panel): string {
  const shape = mark === "step" ? curveStepAfter : curveLinear;
  const drawn = line<Point>()
    .defined(isNumber)
    .curve(shape)
    .digits(1)
    .x((point) => x.at(point.x))
    .y((point) => y.at(point.y ?? 0));
  const base = y.at(Math.max(axis.extent[0], Math.min(0, axis.extent[1])));
  const filled = area<Point>()
    .defined(isNumber)
    .digits(1)
    .x((point) => x.at(point.x))
    .y0((point) => (point.value === undefined ? base : y.at(point.value)))
    .y1((point) => y.at(point.y ?? 0));
  const parts: string[] = [];
  if (mark === "area") {
    const opacity = seriesNames.length > 1 ? ["0.28", "0.16", "0.36", "0.1", "0.22", "0.3"][index] : "0.18";
    parts.push(tag("path", { d: filled([...points]) ?? "", fill: "currentColor", "fill-opacity": opacity }));
  }
  parts.push(
    tag("path", {
      class: "plot-line",
      d: drawn([...points]) ?? "",
      fill: "none",
      stroke: "currentColor",
      "stroke-width": "2",
      "stroke-linejoin": "round",
      "stroke-dasharray": dashes[index],
    }),
  );
  const seen = points.filter(isNumber);
  if (mark === "line" && (seen.length <= mostDots || isScattered(points))) parts.push(dots(seen, 0, "5.5", x, y));
  return parts.join("");
}

/** A point between two gaps is no line, so that nothing of it would show. */
function isScattered(points: readonly Point[]): boolean {
  return points.some(
    (point, index) => point.y !== null && points[index - 1]?.y == null && points[index + 1]?.y == null,
  );
}

function scatter(_: PlotPlan, { points, index }: Series, { x, y }: Panel): string {
  return dots(points, index, points.length > 150 ? "4.5" : "6", x, y);
}

/** Dots are lines of no length with ends of some width; each series has a form of its own. */
function dots(points: readonly Point[], index: number, size: string, x: Scale, y: Scale): string {
  return forms(
    index,
    points.map((point) => [x.at(point.x), y.at(point.y ?? 0)]),
    size,
  );
}

/** The form of a series, once. */
export function dot(index: number, x: number, y: number): string {
  return forms(index, [[x, y]], "7");
}

function forms(index: number, places: readonly (readonly [number, number])[], size: string): string {
  const form = [
    "h0",
    "h0",
    "m0,-4l3.7,6.4h-7.4z",
    "m0,-4.5l3.6,4.5l-3.6,4.5l-3.6,-4.5z",
    "m-3,-3l6,6m0,-6l-6,6",
    "m-4,0h8m-4,-4v8",
  ][index];
  const d = places.map(([x, y]) => `M${px(x)},${px(y)}${form}`).join("");
  if (index === 2 || index === 3) return tag("path", { d, fill: "currentColor" });
  const cap = index === 0 ? "round" : index === 1 ? "square" : undefined;
  return tag("path", {
    d,
    fill: "none",
    stroke: "currentColor",
    "stroke-width": index < 2 ? size : "1.6",
    "stroke-linecap": cap,
  });
}

function bar(plan: PlotPlan, { points, index }: Series, panel: Panel): string {
  const { x, y, fontSize } = panel;
  const count = Math.max(1, plan.seriesNames.length);
  const [along, across] = plan.isHorizontal ? [x, y] : [y, x];
  const axis = plan.isHorizontal ? plan.x : plan.y;
  const zero = along.at(Math.max(axis.extent[0], Math.min(0, axis.extent[1])));
  const width = across.band / count;
  const shown = valuesFit(plan, panel);
  const parts = points.flatMap((point) => {
    const value = plan.isHorizontal ? point.x : point.y;
    if (value === null) return [];
    const start = across.at((plan.isHorizontal ? point.y : point.x) ?? "") - across.band / 2 + width * index;
    const end = along.at(value);
    const thickness = Math.max(1, width - (count > 1 ? 1 : 0));
    const box = plan.isHorizontal
      ? rectangle(Math.min(zero, end), start, Math.abs(end - zero), thickness)
      : rectangle(start, Math.min(zero, end), thickness, Math.abs(end - zero));
    const middle = start + thickness / 2;
    const isBelow = Number(value) < 0;
    const text = !shown
      ? ""
      : plan.isHorizontal
        ? label(readable(Number(value)), end + (isBelow ? -5 : 5), middle + fontSize * 0.36, {
            "text-anchor": isBelow ? "end" : undefined,
          })
        : label(readable(Number(value)), middle, end + (isBelow ? fontSize : -5), { "text-anchor": "middle" });
    return [{ box, text }];
  });
  const path = tag("path", {
    class: "plot-bar",
    d: parts.map(({ box }) => box).join(""),
    fill: "currentColor",
    "fill-opacity": count > 1 ? barOpacities[index] : undefined,
  });
  return path + group({ class: "plot-value" }, parts.map(({ text }) => text).join(""));
}

/** Whether every bar has room for its figure. */
export function valuesFit(plan: PlotPlan, { x, y, fontSize }: Pick<Panel, "x" | "y" | "fontSize">): boolean {
  if (plan.mark !== "bar") return false;
  const points = plan.facets.flatMap(({ series }) => series.flatMap((one) => one.points));
  const room = (plan.isHorizontal ? y.band : x.band) / Math.max(1, plan.seriesNames.length);
  if (plan.isHorizontal) return points.length <= 40 && room >= fontSize * 0.95;
  return points.every(({ y: value }) => value === null || textWidth(readable(Number(value)), fontSize) <= room + 6);
}

function histogram(plan: PlotPlan, { points }: Series, { x, y }: Panel): string {
  const boxes = points.map(({ x: from, x1 = 0, y: count }) => {
    const [left, right, top] = [x.at(from), x.at(x1), y.at(count ?? 0)];
    return rectangle(left + 0.5, top, Math.max(0.5, right - left - 1), y.at(plan.y.extent[0]) - top);
  });
  return tag("path", { class: "plot-bar", d: boxes.join(""), fill: "currentColor" });
}

function box(_: PlotPlan, { points }: Series, { x, y }: Panel): string {
  const width = Math.min(x.band, 44);
  let boxes = "";
  let lines = "";
  let outside = "";
  for (const { x: name, box: found } of points) {
    if (!found) continue;
    const middle = x.at(name);
    const left = middle - width / 2;
    const at = (value: number) => px(y.at(value));
    boxes += rectangle(left, y.at(found.q3), width, y.at(found.q1) - y.at(found.q3));
    const cap = (value: number) => `M${px(middle - width / 4)},${at(value)}h${px(width / 2)}`;
    lines += `M${px(middle)},${at(found.q3)}V${at(found.high)}M${px(middle)},${at(found.q1)}V${at(found.low)}${cap(found.high)}${cap(found.low)}`;
    lines += `M${px(left)},${at(found.median)}h${px(width)}`;
    outside += found.outliers.map((value) => `M${px(middle)},${at(value)}h0`).join("");
  }
  return (
    tag("path", {
      d: boxes,
      fill: "currentColor",
      "fill-opacity": "0.18",
      stroke: "currentColor",
      "stroke-width": "1.2",
    }) +
    tag("path", { d: lines, fill: "none", stroke: "currentColor", "stroke-width": "1.6" }) +
    (outside && tag("path", { d: outside, stroke: "currentColor", "stroke-width": "4.5", "stroke-linecap": "round" }))
  );
}

/** Range of a value, from 0. */
export function levelOf(value: number, breaks: readonly number[]): number {
  return breaks.filter((end) => value >= end).length;
}

function heatmap({ breaks }: PlotPlan, series: readonly Series[], { x, y, fontSize }: Panel): string {
  const points = series.flatMap((one) => one.points);
  const [width, height] = [x.band, y.band];
  const shown =
    height >= fontSize * 1.3 && points.every(({ value = 0 }) => textWidth(readable(value), fontSize) <= width - 4);
  const paths = levels.map((opacity, level) => {
    const own = points.filter(({ value = 0 }) => levelOf(value, breaks) === level);
    const d = own
      .map((point) => rectangle(x.at(point.x) - width / 2, y.at(point.y ?? "") - height / 2, width, height))
      .join("");
    return d && tag("path", { d, fill: "currentColor", "fill-opacity": String(opacity) });
  });
  const texts = (isDark: boolean) =>
    points
      .filter(({ value = 0 }) => (levelOf(value, breaks) === levels.length - 1) === isDark)
      .map((point) => label(readable(point.value ?? 0), x.at(point.x), y.at(point.y ?? "") + fontSize * 0.36))
      .join("");
  const figures = shown
    ? group({ class: "plot-value", "text-anchor": "middle" }, texts(false)) +
      group({ class: "plot-on", fill: "Canvas", "text-anchor": "middle" }, texts(true))
    : "";
  return group({ class: seriesClass(0) }, paths.join("")) + figures;
}
