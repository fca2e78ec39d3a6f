import { escapeHtml } from "../../lib/escape-html";
import { articleText, listText } from "../../text/texts";
import { parseFenceMeta } from "../code/fence-meta";
import { forEars } from "../elements/for-ears";
import { type ArticleContext, type Fence, reportError } from "../model/article-context";
import type { RenderedSlot } from "../model/types";
import { columns, type Drawing, DrawingProblem, leastWidth } from "./drawing";
import type { DrawnFence } from "./drawn-fence";
import type { FinishedDrawing } from "./finish-drawing";

/**
 * Draws a source.
 * @param line the line of the fence in the body, for diagnostics
 * @returns the drawing, or null if the fence is shown as code instead; the engine has reported why
 * @throws DrawingProblem if the source is invalid
 */
type Engine = (source: string, context: ArticleContext, line: number) => Drawing | null | Promise<Drawing | null>;

/**
 * Returns the definition of a fence that is shown as inline SVG. `title="…"` is its caption and
 * starts its accessible name. A `<details>` below the drawing describes it in words, starting with
 * the author's `desc="…"`.
 */
export function diagramFence(draw: Engine, ...aliases: readonly string[]): DrawnFence {
  return {
    aliases,
    needsTitleAttribute: true,
    render: (fence, context) => renderDiagram(fence, context, draw),
  };
}

/** The maximum number of labels in the accessible name of a drawing without a title. */
const mostNamed = 8;

async function renderDiagram(fence: Fence, context: ArticleContext, draw: Engine): Promise<RenderedSlot | null> {
  const { title, desc } = parseFenceMeta(fence.meta);
  try {
    const drawing = await draw(fence.value, context, fence.line);
    return drawing && figureOf(drawing, title, desc);
  } catch (error) {
    if (!(error instanceof DrawingProblem)) throw error;
    reportError(context, fence.line + error.line, error.wording);
    return null;
  }
}

function figureOf(drawing: Drawing, title: string | undefined, desc: string | undefined): RenderedSlot {
  // The drawing's accessible name repeats the caption, so screen readers skip the caption.
  const caption = title ? `<figcaption aria-hidden="true">${escapeHtml(title)}</figcaption>` : "";
  const shown = scroller(drawing, nameOf(drawing, title));
  const text = [title, desc, drawing.labels.join(" ")].filter(Boolean).join("\n");
  const html = `<figure class="diagram">${shown}${foldOf(drawing, desc, title)}${caption}</figure>`;
  return { kind: "block", text, html };
}

/**
 * Returns a `<details>` with the description of a drawing, one fact per line, or with its labels if
 * it has no description. Returns "" if there is nothing to list. For screen readers, the name of
 * the `<details>` includes the name of the drawing.
 * @param desc the author's description, which comes first
 * @param name the drawing's name; by default the title in its source
 */
export function foldOf({ description, labels, title }: Drawing, desc?: string, name = title): string {
  const facts = description.length > 0 ? description : [listText(labels)];
  const lines = [desc ?? "", ...facts].filter((line) => line !== "");
  if (lines.length === 0) return "";
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("");
  const ofFigure = name === undefined ? "" : forEars(articleText.named(name));
  return `<details><summary>${articleText.diagramText.fold}${ofFigure}</summary><ul>${items}</ul></details>`;
}

/**
 * Puts a drawing into a box that scrolls if the column is too narrow for its text. If there is a
 * narrow drawing too, the stylesheet shows the one that fits the column. A drawing with links is a
 * group, because assistive technology cannot reach the content of an image.
 */
export function scroller(drawing: Drawing, name: string, role: "img" | "group" = "img"): string {
  const { narrow } = drawing;
  const least = leastWidth(drawing);
  if (!narrow && least <= columns.narrowest) return `<div class="diagram-scroll">${svgOf(drawing, name, role)}</div>`;
  const hint = !narrow && least > columns.usual ? ` data-hint="${articleText.drawingHint}"` : "";
  // The strut sets the drawing's minimum width, because the Content Security Policy forbids style
  // attributes.
  const strut = `<svg class="diagram-least" width="${least}" height="0" aria-hidden="true"></svg>`;
  const drawings = strut + svgOf(drawing, name, role) + (narrow ? svgOf(narrow, name, role, "diagram-narrow") : "");
  return `<div class="diagram-scroll${narrow ? " diagram-two" : ""}" tabindex="0" role="group" aria-label="${articleText.diagram([])}"${hint}>${drawings}</div>`;
}

function svgOf({ viewBox, body }: FinishedDrawing, name: string, role: string, place = ""): string {
  const [, , width, height] = viewBox.split(" ");
  const classes = ["diagram-svg", place].filter(Boolean).join(" ");
  return `<svg class="${classes}" viewBox="${viewBox}" width="${width}" height="${height}" role="${role}" aria-label="${escapeHtml(name)}">${body}</svg>`;
}

/**
 * Returns the accessible name of a drawing: the caption or the title in the source, followed by the
 * kind unless the title already contains it. Without a caption and a title, the name is the kind if
 * the drawing has both a kind and a description, otherwise the first labels with the kind, if any.
 */
function nameOf({ labels, kind, title, description }: Drawing, caption: string | undefined): string {
  const name = caption ?? title;
  if (name === undefined && kind !== undefined && description.length > 0) return kind;
  if (name === undefined) return articleText.diagram(labels.slice(0, mostNamed), kind);
  return kind === undefined || name.includes(kind) ? name : name + articleText.nameAndDescription + kind;
}
