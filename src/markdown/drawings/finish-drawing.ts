import { type HSLColor, hsl as toHsl, rgb as toRgb } from "d3";
import type { PluginConfig, XastElement, XastParent } from "svgo";
import { words } from "../../lib/lists";
import { hues, inks } from "../../shared/colors";
import { resolveReferences } from "./drawing-references";
import { precision, shortenSvg } from "./shorten-svg";

/** The minimum font size in px. Smaller text is unreadable on a phone. */
const smallestType = 12;

/** The attributes of a finished drawing. `readDrawing` accepts no others. */
export const drawingAttributes = words(
  `alignment-baseline cx cy d dominant-baseline dx dy fill fill-opacity font-size font-style font-weight height opacity
  paint-order points r rx ry stroke stroke-dasharray stroke-linecap stroke-opacity stroke-width text-anchor text-decoration transform
  width x x1 x2 y y1 y2`,
);

export const drawingElements = words("circle ellipse g line path polygon polyline rect text tspan");

/** A drawing that a page can contain. */
export interface FinishedDrawing {
  /** `0 0 100 50`. */
  readonly viewBox: string;
  /** The content of the `<svg>`. */
  readonly body: string;
}

/**
 * The content of a drawing: boxes with arrows, signals, or a chart. Only a chart keeps its colours.
 */
type Look = "boxes" | "signals" | "chart";

/**
 * Restyles an engine's SVG in the site's style. Elements with the class `accent` get the accent
 * colour. The result has no ids, styles, links or fonts. Its colours are tokens, and its background
 * keeps it readable anywhere.
 */
export async function finishDrawing(svg: string, look: Look): Promise<FinishedDrawing> {
  const plugins: PluginConfig[] = [
    ...words("removeDoctype removeXMLProcInst removeComments convertStyleToAttrs"),
    { name: "convertShapeToPath", params: precision },
    // Referenced elements must have their styles before `references` copies them.
    { name: "inlineStyles", params: { onlyMatchedOnce: false } },
    "convertStyleToAttrs",
    { name: "references", fn: (root) => void resolveReferences(root) },
    { name: "looks", fn: (root) => void restyle(root, look, false) },
  ] as PluginConfig[];
  const data = await shortenSvg(svg, plugins);
  const viewBox = / viewBox="([^"]*)"/.exec(data)?.[1]?.split(/[\s,]+/) ?? [];
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.map((side, index) =>
    index < 2 ? Number(side) : Math.ceil(Number(side)),
  );
  const body = data.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "").replace(/\n+/g, " ");
  const place = `${x === 0 ? "" : ` x="${x}"`}${y === 0 ? "" : ` y="${y}"`}`;
  return {
    viewBox: [x, y, width, height].join(" "),
    body: `<rect${place} width="${width}" height="${height}" fill="var(--paper)"/>${body}`,
  };
}

function restyle(parent: XastParent, look: Look, isAccent: boolean): void {
  parent.children = parent.children.flatMap((node) => {
    if (node.type !== "element") return parent.type === "element" && /^t/.test(parent.name) ? [node] : [];
    if (/^(?:a|switch)$/.test(node.name)) node.name = "g";
    if (!["svg", ...drawingElements].includes(node.name)) return [];
    const marked = isAccent || /\baccent\b/.test(node.attributes["class"] ?? "");
    const isEdge = /\bedge\b/.test(
      `${node.attributes["class"]} ${parent.type === "element" && parent.attributes["class"]}`,
    );
    restyle(node, look, marked);
    const { attributes } = node;
    node.attributes =
      node.name === "svg" ? keep(attributes, ["viewBox"]) : keep(looksOf(node, look, isEdge), drawingAttributes);
    if (marked) mark(node);
    const { fill, stroke } = node.attributes;
    if (fill === "none" && (stroke ?? "none") === "none") return [];
    if (node.name === "tspan" && Object.keys(node.attributes).length === 0) return node.children;
    // Puts paper under a tint, because the line to the box would show through it.
    return node.attributes["fill-opacity"] && fill !== "none" ? [under(node), node] : [node];
  });
}

type Attributes = XastElement["attributes"];

function keep(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => names.includes(name) && value !== ""));
}

function looksOf({ name, attributes }: XastElement, look: Look, isEdge: boolean): Attributes {
  const { fill, stroke, ...looks } = attributes;
  const size = Number.parseFloat(looks["font-size"] ?? "");
  if (size) looks["font-size"] = String(Math.max(smallestType, size));
  if (name === "text" || name === "tspan") {
    // Makes text opaque, because transparent text would be hard to read.
    delete looks["opacity"];
    const isMeant = name === "text" || fill !== undefined;
    const colour = isMeant && { fill: paint(fill ?? "black", "text")?.value ?? "var(--ink)" };
    return { ...looks, ...colour, ...(isEdge && halo) };
  }
  const width = Number.parseFloat(looks["stroke-width"] ?? "");
  if (width >= 1 && width <= 2) delete looks["stroke-width"];
  if (Number(looks["rx"]) < 10) for (const side of ["rx", "ry"]) delete looks[side];
  const lineInk = look === "boxes" && !isEdge ? "line-strong" : "ink-2";
  const [inside, line] =
    look === "chart"
      ? [paint(fill ?? "", "fill"), paint(width === 0 ? "none" : (stroke ?? ""), "stroke")]
      : [plainFill(looks["fill-opacity"] ? undefined : fill, isEdge), plainStroke(stroke, lineInk)];
  if (inside?.opacity === undefined || looks["solid"]) delete looks["fill-opacity"];
  else looks["fill-opacity"] = String(inside.opacity);
  if (fill !== undefined) looks["fill"] = inside?.value ?? "none";
  if (line) return { ...looks, stroke: line.value };
  return Object.fromEntries(Object.entries(looks).filter(([look]) => !look.startsWith("stroke-")));
}

/** A halo around the label of an arrow, so that no line crosses its text. */
const halo = { "paint-order": "stroke", stroke: "var(--paper)", "stroke-width": "5" };

const inked = ["var(--ink)", "var(--ink-2)", "var(--line-strong)"];

/** Gives an element that the author marked the accent colour in place of ink colours. */
function mark({ attributes }: XastElement): void {
  for (const look of ["fill", "stroke"]) if (inked.includes(attributes[look] ?? "")) attributes[look] = "var(--accent)";
}

function under({ type, name, attributes }: XastElement): XastElement {
  const place = Object.entries(attributes).filter(([look]) => !/^(?:fill|stroke|opacity)/.test(look));
  return { type, name, attributes: { ...Object.fromEntries(place), fill: "var(--paper)" }, children: [] };
}

/**
 * A colour as a token of src/styles/tokens.css, so that a drawing adapts to the light, dark and
 * paper colours.
 */
interface Paint {
  readonly value: string;
  /** Set for a tint. A tint is transparent, so its background has to be painted first. */
  readonly opacity?: number;
}

const tint = 0.22;
const token = (name: string): Paint => ({ value: `var(--${name})` });

/**
 * Returns the token nearest to a colour, so that it also works in dark mode. Returns null for a
 * transparent colour. Text is ink, unless it has exactly the colour of the paper.
 */
export function paint(value: string, use: "fill" | "stroke" | "text"): Paint | null {
  const colour = colourOf(value);
  if (colour === null) return null;
  const hex = toRgb(colour).formatHex();
  const exact = Object.entries(inks).find(([, known]) => known === hex)?.[0];
  if (use === "text") return token(exact === "paper" ? "paper" : "ink");
  if (exact !== undefined) return token(exact);
  const { h, s, l } = colour;
  if (!(s >= 0.12) || l < 0.08 || l > 0.985) return token(grey(l, use));
  const turn = (known: string) => 180 - Math.abs(180 - Math.abs(h - toHsl(known).h));
  const [name] = Object.entries(hues).reduce((best, next) => (turn(next[1]) < turn(best[1]) ? next : best));
  return { ...token(name), ...(use === "fill" && { opacity: tint }) };
}

/**
 * Returns the fill in a drawing that does not keep its colours. Arrow heads and dark shapes are
 * ink, and white shapes are paper. All other shapes are not filled, so it returns null for them.
 */
function plainFill(value: string | undefined, isEdge: boolean): Paint | null {
  const colour = colourOf(value ?? "none");
  if (colour === null) return null;
  if (!isEdge && colour.l >= 0.15) return colour.l > 0.97 ? token("paper") : null;
  return token("ink-2");
}

/**
 * Returns the stroke in a drawing that does not keep its colours, or null for none.
 * @param ink the token for coloured and dark lines
 */
function plainStroke(value: string | undefined, ink: string): Paint | null {
  const colour = colourOf(value ?? "none");
  if (colour === null) return null;
  return token(!(colour.s >= 0.12) && colour.l > 0.3 ? grey(colour.l, "stroke") : ink);
}

/** Tokens of grey lines, each with the lightness below which it is used. */
const strokeGreys = [
  ["ink", 0.3],
  ["ink-2", 0.45],
  ["line-strong", 0.75],
] as const;

/** Tokens of grey areas, each with the lightness above which it is used. */
const fillGreys = [
  ["paper", 0.97],
  ["surface", 0.55],
  ["line-strong", 0.3],
] as const;

function grey(lightness: number, use: "fill" | "stroke"): string {
  if (use === "stroke") return strokeGreys.find(([, end]) => lightness < end)?.[0] ?? "line";
  return fillGreys.find(([, start]) => lightness > start)?.[0] ?? "ink-2";
}

/**
 * Parses a CSS colour. Returns null for a transparent colour, and grey for a value that is not a
 * colour, such as `url(#gradient)`.
 */
function colourOf(value: string): HSLColor | null {
  if (/^\s*(?:none|transparent)?\s*$/.test(value)) return null;
  const colour = toHsl(value === "currentColor" ? inks.ink : value);
  if (colour.opacity === 0) return null;
  return Number.isNaN(colour.l) ? toHsl(inks.line) : colour;
}
