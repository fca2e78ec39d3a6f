import { type ParsedYaml, parseYaml } from "../../../config/parse-yaml";
import { say } from "../../../config/say";
import { dirname } from "../../../lib/paths";
import type { Bilingual, Wording } from "../../../text/diagnostics/bilingual";
import { plotMessages } from "../../../text/diagnostics/plot-messages";
import { contentPath } from "../../files/content-path";
import { includedFile } from "../../files/included-file";
import type { ArticleContext } from "../../model/article-context";
import { type Cell, parseLines, parseTable, type TextTable } from "./parse-table";
import type { PlotFields } from "./plot-fields";

/** The rows of a plot, wherever they stand. */
export interface PlotData {
  /** Content file they stand in: the article, or a file beside it. */
  readonly file: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Line of a row in that file. */
  readonly lineOf: (row: number) => number | undefined;
}

/** A fence, as the reader of its data needs it. */
export interface PlotFence {
  readonly fields: PlotFields;
  readonly yaml: ParsedYaml;
  /** Line of the fence in the body. */
  readonly line: number;
  readonly context: ArticleContext;
}

/** A hundred thousand rows of a few numbers. */
const largestFile = 16_000_000;

/**
 * The data of a plot: what stands in its fence, or in the file that it names.
 * @returns null where it cannot be read or is empty; the diagnostic is in the context
 */
export function plotData(fence: PlotFence): PlotData | null {
  const { fields, yaml, context } = fence;
  const { data } = fields;
  const { file } = context.source;
  const fenceLine = context.source.bodyLine + fence.line;
  const fault = (wording: Bilingual<Wording>, line = yaml.lineOf("data") ?? fenceLine, where = file) => {
    context.diagnostics.push({ severity: "error", file: where, line, ...say(wording) });
    return null;
  };
  if (typeof data === "string" && !data.includes("\n")) return fromFile(data.trim(), fence, fault);
  if (typeof data === "string") {
    return fromText(data, "data", fence, fault, file, (line) => (yaml.lineOf("data") ?? 0) + line);
  }
  if (fields.row !== undefined) return fault(plotMessages.rowOfTable, yaml.lineOf("row"));
  return fromRecords(data, "data", fault, file, (index) => yaml.lineOf(`data.${index}`) ?? yaml.lineOf("data"));
}

type Fault = (wording: Bilingual<Wording>, line?: number | undefined, file?: string) => null;

function fromFile(written: string, fence: PlotFence, fault: Fault): PlotData | null {
  const { fields, yaml, line, context } = fence;
  const extension = /\.(csv|tsv|json|out|txt)$/i.exec(written)?.[1]?.toLowerCase();
  if (!extension) return fault(plotMessages.dataKind(written));
  const dataLine = (yaml.lineOf("data") ?? 0) - context.source.bodyLine;
  const range = fields.lines === undefined ? undefined : String(fields.lines);
  const form = (file: string) => `data: ${file.replace(/\.cpp$/, ".csv")}`;
  const text = includedFile(written, range, dataLine > 0 ? dataLine : line, context, { form, limit: largestFile });
  if (text === null) return null;
  const file = contentPath(dirname(context.source.file), written) ?? written;
  if (extension !== "json") {
    const first = Number(range?.match(/\d+/)?.[0] ?? 1);
    return fromText(text, written, fence, fault, file, (row) => first - 1 + row);
  }
  if (fields.row !== undefined) return fault(plotMessages.rowOfTable, yaml.lineOf("row"));
  try {
    // YAML's parser knows lines, and is slow: it is asked only where there is a mistake to name.
    const lineOf = (index: number) => parseYaml(text, file).lineOf(String(index));
    return fromRecords(JSON.parse(text), written, fault, file, lineOf);
  } catch (error) {
    const [wrong] = parseYaml(text, file).diagnostics;
    return fault(plotMessages.json((error as Error).message), wrong?.line, file);
  }
}

function fromText(
  text: string,
  name: string,
  { fields: { row }, yaml }: PlotFence,
  fault: Fault,
  file: string,
  fileLine: (line: number) => number,
): PlotData | null {
  const table: TextTable | null = row === undefined ? parseTable(text) : parseLines(text, row);
  if (table === null) return fault(plotMessages.rowNames(row ?? ""), yaml.lineOf("row"));
  const [ragged] = table.ragged;
  if (ragged) return fault(plotMessages.cells(ragged.cells, table.columns.length), fileLine(ragged.line), file);
  const { columns, rows, lines } = table;
  if (rows.length === 0) {
    const first = text.split("\n").find((line) => line.trim() !== "");
    if (row === undefined || first === undefined) return fault(plotMessages.empty(name));
    return fault(plotMessages.noRow(row, first.trim()), yaml.lineOf("row"));
  }
  return { file, columns, rows, lineOf: (index) => fileLine(lines[index] ?? 1) };
}

/** Rows as objects, or columns as lists. */
function fromRecords(
  data: unknown,
  name: string,
  fault: Fault,
  file: string,
  lineOf: (index: number) => number | undefined,
): PlotData | null {
  if (data === undefined || data === null) return fault(plotMessages.dataShape);
  if (isRecord(data) && Object.values(data).every(Array.isArray)) {
    const columns = Object.keys(data);
    const lists = columns.map((column) => data[column] as unknown[]);
    const count = Math.max(0, ...lists.map((list) => list.length));
    if (count === 0) return fault(plotMessages.empty(name));
    const rows = Array.from({ length: count }, (_, index) => lists.map((list) => cellOf(list[index])));
    return { file, columns, rows, lineOf: () => lineOf(-1) };
  }
  if (!Array.isArray(data) || !data.every(isRecord)) return fault(plotMessages.dataShape, lineOf(-1), file);
  if (data.length === 0) return fault(plotMessages.empty(name));
  const columns = [...new Set(data.flatMap((row) => Object.keys(row)))];
  const rows = data.map((row) => columns.map((column) => cellOf(Object.hasOwn(row, column) ? row[column] : null)));
  return { file, columns, rows, lineOf };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || value === "") return null;
  return typeof value === "number" ? value : typeof value === "string" ? value : JSON.stringify(value);
}
