import { dsvFormat } from "d3";
import { type ParsedYaml, parseYaml } from "../../../config/parse-yaml";
import { errorMessage, type Wording } from "../../../lib/diagnostic";
import { dirname } from "../../../lib/paths";
import { plotMessages } from "../../../text/diagnostics/article-messages";
import { contentPath } from "../../files/content-path";
import { includedFile } from "../../files/named-files";
import type { ArticleContext } from "../../model/article-context";
import type { PlotFields } from "./plot-fields";

/** Why a plot cannot be drawn, and where that stands. */
export class PlotProblem extends Error {
  constructor(
    readonly wording: Wording,
    readonly line?: number | undefined,
    readonly file?: string,
  ) {
    super(wording.message);
  }
}

/** The data of a plot as it is written, wherever that is. */
export interface Table {
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  /** Line of a row in the file. */
  readonly lineOf: (row: number) => number | undefined;
}

/** A hundred thousand rows of a few numbers. */
const largestFile = 16_000_000;

/**
 * Reads what `data` has or names.
 * @returns null where a file cannot be read; the context says why
 * @throws PlotProblem
 */
export function readTable(fields: PlotFields, yaml: ParsedYaml, context: ArticleContext): Table | null {
  const { data, row, lines } = fields;
  const { file, bodyLine } = context.source;
  const line = yaml.lineOf("data") ?? 0;
  if (row !== undefined && !(typeof data === "string" && !/\.json$/i.test(data)))
    throw new PlotProblem(plotMessages.rowOfTable, yaml.lineOf("row"));
  if (typeof data !== "string") return tableOf(data, file, (index) => yaml.lineOf(`data.${index}`));
  if (data.includes("\n")) return textTable(data, row, file, line);
  if (!/\.(?:csv|tsv|json|out|txt)$/i.test(data)) throw new PlotProblem(plotMessages.dataKind(data), line);
  const range = lines === undefined ? undefined : String(lines);
  const form = (name: string) => `data: ${name.replace(/\.cpp$/, ".csv")}`;
  const text = includedFile(data, range, line - bodyLine, context, form, largestFile);
  const path = contentPath(dirname(file), data) ?? data;
  if (text === null) return null;
  if (!/\.json$/i.test(data)) return textTable(text, row, path, Number.parseInt(range ?? "1", 10) - 1);
  try {
    // YAML's parser knows lines, and is slow: it is asked only where there is a mistake to name.
    return tableOf(JSON.parse(text), path, (index) => parseYaml(text, path).lineOf(String(index)));
  } catch (error) {
    if (error instanceof PlotProblem) throw error;
    const wrongLine = parseYaml(text, path).diagnostics[0]?.line;
    throw new PlotProblem(plotMessages.json(errorMessage(error)), wrongLine, path);
  }
}

/** CSV, TSV or columns set apart by spaces, below a head; or what a program printed, of which `row` shows a line. */
function textTable(text: string, row: string | undefined, file: string, before: number): Table {
  const lines = text.split("\n").flatMap((line, index) => (line.trim() ? [{ line, at: before + index + 1 }] : []));
  const [head = { line: "", at: before }, ...rest] = lines;
  const { columns, split } = row === undefined ? splitter(head.line) : matcher(row);
  const rows = (row === undefined ? rest : lines).flatMap(({ line, at }) => {
    const cells = split(line);
    return cells ? [{ cells, at }] : [];
  });
  const ragged = rows.find(({ cells }) => cells.length !== columns.length);
  if (ragged) throw new PlotProblem(plotMessages.cells(ragged.cells.length, columns.length), ragged.at, file);
  if (row !== undefined && rows.length === 0) throw new PlotProblem(plotMessages.noRow(row, head.line.trim()));
  const values = rows.map(({ cells }) => cells.map((cell) => (cell === "" ? null : cell)));
  return { file, columns, rows: values, lineOf: (index) => rows[index]?.at };
}

function splitter(head: string) {
  const format = dsvFormat(head.includes("\t") ? "\t" : ",");
  const split = (line: string) =>
    /[\t,]/.test(head) ? (format.parseRows(line.trim())[0] ?? []).map((cell) => cell.trim()) : line.trim().split(/\s+/);
  return { columns: split(head), split };
}

/** Spaces of a template stand for any number of spaces, and what follows its last name may be anything; `{_}` is not kept. */
function matcher(template: string) {
  const parts = template.trim().split(/\{([^{}]+)\}/);
  const names = parts.filter((_, index) => index % 2 === 1).map((name) => name.trim());
  if (names.length === 0) throw new PlotProblem(plotMessages.rowNames(template));
  const escaped = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+");
  const pattern = parts.map((part, index) => (index % 2 === 1 ? "\\s*(\\S+?)" : escaped(part))).join("");
  const line = new RegExp(`^\\s*${pattern}${template.trim().endsWith("}") ? "(?!\\S)" : ""}`);
  const split = (text: string) =>
    line
      .exec(text)
      ?.slice(1)
      .filter((_, index) => names[index] !== "_");
  return { columns: names.filter((name) => name !== "_"), split };
}

/** Rows as objects, or columns as lists. */
function tableOf(data: unknown, file: string, lineOf: Table["lineOf"]): Table {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (isRecord(data) && Object.values(data).every(Array.isArray)) {
    const lists = Object.values(data) as unknown[][];
    const longest = lists.reduce((most, list) => (list.length > most.length ? list : most), []);
    const rows = longest.map((_, index) => lists.map((list) => list[index]));
    return { file, columns: Object.keys(data), rows, lineOf: () => lineOf(-1) };
  }
  if (!Array.isArray(data) || !data.every(isRecord)) throw new PlotProblem(plotMessages.dataShape, lineOf(-1), file);
  const columns = [...new Set(data.flatMap(Object.keys))];
  return { file, columns, rows: data.map((row) => columns.map((column) => row[column])), lineOf };
}
