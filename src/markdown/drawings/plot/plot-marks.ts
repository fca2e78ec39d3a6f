import * as Plot from "@observablehq/plot";
import { extent, ticks } from "d3";
import { apart } from "./plot-notes";
import { readable, textWidth } from "./plot-scale";
import type { Plan, Point } from "./read-points";

/** These tell series apart where there are no colours. */
export const symbols = ["circle", "square", "triangle", "diamond", "times", "plus"] as const;
/** Stand for colours until `clean-plot.ts` makes classes of them. */
export const inks = symbols.map((_, index) => `url(#${index + 1})`);
/** Opacities of a heat map's ranges. Figures are of ink on all but the last, where they are of paper: 4.5:1 in both modes. */
const levels = [0.05, 0.15, 0.29, 0.45, 0.9];
/** Lines with few points show where they are. */
const mostDots = 30;

interface Layout {
  readonly fontSize: number;
  /** Width of a category in px. */
  readonly band: number;
  /** Where bars stand. */
  readonly zero: number;
  /** Which panel a point belongs to. */
  readonly facets: Pick<Plot.MarkOptions, "fx" | "fy">;
}

/** What a bar or a cell says of itself. */
export function figureOf({ isHorizontal }: Plan) {
  return ({ value, x, y }: Point) => readable(Number(value ?? (isHorizontal ? x : y)));
}

/** Whether lines are named at their ends: where the names leave room for the lines on a phone, too. */
export function hasEnds({ isLine, domains: { series } }: Plan): boolean {
  return isLine && series.length > 1 && series.every((name) => textWidth(name) < 7.5);
}

/** What stands for the data. */
export function marksOf(plan: Plan, layout: Layout): Plot.Markish[] {
  const { mark, points, isLine, bins, edges } = plan;
  const at = { x: "x", y: "y", ...layout.facets };
  const figure = { ...at, text: figureOf(plan) };
  if (isLine) return lines(plan, layout);
  if (mark === "bar") return bars(plan, layout);
  if (mark === "scatter") return [Plot.dot(points, { ...at, fill: "series", symbol: "series", r: 3 })];
  if (mark === "box") {
    const [ink = ""] = inks;
    return [Plot.boxY(points, { ...at, fill: ink, fillOpacity: 0.18, stroke: ink, strokeWidth: 1.6, r: 2.2 })];
  }
  if (mark === "histogram") {
    const [from = 1, to = 1] = extent(points, (point) => Math.log10(Number(point.x)));
    const isLog = plan.x.scale?.startsWith("log");
    const thresholds = isLog ? ticks(from, to, bins ?? 20).map((end) => 10 ** end) : (bins ?? ("auto" as const));
    const bin = { x: "x", ...layout.facets, thresholds, fill: "series", className: "plot-bar" };
    return [Plot.rectY(points, Plot.binX({ y: "count" }, bin))];
  }
  const levelOf = ({ value }: Point) => edges.slice(1, -1).filter((edge) => Number(value) >= edge).length;
  const isDark = (point: Point) => levelOf(point) === levels.length - 1;
  const hasFigures = points.every((point) => textWidth(figureOf(plan)(point)) * layout.fontSize <= layout.band - 4);
  const dark = { ...figure, className: "plot-on", fill: "var(--paper,Canvas)" };
  return [
    Plot.cell(points, { ...at, fill: inks[0] ?? "", fillOpacity: (point: Point) => levels[levelOf(point)] }),
    hasFigures ? Plot.text(points, { ...dark, filter: isDark }) : null,
    hasFigures ? Plot.text(points, { ...figure, className: "plot-cell", filter: (point) => !isDark(point) }) : null,
  ];
}

function lines(plan: Plan, { facets, fontSize }: Layout): Plot.Markish[] {
  const { mark, points, domains } = plan;
  const at = { x: "x", y: "y", z: "series", ...facets };
  const curve = mark === "step" ? ("step-after" as const) : ("linear" as const);
  const end = { ...at, text: "series", fill: "series", className: "plot-name", textAnchor: "start", dx: 8 } as const;
  const seen = points.filter((point) => point.y !== null);
  const stacked = <T extends object>(options: T) => (mark === "area" ? Plot.stackY2(options) : options);
  return [
    mark === "area" ? Plot.areaY(points, { ...at, fill: "series", fillOpacity: 0.2 }) : null,
    Plot.lineY(points, stacked({ ...at, stroke: "series", strokeWidth: 1.8, curve, className: "plot-line" })),
    mark === "line" && points.length <= mostDots * domains.series.length
      ? Plot.dot(seen, { ...at, fill: "series", r: 2.6 })
      : null,
    hasEnds(plan) ? Plot.text(seen, apart(Plot.selectLast(stacked(end)), fontSize * 1.25)) : null,
  ];
}

/** Bars of several series stand side by side. */
function bars(plan: Plan, { facets, fontSize, band, zero }: Layout): Plot.Markish[] {
  const { points, domains, isHorizontal } = plan;
  const at = { x: "x", y: "y", ...facets };
  const width = band / domains.series.length;
  const figure = { ...at, text: figureOf(plan), className: "plot-value" };
  const hasFigures = points.every((point) => textWidth(figure.text(point)) * fontSize <= width + 6);
  return domains.series.flatMap((name, index) => {
    const own = { filter: ({ series }: Point) => series === name };
    const [before, after] = [width * index, band - width * (index + 1)] as const;
    const shift = (before - after) / 2;
    const gap = index < domains.series.length - 1 ? 1 : 0;
    const bar = { ...at, ...own, fill: "series", className: "plot-bar" };
    if (isHorizontal)
      return [
        Plot.barX(points, { ...bar, x1: zero, x2: "x", insetTop: before, insetBottom: after }),
        Plot.text(points, { ...figure, ...own, dx: 5, dy: shift, textAnchor: "start" }),
      ];
    return [
      Plot.barY(points, { ...bar, y1: zero, y2: "y", insetLeft: before, insetRight: after + gap }),
      hasFigures ? Plot.text(points, { ...figure, ...own, dx: shift, dy: -8 }) : null,
    ];
  });
}
