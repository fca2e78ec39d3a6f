import { median } from "d3-array";
import { plotText } from "../../../text/plot";
import { readable } from "./numbers";
import type { Axis, PlotPlan, Point, Series, Value } from "./plot-plan";

/** Bars and boxes that are told one by one. */
const mostTold = 8;

/**
 * A plot in words: what kind it is, its axes, and of every series the figures a reader would look for.
 * @returns plain text, whole sentences
 */
export function describePlot(plan: PlotPlan): string {
  const { mark, x, y, facets, facetLabel, annotations } = plan;
  const isCounted = mark === "histogram";
  const sentences = [
    plotText.listed([plotText.kinds[mark], plotText.horizontal(nameOf(x), rangeOf(x))]),
    ...(isCounted ? [] : [plotText.vertical(nameOf(y), rangeOf(y))]),
    ...facets.flatMap(({ name, series }) => {
      const told = series.map((one) => (one.name === "" ? "" : plotText.series(one.name)) + figures(plan, one, series));
      if (facets.length > 1 && told[0] !== undefined) told[0] = plotText.facet(facetLabel, name) + told[0];
      return told;
    }),
    ...(annotations.length > 0 ? [plotText.notes(annotations.map(({ text }) => text))] : []),
  ];
  return plotText.sentences(sentences.filter((sentence) => sentence !== ""));
}

function nameOf({ label, unit }: Axis): string {
  return plotText.withUnit(label, unit);
}

function rangeOf({ type, base, categories, extent: [from, to] }: Axis): string {
  if (type === "category")
    return categories.length <= mostTold ? categories.join("、") : plotText.items(categories.length);
  const range = plotText.range(readable(from), readable(to));
  return type === "log" ? plotText.listed([range, plotText.logAxis(base)]) : range;
}

const show = (value: Value | null) => (typeof value === "number" ? readable(value) : String(value ?? ""));

function figures(plan: PlotPlan, { points }: Series, all: readonly Series[]): string {
  const { mark, x, y, isHorizontal } = plan;
  const by = (read: (point: Point) => number) => {
    const found = points.filter((point) => point.y !== null);
    // Sorting is stable: of equals the first one counts.
    const least = [...found].sort((a, b) => read(a) - read(b))[0];
    return { found, least, most: [...found].sort((a, b) => read(b) - read(a))[0] };
  };
  if (mark === "histogram") {
    const { most } = by((point) => Number(point.y));
    const total = points.reduce((sum, point) => sum + Number(point.y), 0);
    const middle = all.length === 1 && plan.facets.length === 1 ? readable(median(plan.numbers) ?? 0) : "";
    const range = plotText.range(show(most?.x ?? 0), show(most?.x1 ?? 0));
    return plotText.bins(readable(total), middle || range, range, show(most?.y ?? 0));
  }
  if (mark === "box") {
    return points
      .flatMap(({ x: name, box }) =>
        box
          ? [
              plotText.box(String(name), show(box.low), show(box.q1), show(box.median), show(box.q3), show(box.high)) +
                (box.outliers.length > 0 ? plotText.outliers(box.outliers.length) : ""),
            ]
          : [],
      )
      .join("；");
  }
  if (mark === "heatmap") {
    const { least, most } = by((point) => point.value ?? 0);
    const cell = (point: Point | undefined) =>
      plotText.cell(show(point?.value ?? 0), show(point?.x ?? ""), show(point?.y ?? ""));
    return plotText.cells(points.length, cell(least), cell(most));
  }
  const own = (point: Point) =>
    mark === "area" && point.value !== undefined
      ? Number(point.y) - point.value
      : Number(isHorizontal ? point.x : point.y);
  const { found, least, most } = by(own);
  if (!least || !most) return "";
  if (mark === "bar") {
    const name = (point: Point) => show(isHorizontal ? point.y : point.x);
    if (found.length <= mostTold)
      return plotText.listed(found.map((point) => plotText.pair(name(point), readable(own(point)))));
    const at = (point: Point) => plotText.cell(readable(own(point)), name(point), "").replace("，）", "）");
    return plotText.bars(found.length, at(least), at(most));
  }
  const axis = x.label;
  const value = (point: Point) => readable(own(point)) + plotText.at(axis, show(point.x));
  if (own(least) === own(most)) return plotText.allSame(found.length, readable(own(least)));
  if (mark === "scatter") return plotText.scattered(found.length, value(least), value(most));
  const last = found.at(-1);
  return plotText.extremes(found.length, value(least), value(most), last ? readable(own(last)) : y.label);
}
