import { plotMessages } from "../../../text/diagnostics/plot-messages";
import { plotText } from "../../../text/plot";
import { axisOf, breaksOf, titled } from "./plan-axis";
import type { PlotData, PlotFence } from "./plot-data";
import { isLine, type Mark } from "./plot-fields";
import type { Annotation, PlotPlan, Series, Value } from "./plot-plan";
import { summaryOf, tableOf } from "./plot-table";
import { isLog, readRows, reporter } from "./read-rows";
import { binsOf, shaped, stack } from "./shape-points";
import { sample, thinLine } from "./thin-points";

/** More than these cannot be told apart on a phone. */
const mostSeries = 6;
const mostFacets = 9;
const mostCategories: Readonly<Partial<Record<Mark, number>>> = { bar: 40, box: 24, heatmap: 64 };
/** Points in one drawing; a screen has hardly more columns, and a page should stay small. */
const mostDrawn = 400;

/**
 * Decides what is drawn: which points each series has, where axes begin and end, what the table holds.
 * @returns null where the data does not fit; the diagnostics are in the context
 */
export function planPlot(fence: PlotFence, mark: Mark, title: string, data: PlotData): PlotPlan | null {
  const read = readRows(fence, mark, data);
  if (!read) return null;
  const { rows, xs, ys, values, xIsNumber, yIsNumber, isHorizontal } = read;
  const { fields, yaml, context } = fence;
  const faults = context.diagnostics.length;
  const report = reporter(fence);
  const facetNames = unique(rows.map(({ facet }) => facet));
  const seriesNames = unique(rows.map(({ series }) => series));
  const xNames = xIsNumber ? [] : unique(rows.map(({ x }) => String(x)));
  const yNames = yIsNumber ? [] : unique(rows.map(({ y }) => String(y)));
  const limit = mostCategories[mark] ?? 200;
  if (facetNames.length > mostFacets)
    report(plotMessages.tooMany(fields.facet ?? "facet", facetNames.length, mostFacets), yaml.lineOf("facet"));
  if (seriesNames.length > mostSeries)
    report(
      plotMessages.tooMany(fields.series ?? "y", seriesNames.length, mostSeries),
      yaml.lineOf("series") ?? yaml.lineOf("y"),
    );
  if (xNames.length > limit) report(plotMessages.tooMany(xs.columns[0] ?? "x", xNames.length, limit), yaml.lineOf("x"));
  if (yNames.length > limit)
    report(plotMessages.tooMany(ys?.columns[0] ?? "y", yNames.length, limit), yaml.lineOf("y"));
  const annotations = fields.annotations ?? [];
  for (const [index, { x, y }] of annotations.entries()) {
    const line = yaml.lineOf(`annotations.${index}`);
    if (x === undefined && y === undefined) report(plotMessages.annotation, line);
    if (!isOnAxis(x, xIsNumber, xNames)) report(plotMessages.annotationPlace(String(x), "x"), line);
    if (!isOnAxis(y, yIsNumber, yNames)) report(plotMessages.annotationPlace(String(y), "y"), line);
  }
  if (context.diagnostics.length > faults) return null;

  const bins =
    mark === "histogram"
      ? binsOf(
          rows.map(({ x }) => Number(x)),
          fields.bins,
          isLog(xs),
        )
      : undefined;
  const share = Math.max(12, Math.floor(mostDrawn / facetNames.length / seriesNames.length));
  let drawn = 0;
  const facets = facetNames.map((facet) => ({
    name: facet,
    series: seriesNames.flatMap((name, index): Series[] => {
      const own = rows.filter((row) => row.facet === facet && row.series === name);
      if (own.length === 0) return [];
      const points = shaped(mark, own, bins, xIsNumber);
      const thinned = isLine(mark)
        ? thinLine(points, Math.max(3, Math.floor(share / 4)))
        : mark === "scatter"
          ? sample(points, share)
          : points;
      drawn += thinned.length;
      return [{ name, index, points: thinned }];
    }),
  }));
  const stacked =
    mark === "area" && seriesNames.length > 1
      ? facets.map(({ name, series }) => ({ name, series: stack(series) }))
      : facets;
  const all = stacked.flatMap(({ series }) => series.flatMap(({ points }) => points));
  const thins = isLine(mark) || mark === "scatter";
  const notes: Annotation[] = annotations.map(({ x, y, text }) => ({ x, y, text }));
  const xAxis = axisOf(
    xs,
    xIsNumber,
    xNames,
    [...all.flatMap(({ x, x1 }) => [x, x1 ?? x]), ...notes.flatMap(({ x }) => x ?? [])],
    {
      zero: isHorizontal,
      nice: mark === "scatter" || (isHorizontal && isLog(xs)),
    },
  );
  const yAxis = axisOf(
    ys ?? {
      columns: [plotText.count],
      label: plotText.count,
      unit: undefined,
      scale: undefined,
      writtenScale: undefined,
      min: undefined,
      max: undefined,
    },
    yIsNumber,
    yNames,
    [
      ...all.flatMap(({ y, box }) => (box ? [box.low, box.high, ...box.outliers] : (y ?? []))),
      ...notes.flatMap(({ y }) => y ?? []),
    ],
    { zero: mark === "bar" || mark === "area" || mark === "histogram", nice: true },
  );
  const value =
    values && mark === "heatmap"
      ? axisOf(
          values,
          true,
          [],
          all.flatMap(({ value: one }) => one ?? []),
          { zero: false, nice: true },
        )
      : undefined;
  const total = rows.length;
  return {
    mark,
    title,
    caption: fields.caption,
    x: titled(xAxis, xs, mark),
    y: titled(yAxis, ys, mark),
    isHorizontal,
    value,
    breaks: value ? breaksOf(value) : [],
    facetLabel: fields.facet ?? "",
    facets: stacked,
    seriesNames: seriesNames.length === 1 && seriesNames[0] === "" ? [] : seriesNames,
    annotations: notes,
    thinned: thins && drawn < total ? { all: total, drawn } : undefined,
    numbers: mark === "histogram" ? rows.map(({ x }) => Number(x)) : [],
    table: summaryOf(mark, stacked, xAxis, fields.facet) ?? tableOf(data, read.columns),
  };
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)];
}

function isOnAxis(
  place: Value | readonly [number, number] | undefined,
  isNumber: boolean,
  names: readonly string[],
): boolean {
  if (place === undefined) return true;
  return typeof place === "object" ? isNumber : isNumber ? typeof place === "number" : names.includes(String(place));
}
