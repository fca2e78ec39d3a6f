import type { ArticleContext } from "../model/article-context";
import type { FinishedDrawing } from "./finish-drawing";

/** Languages of fences that are drawn. */
const drawingLanguages = ["dot", "mermaid", "wavedrom"] as const;

export type DrawingLanguage = (typeof drawingLanguages)[number];

/** Whether fences of a language are drawn; the name as `normalizeLang` gives it. */
export function isDrawn(lang: string): lang is DrawingLanguage {
  return (drawingLanguages as readonly string[]).includes(lang);
}

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
  /** What it says, in sentences, for those who do not see it. */
  readonly description?: string | undefined;
}

/** @throws DrawingProblem where the source is wrong */
export type DrawingEngine = (source: string, context: ArticleContext) => Drawing | Promise<Drawing>;

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
