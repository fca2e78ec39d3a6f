import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawingMessages } from "../../src/config/messages";
import type { Diagnostic } from "../../src/lib/diagnostic";
import { finishDrawing } from "../../src/markdown/drawings/finish-drawing";
import { drawingPath, drawingsFolder, readDrawing, writeDrawing } from "../../src/markdown/drawings/mermaid";
import type { ArticleSource } from "../../src/markdown/model/types";
import { slotsOf } from "../../src/markdown/render-article";
import { type DrawingBrowser, DrawingProblem, timeLimit } from "./drawing-browser";
import type { FlatDrawing } from "./page/flatten";

/** The maximum length of a drawing. It is inlined into the page, which has to load on a phone. */
const mostCharacters = 200_000;

interface DrawOptions {
  readonly contentDir: string;
  readonly articles: readonly ArticleSource[];
  /** Opens the browser. Called only if there is something to draw. */
  readonly openBrowser: () => Promise<DrawingBrowser>;
  /** Whether to replace existing drawings. */
  readonly redraw?: boolean;
}

export interface DrawResult {
  /** Files that were written, relative to the content folder. */
  readonly drawn: readonly string[];
  readonly kept: number;
  /** Removed drawings, which no article uses any more. */
  readonly removed: readonly string[];
  readonly problems: readonly Diagnostic[];
}

interface Fence {
  readonly value: string;
  /** Line number in `file`. */
  readonly line: number;
  readonly file: string;
}

/**
 * Draws the mermaid fences that have no drawing yet, or all of them with `redraw`. Removes drawings
 * that no article uses.
 */
export async function drawArticles({ contentDir, articles, openBrowser, redraw }: DrawOptions): Promise<DrawResult> {
  const fences = new Map<string, Fence[]>();
  for (const fence of articles.flatMap(mermaidFences)) {
    const file = drawingPath(fence.value);
    fences.set(file, [...(fences.get(file) ?? []), fence]);
  }
  const missing = [...fences].filter(([file]) => redraw || !existsSync(path.join(contentDir, file)));
  const drawn: string[] = [];
  const problems: Diagnostic[] = [];
  const browser = missing.length > 0 ? await openBrowser() : undefined;
  try {
    for (const [file, places] of missing) {
      try {
        const drawing = await browser?.draw(places[0]?.value ?? "");
        if (drawing) await save(path.join(contentDir, file), drawing);
        drawn.push(file);
      } catch (error) {
        if (!(error instanceof DrawingProblem)) throw error;
        problems.push(...places.map((place) => diagnosticOf(error, place)));
      }
    }
  } finally {
    await browser?.close();
  }
  return { drawn, kept: fences.size - missing.length, removed: removeUnused(contentDir, fences), problems };
}

function mermaidFences(article: ArticleSource): Fence[] {
  return slotsOf(article).flatMap((slot) =>
    slot.kind === "drawing" && slot.lang === "mermaid"
      ? [{ value: slot.value, line: slot.context.source.bodyLine + slot.line, file: slot.context.source.file }]
      : [],
  );
}

async function save(file: string, { svg, kind, title, description }: FlatDrawing): Promise<void> {
  const text = writeDrawing({ kind, title, description, ...(await finishDrawing(svg, "chart")) });
  if (text.length > mostCharacters) throw new DrawingProblem(drawingMessages.long(text.length, mostCharacters));
  // Does not save a drawing that a build would reject.
  if (readDrawing(text) === null) throw new Error(`${file}: the drawing has more than shapes and texts`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function diagnosticOf({ message, line, isTimeout }: DrawingProblem, fence: Fence): Diagnostic {
  const wording = isTimeout ? drawingMessages.slow(timeLimit / 1000) : drawingMessages.mermaid(message);
  return { severity: "error", file: fence.file, line: fence.line + (line ?? 0), ...wording };
}

function removeUnused(contentDir: string, used: ReadonlyMap<string, unknown>): string[] {
  const folder = path.join(contentDir, drawingsFolder);
  if (!existsSync(folder)) return [];
  const unused = readdirSync(folder)
    .filter((name) => /^[\da-f]{16}\.svg$/.test(name))
    .map((name) => `${drawingsFolder}/${name}`)
    .filter((file) => !used.has(file));
  for (const file of unused) rmSync(path.join(contentDir, file));
  return unused;
}
