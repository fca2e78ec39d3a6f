import { describe } from "./describe";
import { joinLines, narrowSequence } from "./narrow-sequence";

/** The page's globals. Mermaid's script sets `mermaid`, and this module sets `draw`. */
declare global {
  interface Window {
    mermaid: typeof import("mermaid").default;
    draw: typeof draw;
  }
}

/** A drawing without stylesheets. Its elements have their computed styles as attributes. */
export interface FlatDrawing {
  readonly svg: string;
  /** Mermaid's name for the kind: `flowchart-v2`, `sequence`. */
  readonly kind: string;
  /** `accTitle` of the source. */
  readonly title: string | undefined;
  /** `accDescr` of the source, or else a generated description of the links. */
  readonly description: string | undefined;
}

/** The result of drawing a source. `problem` is mermaid's message, and `line` counts from 1. */
export type Answer =
  | { readonly drawing: FlatDrawing }
  | { readonly problem: string; readonly line: number | undefined };

interface Findings {
  readonly lexerErrors?: readonly { readonly line?: number }[];
  readonly parserErrors?: readonly { readonly token?: { readonly startLine?: number } }[];
}

/**
 * Selects invisible elements. Also selects mermaid's line for the current day, because a stored
 * picture cannot know the day.
 */
const unseen = ".today, style, title, desc, .actor-popup-menu";

const looks = `fill fill-opacity stroke stroke-width stroke-opacity stroke-dasharray stroke-linecap opacity marker-start
  marker-end`.split(/\s+/);

const type =
  "fill font-size font-weight font-style text-decoration-line text-anchor dominant-baseline alignment-baseline".split(
    " ",
  );

/**
 * Draws a source in this page. Mermaid has two parsers: one names the line in its message, the
 * other (langium) returns a list of errors.
 */
export async function draw(source: string): Promise<Answer> {
  try {
    return { drawing: await drawn(source) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const { result } = (error ?? {}) as { result?: Findings };
    const line = result?.lexerErrors?.[0]?.line ?? result?.parserErrors?.[0]?.token?.startLine;
    const named = /\bline:?\s+(\d+)/i.exec(problem)?.[1];
    return { problem, line: line || (named === undefined ? undefined : Number(named)) };
  }
}

window.draw = draw;

async function drawn(source: string): Promise<FlatDrawing> {
  seed();
  const { db } = await window.mermaid.mermaidAPI.getDiagramFromText(source);
  const { size = 0 } = (db as { getActors?: () => Map<string, unknown> }).getActors?.() ?? {};
  const narrow = size > 0 ? narrowSequence(source, size) : undefined;
  if (narrow) window.mermaid.mermaidAPI.updateSiteConfig({ sequence: narrow.layout });
  // Removes icons, which need a font that this site does not have.
  const text = (narrow?.source ?? source).replace(/\bfa[bsr]?:fa-[\w-]+\s*/g, "");
  const { svg, diagramType } = await window.mermaid.render("drawing", text);
  document.body.innerHTML = svg;
  const root = document.querySelector("svg");
  if (!root) throw new Error("mermaid has drawn nothing");
  const words = (name: string) => root.querySelector(`:scope > ${name}`)?.textContent?.trim() || undefined;
  const [title, description] = [words("title"), words("desc") ?? (await describe(source))];
  thinDates(root);
  joinLines(root);
  for (const node of root.querySelectorAll("*")) dress(node, getComputedStyle(node));
  for (const node of root.querySelectorAll(unseen)) node.remove();
  // Mermaid clips some kinds of diagrams at their edges, so the drawing is measured again,
  // with mermaid's margin.
  const { x, y, width, height } = root.getBBox();
  root.setAttribute("viewBox", [x - 8, y - 8, width + 16, height + 16].map(Math.floor).join(" "));
  return { svg: new XMLSerializer().serializeToString(root), kind: diagramType, title, description };
}

/**
 * Seeds `Math.random`, which mermaid uses to name commits and to sketch lines.
 * The same source then gives the same picture.
 */
function seed(): void {
  let state = 42;
  Math.random = () => {
    // https://en.wikipedia.org/wiki/Lehmer_random_number_generator
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** Copies an element's computed style to its attributes. */
function dress(node: Element, style: CSSStyleDeclaration): void {
  if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") {
    if (!node.closest("defs, marker")) node.setAttribute("display", "none");
    return;
  }
  const isText = node.matches("text, tspan");
  const above = node.matches("tspan") && node.parentElement ? getComputedStyle(node.parentElement) : undefined;
  if (isText || node instanceof SVGGeometryElement)
    for (const name of isText ? type : looks) {
      const value = style.getPropertyValue(name);
      if (value !== above?.getPropertyValue(name)) node.setAttribute(name.replace("-line", ""), value);
      else node.removeAttribute(name);
    }
  if (style.opacity !== "1") node.setAttribute("opacity", style.opacity);
  // Marks a commit's dot as solid, because the line behind it would show through a translucent dot.
  if (/\bcommit\b|\bcommit-/.test(node.getAttribute("class") ?? "")) node.setAttribute("solid", "true");
  const [x = 0, y = 0] = style.transformOrigin.split(" ").map(Number.parseFloat);
  if (style.transform !== "none")
    node.setAttribute("transform", `translate(${x},${y}) ${style.transform} translate(${-x},${-y})`);
  node.removeAttribute("style");
}

/**
 * Removes overlapping dates below a Gantt chart, because mermaid writes a date at every grid line.
 */
function thinDates(root: SVGSVGElement): void {
  let end = Number.NEGATIVE_INFINITY;
  for (const date of root.querySelectorAll<SVGTextElement>(".grid .tick text")) {
    date.style.fontSize = "12px";
    const { left, right } = date.getBoundingClientRect();
    if (left < end + 6) date.remove();
    else end = right;
  }
}
