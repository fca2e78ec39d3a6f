import { extent, greatest, group, least, range, scaleLinear, scaleLog, sort } from "d3";
import type { ParsedYaml } from "../../../config/parse-yaml";
import { nearest } from "../../../lib/nearest";
import { plotMessages } from "../../../text/diagnostics/article-messages";
import { plotText } from "../../../text/plot";
import type { AxisFields, PlotFields } from "./plot-fields";
import { PlotProblem, type Table } from "./read-table";

/** A row as it is drawn; `y` is null where a line is broken, `value` is of a heat map's cell. */
export interface Point {
  readonly facet: string;
  readonly series: string;
  readonly x: number | string;
  readonly y: number | string | null;
  readonly value: number | null;
}

/** What is drawn, whatever its size. */
export type Plan = ReturnType<typeof readPoints>;

/** Mistakes that are named one by one. */
const mostNamed = 3;
/** More than these cannot be told apart on a phone. */
const most = { series: 6, facet: 9, x: 64, y: 64 };
/** Points in one drawing; a screen has hardly more columns, and a page should stay small. */
const mostDrawn = 400;

/**
 * Reads the rows of a plot by the columns that its fields name; several columns of y are as many series.
 * @throws PlotProblem, or an AggregateError of several
 */
export function readPoints(fields: PlotFields, yaml: ParsedYaml, table: Table) {
  const { mark, data, x, value, series, facet, annotations = [] } = fields;
  const y = mark === "histogram" ? undefined : fields.y;
  const isLine = mark === "line" || mark === "step" || mark === "area";
  const empty = new PlotProblem(
    plotMessages.empty(typeof data === "string" && !data.includes("\n") ? data : "data"),
    yaml.lineOf("data"),
  );
  if (table.rows.length === 0) throw empty;
  const used = {
    x: x.field,
    y: y?.field ?? [],
    value: value?.field ?? [],
    series: [series ?? []].flat(),
    facet: [facet ?? []].flat(),
  };
  for (const [field, columns] of Object.entries(used)) {
    const strange = columns.find((column) => !table.columns.includes(column));
    if (strange === undefined) continue;
    const wording = plotMessages.column(strange, nearest(strange, table.columns), table.columns);
    throw new PlotProblem(wording, yaml.lineOf(field));
  }
  const cells = (column = "") => table.rows.map((row) => row[table.columns.indexOf(column)] ?? null);
  const hasNames = ({ field, scale }: AxisFields = { field: [] }) => {
    const written = field.flatMap(cells).filter((cell) => cell !== null);
    const wrong = written.filter((cell) => numberOf(cell) === undefined);
    return scale === undefined ? wrong.length * 2 > written.length : scale === "category";
  };
  const isHorizontal = mark === "bar" && hasNames(y) && !hasNames(x);
  const isNamed = {
    x: mark === "heatmap" || mark === "box" || (mark === "bar" ? !isHorizontal : mark !== "histogram" && hasNames(x)),
    y: mark === "heatmap" || isHorizontal,
  };
  const wrong: PlotProblem[] = [];
  const read = (column: string | undefined, scale = "", isName = false) =>
    cells(column).map((cell, row) => {
      if (cell === null || isName) return cell === null ? null : String(cell);
      const number = numberOf(cell);
      const message = number === undefined ? "number" : scale.startsWith("log") && number <= 0 ? "log" : undefined;
      const wording = message && plotMessages[message](String(column), String(cell));
      if (wording) wrong.push(new PlotProblem(wording, table.lineOf(row), table.file));
      return number ?? null;
    });
  const [xs, values] = [read(x.field[0], x.scale, isNamed.x), read(value?.field[0], value?.scale)];
  const [names, facetNames] = [cells(series), cells(facet)];
  const all = (y?.field ?? [""]).flatMap((column) =>
    read(column, y?.scale, isNamed.y).map((cell, row) => ({
      facet: String(facetNames[row] ?? ""),
      series: used.y.length > 1 ? column : String(names[row] ?? ""),
      x: xs[row] ?? null,
      y: cell,
      value: values[row] ?? null,
    })),
  );
  const more = wrong.splice(mostNamed);
  if (more[0]) wrong.push(new PlotProblem(plotMessages.more(more.length), more[0].line, more[0].file));
  if (wrong.length > 0) throw new AggregateError(wrong);
  const rows = all.filter((row): row is Point => row.x !== null && (row.y !== null || isLine || mark === "histogram"));
  if (rows.every((row) => row.y === null && mark !== "histogram")) throw empty;

  const unique = (key: "series" | "facet" | "x" | "y") => [...new Set(rows.map((row) => String(row[key])))];
  const named = { x: isNamed.x ? unique("x") : [], y: isNamed.y ? unique("y") : [] };
  const domains = { series: unique("series"), facet: unique("facet"), ...named };
  for (const field of ["series", "facet", "x", "y"] as const) {
    const { length } = domains[field];
    if (length > most[field])
      throw new PlotProblem(plotMessages.tooMany(field, length, most[field]), yaml.lineOf(field));
  }
  for (const [index, note] of annotations.entries()) {
    for (const key of ["x", "y"] as const) {
      const isThere = (place: unknown) =>
        isNamed[key] ? domains[key].includes(String(place)) : typeof place === "number";
      const strange = [note[key] ?? []].flat().find((place) => !isThere(place));
      const line = yaml.lineOf(`annotations.${index}`);
      if (strange !== undefined) throw new PlotProblem(plotMessages.annotationPlace(String(strange), key), line);
    }
  }
  const share = isLine || mark === "scatter" ? mostDrawn / domains.series.length / domains.facet.length : Infinity;
  const groups = [...group(rows, (row) => JSON.stringify([row.facet, row.series])).values()];
  const points = groups.flatMap((rows) => thin(isLine && !isNamed.x ? sort(rows, ({ x }) => Number(x)) : rows, share));
  const axis = (key: "x" | "y", { field, label, unit }: AxisFields) => {
    const name = plotText.withUnit(label ?? field.join("、"), unit);
    const isTitled = label !== undefined || (field.length === 1 && (!isNamed[key] || mark === "heatmap"));
    return { label: label ?? field.join("、"), name, title: isTitled ? name : null };
  };
  const axes = { x: axis("x", x), y: axis("y", y ?? { field: [plotText.count] }) };
  const drawn = { points, count: rows.length, edges: edgesOf(points, value), used };
  return { ...fields, y, annotations, isLine, isHorizontal, domains, axes, ...drawn };
}

/** Ends of the five ranges of a heat map's values. */
function edgesOf(points: readonly Point[], { scale = "" }: AxisFields = { field: [] }): number[] {
  const isLog = scale.startsWith("log");
  const values = extent(points, (point) => point.value ?? undefined) as [number, number];
  const [low = 0, high = 1] = (isLog ? scaleLog() : scaleLinear()).domain(values).nice().domain();
  const shares = range(6).map((index) =>
    isLog ? low * (high / low) ** (index / 5) : low + ((high - low) * index) / 5,
  );
  return shares.map((edge) => Number(edge.toPrecision(3)));
}

/** Thins a line so that it looks the same: of each stretch the first, the lowest, the highest and the last point stay. */
function thin(rows: readonly Point[], most: number): readonly Point[] {
  if (rows.length <= most) return rows;
  const size = Math.ceil((rows.length * 4) / most);
  return range(0, rows.length, size).flatMap((start) => {
    const stretch = rows.slice(start, start + size);
    const height = ({ y }: Point) => y ?? Number.NaN;
    const kept = new Set([stretch[0], least(stretch, height), greatest(stretch, height), stretch.at(-1)]);
    return stretch.filter((row) => kept.has(row));
  });
}

/** A cell as a number: `12`, `-1.5e3`, `1,024`, `12.5%`; undefined for anything else. */
function numberOf(cell: unknown): number | undefined {
  const text = String(cell).trim().replace(/^−/, "-").replace(/%$/, "");
  const plain = text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, "");
  return plain !== "" && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}
