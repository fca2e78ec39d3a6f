import { optimize, type PluginConfig, type XastElement, type XastParent } from "svgo";
import { resolveReferences } from "./drawing-references";
import { paint, plainPaint } from "./paint";

/** Type below this cannot be read on a phone. */
const smallestType = 12;

/** What an element of a finished drawing may carry; `drawing-file.ts` admits no other. */
export const drawingAttributes =
  `alignment-baseline cx cy d dominant-baseline dx dy fill fill-opacity font-size font-style font-weight height opacity
  points r rx ry stroke stroke-dasharray stroke-linecap stroke-opacity stroke-width text-anchor text-decoration transform
  width x x1 x2 y y1 y2`.split(/\s+/);

export const drawingElements = "circle ellipse g line path polygon polyline rect text tspan".split(" ");

/** A drawing as a page takes it. */
export interface FinishedDrawing {
  /** `0 0 100 50`. */
  readonly viewBox: string;
  /** What stands inside of the `<svg>`. */
  readonly body: string;
}

const precision = { floatPrecision: 1 };

/**
 * A program's SVG in this site's one hand: lines of ink, square corners, no fills, labels in secondary ink, red where the
 * author writes the class `accent`. It has no ids, styles, links and fonts, its colours are tokens, and it brings its own
 * paper, so that it can be read on any ground.
 * @param isPlain whether colours say nothing; those of a chart's series do
 */
export function finishDrawing(svg: string, isPlain: boolean): FinishedDrawing {
  const plugins: PluginConfig[] = [
    "removeDoctype",
    "removeXMLProcInst",
    "removeComments",
    "convertStyleToAttrs",
    { name: "convertShapeToPath", params: precision },
    { name: "references", fn: (root) => void resolveReferences(root) },
    { name: "inlineStyles", params: { onlyMatchedOnce: false } },
    "convertStyleToAttrs",
    { name: "looks", fn: (root) => void restyle(root, isPlain, false) },
    { name: "removeUnknownsAndDefaults" },
    { name: "cleanupNumericValues", params: precision },
    { name: "cleanupListOfValues", params: precision },
    { name: "convertTransform", params: { ...precision, transformPrecision: 4 } },
    { name: "convertPathData", params: precision },
    { name: "mergePaths", params: precision },
    "removeEmptyText",
    "removeEmptyContainers",
    "moveElemsAttrsToGroup",
    "collapseGroups",
  ] as PluginConfig[];
  const { data } = optimize(svg, { plugins });
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

function restyle(parent: XastParent, isPlain: boolean, isAccent: boolean): void {
  parent.children = parent.children.flatMap((node) => {
    if (node.type !== "element") return parent.type === "element" && /^t/.test(parent.name) ? [node] : [];
    if (/^(?:a|switch)$/.test(node.name)) node.name = "g";
    if (!["svg", ...drawingElements].includes(node.name)) return [];
    const marked = isAccent || /\baccent\b/.test(node.attributes["class"] ?? "");
    const isEdge = /\bedge\b/.test(
      `${node.attributes["class"]} ${parent.type === "element" && parent.attributes["class"]}`,
    );
    restyle(node, isPlain, marked);
    const { attributes } = node;
    node.attributes =
      node.name === "svg" ? keep(attributes, ["viewBox"]) : keep(looksOf(node, isPlain, isEdge), drawingAttributes);
    if (marked) mark(node);
    const { fill, stroke } = node.attributes;
    if (fill === "none" && (stroke ?? "none") === "none") return [];
    if (node.name === "tspan" && Object.keys(node.attributes).length === 0) return node.children;
    // Paper below a tint, so that a line does not show through the box that it leads to.
    return node.attributes["fill-opacity"] && fill !== "none" ? [under(node), node] : [node];
  });
}

type Attributes = XastElement["attributes"];

function keep(attributes: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => names.includes(name) && value !== ""));
}

function looksOf({ name, attributes }: XastElement, isPlain: boolean, isEdge: boolean): Attributes {
  const { fill, stroke, ...looks } = attributes;
  const size = Number.parseFloat(looks["font-size"] ?? "");
  if (size) looks["font-size"] = String(Math.max(smallestType, size));
  if (name === "text" || name === "tspan") {
    // A word is there to be read.
    delete looks["opacity"];
    const isMeant = name === "text" || fill !== undefined;
    return { ...looks, ...(isMeant && { fill: paint(fill ?? "black", "text")?.value ?? "var(--ink-2)" }) };
  }
  const width = Number.parseFloat(looks["stroke-width"] ?? "");
  if (width >= 1 && width <= 2) delete looks["stroke-width"];
  if (Number(looks["rx"]) < 10) for (const side of ["rx", "ry"]) delete looks[side];
  const [inside, line] = isPlain
    ? [plainPaint(looks["fill-opacity"] ? undefined : fill, "fill", isEdge), plainPaint(stroke, "stroke", isEdge)]
    : [paint(fill ?? "", "fill"), paint(width === 0 ? "none" : (stroke ?? ""), "stroke")];
  if (inside?.opacity === undefined || looks["solid"]) delete looks["fill-opacity"];
  else looks["fill-opacity"] = String(inside.opacity);
  if (fill !== undefined) looks["fill"] = inside?.value ?? "none";
  if (line) return { ...looks, stroke: line.value };
  return Object.fromEntries(Object.entries(looks).filter(([look]) => !look.startsWith("stroke-")));
}

/** What the author marks is red: its lines, its words, and what was filled with ink. */
function mark({ attributes }: XastElement): void {
  for (const look of ["fill", "stroke"])
    if (attributes[look]?.startsWith("var(--ink")) attributes[look] = "var(--accent)";
}

function under({ type, name, attributes }: XastElement): XastElement {
  const place = Object.entries(attributes).filter(([look]) => !/^(?:fill|stroke|opacity)/.test(look));
  return { type, name, attributes: { ...Object.fromEntries(place), fill: "var(--paper)" }, children: [] };
}
