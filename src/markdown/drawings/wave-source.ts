import JSON5 from "json5";
import { quote } from "../../lib/diagnostic";
import { DrawingProblem } from "./drawing";

/** WaveJSON (https://github.com/wavedrom/schema), as far as it was checked. */
export type WaveSource = { readonly config?: { hflip?: boolean; vflip?: boolean; lanes?: number } } & (
  | { readonly signal: readonly unknown[] }
  | { readonly reg: readonly BitField[] }
  | { readonly assign: readonly unknown[] }
);

export interface BitField {
  readonly bits: number;
  readonly name?: string | number;
  readonly type?: unknown;
}

const kinds = ["signal", "reg", "assign"] as const;

/** More than a page can show; WaveDrom would draw for minutes. */
const mostCells = 4000;

const wrongWave = /[^pPnNhHlL01xzuUdD=2-9.|]/;

/**
 * Reads a WaveDrom source.
 * @throws DrawingProblem with the line of the mistake
 */
export function readWave(source: string): WaveSource {
  const wave = parse(source);
  const kind = kinds.find((name) => Array.isArray(wave[name]));
  if (kind === undefined) throw unknownKind(Object.keys(wave).join(", ") || "{}");
  // Signals stand in groups: `["group", {…}, ["inner", {…}]]`.
  const entries = kind === "assign" ? [] : (wave[kind] as unknown[]).flat(Infinity);
  const cells = entries.reduce<number>((sum, entry) => sum + check(entry, kind, source), 0);
  if (cells > mostCells) throw new DrawingProblem(`这张图有${cells}格，超过${mostCells}`, "分成几张图");
  return wave as unknown as WaveSource;
}

function unknownKind(found: string): DrawingProblem {
  return new DrawingProblem(
    `wavedrom的源码里只有${found}`,
    "写signal（波形）、reg（位域）、assign（逻辑电路）中的一个，值是一个数组",
  );
}

function parse(source: string): Record<string, unknown> {
  try {
    const value = JSON5.parse(source);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    const { lineNumber, message } = error as Error & { lineNumber?: number };
    throw new DrawingProblem(
      `wavedrom的源码不是JSON5：${message.replace(/^JSON5: | at \d+:\d+$/g, "")}`,
      '例如{ signal: [{ name: "clk", wave: "p..." }] }',
      lineNumber,
    );
  }
  throw unknownKind(source.trim().slice(0, 20));
}

/** @returns how many cells an entry takes */
function check(entry: unknown, kind: (typeof kinds)[number], source: string): number {
  if (typeof entry !== "object" || entry === null) return 0;
  const { name, wave, bits } = entry as Record<string, unknown>;
  const shown = String(name ?? "");
  if (kind === "reg") {
    if (typeof bits === "number" && Number.isInteger(bits) && bits > 0) return bits;
    throw new DrawingProblem(`位域${quote(shown)}的bits是${quote(bits)}`, "bits写正整数", lineOf(shown, source));
  }
  if (wave === undefined) return 1;
  const wrong = typeof wave === "string" ? wrongWave.exec(wave)?.[0] : JSON.stringify(wave);
  if (wrong === undefined) return String(wave).length;
  const fix = "wave由p P n N h H l L 0 1 x z u d = 2～9 . |组成";
  throw new DrawingProblem(`信号${quote(shown)}的wave里有${quote(wrong)}`, fix, lineOf(String(wave), source));
}

/** Where a text stands in the source; 0 where it does not stand as it is. */
function lineOf(text: string, source: string): number {
  const at = text === "" ? -1 : source.indexOf(text);
  return at < 0 ? 0 : source.slice(0, at).split("\n").length;
}
