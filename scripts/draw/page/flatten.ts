import type { Element, ElementContent } from "hast";
import { describe } from "./describe";
import { htmlLabel, svgText } from "./labels";
import { markersOf } from "./markers";

/** What `flatten` and its helpers need of mermaid: the bundle puts it on the window. */
declare global {
  interface Window {
    mermaid: typeof import("mermaid").default;
    draw: typeof draw;
  }
}

/** A drawing without style sheets, ids, markers and HTML: each element has its computed looks as attributes. */
export interface FlatDrawing {
  readonly svg: Element;
  /** What mermaid calls the kind: `flowchart-v2`, `sequence`. */
  readonly kind: string;
  /** `accTitle` of the source. */
  readonly title: string | undefined;
  /** `accDescr` of the source, else what leads to what. */
  readonly description: string | undefined;
}

const geometry: Readonly<Record<string, readonly string[]>> = {
  path: ["d"],
  rect: ["x", "y", "width", "height", "rx", "ry"],
  circle: ["cx", "cy", "r"],
  ellipse: ["cx", "cy", "rx", "ry"],
  line: ["x1", "y1", "x2", "y2"],
  polygon: ["points"],
  polyline: ["points"],
};

/** Mermaid's line for the present day: a picture that is drawn once cannot know it. */
const ofToday = ".today";

/** What became of a source: a problem is mermaid's message, `line` is counted from 1. */
export type Answer =
  | { readonly drawing: FlatDrawing }
  | { readonly problem: string; readonly line: number | undefined };

/** Draws a source in this page. */
export async function draw(source: string): Promise<Answer> {
  try {
    return { drawing: await drawn(source) };
  } catch (error) {
    return problemOf(error);
  }
}

/** Both of mermaid's parsers: one says `Parse error on line 3`, the other (langium) hands out its findings. */
function problemOf(error: unknown): Answer {
  const problem = error instanceof Error ? error.message : String(error);
  const { result } = (error ?? {}) as { result?: Findings };
  const line = result?.lexerErrors?.[0]?.line ?? result?.parserErrors?.[0]?.token?.startLine;
  const named = /\bline:?\s+(\d+)/i.exec(problem)?.[1];
  return { problem, line: line || (named === undefined ? undefined : Number(named)) };
}

interface Findings {
  readonly lexerErrors?: readonly { readonly line?: number }[];
  readonly parserErrors?: readonly { readonly token?: { readonly startLine?: number } }[];
}

async function drawn(source: string): Promise<FlatDrawing> {
  seed();
  const { svg, diagramType } = await window.mermaid.render("drawing", source);
  const stage = document.createElement("div");
  stage.id = "stage";
  document.body.replaceChildren(stage);
  stage.innerHTML = svg;
  const root = stage.querySelector("svg");
  if (!root) throw new Error("mermaid has drawn nothing");
  for (const today of root.querySelectorAll(ofToday)) today.remove();
  thinDates(root);
  const { x, y, width, height } = box(root);
  root.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  // Drawn one to one, so that what is measured on the screen is in the drawing's own units.
  root.style.cssText = `width:${width}px;height:${height}px;max-width:none`;
  const description = root.querySelector(":scope > desc")?.textContent?.trim() || (await describe(source));
  const flat: FlatDrawing = {
    svg: element("svg", { viewBox: [x, y, width, height].join(" ") }, [...root.children].flatMap(flatten)),
    kind: diagramType,
    title: root.querySelector(":scope > title")?.textContent?.trim() || undefined,
    description,
  };
  stage.remove();
  return flat;
}

window.draw = draw;

/** Mermaid names commits and sketches lines at random. A source always gives the same picture. */
function seed(): void {
  let state = 42;
  Math.random = () => {
    // https://en.wikipedia.org/wiki/Lehmer_random_number_generator
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** What the drawing covers. Some kinds cut their own edges, so it is measured, with the room that mermaid leaves. */
function box(root: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const { x, y, width, height } = root.getBBox();
  const room = 8;
  return {
    x: Math.floor(x - room),
    y: Math.floor(y - room),
    width: Math.ceil(width + 2 * room),
    height: Math.ceil(height + 2 * room),
  };
}

function flatten(node: globalThis.Element): Element[] {
  const style = getComputedStyle(node);
  if (style.display === "none" || style.visibility === "hidden" || Number(style.opacity) === 0) return [];
  const name = node.tagName.toLowerCase();
  const attributes = { ...place(style), ...(Number(style.opacity) < 1 && { opacity: style.opacity }) };
  if (name === "text") return svgText(node as SVGTextElement, attributes);
  if (name === "foreignobject") return htmlLabel(node as SVGForeignObjectElement, attributes);
  if (name === "use") return expandedUse(node as SVGUseElement);
  const known = geometry[name];
  if (known) return shape(node as SVGGeometryElement, known, style, attributes);
  if (name === "svg") Object.assign(attributes, { transform: fitOf(node as SVGSVGElement) });
  if (!["g", "a", "svg", "switch"].includes(name)) return [];
  const children = [...node.children].flatMap(flatten);
  return children.length === 0 ? [] : [element("g", attributes, children)];
}

function shape(
  node: SVGGeometryElement,
  known: readonly string[],
  style: CSSStyleDeclaration,
  attributes: Record<string, string>,
): Element[] {
  const filled = style.fill !== "none" && node.tagName !== "line";
  const stroked = style.stroke !== "none" && Number.parseFloat(style.strokeWidth) > 0;
  const written = Object.fromEntries(
    known.flatMap((name) => {
      const value = node.getAttribute(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  if (known[0] === "x" && (Number(written["width"]) <= 0 || Number(written["height"]) <= 0)) return [];
  const looks: Record<string, string> = {
    fill: filled ? style.fill : "none",
    ...(filled && style.fillOpacity !== "1" && { "fill-opacity": style.fillOpacity }),
    ...(stroked && {
      stroke: style.stroke,
      "stroke-width": style.strokeWidth,
      ...(style.strokeOpacity !== "1" && { "stroke-opacity": style.strokeOpacity }),
      ...(style.strokeDasharray !== "none" && { "stroke-dasharray": style.strokeDasharray }),
      ...(style.strokeLinecap !== "butt" && { "stroke-linecap": style.strokeLinecap }),
    }),
    // A dot on a line would show the line through a tint.
    ...(/\bcommit\b|\bcommit-/.test(node.getAttribute("class") ?? "") && { solid: "" }),
  };
  const shapes = filled || stroked ? [element(node.tagName, { ...attributes, ...written, ...looks })] : [];
  const markers = markersOf(node).flatMap(({ marker, transform }) => {
    const children = [...marker.children].flatMap(flatten);
    return children.length === 0 ? [] : [element("g", { transform }, children)];
  });
  if (markers.length === 0) return shapes;
  return [...shapes, element("g", attributes, markers)];
}

function expandedUse(node: SVGUseElement): Element[] {
  const target = document.querySelector(node.getAttribute("href") ?? node.getAttribute("xlink:href") ?? "#-");
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const [x, y] = [node.getAttribute("x") ?? "0", node.getAttribute("y") ?? "0"];
  group.setAttribute("transform", `${node.getAttribute("transform") ?? ""} translate(${x},${y})`);
  if (!target) return [];
  group.append(...(target.tagName === "symbol" ? target.cloneNode(true).childNodes : [target.cloneNode(true)]));
  node.replaceWith(group);
  return flatten(group);
}

/** An icon has units of its own. */
function fitOf({ x, y, width, height, viewBox }: SVGSVGElement): string {
  const own = viewBox.baseVal;
  const place = `translate(${x.baseVal.value},${y.baseVal.value})`;
  if (!own || own.width === 0 || own.height === 0) return place;
  const scale = Math.min(width.baseVal.value / own.width, height.baseVal.value / own.height);
  return `${place} scale(${scale}) translate(${-own.x},${-own.y})`;
}

function place({ transform, transformOrigin }: CSSStyleDeclaration): Record<string, string> {
  if (transform === "none" || transform === "matrix(1, 0, 0, 1, 0, 0)") return {};
  const [x = 0, y = 0] = transformOrigin.split(" ").map(Number.parseFloat);
  const isAtOrigin = (x === 0 && y === 0) || transform.startsWith("matrix(1, 0, 0, 1,");
  return { transform: isAtOrigin ? transform : `translate(${x},${y}) ${transform} translate(${-x},${-y})` };
}

/** Dates below a Gantt chart that would stand on each other: mermaid writes one at each line of the grid. */
function thinDates(root: SVGSVGElement): void {
  let end = Number.NEGATIVE_INFINITY;
  for (const date of root.querySelectorAll<SVGTextElement>(".grid .tick text")) {
    date.style.fontSize = "12px";
    const { left, right } = date.getBoundingClientRect();
    if (left < end + 6) date.remove();
    else end = right;
  }
}

export function element(tagName: string, properties: Record<string, string>, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}
