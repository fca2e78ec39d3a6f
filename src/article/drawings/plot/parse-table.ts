/** A value of the data as it is written; null where there is none. */
export type Cell = string | number | null;

/** Rows of a text, with the line of each. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Line of each row in the text, counted from 1. */
  readonly lines: readonly number[];
  /** Rows with another number of cells than the head. */
  readonly ragged: readonly { readonly line: number; readonly cells: number }[];
}

/**
 * Reads CSV (RFC 4180, but a quoted value ends with its line), TSV, or columns set apart by spaces, whichever the first
 * line is; that line is the head. Empty lines are skipped.
 */
export function parseTable(text: string): TextTable {
  const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
  const [head, ...rest] = lines.filter(({ line }) => line.trim() !== "");
  if (!head) return { columns: [], rows: [], lines: [], ragged: [] };
  const split = splitterOf(head.line);
  const columns = split(head.line);
  const found = rest.map(({ line, number }) => ({ number, cells: split(line) }));
  return {
    columns,
    rows: found.filter(({ cells }) => cells.length === columns.length).map(({ cells }) => cells.map(cellOf)),
    lines: found.filter(({ cells }) => cells.length === columns.length).map(({ number }) => number),
    ragged: found
      .filter(({ cells }) => cells.length !== columns.length)
      .map(({ number, cells }) => ({ line: number, cells: cells.length })),
  };
}

function splitterOf(head: string): (line: string) => string[] {
  if (head.includes("\t")) return (line) => line.split("\t").map((cell) => cell.trim());
  if (/[,，]/.test(head)) return splitCsv;
  return (line) => line.trim().split(/\s+/);
}

function splitCsv(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain = "", comma] of `${line.trim()},`.matchAll(/\s*(?:"((?:[^"]|"")*)"\s*|([^,]*))(,)/g)) {
    if (comma) cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
  }
  return cells;
}

function cellOf(cell: string): Cell {
  return cell === "" ? null : cell;
}

/**
 * Finds rows in what a program printed.
 * @param template a line with names for what changes, `{轮次} cwnd={窗口}`; spaces stand for any number of spaces, and
 * what follows the last name may be anything. `{_}` is not kept.
 * @returns null for a template without names
 */
export function parseLines(text: string, template: string): TextTable | null {
  const names: string[] = [];
  const pattern = template
    .trim()
    .split(/(\{[^{}]+\})/)
    .map((part) => {
      const name = /^\{([^{}]+)\}$/.exec(part)?.[1]?.trim();
      if (name === undefined) return part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+");
      names.push(name);
      return "\\s*(\\S+?)";
    })
    .join("");
  if (names.length === 0) return null;
  const line = new RegExp(`^\\s*${pattern}${template.trim().endsWith("}") ? "(?!\\S)" : ""}`);
  const kept = names.flatMap((name, index) => (name === "_" ? [] : [index]));
  const found = text.split("\n").flatMap((one, index) => {
    const match = line.exec(one);
    return match ? [{ number: index + 1, cells: kept.map((place) => match[place + 1] ?? null) }] : [];
  });
  return {
    columns: kept.map((index) => names[index] ?? ""),
    rows: found.map(({ cells }) => cells),
    lines: found.map(({ number }) => number),
    ragged: [],
  };
}

/**
 * A cell as a number: `12`, `-1.5e3`, `1,024`, `12.5%`, `０`.
 * @returns null for an empty cell, undefined for what is no finite number
 */
export function numberOf(cell: Cell): number | null | undefined {
  if (cell === null) return null;
  if (typeof cell === "number") return Number.isFinite(cell) ? cell : undefined;
  const plain = cell.trim().replace(/^−/, "-").replace(/%$/, "");
  const digits = /^[+-]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(plain) ? plain.replaceAll(",", "") : plain;
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(digits)) return undefined;
  return Number(digits);
}
