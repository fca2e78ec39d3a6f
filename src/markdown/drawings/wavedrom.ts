import { sum } from "d3";
import JSON5 from "json5";
import waveDrom, { type Onml } from "wavedrom";
import narrowSkins from "wavedrom/skins/narrow.js";
import { drawingMessages } from "../../config/messages";
import { errorMessage } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { widthInEm } from "../../lib/text-width";
import { articleText } from "../../text/texts";
import { type BitField, dataOf, describeFields, describeGates, describeSignals, type Signal } from "./describe-wave";
import { columns, type Drawing, DrawingProblem, fitsPhone, labelsOf } from "./drawing";
import { type FinishedDrawing, finishDrawing } from "./finish-drawing";

/** The default font size of WaveDrom's drawings, in px. */
const fontsize = 13;

/** Width of the text column, in px. */
const column = 714;

/** Bits per line on a phone. */
const phoneLine = 16;

/**
 * Draws with WaveDrom: digital timing (`signal`), bit fields and headers (`reg`), and small
 * circuits (`assign`).
 */
export async function drawWave(source: string): Promise<Drawing> {
  const wave = readWave(source);
  const { signal, reg, assign = [], edge, config } = wave;
  if (reg) {
    const wide = await bitField(reg, config);
    const lanes = Math.ceil(bitsOf(reg) / phoneLine);
    const isForPhone = !fitsPhone(wide) && hasRoom(reg);
    const narrow = isForPhone
      ? await bitField(splitByLine(reg, config), { ...config, lanes, hspace: columns.drawn })
      : undefined;
    // A screen reader would read the bit numbers without context, so the description lists the
    // fields in order.
    const description = describeFields(reg, Boolean(config?.hflip));
    return { ...wide, narrow, labels: labelsOf(wide.body), kind: articleText.bitFields, description };
  }
  const drawing = await finishDrawing(svgOf(wave), signal ? "signals" : "boxes");
  const labels = labelsOf(drawing.body);
  if (!signal) return { ...drawing, labels, kind: articleText.logicDiagram, description: describeGates(assign) };
  const signals = signalsOf(signal);
  const isClose = !fitsPhone(drawing) && signals.every(fitsHalf);
  const narrow = isClose ? await finishDrawing(svgOf(wave, narrowSkins.narrow), "signals") : undefined;
  return { ...drawing, labels, narrow, kind: articleText.timingDiagram, description: describeSignals(signals, edge) };
}

/** The part of WaveJSON (https://github.com/wavedrom/schema) that this file uses. */
interface WaveSource {
  readonly config?: Config;
  readonly signal?: readonly unknown[];
  readonly reg?: readonly BitField[];
  readonly assign?: readonly unknown[];
  readonly edge?: readonly string[];
}

type Config = { readonly hflip?: boolean; readonly vflip?: boolean; readonly lanes?: number; readonly hspace?: number };

const kinds = ["signal", "reg", "assign"] as const;

/**
 * The maximum number of cells. WaveDrom would take minutes to draw more, and a page could not show
 * them.
 */
const mostCells = 4000;

/**
 * Parses a source and checks its kind and its cells.
 * @throws DrawingProblem with the line of the error if known
 */
function readWave(source: string): WaveSource {
  const wave = parse(source);
  const isObject = typeof wave === "object" && wave !== null && !Array.isArray(wave);
  const lists: Readonly<Record<string, unknown>> = isObject ? { ...wave } : {};
  const kind = kinds.find((name) => Array.isArray(lists[name]));
  if (kind === undefined) {
    const content = isObject ? Object.keys(lists).join(", ") || "{}" : source.trim().slice(0, 20);
    throw new DrawingProblem(drawingMessages.noWave(content));
  }
  const entries = kind === "assign" ? [] : (lists[kind] as unknown[]).flat(Infinity);
  const cells = sum(entries, (entry) => cellsOf(entry, kind, source));
  if (cells > mostCells) throw new DrawingProblem(drawingMessages.cells(cells, mostCells));
  return wave as WaveSource;
}

function parse(source: string): unknown {
  try {
    return JSON5.parse(source);
  } catch (error) {
    const { lineNumber, message } = error as Error & { lineNumber?: number };
    const reason = message.replace(/^JSON5: | at \d+:\d+$/g, "");
    throw new DrawingProblem(drawingMessages.json(reason), lineNumber);
  }
}

/**
 * Returns the number of cells or bits of an entry.
 * @throws DrawingProblem if its `bits` or `wave` is invalid
 */
function cellsOf(entry: unknown, kind: (typeof kinds)[number], source: string): number {
  if (typeof entry !== "object" || entry === null) return 0;
  const { name, wave, bits } = entry as Record<string, unknown>;
  const shown = String(name ?? "");
  if (kind === "reg") {
    if (typeof bits === "number" && Number.isInteger(bits) && bits > 0) return bits;
    throw new DrawingProblem(drawingMessages.bits(shown, bits), lineOf(shown, source));
  }
  if (wave === undefined) return 1;
  const wrong = typeof wave === "string" ? /[^pPnNhHlL01xzuUdD=2-9.|]/.exec(wave)?.[0] : JSON.stringify(wave);
  if (wrong === undefined) return String(wave).length;
  throw new DrawingProblem(drawingMessages.wave(shown, wrong), lineOf(String(wave), source));
}

/**
 * Returns the line where a string first occurs in the source, or 0 if the source spells it
 * differently.
 */
function lineOf(text: string, source: string): number {
  const at = text === "" ? -1 : source.indexOf(text);
  return at < 0 ? 0 : source.slice(0, at).split("\n").length;
}

/** The default size of a line in a bit field, in px. */
const bitFieldSize = { hspace: column, vspace: 64 };

/** Draws bit fields, and marks those with a `type`. */
function bitField(reg: readonly BitField[], config: Config | undefined): Promise<FinishedDrawing> {
  const rect = { class: "accent", fill: "none", stroke: "black" };
  const fields = reg.map((field) => ({ ...field, ...(field.type !== undefined && { rect }) }));
  const marked = new Set(fields.flatMap(({ name, type }) => (type === undefined ? [] : [escapeHtml(String(name))])));
  const layout = { ...bitFieldSize, fontsize, fontfamily: "inherit", ...config };
  const svg = svgOf({ reg: fields, config: layout }).replace(/<text y="6"><tspan>([^<]*)/g, (label, name) =>
    marked.has(name) ? label.replace(">", ' class="accent">') : label,
  );
  return finishDrawing(tickBytes(numberByLine(svg, reg, layout), reg, layout), "boxes");
}

/**
 * Splits fields where a line ends on a phone, and names each part, because WaveDrom would repeat
 * the whole name.
 */
function splitByLine(reg: readonly BitField[], config: Config | undefined): BitField[] {
  const isFirstHigh = Boolean(config?.hflip);
  const fields: BitField[] = [];
  let position = 0;
  for (const field of reg) {
    const sizes: number[] = [];
    for (let rest = field.bits; rest > 0; rest -= sizes.at(-1) ?? rest) {
      sizes.push(Math.min(rest, phoneLine - (position % phoneLine)));
      position += sizes.at(-1) ?? 0;
    }
    const nameOf = (part: number, bits: number) => {
      const name = String(field.name ?? "");
      if (sizes.length === 1 || name === "") return name;
      if (sizes.length > 2) return articleText.fieldPart(name, part + 1, sizes.length);
      return articleText.halfField(name, (part === 0) === isFirstHigh, bits);
    };
    fields.push(...sizes.map((bits, part) => ({ ...field, bits, name: nameOf(part, bits) })));
  }
  return fields;
}

/** Length of a tick in a bit field, in px. */
const tick = 3;

/**
 * Keeps only the ticks at byte boundaries, and shortens them, because WaveDrom draws a long tick
 * for every bit.
 */
function tickBytes(svg: string, reg: readonly BitField[], config: Config & typeof bitFieldSize): string {
  const { hspace, vspace, lanes = 1, hflip } = config;
  const line = Math.ceil(bitsOf(reg) / lanes);
  const isByte = (x: number) => {
    const bit = Math.round((x / (hspace - 9)) * line);
    return (hflip ? bit : line - bit) % 8 === 0;
  };
  return svg.replace(/<line x1="(\d+)" x2="\1"(?: y1="(\d+)")? y2="(\d+)"\/>/g, (drawn, x, from = "0", to) => {
    const length = Number(to) - Number(from);
    // A line between two fields keeps its full height.
    if (Math.abs(length) > vspace / 4) return drawn;
    const end = Number(from) + Math.sign(length) * tick;
    return isByte(Number(x)) ? `<line x1="${x}" x2="${x}" y1="${from}" y2="${end}"/>` : "";
  });
}

/** Returns whether the fields' names fit into the fields on a phone. */
function hasRoom(reg: readonly BitField[]): boolean {
  const bit = columns.drawn / phoneLine / fontsize;
  return reg.every(({ name, bits }) => widthInEm(String(name ?? "")) <= Math.min(bits, phoneLine) * bit);
}

/** Returns the signals in a list that may have nested groups: `["group", {…}, ["inner", {…}]]`. */
const signalsOf = (signal: readonly unknown[]) =>
  (signal as unknown[]).flat(Infinity).filter((entry): entry is Signal => typeof entry === "object" && entry !== null);

/** Width of a cycle in WaveDrom's narrow skin, in px. */
const halfCycle = 20;

/** Returns whether a signal's data labels fit into the cells of the narrow skin. */
function fitsHalf(signal: Signal): boolean {
  const { wave = "", period = 1 } = signal;
  const runs = wave.match(/[=2-9][.|]*/g) ?? [];
  return dataOf(signal).every(
    (text, at) => widthInEm(text) * fontsize <= (runs[at]?.length ?? 0) * halfCycle * period - 4,
  );
}

function svgOf(source: object, skin: Onml = waveDrom.waveSkin.default): string {
  try {
    // WaveDrom mutates the skin and the source, so it gets copies.
    const tree = waveDrom.renderAny(0, structuredClone(source), structuredClone({ default: skin }));
    return withoutUnused(waveDrom.onml.stringify(tree))
      .replace("font-size:11pt", `font-size:${fontsize}px`)
      .replace(/<rect [^>]*stroke:none;fill:white"\/>/, "");
  } catch (error) {
    throw new DrawingProblem(drawingMessages.wavedrom(errorMessage(error)));
  }
}

/**
 * Removes unused definitions from the skin, because `finishDrawing` would inline the styles of all
 * two hundred.
 */
function withoutUnused(svg: string): string {
  const used = new Set(Array.from(svg.matchAll(/xlink:href="#([^"]+)"/g), ([, id]) => id));
  return svg.replace(/<defs>.*?<\/defs>/s, (skin) =>
    skin.replace(/<g id="([^"]+)">.*?<\/g>/gs, (brick, id) => (used.has(id) ? brick : "")),
  );
}

/**
 * Numbers the bits on each line of a header: a bit field whose first bit is at the upper left
 * (`hflip`, `vflip`). As in RFCs, the numbers restart on each line, and a line omits numbers that a
 * line above already shows. Bit numbers are directly in `<text>`; all other words are in a
 * `<tspan>`. A bit field stays unchanged unless `hflip` and `vflip` are set and it has several
 * lines.
 */
function numberByLine(svg: string, reg: readonly BitField[], { hflip, vflip, lanes = 1 }: Config): string {
  if (!hflip || !vflip || lanes < 2) return svg;
  const line = Math.ceil(bitsOf(reg) / lanes);
  const numbers = new Set<number>();
  return svg.replace(/<text y="6">(\d+)<\/text>/g, (_, number) => {
    const bit = Number(number) % line;
    if (numbers.has(bit)) return "";
    numbers.add(bit);
    return `<text y="6">${bit}</text>`;
  });
}

const bitsOf = (reg: readonly BitField[]) => sum(reg, ({ bits }) => bits);
