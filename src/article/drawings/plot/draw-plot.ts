import { plotText } from "../../../text/plot";
import { dot, drawMarks, levels, type Panel, seriesClass, valuesFit } from "./draw-marks";
import { px, readable, tickLabels } from "./numbers";
import type { Annotation, Axis, PlotPlan, Series, Value } from "./plot-plan";
import { type Scale, scaleOf } from "./scales";
import { group, label, rectangle, tag, textWidth } from "./svg";

/** A width that a plot is drawn for. */
export interface PlotSize {
  readonly name: "wide" | "narrow";
  readonly width: number;
  readonly fontSize: number;
  /** Facets beside each other, at most. */
  readonly columns: number;
  readonly height: number;
  readonly facetHeight: number;
}

/**
 * A column of text, and a phone of 360 px, of which 324 px are for text: there the type is as large as it is drawn. The
 * style sheet shows the narrow one up to a width at which the type of the wide one is 12 px.
 */
export const plotSizes: readonly PlotSize[] = [
  { name: "wide", width: 672, fontSize: 13, columns: 3, height: 300, facetHeight: 190 },
  { name: "narrow", width: 324, fontSize: 12.5, columns: 1, height: 235, facetHeight: 165 },
];

/** Space between the bars of two categories, as a share. */
const barPadding = 0.28;
const axisTitle = ({ label: name, unit, isTitled }: Axis) => (isTitled ? plotText.withUnit(name, unit) : "");
const isLine = ({ mark }: PlotPlan) => mark === "line" || mark === "step" || mark === "area";

/**
 * Draws a plot as SVG without ids, styles and colours: lines and type take `currentColor`, classes give series theirs. So
 * it follows the colour mode, and can be read where there is no stylesheet.
 */
export function drawPlot(plan: PlotPlan, size: PlotSize): string {
  const { width, fontSize } = size;
  const columns = Math.min(size.columns, plan.facets.length === 4 ? Math.min(2, size.columns) : plan.facets.length);
  const gap = fontSize * 2;
  const panelWidth = (width - gap * (columns - 1)) / columns;
  const named = directLabels(plan, panelWidth, fontSize);
  const key = keyOf(plan, size, named > 0);
  const yTitle = axisTitle(plan.y);
  const titleHeight = yTitle === "" ? 0 : fontSize * 1.6;
  const facetHead = plan.facets.length > 1 ? fontSize * 2 : 0;
  const bottom = fontSize * (hidesTicks(plan, size) ? 0.2 : 1.6);
  const height = panelHeight(plan, size, facetHead);
  const left = yNameWidth(plan, fontSize, panelWidth, height - topRoom(plan, fontSize)) + 8;
  const top = key.height + titleHeight;
  const panels = plan.facets.map(({ name, series }, index) => {
    const originX = (index % columns) * (panelWidth + gap);
    const originY = top + Math.floor(index / columns) * (facetHead + height + bottom + fontSize * 0.7);
    const head =
      facetHead > 0
        ? label(name, originX + left, originY + fontSize * 1.5, { class: "plot-facet", "font-weight": "600" })
        : "";
    const area = {
      left: originX + left,
      right: originX + panelWidth - (named > 0 ? named + 9 : lastLabelRoom(plan, fontSize)),
      top: originY + facetHead + topRoom(plan, fontSize),
      bottom: originY + facetHead + height,
    };
    return head + drawPanel(plan, series, area, fontSize, named > 0);
  });
  const rows = Math.ceil(plan.facets.length / columns);
  const end = top + rows * (facetHead + height + bottom) + (rows - 1) * fontSize * 0.7;
  const xTitle = axisTitle(plan.x);
  const xTitleX = columns === 1 ? width - (named > 0 ? named + 9 : lastLabelRoom(plan, fontSize)) : width;
  const titles =
    (yTitle === "" ? "" : label(yTitle, 0, key.height + fontSize * 1.1, { class: "plot-title-y" })) +
    (xTitle === "" ? "" : label(xTitle, xTitleX, end + fontSize * 1.2, { "text-anchor": "end" }));
  const full = end + fontSize * (xTitle === "" ? 0.2 : 1.6);
  return tag(
    "svg",
    {
      class: `plot-${size.name}`,
      viewBox: `0 0 ${width} ${px(full)}`,
      width,
      height: px(full),
      "font-family": "sans-serif",
      "font-size": px(fontSize),
      fill: "currentColor",
      "aria-hidden": "true",
    },
    key.svg + titles + panels.join(""),
  );
}

/** Room on the right for the names of lines at their ends; 0 where they would take too much, or there are none. */
function directLabels(plan: PlotPlan, width: number, fontSize: number): number {
  if (!isLine(plan) || plan.seriesNames.length === 0) return 0;
  const widest = Math.max(...plan.seriesNames.map((name) => textWidth(name, fontSize)));
  return widest <= width * 0.3 ? widest : 0;
}

/** Whether figures at the ends of bars say what ticks would. */
function hidesTicks(plan: PlotPlan, { height, fontSize }: PlotSize): boolean {
  if (!plan.isHorizontal) return false;
  const x = scaleOf(plan.x, { range: [0, height], fontSize, isVertical: false, padding: 0 });
  const y = scaleOf(plan.y, {
    range: [panelHeightOfBars(plan, fontSize), 0],
    fontSize,
    isVertical: true,
    padding: barPadding,
  });
  return valuesFit(plan, { x, y, fontSize });
}

function panelHeightOfBars({ y, seriesNames }: PlotPlan, fontSize: number): number {
  return Math.max(50, y.categories.length * (Math.max(1, seriesNames.length) * fontSize * 1.25 + fontSize * 0.7));
}

/** The last tick's label stands in the middle below its tick; figures of lying bars behind their ends. */
function lastLabelRoom(plan: PlotPlan, fontSize: number): number {
  const last = plan.x.type === "category" ? "" : (tickLabels(plan.x, plan.x.extent).at(-1) ?? "");
  const room = Math.min(fontSize * 2, textWidth(last, fontSize) / 2);
  if (!plan.isHorizontal) return room;
  const points = plan.facets.flatMap(({ series }) => series.flatMap((one) => one.points));
  return Math.max(room, ...points.map(({ x }) => textWidth(readable(Number(x)), fontSize) + 6));
}

function topRoom(plan: PlotPlan, fontSize: number): number {
  const hasHead = plan.annotations.some(({ x, y }) => x !== undefined && y === undefined);
  return hasHead ? fontSize * 1.7 : plan.mark === "bar" && !plan.isHorizontal ? fontSize * 1.3 : fontSize * 0.6;
}

function yNameWidth({ y }: PlotPlan, fontSize: number, width: number, height: number): number {
  if (y.type === "category")
    return Math.min(width * 0.42, Math.max(...y.categories.map((name) => textWidth(name, fontSize))));
  const { ticks } = scaleOf(y, { range: [height, 0], fontSize, isVertical: true, padding: 0 });
  return Math.max(...ticks.map(({ label: text }) => textWidth(text, fontSize)));
}

function panelHeight(plan: PlotPlan, { height, facetHeight, fontSize, name }: PlotSize, facetHead: number): number {
  if (plan.y.type !== "category") return facetHead > 0 ? facetHeight : height;
  const { length } = plan.y.categories;
  if (plan.mark === "heatmap")
    return Math.min(name === "wide" ? 420 : 380, Math.max(60, length * fontSize * (length <= 10 ? 2.6 : 2)));
  return panelHeightOfBars(plan, fontSize);
}

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function drawPanel(plan: PlotPlan, series: readonly Series[], area: Area, fontSize: number, isNamed: boolean): string {
  const { left, right, top, bottom } = area;
  const padding = plan.mark === "heatmap" ? 0.04 : plan.mark === "bar" ? barPadding : plan.mark === "box" ? 0.4 : 0.2;
  const inset = plan.mark === "scatter" || plan.mark === "line" ? 5 : 0;
  const x = scaleOf(plan.x, { range: [left + inset, right - inset], fontSize, isVertical: false, padding });
  const y = scaleOf(plan.y, { range: [bottom, top], fontSize, isVertical: true, padding });
  const panel: Panel = { x, y, fontSize, ...area };
  return (
    axes(plan, panel) +
    bands(plan.annotations, panel) +
    drawMarks(plan, series, panel) +
    (isNamed ? names(series, panel) : "") +
    notes(plan, panel, obstacles(plan, series, panel))
  );
}

function axes(plan: PlotPlan, panel: Panel): string {
  const { x, y, left, right, top, bottom, fontSize } = panel;
  const hidesX = plan.isHorizontal && valuesFit(plan, panel);
  const grid: string[] = [];
  if (plan.y.type !== "category") grid.push(...y.ticks.map(({ place }) => `M${px(left)},${px(place)}H${px(right)}`));
  const gridX = plan.x.type !== "category" && (plan.mark === "scatter" || plan.isHorizontal || plan.x.type === "log");
  if (gridX && !hidesX) grid.push(...x.ticks.map(({ place }) => `M${px(place)},${px(top)}V${px(bottom)}`));
  const zero = zeroLine(plan, panel);
  const marks =
    plan.x.type === "category" || hidesX ? "" : x.ticks.map(({ place }) => `M${px(place)},${px(bottom)}v4`).join("");
  const lines =
    tag("path", { d: grid.join(""), stroke: "currentColor", "stroke-opacity": "0.16", fill: "none" }) +
    (plan.mark === "heatmap"
      ? ""
      : tag("path", { d: zero + marks, stroke: "currentColor", "stroke-opacity": "0.6", fill: "none" }));
  const below = hidesX
    ? ""
    : x.ticks.map(({ place, label: text }) => label(text, place, bottom + fontSize * 1.35)).join("");
  const beside = y.ticks
    .map(({ place, label: text }) =>
      label(plan.y.type === "category" ? cut(text, left - 7, fontSize) : text, left - 7, place + fontSize * 0.36),
    )
    .join("");
  return lines + group({ "text-anchor": "middle" }, below) + group({ "text-anchor": "end" }, beside);
}

/** Where bars and areas stand on: zero, else the edge. */
function zeroLine({ isHorizontal, x: axis, y: other }: PlotPlan, { x, y, left, right, top, bottom }: Panel): string {
  const within = ({ extent: [from, to], type }: Axis) => type === "linear" && from <= 0 && to >= 0;
  if (isHorizontal) return `M${px(within(axis) ? x.at(0) : left)},${px(top)}V${px(bottom)}`;
  const edge = `M${px(left)},${px(bottom)}H${px(right)}`;
  return within(other) && other.extent[0] < 0 ? `${edge}M${px(left)},${px(y.at(0))}H${px(right)}` : edge;
}

/** A name that is too long ends in an ellipsis; the table below has all of it. */
function cut(text: string, width: number, fontSize: number): string {
  if (textWidth(text, fontSize) <= width + 1) return text;
  let kept = text;
  while (kept !== "" && textWidth(`${kept}…`, fontSize) > width) kept = kept.slice(0, -1);
  return `${kept}…`;
}

/** Names of lines beside their ends, moved apart where they would touch. */
function names(series: readonly Series[], { x, y, top, bottom, fontSize }: Panel): string {
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

interface Key {
  readonly svg: string;
  readonly height: number;
}

/** What colours mean, above the drawing: series without names of their own, or a heat map's ranges. */
function keyOf(plan: PlotPlan, { width, fontSize }: PlotSize, isNamed: boolean): Key {
  if (plan.mark === "heatmap" && plan.value) return rangesKey(plan, plan.value, width, fontSize);
  if (isNamed || plan.seriesNames.length < 2) return { svg: "", height: 0 };
  let [x, row] = [0, 0];
  const items = plan.seriesNames.map((name, index) => {
    const length = textWidth(name, fontSize) + fontSize * 2.4;
    if (x > 0 && x + length > width) [x, row] = [0, row + 1];
    const y = row * fontSize * 1.5;
    const swatch =
      plan.mark === "scatter"
        ? dot(index, x + fontSize * 0.5, y + fontSize * 0.65)
        : isLine(plan)
          ? tag("path", {
              d: `M${px(x)},${px(y + fontSize * 0.6)}h${px(fontSize)}`,
              stroke: "currentColor",
              "stroke-width": "3",
            })
          : tag("path", {
              d: rectangle(x, y + fontSize * 0.15, fontSize * 0.85, fontSize * 0.85),
              fill: "currentColor",
            });
    const item = group({ class: seriesClass(index) }, swatch) + label(name, x + fontSize * 1.3, y + fontSize);
    x += length;
    return item;
  });
  return { svg: items.join(""), height: (row + 1) * fontSize * 1.5 + fontSize * 0.5 };
}

function rangesKey({ breaks }: PlotPlan, value: Axis, width: number, fontSize: number): Key {
  const title = axisTitle(value);
  const swatch = Math.min(58, width / 8);
  const beside = textWidth(title, fontSize) + fontSize * 0.8;
  const isBeside = beside + swatch * levels.length <= width;
  const [x0, y0] = isBeside ? [beside, 0] : [0, fontSize * 1.4];
  const boxes = levels.map((opacity, index) =>
    tag("path", {
      d: rectangle(x0 + index * swatch, y0, swatch - 1, fontSize),
      fill: "currentColor",
      "fill-opacity": String(opacity),
    }),
  );
  const ends = breaks.map((end, index) => label(readable(end), x0 + (index + 1) * swatch, y0 + fontSize * 2.2));
  return {
    svg:
      label(title, 0, fontSize * 0.9) +
      group({ class: seriesClass(0) }, boxes.join("")) +
      group({ "text-anchor": "middle" }, ends.join("")),
    height: y0 + fontSize * 3,
  };
}

const isRange = (place: Annotation["x"]): place is readonly [number, number] => typeof place === "object";

/** Stretches of an axis that an annotation names, behind the data. */
function bands(annotations: readonly Annotation[], panel: Panel): string {
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
function notes({ annotations }: PlotPlan, panel: Panel, taken: readonly Place[]): string {
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

type Place = readonly [x: number, y: number];

/** Where lines and dots are, every few px. */
function obstacles(plan: PlotPlan, series: readonly Series[], { x, y }: Panel): Place[] {
  return series.flatMap(({ points }) => {
    const places = points.flatMap((point): Place[] => (point.y === null ? [] : [[x.at(point.x), y.at(point.y)]]));
    if (!isLine(plan)) return places;
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
