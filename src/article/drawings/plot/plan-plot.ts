import { bin, extent, median, quantileSorted, ticks } from "d3-array";
import { scaleLinear, scaleLog } from "d3-scale";
import { say } from "../../../config/say";
import { nearest } from "../../../lib/nearest";
import type { Bilingual, Wording } from "../../../text/diagnostics/bilingual";
import { plotMessages } from "../../../text/diagnostics/plot-messages";
import { plotText } from "../../../text/plot";
import { readable } from "./numbers";
import { type Cell, numberOf } from "./parse-table";
import type { PlotData, PlotFence } from "./plot-data";
import { type AxisFields, axisFields, type Mark } from "./plot-fields";
import type { Annotation, Axis, BoxStatistics, PlotPlan, Point, Series, Value } from "./plot-plan";
import { sample, thinLine } from "./thin-points";

/** More than these cannot be told apart on a phone. */
const mostSeries = 6;
const mostFacets = 9;
const mostCategories: Readonly<Partial<Record<Mark, number>>> = { bar: 40, box: 24, heatmap: 64 };
/** Points in one drawing; a screen has hardly more columns, and a page should stay small. */
const mostDrawn = 400;
const mostTableRows = 200;
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

const isLine = (mark: Mark) => mark === "line" || mark === "step" || mark === "area";

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

interface ReadRow {
  readonly x: Value;
  readonly y: Value | null;
  readonly value: number | null;
}

/** The rows of a series as its mark draws them. */
function shaped(
  mark: Mark,
  rows: readonly ReadRow[],
  bins: readonly (readonly [number, number])[] | undefined,
  sorts: boolean,
): Point[] {
  if (bins) {
    const last = bins.length - 1;
    return bins.map(([x, x1], index) => ({
      x,
      x1,
      y: rows.filter((row) => Number(row.x) >= x && (Number(row.x) < x1 || (index === last && Number(row.x) <= x1)))
        .length,
    }));
  }
  if (mark === "box") {
    return unique(rows.map(({ x }) => x)).map((x) => {
      const box = boxOf(rows.filter((row) => row.x === x).map(({ y }) => Number(y)));
      return { x, y: box.median, box };
    });
  }
  const points = rows.map(({ x, y, value }): Point => ({ x, y, ...(value !== null && { value }) }));
  return isLine(mark) && sorts ? points.sort((a, b) => Number(a.x) - Number(b.x)) : points;
}

function boxOf(numbers: readonly number[]): BoxStatistics {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number) => quantileSorted(sorted, share) ?? 0;
  const [q1, q3] = [at(0.25), at(0.75)];
  const inside = sorted.filter((value) => value >= q1 - 1.5 * (q3 - q1) && value <= q3 + 1.5 * (q3 - q1));
  const [low, high] = [inside[0] ?? q1, inside.at(-1) ?? q3];
  return {
    low,
    q1,
    median: median(sorted) ?? 0,
    q3,
    high,
    outliers: sorted.filter((value) => value < low || value > high),
  };
}

function binsOf(numbers: readonly number[], count: number | undefined, isLog: boolean): [number, number][] {
  const scaled = isLog ? numbers.map(Math.log10) : numbers;
  const [low = 0, high = 1] = extent(scaled) as [number, number];
  const thresholds = ticks(low, high, count ?? Math.min(30, Math.max(5, Math.ceil(Math.sqrt(numbers.length)))));
  const step = (thresholds[1] ?? 1) - (thresholds[0] ?? 0);
  const first = (thresholds[0] ?? low) > low ? (thresholds[0] ?? low) - step : (thresholds[0] ?? low);
  const last = (thresholds.at(-1) ?? high) <= high ? (thresholds.at(-1) ?? high) + step : (thresholds.at(-1) ?? high);
  const found = bin<number, number>()
    .domain([first, last])
    .thresholds([...thresholds])(scaled);
  const back = (value: number) => Number((isLog ? 10 ** value : value).toPrecision(12));
  return found.flatMap(({ x0 = 0, x1 = 0 }) => (x1 > x0 ? [[back(x0), back(x1)] as [number, number]] : []));
}

/** Areas one upon the other: each begins where the one below it ends, which `value` keeps. */
function stack(series: readonly Series[]): Series[] {
  const heights = new Map<Value, number>();
  return series.map((one) => ({
    ...one,
    points: one.points.map((point) => {
      const below = heights.get(point.x) ?? 0;
      const y = below + Number(point.y ?? 0);
      heights.set(point.x, y);
      return { ...point, y, value: below };
    }),
  }));
}

function axisOf(
  { columns, label, unit, scale, min, max }: AxisFields,
  isNumber: boolean,
  categories: readonly string[],
  places: readonly (Value | readonly number[])[],
  { zero, nice }: { readonly zero: boolean; readonly nice: boolean },
): Axis {
  const type = !isNumber ? "category" : scale === "log" || scale === "log2" ? "log" : "linear";
  const base = scale === "log2" ? 2 : 10;
  const numbers = places.flat().filter((place): place is number => typeof place === "number");
  const [least = 0, most = 1] = extent(numbers) as [number, number];
  let [from, to] = [least, most];
  if (type === "linear" && zero) [from, to] = [Math.min(0, from), Math.max(0, to)];
  // A curve that nearly reaches down to zero may as well show it.
  if (type === "linear" && nice && from > 0 && from < to * 0.35) from = 0;
  if (from === to) [from, to] = type === "log" ? [from / base, to * base] : [from - 1, to + 1];
  if (nice && type === "linear") [from, to] = scaleLinear().domain([from, to]).nice(5).domain() as [number, number];
  if (nice && type === "log") [from, to] = scaleLog().base(base).domain([from, to]).nice().domain() as [number, number];
  // The shortest bar has a length too.
  if (type === "log" && zero && from === least) from /= base;
  // What an author writes widens an axis and cuts nothing off.
  const bounds: readonly [number, number] = [
    min === undefined ? from : Math.min(min, least),
    max === undefined ? to : Math.max(max, most),
  ];
  return {
    label: label ?? columns[0] ?? "",
    unit,
    isTitled: true,
    type,
    base,
    extent: bounds,
    categories: isNumber ? [] : categories,
  };
}

/** Names of bars mostly say what they are, and several columns have no name together. */
function titled(axis: Axis, written: AxisFields | undefined, mark: Mark): Axis {
  if (written === undefined || written.label !== undefined) return axis;
  if (written.columns.length > 1) return { ...axis, label: written.columns.join("、"), isTitled: false };
  return { ...axis, isTitled: axis.type !== "category" || mark === "heatmap" };
}

/** Four ends of five ranges. */
function breaksOf({ extent: [from, to], type }: Axis): number[] {
  const shares = [0.2, 0.4, 0.6, 0.8];
  const breaks = shares.map((share) => (type === "log" ? from * (to / from) ** share : from + (to - from) * share));
  return breaks.map((value) => Number(value.toPrecision(3)));
}

/** Bins and boxes sum up rows that nobody reads one by one. */
function summaryOf(
  mark: Mark,
  facets: PlotPlan["facets"],
  { label }: Axis,
  facetColumn: string | undefined,
): PlotPlan["table"] | undefined {
  if (mark !== "histogram" && mark !== "box") return undefined;
  const { bin: binName, count, least, lowerQuartile, median: middle, upperQuartile, most, range } = plotText;
  const rows = facets.flatMap(({ name, series }) =>
    series.flatMap(({ points }) =>
      points.map(({ x, x1, y, box }) => [
        ...(facetColumn === undefined ? [] : [name]),
        ...(box
          ? [x, box.outliers.reduce((a, b) => Math.min(a, b), box.low), box.q1, box.median, box.q3]
          : [range(readable(Number(x)), readable(x1 ?? 0)), y ?? 0]),
        ...(box ? [box.outliers.reduce((a, b) => Math.max(a, b), box.high)] : []),
      ]),
    ),
  );
  const columns = mark === "box" ? [label, least, lowerQuartile, middle, upperQuartile, most] : [binName, count];
  const figures = rows.map((row) => row.map((cell) => (typeof cell === "number" ? readable(cell) : cell)));
  return { head: [...(facetColumn === undefined ? [] : [facetColumn]), ...columns], rows: figures, count: rows.length };
}

function tableOf(data: PlotData, columns: readonly string[]): PlotPlan["table"] {
  const indexes = columns.map((column) => data.columns.indexOf(column));
  const rows = sample(data.rows, mostTableRows).map((cells) => indexes.map((index) => cells[index] ?? ""));
  return { head: columns, rows, count: data.rows.length };
}
