import { escapeHtml } from "../../lib/escape-html";
import { articleText } from "../../text/article";
import { parseFenceMeta } from "../code/fence-meta";
import { type ArticleContext, reportError, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/rendered-slot";
import { type Drawing, type DrawingEngine, DrawingProblem } from "./drawing";

/** Text of a drawing that shrinks with the column stays this large, in px; from there on the drawing scrolls. */
const leastText = 12;

/** Columns of phones in px, the narrowest and a usual one: what fits the first never scrolls, beyond the second most do. */
const columns = { narrowest: 280, usual: 350 };

/** Labels in the accessible name of a drawing without a title. */
const mostNamed = 8;

/** Labels behind a title. */
const mostLabels = 40;

/** A fence as inline SVG. `title="…"` is its caption and its accessible name. */
export function diagram(
  { value, meta, line }: Slot & { kind: "diagram" },
  engine: DrawingEngine,
  context: ArticleContext,
): RenderedSlot {
  const { title } = parseFenceMeta(meta);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  const drawing = draw(value, line, engine, context);
  const inner = drawing ? scroller(named(drawing, title)) : `<pre tabindex="0"><code>${escapeHtml(value)}</code></pre>`;
  return {
    kind: "block",
    text: [title ?? "", (drawing?.labels ?? []).join(" ")].filter(Boolean).join("\n"),
    html: `<figure class="diagram">${inner}${caption}</figure>`,
  };
}

function draw(source: string, line: number, engine: DrawingEngine, context: ArticleContext): Drawing | null {
  try {
    return engine(source, context);
  } catch (error) {
    if (!(error instanceof DrawingProblem)) throw error;
    reportError(context, line + error.line, error.wording);
    return null;
  }
}

/** A drawing in a box that scrolls where the column is too narrow for its text. */
function scroller(svg: string): string {
  const least = leastWidth(svg);
  if (least <= columns.narrowest) return `<div class="diagram-scroll">${svg}</div>`;
  // A strut holds the width open: a style attribute could too, but the policy forbids those.
  const strut = `<svg class="diagram-least" width="${least}" height="0" aria-hidden="true"></svg>`;
  const name = articleText.diagram([]);
  const hint = least > columns.usual ? ` data-hint="${articleText.drawingHint}"` : "";
  return `<div class="diagram-scroll" tabindex="0" role="group" aria-label="${name}"${hint}>${strut}${svg}</div>`;
}

/** Width in px at which the smallest text of a drawing is as small as text may be. */
function leastWidth(svg: string): number {
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1] ?? 0);
  const sizes = [...svg.matchAll(/ font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  return sizes.length === 0 ? 0 : Math.ceil(width * Math.min(1, leastText / Math.min(...sizes)));
}

/** The name, and what is to be seen: what leads to what, else the labels. */
function named({ svg, labels, kind, title, description }: Drawing, caption: string | undefined): string {
  const name = caption ?? title;
  const seen = description === undefined ? labels.slice(0, name === undefined ? mostNamed : mostLabels) : [description];
  // A title is enough for dot: Graphviz does not say in which order its labels are read.
  const parts = [name, name === undefined || kind !== undefined ? articleText.diagram(seen, kind) : undefined];
  const words = parts.filter((part) => part !== undefined).join(articleText.nameAndDescription);
  return svg.replace(/^<svg [^>]*/, (opening) => `${opening} role="img" aria-label="${escapeHtml(words)}"`);
}
