import { fromHtml } from "hast-util-from-html";
import type { Wording } from "../../lib/diagnostic";
import { widthInEm } from "../../lib/text-width";
import { elementsIn, textOf } from "../model/tree";
import { joinChineseLines } from "../typography/cjk";
import type { FinishedDrawing } from "./finish-drawing";

/** The drawing that an engine made from a source. */
export interface Drawing extends FinishedDrawing {
  /**
   * The same drawing for a phone, if the drawing would scroll there and a narrow version is
   * possible.
   */
  readonly narrow?: FinishedDrawing | undefined;
  /** All labels of the drawing, for search. */
  readonly labels: readonly string[];
  /** The kind of drawing, such as `时序图`. */
  readonly kind?: string | undefined;
  /** The title in the source. */
  readonly title?: string | undefined;
  /** The description for readers who cannot see the drawing, one sentence per entry. */
  readonly description: readonly string[];
}

/** The reason why a source cannot be drawn. */
export class DrawingProblem extends Error {
  /** @param line in the source, from 1; 0 means the fence itself */
  constructor(
    readonly wording: Wording,
    readonly line = 0,
  ) {
    super(wording.message);
  }
}

/** Returns the distinct labels in an SVG in document order. Joins the lines of a broken label. */
export function labelsOf(body: string): string[] {
  const broken = body.replace(/<tspan[^>]* (?:x|d?y)=/g, "\n$&");
  const texts = elementsIn(fromHtml(`<svg>${broken}</svg>`, { fragment: true }), "text");
  const labels = texts.map((node) => joinChineseLines(textOf(node).trim()).replace(/\s+/g, " "));
  return [...new Set(labels)].filter((label) => label !== "");
}

const words = new Intl.Segmenter("zh", { granularity: "word" });
/** Punctuation that cannot start a line. */
const closing = /^[，。、；：？！）】》”’,.;:?!)\]}…～]/;

/**
 * Breaks a label between words into lines of at most `most` em. A longer word stays whole, and
 * punctuation may exceed the limit.
 */
export function breakLabel(label: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const { segment } of words.segment(label)) {
    if (line !== "" && widthInEm(line + segment.trimEnd()) > most && !closing.test(segment)) {
      lines.push(line.trim());
      line = "";
    }
    line += segment;
  }
  return [...lines, line.trim()];
}

/**
 * The minimum text size in px. A drawing shrinks with the column until its smallest text has this
 * size. In a narrower column it scrolls.
 */
const leastText = 12;

/**
 * Widths in px. `narrowest` is the narrowest phone column, and a drawing that fits it needs no box
 * that scrolls. `usual` is a common phone column, and a wider drawing counts as scrolling on
 * phones. `drawn` is the width of a bit field drawn for phones: its text of 13 px shrinks to 12 px
 * in a 360 px window with a scroll bar.
 */
export const columns = { narrowest: 280, drawn: 335, usual: 339 };

/**
 * Returns the width in px at which a drawing's smallest text shrinks to the minimum size, or 0 for
 * a drawing without text.
 */
export function leastWidth({ viewBox, body }: FinishedDrawing): number {
  const sizes = [...body.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.length === 0
    ? 0
    : Math.ceil(Number(viewBox.split(" ")[2]) * Math.min(1, leastText / Math.min(...sizes)));
}

/** Returns whether a drawing fits a common phone without scrolling. */
export function fitsPhone(drawing: FinishedDrawing): boolean {
  return leastWidth(drawing) <= columns.usual;
}
