import { escapeHtml } from "../../lib/escape-html";
import { articleText } from "../../text/texts";
import { parseFenceMeta } from "../code/fence";
import { type ArticleContext, reportError } from "../model/article-context";
import type { RenderedSlot } from "../model/types";
import { drawDot } from "./dot";
import { columns, type DiagramSlot, type Drawing, DrawingProblem, leastWidth } from "./drawing";
import type { FinishedDrawing } from "./finish-drawing";
import { keptDrawing } from "./mermaid";
import { drawWave } from "./wavedrom";

/** @throws DrawingProblem where the source is wrong */
type Engine = (source: string, context: ArticleContext) => Drawing | Promise<Drawing>;

const engines: Readonly<Record<DiagramSlot["lang"], Engine>> = {
  dot: drawDot,
  mermaid: keptDrawing,
  wavedrom: drawWave,
};

/** Labels in the accessible name of a drawing without a title. */
const mostNamed = 8;
/** Labels behind a title. */
const mostLabels = 40;

/** A fence as inline SVG. `title="…"` is its caption and its accessible name. */
export async function diagram(slot: DiagramSlot, context: ArticleContext): Promise<RenderedSlot> {
  const { title } = parseFenceMeta(slot.meta);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  const drawing = await draw(slot, context);
  const inner = drawing
    ? scroller(drawing, nameOf(drawing, title))
    : `<pre tabindex="0"><code>${escapeHtml(slot.value)}</code></pre>`;
  const text = [title, drawing?.labels.join(" ")].filter(Boolean).join("\n");
  return { kind: "block", text, html: `<figure class="diagram">${inner}${caption}</figure>` };
}

async function draw({ lang, value, line }: DiagramSlot, context: ArticleContext): Promise<Drawing | null> {
  try {
    return await engines[lang](value, context);
  } catch (error) {
    if (!(error instanceof DrawingProblem)) throw error;
    reportError(context, line + error.line, error.message, error.fix);
    return null;
  }
}

/** A drawing in a box that scrolls where the column is too narrow for its text; the stylesheet shows the one that is for the column. */
function scroller(drawing: Drawing, name: string): string {
  const { narrow } = drawing;
  const least = leastWidth(drawing);
  if (!narrow && least <= columns.narrowest) return `<div class="diagram-scroll">${svgOf(drawing, name)}</div>`;
  const hint = !narrow && least > columns.usual ? ` data-hint="${articleText.drawingHint}"` : "";
  // It holds the width open: a style attribute could too, but the policy forbids those.
  const strut = `<svg class="diagram-least" width="${least}" height="0" aria-hidden="true"></svg>`;
  const drawings = strut + svgOf(drawing, name) + (narrow ? svgOf(narrow, name, "diagram-narrow") : "");
  return `<div class="diagram-scroll${narrow ? " diagram-two" : ""}" tabindex="0" role="group" aria-label="${articleText.diagram([])}"${hint}>${drawings}</div>`;
}

function svgOf({ viewBox, body }: FinishedDrawing, name: string, place = ""): string {
  const [, , width, height] = viewBox.split(" ");
  const classes = ["diagram-svg", place].filter(Boolean).join(" ");
  return `<svg class="${classes}" viewBox="${viewBox}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(name)}">${body}</svg>`;
}

/** The name, and what is to be seen: what leads to what, else the labels. */
function nameOf({ labels, kind, title, description }: Drawing, caption: string | undefined): string {
  const name = caption ?? title;
  const seen = description === undefined ? labels.slice(0, name === undefined ? mostNamed : mostLabels) : [description];
  // A title is enough for dot: Graphviz does not say in which order its labels are read.
  const parts = [name, name === undefined || kind !== undefined ? articleText.diagram(seen, kind) : undefined];
  return parts.filter((part) => part !== undefined).join(articleText.nameAndDescription);
}
