import { csvParseRows, extent, group, max, range, scaleQuantize, sort } from "d3";
import { z } from "zod";
import { fields, oneOf, text, validate } from "../../../config/fields";
import { examples, expected, plotMessages } from "../../../config/messages";
import { parseYaml } from "../../../config/read-file";
import { type Diagnostic, errorMessage, type Wording } from "../../../lib/diagnostic";
import { dirname } from "../../../lib/paths";
import { listText, plotText } from "../../../text/texts";
import { parseFenceMeta } from "../../code/fence-meta";
import { contentPath, includedFile } from "../../files/named-files";
import type { ArticleContext, Fence } from "../../model/article-context";

const number = z.number(expected.number);
const columns = z.union([text.transform((column) => [column]), z.array(text).min(1)], expected.like(examples.columns));

/** Returns the schema of an axis: the name of a column, or an object with the name in `field`. */
function axis<Field extends z.ZodType>(field: Field) {
  const long = fields({
    field,
    label: text.optional(),
    unit: text.optional(),
    scale: oneOf(["linear", "log", "log2", "category"]).optional(),
    min: number.optional(),
    max: number.optional(),
  }).refine(({ min, max, scale = "" }) => {
    return (min ?? -Infinity) < (max ?? Infinity) && !(scale.startsWith("log") && (min ?? 1) <= 0);
  }, plotMessages.bounds);
  return z.preprocess((value) => (field.safeParse(value).success ? { field: value } : value), long);
}

const place = z.union([z.number(), text], expected.like(examples.place));
const note = fields({ x: place.optional(), y: place.optional(), text }).refine(
  (note) => "x" in note || "y" in note,
  plotMessages.annotation,
);
const dataText = text.regex(/\n|\.(?:csv|out|txt)$/i, plotMessages.data);
const rows = z.array(z.record(z.string(), z.unknown()));
const lists = z.record(z.string(), z.array(z.unknown()));

const plotFields = fields({
  title: z.string(plotMessages.noTitle).trim().min(1, expected.notEmpty).describe(examples.plotTitle),
  caption: text.optional().describe(examples.caption),
  mark: oneOf(["line", "step", "area", "scatter", "bar", "heatmap"]).describe("line"),
  data: z.union([dataText, rows, lists], plotMessages.data).describe("./x.csv"),
  row: text
    .regex(/\{.+\}/, plotMessages.row)
    .optional()
    .describe(examples.row),
  lines: z.union([text, z.number()]).optional().describe("2-9"),
  x: axis(text).describe(examples.axis),
  y: axis(columns).describe(examples.axis),
  series: text.optional().describe(examples.column),
  value: axis(text).optional().describe(examples.axis),
  facet: text.optional().describe(examples.column),
  annotations: z.array(note, expected.items).max(12).optional().describe(examples.annotations),
})
  .refine(({ row, data }) => !row || typeof data === "string", { path: ["row"], error: plotMessages.row })
  .refine(({ mark, value }) => mark !== "heatmap" || value, { path: ["value"], error: plotMessages.value })
  // Series come from several `y` columns or from `series`, but not from both. A heat map has none.
  .refine(({ mark, y, series }) => [y.field.length > 1, series, mark === "heatmap"].filter(Boolean).length < 2, {
    path: ["series"],
    error: plotMessages.series,
  });

type PlotFields = z.infer<typeof plotFields>;
type LineOf = (field: string) => number;

/** The reason why a plot cannot be drawn. Without a line, it refers to the fence. */
class PlotProblem extends Error {
  constructor(readonly diagnostic: Wording & Partial<Diagnostic>) {
    super(diagnostic.message);
  }
}

/** A row of the data, with its file and line. */
type Row = Required<Pick<Diagnostic, "file" | "line">> & { readonly cells: Readonly<Record<string, unknown>> };
type Table = { readonly columns: readonly string[]; readonly rows: readonly Row[] };

/** The content of a plot, independent of its size. */
export type Plan = NonNullable<ReturnType<typeof planOf>>;

/**
 * A data point. `y` is null where a line is broken. `figure` is its value: the length of a bar, the
 * number in a heat map's cell, otherwise `y`.
 */
export type Point = Plan["points"][number];

/**
 * Maximum numbers of rows, series, facets and categories. Beyond these, readers cannot tell them
 * apart on a phone, or the page becomes too large.
 */
const dataLimits = { data: 400, series: 6, facet: 9, x: 64, y: 64 };
/**
 * Opacities of a heat map's cells. The numbers in the cells have the text colour (`--ink`), or the
 * background colour (`--paper`) at the highest opacity, so that their contrast is at least 4.5:1 in
 * light and dark mode.
 */
export const levels = [0.05, 0.15, 0.29, 0.45, 0.9];

/**
 * Reads a plot fence, validates it and adds its problems to the diagnostics of the context.
 * @returns the plan, or null if the plot cannot be drawn
 */
export function readPlan({ value, meta, line: bodyLine }: Fence, context: ArticleContext) {
  const { file } = context.source;
  const line = context.source.bodyLine + bodyLine;
  const yaml = parseYaml(value, file, { firstLine: line });
  context.diagnostics.push(...yaml.diagnostics);
  if (yaml.diagnostics.length > 0) return null;
  const lineOf = (field: string) => yaml.lineOf(field) ?? line;
  const isMapping = typeof yaml.data === "object" && !Array.isArray(yaml.data);
  const data = isMapping ? { title: parseFenceMeta(meta).title, ...yaml.data } : yaml.data;
  const fields = validate(plotFields, { data, file, lineOf });
  context.diagnostics.push(...fields.diagnostics);
  try {
    return fields.value && planOf(fields.value, lineOf, context);
  } catch (error) {
    const wording = error instanceof PlotProblem ? error.diagnostic : plotMessages.failed(errorMessage(error));
    context.diagnostics.push({ severity: "error", file, line, ...wording });
    return null;
  }
}

/**
 * Reads the data of a plot and checks it against the fields. Each of several `y` columns is a
 * series.
 * @returns the plan, or null if the file with the data cannot be read
 * @throws PlotProblem if the data does not fit the fields
 */
function planOf(fields: PlotFields, lineOf: LineOf, context: ArticleContext) {
  const { mark, x, y, series, facet, annotations = [] } = fields;
  const wrong = (field: string, wording: Wording) => new PlotProblem({ ...wording, line: lineOf(field) });
  const value = mark === "heatmap" ? fields.value : undefined;
  const table = readTable(fields, lineOf, context);
  if (!table) return null;
  const used = Object.entries({ x: x.field, y: y.field, value: value?.field, series, facet }).flatMap(
    ([field, columns]) => [columns ?? []].flat().map((column) => ({ field, column })),
  );
  const strange = table.rows.length > 0 && used.find(({ column }) => !table.columns.includes(column));
  if (strange) throw wrong(strange.field, plotMessages.column(strange.column, table.columns));

  const hasNames = ({ field, scale }: typeof x | typeof y) => {
    const cells = [field].flat().flatMap((column) => table.rows.map(({ cells }) => cells[column] ?? []));
    const names = cells.flat().filter((cell) => numberOf(cell) === undefined);
    return scale === undefined ? names.length * 2 > cells.flat().length : scale === "category";
  };
  const isLine = mark === "line" || mark === "step" || mark === "area";
  const isHorizontal = mark === "bar" && hasNames(y) && !hasNames(x);
  const isNamed = {
    x: mark === "heatmap" || (mark === "bar" ? !isHorizontal : hasNames(x)),
    y: mark === "heatmap" || isHorizontal,
  };
  const read = ({ cells, ...place }: Row, column: string, scale = "", isName = false) => {
    const cell = cells[column] ?? null;
    if (cell === null || isName) return cell === null ? null : String(cell);
    const number = numberOf(cell);
    if (number !== undefined && !(scale.startsWith("log") && number <= 0)) return number;
    throw new PlotProblem({ ...plotMessages.cell(column, String(cell), number !== undefined), ...place });
  };
  const rows = y.field.flatMap((column) =>
    table.rows.flatMap((row) => {
      const place = { x: read(row, x.field, x.scale, isNamed.x), y: read(row, column, y.scale, isNamed.y) };
      const figure = value ? read(row, value.field) : place[isHorizontal ? "x" : "y"];
      if (place.x === null || ((place.y === null || figure === null) && !isLine)) return [];
      const name = y.field.length > 1 ? column : String(row.cells[series ?? ""] ?? "");
      const panel = String(row.cells[facet ?? ""] ?? "");
      return { ...place, x: place.x, series: name, facet: panel, figure: Number(figure) };
    }),
  );
  if (rows.every((row) => row.y === null)) throw wrong("data", plotMessages.empty);

  const unique = (key: "series" | "facet" | "x" | "y") => [...new Set(rows.map((row) => String(row[key])))];
  const named = { x: isNamed.x ? unique("x") : [], y: isNamed.y ? unique("y") : [] };
  const domains = { series: unique("series"), facet: unique("facet"), ...named };
  for (const [field, { length }] of Object.entries({ data: table.rows, ...domains })) {
    const limit = dataLimits[field as keyof typeof dataLimits];
    if (length > limit) throw wrong(field, plotMessages.tooMany(field, length, limit));
  }
  for (const [index, note] of annotations.entries()) {
    for (const key of ["x", "y"] as const) {
      const place = note[key];
      const isThere = isNamed[key] ? domains[key].includes(String(place)) : typeof place !== "string";
      if (place !== undefined && !isThere) throw wrong(`annotations.${index}`, plotMessages.place(String(place), key));
    }
  }
  // A line over numbers is drawn from left to right, whatever the order of its rows.
  const points = [...group(rows, (row) => JSON.stringify([row.facet, row.series])).values()].flatMap((lineRows) =>
    isLine && !isNamed.x ? sort(lineRows, (row) => Number(row.x)) : lineRows,
  );
  const axis = (key: "x" | "y") => {
    const { label, unit, field } = { x, y }[key];
    const columns = [field].flat();
    const name = plotText.withUnit(label ?? listText(columns), unit);
    const isTitled = label !== undefined || (columns.length === 1 && (!isNamed[key] || mark === "heatmap"));
    return { label: label ?? listText(columns), name, title: isTitled ? name : null };
  };
  const [low = 0, high = 1] = extent(points, ({ figure }) => figure);
  const opacity = scaleQuantize([low, high], levels).nice();
  const columns = [...new Set(used.map(({ column }) => column))];
  const axes = { x: axis("x"), y: axis("y") };
  return { ...fields, annotations, table, columns, isLine, isHorizontal, domains, axes, points, opacity };
}

/**
 * Reads a cell such as `12`, `-1.5e3`, `1,024` or `12.5%` as a decimal number, and ignores the
 * percent sign. Returns undefined for any other cell, such as `0x10`.
 */
function numberOf(cell: unknown): number | undefined {
  const text = String(cell).trim().replace(/^−/, "-").replace(/%$/, "");
  const plain = text.replace(/(?<=\d),(?=\d{3}(?:\D|$))/g, "");
  return isDecimal.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

/** Matches a decimal number. `Number` alone also reads `0x10`, `0b1` and `0o7`. */
const isDecimal = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads the table in `data`, or in the file that `data` names.
 * @returns the table, or null if the file cannot be read; the diagnostics of the context then say
 * why
 */
function readTable({ data, row, lines }: PlotFields, lineOf: LineOf, context: ArticleContext): Table | null {
  const { file, bodyLine } = context.source;
  const line = lineOf("data");
  if (typeof data === "string") {
    if (data.includes("\n")) return textTable(data, row, file, line);
    const span = lines === undefined ? undefined : String(lines);
    const part = includedFile(data, { lines: span }, line - bodyLine, context, (name) => `data: ${name}`);
    const path = contentPath(dirname(file), data) ?? data;
    return part === null ? null : textTable(part.text, row, path, Number.parseInt(span ?? "1", 10) - 1);
  }
  const placed = (cells: Row["cells"], index: number) => ({ cells, file, line: lineOf(`data.${index}`) });
  if (Array.isArray(data)) return { columns: [...new Set(data.flatMap(Object.keys))], rows: data.map(placed) };
  const lists = Object.entries(data);
  const longest = max(lists, ([, list]) => list.length) ?? 0;
  const rows = range(longest).map((row) => Object.fromEntries(lists.map(([column, list]) => [column, list[row]])));
  return { columns: Object.keys(data), rows: rows.map(placed) };
}

/**
 * Parses CSV, space-separated columns below a header, or program output whose lines match the
 * template `row`.
 * @param before the number of lines in the file before the text
 */
function textTable(text: string, row: string | undefined, file: string, before: number): Table {
  const lines = text.split("\n").flatMap((line, index) => (line.trim() ? [{ line, at: before + index + 1 }] : []));
  const first = (row === undefined ? lines.shift() : lines[0])?.line ?? "";
  const { columns, split } = row === undefined ? headed(first) : templated(row);
  const rows = lines.flatMap(({ line, at }) => {
    const cells = split(line);
    if (!cells) return [];
    if (cells.length !== columns.length)
      throw new PlotProblem({ ...plotMessages.cells(cells.length, columns.length), line: at, file });
    return {
      file,
      line: at,
      cells: Object.fromEntries(columns.map((column, index) => [column, cells[index] || null])),
    };
  });
  if (row !== undefined && rows.length === 0) throw new PlotProblem(plotMessages.noRow(row, first.trim()));
  return { columns, rows };
}

function headed(head: string) {
  const split = (line: string) =>
    head.includes(",")
      ? csvParseRows(line).flatMap((cells) => cells.map((cell) => cell.trim()))
      : line.trim().split(/\s+/);
  return { columns: split(head), split };
}

/**
 * Compiles a template such as `第{轮次}轮`. A name in braces is a column and matches text without
 * spaces. A space matches one or more spaces. The column `{_}` is dropped.
 */
function templated(template: string) {
  const parts = template.trim().split(/\{([^{}]+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1).map((name) => name.trim());
  const escaped = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+");
  const pattern = parts.map((part, index) => (index % 2 === 1 ? "\\s*(\\S+?)" : escaped(part))).join("");
  const line = new RegExp(`^\\s*${pattern}${template.trim().endsWith("}") ? "(?!\\S)" : ""}`);
  const isKept = (_: unknown, index: number) => names[index] !== "_";
  return { columns: names.filter(isKept), split: (text: string) => line.exec(text)?.slice(1).filter(isKept) };
}
