import { say } from "../../../config/say";
import { nearest } from "../../../lib/nearest";
import type { Bilingual, Wording } from "../../../text/diagnostics/bilingual";
import { plotMessages } from "../../../text/diagnostics/plot-messages";
import { plotText } from "../../../text/plot";
import { type Cell, numberOf } from "./parse-table";
import { axisOf, breaksOf, titled } from "./plan-axis";
import type { PlotData, PlotFence } from "./plot-data";
import { type AxisFields, axisFields, isLine, type Mark } from "./plot-fields";
import type { Annotation, PlotPlan, Series, Value } from "./plot-plan";
import { summaryOf, tableOf } from "./plot-table";
import { binsOf, shaped, stack } from "./shape-points";
import { sample, thinLine } from "./thin-points";

/** More than these cannot be told apart on a phone. */
const mostSeries = 6;
const mostFacets = 9;
const mostCategories: Readonly<Partial<Record<Mark, number>>> = { bar: 40, box: 24, heatmap: 64 };
/** Points in one drawing; a screen has hardly more columns, and a page should stay small. */
const mostDrawn = 400;
/** Mistakes that are named one by one. */
const mostNamed = 3;

interface Row {
  readonly facet: string;
  readonly series: string;
  readonly x: Cell;
  readonly y: Cell;
  readonly yColumn: string;
  readonly value: Cell;
  readonly row: number;
}

/**
 * Decides what is drawn: which columns are which axis, what every cell means, where axes begin and end.
 * @returns null where the data does not fit; the diagnostics are in the context
 */
export function planPlot(fence: PlotFence, mark: Mark, title: string, data: PlotData): PlotPlan | null {
  const { fields, yaml, context } = fence;
  const faults = context.diagnostics.length;
  const report = (wording: Bilingual<Wording>, line: number | undefined, file = context.source.file) =>
    void context.diagnostics.push({ severity: "error", file, line, ...say(wording) });
  const isSound = () => context.diagnostics.length === faults;

  const [xs, ys, values] = [axisFields(fields.x), axisFields(fields.y), axisFields(fields.value)];
  const needed: Record<string, AxisFields | undefined> = { x: xs };
  if (mark !== "histogram") needed["y"] = ys;
  if (mark === "heatmap") needed["value"] = values;
  for (const [field, axis] of Object.entries(needed)) {
    if (!axis) report(plotMessages.missing(field, mark), fence.context.source.bodyLine + fence.line);
    else if (axis.columns.length > 1 && (field !== "y" || mark === "heatmap" || mark === "box"))
      report(plotMessages.onlyOne(field, mark), yaml.lineOf(field));
  }
  if (!xs || !isSound()) return null;
  if ((ys?.columns.length ?? 0) > 1 && fields.series !== undefined)
    report(plotMessages.seriesTwice, yaml.lineOf("series"));
  if (fields.series !== undefined && (mark === "box" || mark === "histogram" || mark === "heatmap"))
    report(plotMessages.noSeries(mark), yaml.lineOf("series"));
  const used = { x: xs, ...(mark !== "histogram" && { y: ys }), ...(mark === "heatmap" && { value: values }) };
  const single = { series: fields.series, facet: fields.facet };
  const wanted = [
    ...Object.entries(used).flatMap(([field, axis]) => (axis?.columns ?? []).map((column) => [field, column] as const)),
    ...Object.entries(single).flatMap(([field, column]) => (column === undefined ? [] : [[field, column] as const])),
  ];
  for (const [field, column] of wanted) {
    if (data.columns.includes(column)) continue;
    report(plotMessages.column(column, nearest(column, data.columns), data.columns), yaml.lineOf(field));
  }
  for (const [field, axis] of Object.entries(used)) {
    if (axis?.min !== undefined && axis.max !== undefined && axis.min >= axis.max)
      report(plotMessages.bounds(axis.min, axis.max), yaml.lineOf(`${field}.min`));
    if (axis?.min !== undefined && axis.min <= 0 && (axis.scale === "log" || axis.scale === "log2"))
      report(plotMessages.log("min", String(axis.min)), yaml.lineOf(`${field}.min`));
  }
  if (!isSound()) return null;

  const indexOf = (column: string | undefined) => (column === undefined ? -1 : data.columns.indexOf(column));
  const yColumns = mark === "histogram" ? [] : (ys?.columns ?? []);
  const [xIndex, valueIndex] = [indexOf(xs.columns[0]), indexOf(values?.columns[0])];
  const [seriesIndex, facetIndex] = [indexOf(fields.series), indexOf(fields.facet)];
  const rows: Row[] = data.rows.flatMap((cells, row) =>
    (yColumns.length === 0 ? [""] : yColumns).map((yColumn) => ({
      facet: facetIndex < 0 ? "" : String(cells[facetIndex] ?? ""),
      series: seriesIndex >= 0 ? String(cells[seriesIndex] ?? "") : yColumns.length > 1 ? yColumn : "",
      x: cells[xIndex] ?? null,
      y: yColumn === "" ? null : (cells[indexOf(yColumn)] ?? null),
      yColumn,
      value: cells[valueIndex] ?? null,
      row,
    })),
  );

  const [xCells, yCells] = [rows.map(({ x }) => x), rows.map(({ y }) => y)];
  const isHorizontal = mark === "bar" && (ys?.scale === "category" || (!numericCells(yCells) && numericCells(xCells)));
  const yIsNumber = mark !== "heatmap" && mark !== "histogram" && !isHorizontal;
  const xNumber = isHorizontal || mark === "histogram" || numeric(xs, xCells, mark);
  const check = (column: string, cell: Cell, row: number, isLog: boolean): number | null => {
    const number = numberOf(cell);
    if (number === undefined) wrong.push({ wording: plotMessages.number(column, String(cell)), row });
    else if (number !== null && isLog && number <= 0)
      wrong.push({ wording: plotMessages.log(column, String(cell)), row });
    return number ?? null;
  };
  const wrong: { readonly wording: Bilingual<Wording>; readonly row: number }[] = [];
  const isLog = (axis: AxisFields | undefined) => axis?.scale === "log" || axis?.scale === "log2";
  const read = rows.map((one) => ({
    ...one,
    x: xNumber ? check(xs.columns[0] ?? "x", one.x, one.row, isLog(xs)) : one.x === null ? null : String(one.x),
    y:
      mark === "histogram"
        ? null
        : yIsNumber
          ? check(one.yColumn, one.y, one.row, isLog(ys))
          : one.y === null
            ? null
            : String(one.y),
    value: mark === "heatmap" ? check(values?.columns[0] ?? "value", one.value, one.row, isLog(values)) : null,
  }));
  for (const { wording, row } of wrong.slice(0, mostNamed)) report(wording, data.lineOf(row), data.file);
  if (wrong.length > mostNamed)
    report(plotMessages.more(wrong.length - mostNamed), data.lineOf(wrong[mostNamed]?.row ?? 0), data.file);
  if (!isSound()) return null;

  const kept = read.filter(
    ({ x, y, value }) =>
      x !== null && (mark === "histogram" || isLine(mark) || y !== null) && (mark !== "heatmap" || value !== null),
  );
  if (kept.length === 0 || (isLine(mark) && kept.every(({ y }) => y === null))) {
    report(plotMessages.empty(wanted.map(([, column]) => column).join("、")), yaml.lineOf("data"));
    return null;
  }
  const facetNames = unique(kept.map(({ facet }) => facet));
  const seriesNames = unique(kept.map(({ series }) => series));
  const xNames = xNumber ? [] : unique(kept.map(({ x }) => String(x)));
  const yNames = yIsNumber || mark === "histogram" ? [] : unique(kept.map(({ y }) => String(y)));
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
    if (!isOnAxis(x, xNumber, xNames)) report(plotMessages.annotationPlace(String(x), "x"), line);
    if (!isOnAxis(y, yIsNumber || mark === "histogram", yNames))
      report(plotMessages.annotationPlace(String(y), "y"), line);
  }
  if (!isSound()) return null;

  const drawnRows = kept as readonly (Omit<Row, "x" | "y" | "value"> & {
    x: Value;
    y: Value | null;
    value: number | null;
  })[];
  const bins =
    mark === "histogram"
      ? binsOf(
          drawnRows.map(({ x }) => Number(x)),
          fields.bins,
          isLog(xs),
        )
      : undefined;
  const share = Math.max(12, Math.floor(mostDrawn / facetNames.length / seriesNames.length));
  let drawn = 0;
  const facets = facetNames.map((facet) => ({
    name: facet,
    series: seriesNames.flatMap((name, index): Series[] => {
      const own = drawnRows.filter((row) => row.facet === facet && row.series === name);
      if (own.length === 0) return [];
      const points = shaped(mark, own, bins, xNumber);
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
    xNumber,
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
      min: undefined,
      max: undefined,
    },
    yIsNumber || mark === "histogram",
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
  const total = mark === "histogram" ? data.rows.length : kept.length;
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
    numbers: mark === "histogram" ? drawnRows.map(({ x }) => Number(x)) : [],
    table: summaryOf(mark, stacked, xAxis, fields.facet) ?? tableOf(data, unique(wanted.map(([, column]) => column))),
  };
}

/** Whether an axis has numbers: as its scale says, else as most of its cells are. */
function numeric({ scale }: AxisFields, cells: readonly Cell[], mark: Mark): boolean {
  if (mark === "heatmap" || mark === "box" || mark === "bar") return false;
  return scale === undefined ? numericCells(cells) : scale !== "category";
}

function numericCells(cells: readonly Cell[]): boolean {
  const written = cells.filter((cell) => cell !== null);
  return written.filter((cell) => typeof numberOf(cell) === "number").length * 2 >= written.length;
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
