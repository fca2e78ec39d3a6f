import { fromHtml } from "hast-util-from-html";
import { elementsIn, textOf } from "../model/tree";
import { joinChineseLines } from "../typography/cjk";
import type { FinishedDrawing } from "./finish-drawing";

/** What an engine makes of a source. */
export interface Drawing extends FinishedDrawing {
  /** The same for a phone, where the drawing would have to be scrolled there. */
  readonly narrow?: FinishedDrawing | undefined;
  /** All its words, for search. */
  readonly labels: readonly string[];
  /** What it is a drawing of: `时序图`. */
  readonly kind?: string | undefined;
  /** A title that stands in the source. */
  readonly title?: string | undefined;
  /** What it says, a sentence each, for those who do not see it. */
  readonly description: readonly string[];
}

/** Why a source cannot be drawn. */
export class DrawingProblem extends Error {
  /** @param line of the source, counted from 1; 0 is the fence itself */
  constructor(
    message: string,
    readonly fix: string,
    readonly line = 0,
  ) {
    super(message);
  }
}

/** The labels inside of an SVG, in their order, each once. The lines of a label that was broken are one again. */
export function labelsOf(body: string): string[] {
  const broken = body.replace(/<tspan[^>]* (?:x|d?y)=/g, "\n$&");
  const texts = elementsIn(fromHtml(`<svg>${broken}</svg>`, { fragment: true }), "text");
  const labels = texts.map((node) => joinChineseLines(textOf(node).trim()).replace(/\s+/g, " "));
  return [...new Set(labels)].filter((label) => label !== "");
}

const words = new Intl.Segmenter("zh", { granularity: "word" });
/** What cannot begin a line. */
const closing = /^[，。、；：？！）】》”’,.;:?!)\]}…～]/;

/** Breaks a label into lines of at most so many em, between words; a Latin letter is half an em. */
export function breakLabel(label: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of words.segment(label)) {
    if (line !== "" && widthOf(line + segment.trimEnd()) > most && !closing.test(segment)) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return [...lines, line.trim()];
}

/** Width of a text in em. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter < "\u2e80" ? 0.6 : 1), 0);
}

/** Text of a drawing that shrinks with the column stays this large, in px; from there on the drawing scrolls. */
const leastText = 12;

/**
 * Columns of phones in px, the narrowest and a usual one: what fits the first never scrolls, beyond the second most do.
 * Type of 13 px in a drawing that is `drawn` wide is 12 px high in the column of a window of 360 px with a scroll bar.
 */
export const columns = { narrowest: 280, drawn: 335, usual: 339 };

/** Width in px at which the smallest text of a drawing is as small as text may be. */
export function leastWidth({ viewBox, body }: FinishedDrawing): number {
  const sizes = [...body.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.length === 0
    ? 0
    : Math.ceil(Number(viewBox.split(" ")[2]) * Math.min(1, leastText / Math.min(...sizes)));
}

/** Whether a usual phone shows all of a drawing. */
export function fitsPhone(drawing: FinishedDrawing): boolean {
  return leastWidth(drawing) <= columns.usual;
}
