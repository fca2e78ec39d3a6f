import { say } from "../../../config/say";
import { nearest } from "../../../lib/nearest";
import type { Bilingual, Wording } from "../../../text/diagnostics/bilingual";
import { plotMessages } from "../../../text/diagnostics/plot-messages";
import { type Cell, numberOf } from "./parse-table";
import type { PlotData, PlotFence } from "./plot-data";
import { type AxisFields, axisFields, isLine, type Mark, scales } from "./plot-fields";
import type { Value } from "./plot-plan";

/** Mistakes that are named one by one. */
const mostNamed = 3;

/** A row as it is written, once for each column of y. */
interface Row {
  readonly facet: string;
  readonly series: string;
  readonly x: Cell;
  readonly y: Cell;
  readonly yColumn: string;
  readonly value: Cell;
  readonly row: number;
}

/** A row whose cells are what their axes take. */
export interface PlotRow {
  readonly facet: string;
  readonly series: string;
  readonly x: Value;
  readonly y: Value | null;
  readonly value: number | null;
}

/** The rows of a plot, and what its axes are made of. */
export interface PlotRows {
  readonly rows: readonly PlotRow[];
  readonly xs: AxisFields;
  readonly ys: AxisFields | undefined;
  readonly values: AxisFields | undefined;
  readonly xIsNumber: boolean;
  readonly yIsNumber: boolean;
  /** Bars lie. */
  readonly isHorizontal: boolean;
  /** The columns that are drawn. */
  readonly columns: readonly string[];
}

/** Notes errors of a plot by their line in the article, or in a file beside it. */
export function reporter({ context }: PlotFence) {
  return (wording: Bilingual<Wording>, line: number | undefined, file = context.source.file): void => {
    context.diagnostics.push({ severity: "error", file, line, ...say(wording) });
  };
}

/** Whether numbers of an axis are set apart by their ratios. */
export function isLog(axis: AxisFields | undefined): boolean {
  return axis?.scale === "log" || axis?.scale === "log2";
}

/**
 * Reads the rows of a plot: finds the columns that its fields name, and says of every cell what it means.
 * @returns null where fields and data do not fit; the diagnostics are in the context
 */
export function readRows(fence: PlotFence, mark: Mark, data: PlotData): PlotRows | null {
  const { fields, yaml, context } = fence;
  const faults = context.diagnostics.length;
  const report = reporter(fence);
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
    const scale = axis?.writtenScale;
    if (scale !== undefined && axis?.scale === undefined)
      report(plotMessages.scale(scale, nearest(scale, scales), scales), yaml.lineOf(`${field}.scale`));
    if (axis?.min !== undefined && axis.max !== undefined && axis.min >= axis.max)
      report(plotMessages.bounds(axis.min, axis.max), yaml.lineOf(`${field}.min`));
    if (axis?.min !== undefined && axis.min <= 0 && isLog(axis))
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
  const check = (column: string, cell: Cell, row: number, onLog: boolean): number | null => {
    const number = numberOf(cell);
    if (number === undefined) wrong.push({ wording: plotMessages.number(column, String(cell)), row });
    else if (number !== null && onLog && number <= 0)
      wrong.push({ wording: plotMessages.log(column, String(cell)), row });
    return number ?? null;
  };
  const wrong: { readonly wording: Bilingual<Wording>; readonly row: number }[] = [];
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
  return {
    rows: kept as readonly PlotRow[],
    xs,
    ys,
    values,
    xIsNumber: xNumber,
    yIsNumber: yIsNumber || mark === "histogram",
    isHorizontal,
    columns: [...new Set(wanted.map(([, column]) => column))],
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
