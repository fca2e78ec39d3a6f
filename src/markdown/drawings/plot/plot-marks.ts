import * as Plot from "@observablehq/plot";
import { cross, least, range } from "d3";
import { escapeHtml } from "../../../lib/escape-html";
import { readable, textWidth } from "./plot-scale";
import { levels, type Plan, type Point } from "./read-plan";

/** These tell series apart where there are no colours. */
export const symbols = ["circle", "square", "triangle", "diamond", "times", "plus"] as const;
/** Stand for colours until `clean` makes classes of them. */
export const inks = symbols.map((_, index) => `url(#${index + 1})`);
/** Lines with few points show where they are. */
const mostDots = 30;

interface Layout {
  readonly fontSize: number;
  /** Width of a category in px. */
  readonly band: number;
  /** Where bars stand. */
  readonly zero: number;
  /** Where a point stands, in its panel. */
  readonly at: Pick<Plot.MarkOptions, "fx" | "fy"> & { readonly x: "x"; readonly y: "y" };
}

/** Whether lines are named at their ends: where the names leave room for the lines on a phone, too. */
export function hasEnds({ isLine, domains: { series } }: Plan): boolean {
  return isLine && series.length > 1 && series.every((name) => textWidth(name) < 7.5);
}

/** What stands for the data. */
export function marksOf(plan: Plan, layout: Layout): Plot.Markish[] {
  if (plan.isLine) return lines(plan, layout);
  if (plan.mark === "bar") return bars(plan, layout);
  if (plan.mark === "heatmap") return cells(plan, layout);
  return [Plot.dot(plan.points, { ...layout.at, fill: "series", symbol: "series", r: 3 })];
}

const figureOf = ({ figure }: Point) => readable(figure);

function cells({ points, opacity }: Plan, { at, band, fontSize }: Layout): Plot.Markish[] {
  const isDark = ({ figure }: Point) => opacity(figure) === levels.at(-1);
  const hasFigures = points.every((point) => textWidth(figureOf(point)) * fontSize <= band - 4);
  const figures = { ...at, text: figureOf };
  const dark = { ...figures, className: "plot-on", fill: "var(--paper,Canvas)", filter: isDark };
  return [
    Plot.cell(points, { ...at, fill: inks[0] ?? "", fillOpacity: ({ figure }: Point) => opacity(figure) }),
    hasFigures ? Plot.text(points, dark) : null,
    hasFigures ? Plot.text(points, { ...figures, className: "plot-cell", filter: (point) => !isDark(point) }) : null,
  ];
}

function lines(plan: Plan, { at, fontSize }: Layout): Plot.Markish[] {
  const { mark, points, domains } = plan;
  const own = { ...at, z: "series" };
  const curve = mark === "step" ? "step-after" : "linear";
  const line = { ...own, stroke: "series", strokeWidth: 1.2, curve, className: "plot-line" } as const;
  const end = { ...own, text: "series", fill: "series", className: "plot-name", textAnchor: "start", dx: 8 } as const;
  const seen = points.filter((point) => point.y !== null);
  const stacked = <T extends object>(options: T) => (mark === "area" ? Plot.stackY2(options) : options);
  const hasDots = mark === "line" && points.length <= mostDots * domains.series.length;
  return [
    mark === "area" ? Plot.areaY(points, { ...own, fill: "series", fillOpacity: 0.2 }) : null,
    Plot.lineY(points, stacked(line)),
    hasDots ? Plot.dot(seen, { ...own, fill: "series", r: 2.6 }) : null,
    hasEnds(plan) ? Plot.text(seen, apart(Plot.selectLast(stacked(end)), fontSize * 1.25)) : null,
  ];
}

/** Bars of several series stand side by side. */
function bars({ points, domains, isHorizontal }: Plan, { at, fontSize, band, zero }: Layout): Plot.Markish[] {
  const width = band / domains.series.length;
  const hasFigures = points.every((point) => textWidth(figureOf(point)) * fontSize <= width + 6);
  return domains.series.flatMap((name, index) => {
    const own = { ...at, filter: ({ series }: Point) => series === name };
    const [before, after] = [width * index, band - width * (index + 1)];
    const shift = (before - after) / 2;
    const gap = index < domains.series.length - 1 ? 1 : 0;
    const bar = { ...own, fill: "series", className: "plot-bar" };
    const figure = { ...own, text: figureOf, className: "plot-value" };
    if (isHorizontal)
      return [
        Plot.barX(points, { ...bar, x1: zero, x2: "x", insetTop: before, insetBottom: after }),
        Plot.text(points, { ...figure, dx: 5, dy: shift, textAnchor: "start" }),
      ];
    return [
      Plot.barY(points, { ...bar, y1: zero, y2: "y", insetLeft: before, insetRight: after + gap }),
      hasFigures ? Plot.text(points, { ...figure, dx: shift, dy: -8 }) : null,
    ];
  });
}

/** Moves texts apart that would touch, downwards and at the bottom up again. */
function apart<T extends object>(options: T, step: number): T {
  return Plot.initializer(options, (data, facets, { y }, scales, { height, marginBottom }) => {
    const scale = scales["y"] as (value: unknown) => number;
    const places = Array.from(y?.value as Iterable<unknown>, scale);
    for (const facet of facets) {
      const order = [...facet].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
      let free = -Infinity;
      for (const index of order) {
        places[index] = Math.max(places[index] ?? 0, free);
        free = places[index] + step;
      }
      free = height - marginBottom;
      for (const index of order.reverse()) {
        places[index] = Math.min(places[index] ?? 0, free);
        free = places[index] - step;
      }
    }
    return { data, facets, channels: { y: { value: places } } };
  }) as T;
}

/** The line or the ring of a note. */
export function ruleOf({ x, y }: Plan["annotations"][number]): Plot.Markish {
  const rule = { className: "plot-rule", stroke: "currentColor", strokeWidth: 1.2 };
  const dashed = { ...rule, strokeDasharray: "4 3" };
  if (x !== undefined && y !== undefined) return Plot.dot([0], { ...rule, x: [x], y: [y], r: 5 });
  return x === undefined ? Plot.ruleY([y], dashed) : Plot.ruleX([x], dashed);
}

/** The words of all notes: over lines that stand, beside the others, inside the frame and where they cover least. */
export function wordsOf({ annotations, points, isLine }: Plan, fontSize: number): Plot.RenderFunction {
  return (_index, scales, _values, { width, height, marginLeft, marginRight, marginTop, marginBottom }, context) => {
    const [left, right, bottom] = [marginLeft, width - marginRight, height - marginBottom];
    const at = (key: "x" | "y", value: unknown) => {
      const scale = scales[key] as { (value: unknown): number; readonly bandwidth?: () => number };
      return scale(value) + (scale.bandwidth?.() ?? 0) / 2;
    };
    const places = points.map((point) => [at("x", point.x), at("y", point.y)] as const);
    // Lines are in the way between their points, too.
    const taken = places.flatMap(([x, y], index) => {
      const [toX, toY] = (isLine && places[index + 1]) || [x, y];
      return range(0, 1, 0.1).map((share) => [x + (toX - x) * share, y + (toY - y) * share] as const);
    });
    const words = annotations.map(({ text, x, y }) => {
      const length = textWidth(text) * fontSize;
      const cost = ([start, base]: readonly [number, number]) => {
        const covered = taken.filter(
          ([x, y]) => x > start - 9 && x < start + length + 9 && y > base - fontSize * 1.5 && y < base + fontSize * 0.5,
        );
        return covered.length + (start < left || start + length > right || base > bottom ? points.length : 0);
      };
      const [middle, top] = [at("x", x), at("y", y)];
      const starts = x === undefined ? [right - 4 - length, left + 6] : [middle + 9, middle - 9 - length];
      const beside = cross(starts, [top - 6, top + fontSize * 1.25]);
      const above = [Math.max(left, Math.min(middle - length / 2, right - length)), marginTop - 6] as const;
      const [start, base] = (y === undefined ? above : least(beside, cost)) ?? [];
      return `<text text-anchor="start" x="${start}" y="${base}">${escapeHtml(text)}</text>`;
    });
    const group = context.document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", "plot-note");
    group.innerHTML = words.join("");
    return group;
  };
}
