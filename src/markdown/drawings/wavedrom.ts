import { sum } from "d3";
import waveDrom from "wavedrom";
import { errorMessage } from "../../lib/diagnostic";
import { escapeHtml } from "../../lib/escape-html";
import { articleText } from "../../text/article";
import { type DrawingEngine, DrawingProblem } from "./drawing";
import { type FinishedDrawing, finishDrawing } from "./finish-drawing";
import { columns, fitsPhone, labelsOf, widthOf } from "./labels";
import { type BitField, readWave, type WaveSource } from "./wave-source";

/** Type of every drawing, in px. */
const fontsize = 13;

/** Width of the text column, in px. */
const column = 714;

/** Bits a line on a phone. */
const phoneLine = 16;

/**
 * WaveDrom: timing of digital signals (`signal`), bit fields and headers (`reg`), small circuits (`assign`). It draws without a
 * browser, each in a few milliseconds. A bit field is as wide as the text column.
 */
export async function loadWavedrom(): Promise<DrawingEngine> {
  return (source) => {
    const wave = readWave(source);
    if (!("reg" in wave)) {
      const drawing = finishDrawing(svgOf(wave), true);
      const kind = "signal" in wave ? articleText.timingDiagram : articleText.logicDiagram;
      return { ...drawing, labels: labelsOf(drawing.body), kind };
    }
    const { reg } = wave;
    const wide = bitField(wave, null);
    const lanes = Math.ceil(bitsOf(reg) / phoneLine);
    const narrow = !fitsPhone(wide) && hasRoom(reg) ? bitField(wave, { lanes, hspace: columns.drawn }) : undefined;
    // Heard, the numbers of bits would be a riddle; fields in their order are not.
    const description = articleText.bitFields(reg.map(({ name, bits }) => [String(name ?? ""), bits]));
    return { ...wide, narrow, labels: labelsOf(wide.body), kind: articleText.bitField, description };
  };
}

type Register = WaveSource & { readonly reg: readonly BitField[] };

/** A field with a `type` is one that the author marks. */
function bitField({ reg, config }: Register, phone: { lanes: number; hspace: number } | null): FinishedDrawing {
  const rect = { class: "accent", fill: "none", stroke: "black" };
  const fields = reg.map((field) => ({ ...field, ...(field.type !== undefined && { rect }) }));
  const marked = new Set(fields.flatMap(({ name, type }) => (type === undefined ? [] : [escapeHtml(String(name))])));
  const layout = { hspace: column, vspace: 64, fontsize, fontfamily: "inherit", ...config, ...phone };
  const svg = svgOf({ reg: fields, config: layout }).replace(/<text y="6"><tspan>([^<]*)/g, (written, name) =>
    marked.has(name) ? written.replace(">", ' class="accent">') : written,
  );
  return finishDrawing(numberByLine(svg, { reg, config: layout }), true);
}

/** Whether the names of the fields have room on a phone. */
function hasRoom(reg: readonly BitField[]): boolean {
  const bit = columns.drawn / phoneLine / fontsize;
  return reg.every(({ name, bits }) => widthOf(String(name ?? "")) <= Math.min(bits, phoneLine) * bit);
}

function svgOf(source: object): string {
  try {
    // It draws into its skin, and writes into what it is given.
    const tree = waveDrom.renderAny(0, structuredClone(source), structuredClone(waveDrom.waveSkin));
    const svg = waveDrom.onml.stringify(tree);
    return svg
      .replace("font-size:11pt", `font-size:${fontsize}px`)
      .replace(/<rect [^>]*stroke:none;fill:white"\/>/, "");
  } catch (error) {
    throw new DrawingProblem(
      `这张wavedrom图画不出来：${errorMessage(error)}`,
      "写法见https://wavedrom.com/tutorial.html",
    );
  }
}

/**
 * A header, whose first bit is at the upper left (`hflip`, `vflip`), counts the bits of each line, as RFCs do; WaveDrom counts on, and three
 * digits run into each other. A line has no number that a line above has. Numbers of bits are texts of their own, all other words
 * stand in a `<tspan>`.
 */
function numberByLine(svg: string, { reg, config = {} }: Register): string {
  const { hflip, vflip, lanes = 1 } = config;
  if (!hflip || !vflip || lanes < 2) return svg;
  const line = Math.ceil(bitsOf(reg) / lanes);
  const written = new Set<number>();
  return svg.replace(/<text y="6">(\d+)<\/text>/g, (_, number) => {
    const bit = Number(number) % line;
    if (written.has(bit)) return "";
    written.add(bit);
    return `<text y="6">${bit}</text>`;
  });
}

const bitsOf = (reg: readonly BitField[]) => sum(reg, ({ bits }) => bits);
