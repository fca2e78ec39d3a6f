import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { say } from "../../config/say";
import { escapeHtml } from "../../lib/escape-html";
import { articleText } from "../../text/article";
import { drawingMessages } from "../../text/diagnostics/drawing-messages";
import { parseFenceMeta } from "../code/fence-meta";
import { type ArticleContext, reportError, type Slot } from "../model/article-context";
import type { RenderedSlot } from "../model/rendered-slot";
import { cleanSvg, labelsOf, layoutScale } from "./clean-svg";

const fontSize = 14;

/** Text of a drawing that shrinks with the column stays this large, in px; from there on the drawing scrolls. */
const leastText = 12;

/** Columns of phones in px, the narrowest and a usual one: what fits the first never scrolls, beyond the second most do. */
const columns = { narrowest: 280, usual: 350 };

/** Labels in the accessible name of a drawing without a title. */
const mostNamed = 8;

/**
 * Graphviz has widths of a few Latin fonts only and takes a Chinese character for the width of three spaces. Of its
 * fonts that is widest in DejaVu Sans, 0.954 em; laid out a little larger than drawn, it is the 1 em that Chinese needs.
 * An author's own font would bring the wrong widths back.
 */
const font = 'fontname="DejaVu Sans"';
const defaults = `{graph [${font} fontsize=${fontSize * layoutScale} bgcolor=transparent]node [${font} fontsize=${fontSize * layoutScale}]edge [${font} fontsize=${fontSize * layoutScale}]`;
const fontName = /\bfontname\s*=\s*(?:"[^"]*"|[\w.-]+)/gi;
const opening = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)*(?:strict\s+)?(?:di)?graph\b[^{]*\{/i;

let shared: Promise<Graphviz> | undefined;

/** One Graphviz for the process. */
export function loadGraphviz(): Promise<Graphviz> {
  shared ??= Graphviz.load();
  return shared;
}

/** A dot fence as inline SVG. `title="…"` is its caption and its accessible name. */
export function diagram(
  { value, meta, line }: Slot & { kind: "diagram" },
  graphviz: Graphviz,
  context: ArticleContext,
): RenderedSlot {
  const { title } = parseFenceMeta(meta);
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  const drawing = draw(value, title, line, graphviz, context);
  const inner = drawing?.html ?? `<pre tabindex="0"><code>${escapeHtml(value)}</code></pre>`;
  return {
    kind: "block",
    text: [title ?? "", (drawing?.labels ?? []).join(" ")].filter(Boolean).join("\n"),
    html: `<figure class="diagram">${inner}${caption}</figure>`,
  };
}

function draw(
  source: string,
  title: string | undefined,
  line: number,
  graphviz: Graphviz,
  context: ArticleContext,
): { readonly html: string; readonly labels: readonly string[] } | null {
  try {
    const prepared = source.replace(fontName, font).replace(opening, (head) => head.slice(0, -1) + defaults);
    const svg = graphviz.layout(prepared, "svg", "dot");
    if (!svg.includes("<svg")) throw new Error(say(drawingMessages.noGraph));
    const labels = labelsOf(svg);
    const label = title ?? articleText.diagram(labels.slice(0, mostNamed));
    return { labels, html: scroller(cleanSvg(svg, label)) };
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).trim();
    const offset = Number(/\bline (\d+)/.exec(reason)?.[1] ?? 0);
    reportError(context, line + offset, drawingMessages.diagram(reason));
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
  return Math.ceil(width * Math.min(1, leastText / Math.min(fontSize, ...sizes)));
}
