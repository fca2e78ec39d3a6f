import { fromHtml } from "hast-util-from-html";
import type { Wording } from "../../lib/diagnostic";
import { elementsIn, textOf } from "../model/tree";
import { joinChineseLines } from "../typography/cjk";
import type { FinishedDrawing } from "./finish-drawing";

/** The result of an engine for a source. */
export interface Drawing extends FinishedDrawing {
  /** The same drawing for a phone, if the drawing would scroll there. */
  readonly narrow?: FinishedDrawing | undefined;
  /** All labels of the drawing, for search. */
  readonly labels: readonly string[];
  /** The kind of drawing, such as `时序图`. */
  readonly kind?: string | undefined;
  /** The title in the source. */
  readonly title?: string | undefined;
  /** The description for readers who cannot see the drawing, a sentence each. */
  readonly description: readonly string[];
}

/** Why a source cannot be drawn. */
export class DrawingProblem extends Error {
  /** @param line of the source, counted from 1; 0 is the fence itself */
  constructor(
    readonly wording: Wording,
    readonly line = 0,
  ) {
    super(wording.message);
  }
}

/** Returns the labels in an SVG in order, each once. It joins the lines of a broken label. */
export function labelsOf(body: string): string[] {
  const broken = body.replace(/<tspan[^>]* (?:x|d?y)=/g, "\n$&");
  const texts = elementsIn(fromHtml(`<svg>${broken}</svg>`, { fragment: true }), "text");
  const labels = texts.map((node) => joinChineseLines(textOf(node).trim()).replace(/\s+/g, " "));
  return [...new Set(labels)].filter((label) => label !== "");
}

const words = new Intl.Segmenter("zh", { granularity: "word" });
/** Punctuation that cannot start a line. */
const closing = /^[，。、；：？！）】》”’,.;:?!)\]}…～]/;

/** Breaks a label between words into lines of at most `most` em. A Latin letter is half an em. */
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

/** Returns the width of a text in em. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter < "\u2e80" ? 0.6 : 1), 0);
}

/**
 * A drawing shrinks with the column until its text has this size in px. A narrower column makes it
 * scroll.
 */
const leastText = 12;

/**
 * Widths of phone columns in px, the narrowest and a usual one. A drawing that fits the narrowest
 * never scrolls; most drawings wider than the usual one do. In a drawing of width `drawn`, type of
 * 13 px is 12 px high in a window of 360 px with a scroll bar.
 */
export const columns = { narrowest: 280, drawn: 335, usual: 339 };

/** Returns the width in px at which the smallest text of a drawing is as small as text may be. */
export function leastWidth({ viewBox, body }: FinishedDrawing): number {
  const sizes = [...body.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.length === 0
    ? 0
    : Math.ceil(Number(viewBox.split(" ")[2]) * Math.min(1, leastText / Math.min(...sizes)));
}

/** Returns whether a usual phone shows all of a drawing. */
export function fitsPhone(drawing: FinishedDrawing): boolean {
  return leastWidth(drawing) <= columns.usual;
}
