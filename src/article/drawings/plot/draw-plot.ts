import { plotText } from "../../../text/plot";
import { axes } from "./draw-axes";
import { keyOf } from "./draw-key";
import { drawMarks, type Panel, valuesFit } from "./draw-marks";
import { bands, names, notes, obstacles } from "./draw-notes";
import { px, readable, tickLabels } from "./numbers";
import { isLine } from "./plot-fields";
import type { Axis, PlotPlan, Series } from "./plot-plan";
import { scaleOf } from "./scales";
import { label, tag, textWidth } from "./svg";

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
  const key = keyOf(plan, width, fontSize, named > 0);
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
  if (!isLine(plan.mark) || plan.seriesNames.length === 0) return 0;
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
