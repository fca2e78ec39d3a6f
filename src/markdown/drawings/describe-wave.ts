import { articleText } from "../../text/texts";

const text = articleText.diagramText;

/** A signal in WaveDrom's timing diagrams. */
export interface Signal {
  readonly name?: unknown;
  readonly wave?: string;
  readonly data?: string | readonly unknown[];
  readonly period?: number;
  /** Names of points that `edge` connects, one character per cell. */
  readonly node?: string;
}

/** Returns the text of each data cell. */
export function dataOf({ data = [] }: Signal): string[] {
  return typeof data === "string" ? data.trim().split(/\s+/) : data.map(String);
}

const levels: readonly (readonly [RegExp, string])[] = [
  [/[pPnN]/, text.levels.clock],
  [/[hH1u]/, text.levels.high],
  [/[lL0d]/, text.levels.low],
  [/z/i, text.levels.floating],
  [/[=2-9]/, text.levels.data],
];

/**
 * Describes each signal by its levels and their lengths in cycles, then the arrows between signals.
 */
export function describeSignals(signals: readonly Signal[], edges: readonly string[] = []): string[] {
  const lines = signals.flatMap((signal) =>
    signal.wave === undefined ? [] : text.signal(String(signal.name ?? ""), runsOf(signal)),
  );
  const places = new Map<string, string>();
  for (const { name, node = "" } of signals)
    for (const [index, letter] of [...node].entries())
      if (letter !== ".") places.set(letter, text.cell(String(name ?? ""), index + 1));
  const placeOf = (letter: string) => places.get(letter) ?? letter;
  const arrows = edges.flatMap((edge) => {
    const [, from = "", to = "", label = ""] = /^(\w)\S*?(\w)(?:\s+(.*))?$/.exec(edge.trim()) ?? [];
    return from === "" ? [] : articleText.arrow(placeOf(from), placeOf(to), label);
  });
  return [...lines, ...arrows];
}

function runsOf(signal: Signal): string[] {
  const texts = dataOf(signal);
  const { wave = "", period = 1 } = signal;
  const runs: { level: string; isData: boolean; cycles: number }[] = [];
  let nextData = 0;
  for (const cell of wave) {
    const last = runs.at(-1);
    if (cell === "." || cell === "|") {
      if (last) last.cycles += period;
      continue;
    }
    const level = levels.find(([pattern]) => pattern.test(cell))?.[1] ?? text.levels.unknown;
    const isData = level === text.levels.data;
    const cellText = isData ? (texts[nextData++] ?? level) : level;
    if (last?.level === cellText && !isData) last.cycles += period;
    else runs.push({ level: cellText, isData: isData && cellText !== level, cycles: period });
  }
  return runs.map(({ level, isData, cycles }) => (isData ? text.dataRun(level, cycles) : text.run(level, cycles)));
}

/** Describes a circuit, one line per output: `["和", ["^", "甲", "乙"]]` is `和 = 异或(甲, 乙)`. */
export function describeGates(assign: readonly unknown[]): string[] {
  return assign.flatMap((entry) => {
    const [output, formula] = Array.isArray(entry) ? entry : [];
    return formula === undefined ? [] : text.gate(String(output), formulaOf(formula));
  });
}

function formulaOf(part: unknown): string {
  if (!Array.isArray(part)) return String(part);
  const [gate, ...inputs] = part as unknown[];
  return `${text.gates[String(gate)] ?? gate}(${inputs.map(formulaOf).join(", ")})`;
}

/** A field in WaveDrom's bit fields. */
export interface BitField {
  readonly bits: number;
  readonly name?: string | number;
  /** If set, the field is drawn in the accent colour. */
  readonly type?: unknown;
  /** Words or values to show below the field. */
  readonly attr?: unknown;
}

/**
 * Describes each field by its name, its length and the words below it, in reading order.
 * @param isFirstLeft whether the first field is on the left (`hflip`); by default it holds the
 * lowest bits and is on the right
 */
export function describeFields(reg: readonly BitField[], isFirstLeft: boolean): string[] {
  const fields = reg.map(({ name = "", bits, type, attr }) => {
    const field = articleText.bitField(
      String(name),
      bits,
      [attr].flat().flatMap((below) => textsBelow(below, bits)),
    );
    return type === undefined ? field : text.inForm(field, text.forms.accent);
  });
  if (isFirstLeft || fields.length < 2) return fields;
  const [highest = "", ...others] = fields.reverse();
  return [articleText.fromHighest(highest), ...others];
}

/** Returns the words below a field. A number becomes bits, because WaveDrom shows it as bits. */
function textsBelow(below: unknown, bits: number): string[] {
  if (typeof below === "number") return [below.toString(2).padStart(bits, "0")];
  return typeof below === "string" && below.trim() !== "" ? [below.trim()] : [];
}
