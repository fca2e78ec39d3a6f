import { plotText } from "../../../text/plot";
import { readable } from "./numbers";
import type { PlotData } from "./plot-data";
import type { Mark } from "./plot-fields";
import type { Axis, PlotPlan } from "./plot-plan";
import { sample } from "./thin-points";

const mostTableRows = 200;

/** Bins and boxes sum up rows that nobody reads one by one. */
export function summaryOf(
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

/** The columns that a plot uses, of many rows some at equal distances. */
export function tableOf(data: PlotData, columns: readonly string[]): PlotPlan["table"] {
  const indexes = columns.map((column) => data.columns.indexOf(column));
  const rows = sample(data.rows, mostTableRows).map((cells) => indexes.map((index) => cells[index] ?? ""));
  return { head: columns, rows, count: data.rows.length };
}
