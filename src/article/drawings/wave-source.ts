import JSON5 from "json5";
import { drawingMessages } from "../../text/diagnostics/drawing-messages";
import { DrawingProblem } from "./drawing";

/** WaveJSON (https://github.com/wavedrom/schema), as far as it was checked. */
export type WaveSource = { readonly config?: object } & (
  | { readonly signal: readonly unknown[] }
  | { readonly reg: readonly unknown[] }
  | { readonly assign: readonly unknown[] }
);

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
  if (kind === undefined) throw new DrawingProblem(drawingMessages.waveKind(Object.keys(wave).join(", ") || "{}"));
  const entries = kind === "assign" ? [] : (wave[kind] as unknown[]).flatMap(flat);
  const cells = entries.reduce<number>((sum, entry) => sum + check(entry, kind, source), 0);
  if (cells > mostCells) throw new DrawingProblem(drawingMessages.waveSize(cells, mostCells));
  return wave as unknown as WaveSource;
}

function parse(source: string): Record<string, unknown> {
  try {
    const value = JSON5.parse(source);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    const { lineNumber, message } = error as Error & { lineNumber?: number };
    throw new DrawingProblem(drawingMessages.waveJson(message.replace(/^JSON5: | at \d+:\d+$/g, "")), lineNumber);
  }
  throw new DrawingProblem(drawingMessages.waveKind(source.trim().slice(0, 20)));
}

/** Signals stand in groups: `["group", {…}, ["inner", {…}]]`. */
function flat(entry: unknown): unknown[] {
  return Array.isArray(entry) ? entry.flatMap(flat) : [entry];
}

/** @returns how many cells an entry takes */
function check(entry: unknown, kind: (typeof kinds)[number], source: string): number {
  if (typeof entry !== "object" || entry === null) return 0;
  const { name, wave, bits } = entry as Record<string, unknown>;
  const shown = String(name ?? "");
  if (kind === "reg") {
    if (typeof bits === "number" && Number.isInteger(bits) && bits > 0) return bits;
    throw new DrawingProblem(drawingMessages.bits(shown, JSON.stringify(bits) ?? "undefined"), lineOf(shown, source));
  }
  if (wave === undefined) return 1;
  const wrong = typeof wave === "string" ? wrongWave.exec(wave)?.[0] : JSON.stringify(wave);
  if (wrong !== undefined) throw new DrawingProblem(drawingMessages.wave(shown, wrong), lineOf(String(wave), source));
  return (wave as string).length;
}

/** Where a text stands in the source; 0 where it does not stand as it is. */
function lineOf(text: string, source: string): number {
  const at = text === "" ? -1 : source.indexOf(text);
  return at < 0 ? 0 : source.slice(0, at).split("\n").length;
}
