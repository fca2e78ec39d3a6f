import type { Element, ElementContent } from "hast";
import { toHtml } from "hast-util-to-html";
import { property, textOf } from "../model/tree";
import { type PaintUse, paint } from "./paint";

/** Type below this cannot be read on a phone. */
const smallestType = 12;

/** What an element of a finished drawing may carry; `drawing-file.ts` admits no other. */
export const drawingAttributes =
  `cx cy d dominant-baseline fill fill-opacity font-size font-style font-weight height opacity points r rx ry stroke
  stroke-dasharray stroke-linecap stroke-opacity stroke-width text-anchor text-decoration transform viewBox width x x1 x2 y
  y1 y2`.split(/\s+/);

export const drawingElements = "circle ellipse g line path polygon polyline rect text tspan".split(" ");

const geometry = new Set(
  "cx cy d height points r rx ry transform viewBox width x x1 x2 y y1 y2 font-size stroke-width".split(" "),
);
const known = new Set(drawingAttributes);
const inherited =
  "fill fill-opacity font-size font-style font-weight stroke stroke-dasharray stroke-linecap stroke-opacity stroke-width text-anchor".split(
    " ",
  );
/** What an attribute is anyway. */
const initial =
  /^(?:stroke-dasharray none|(?:stroke|fill)-opacity 1|opacity 1|stroke-linecap butt|font-weight (?:normal|[45]00)|font-style normal|text-anchor start|stroke-width 1)$/;

/**
 * A drawing of plain shapes and texts made fit for a page: colours are tokens, numbers have one decimal, groups that say
 * nothing are gone, and it brings its own paper, so that it can be read on any ground.
 * @param drawing `<svg viewBox>` whose looks are attributes (`sanitize/drawing-styles.ts`)
 * @returns what stands inside of the `<svg>`
 */
export function finishDrawing(drawing: Element): string {
  const [x, y, width, height] = (property(drawing, "viewBox") ?? "").split(/[\s,]+/);
  const at = (name: string, value: string | undefined) => (Number(value) === 0 ? {} : { [name]: value ?? "" });
  const ground: Element = {
    type: "element",
    tagName: "rect",
    properties: { ...at("x", x), ...at("y", y), width: width ?? "", height: height ?? "", fill: "var(--paper)" },
    children: [],
  };
  const content = joinLines(drawing.children.flatMap((child) => (child.type === "element" ? finish(child) : [])));
  return toHtml([ground, ...content], { space: "svg", closeEmptyElements: true, tightSelfClosing: true }).replace(
    /\n+/g,
    " ",
  );
}

function finish(node: Element): Element[] {
  const isText = node.tagName === "text" || node.tagName === "tspan";
  const properties = attributesOf(node, isText);
  const children = isText
    ? textIn(node)
    : joinLines(node.children.flatMap((child) => (child.type === "element" ? finish(child) : [])));
  if (node.tagName === "g" || isText) {
    if (children.length === 0 || (isText && textOf(node).trim() === "")) return [];
    return isText ? [{ ...node, properties, children }] : grouped(properties, children as Element[]);
  }
  if (!drawingElements.includes(node.tagName)) return [];
  if (properties["fill"] === "none" && properties["stroke"] === undefined) return [];
  const shape = { ...node, properties, children: [] };
  return properties["fill-opacity"] === undefined || properties["fill"] === "none" ? [shape] : [under(shape), shape];
}

/** A group that says nothing is its children; one with a single child is that child. What all children say, the group says. */
function grouped(properties: Record<string, string>, children: Element[]): Element[] {
  const [only] = children;
  if (Object.keys(properties).length === 0) return children;
  if (children.length === 1 && only && Object.keys(properties).join() === "transform") {
    const transform = [properties["transform"], only.properties["transform"]].filter(Boolean).join(" ");
    return [{ ...only, properties: { transform, ...without(only.properties, "transform") } }];
  }
  const shared = inherited.filter((name) => {
    const value = only?.properties[name];
    return (
      value !== undefined &&
      properties[name] === undefined &&
      children.every((child) => child.properties[name] === value)
    );
  });
  const looks = Object.fromEntries(shared.map((name) => [name, only?.properties[name]]));
  const lighter = children.map((child) => ({ ...child, properties: without(child.properties, ...shared) }));
  return [{ type: "element", tagName: "g", properties: { ...properties, ...looks }, children: lighter }];
}

function without(properties: Element["properties"], ...names: readonly string[]): Element["properties"] {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)));
}

/** Paper below a tint, so that a line does not show through the box that it leads to. */
function under({ tagName, properties }: Element): Element {
  const place = Object.entries(properties).filter(([name]) => geometry.has(name) && name !== "stroke-width");
  return { type: "element", tagName, properties: { ...Object.fromEntries(place), fill: "var(--paper)" }, children: [] };
}

function textIn(node: Element): ElementContent[] {
  return node.children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [child];
    if (child.type !== "element" || child.tagName !== "tspan") return [];
    const inner = textIn(child);
    const properties = attributesOf(child, true);
    return Object.keys(properties).length === 0 ? inner : [{ ...child, properties, children: inner }];
  });
}

function attributesOf(node: Element, isText: boolean): Record<string, string> {
  const result: Record<string, string> = {};
  for (const name of Object.keys(node.properties)) {
    const value = property(node, name) ?? "";
    if (!known.has(name) || name === "fill" || name === "stroke") continue;
    const written = geometry.has(name) ? rounded(value) : value;
    if (written !== "" && !initial.test(`${name} ${written}`) && written !== "translate(0,0)") result[name] = written;
  }
  if (isText) {
    // A word is there to be read.
    delete result["opacity"];
    const size = Number.parseFloat(result["font-size"] ?? "");
    if (size < smallestType) result["font-size"] = String(smallestType);
    if (node.tagName === "text" || node.properties["fill"] !== undefined) {
      result["fill"] = paint(property(node, "fill") ?? "black", "text")?.value ?? "var(--ink)";
    }
    return result;
  }
  const isSolid = node.properties["solid"] !== undefined;
  if (result["stroke-width"] === "0") delete node.properties["stroke"];
  for (const use of ["fill", "stroke"] as const) setPaint(result, use, property(node, use), isSolid);
  return result;
}

function setPaint(
  result: Record<string, string>,
  use: PaintUse & ("fill" | "stroke"),
  written: string | undefined,
  isSolid: boolean,
) {
  if (written === undefined) return;
  const found = paint(written, use);
  if (found) {
    result[use] = found.value;
    if (found.opacity !== undefined && !isSolid) result[`${use}-opacity`] = String(found.opacity);
    else if (use === "fill") delete result["fill-opacity"];
  } else if (use === "fill") {
    result[use] = "none";
    delete result["fill-opacity"];
  }
  if (use === "stroke" && !found)
    for (const name of Object.keys(result)) if (name.startsWith("stroke-")) delete result[name];
}

/** One decimal: less cannot be seen. `matrix(1, 0, 0, 1, x, y)` is a translation. */
function rounded(value: string): string {
  return value
    .replace(/px\b/g, "")
    .replace(/([\d.]+)pt\b/g, (_, points) => String((Number(points) * 4) / 3))
    .replace(/matrix\(1, 0, 0, 1, ([^,]+), ([^)]+)\)/, "translate($1,$2)")
    .replace(/-?\d*\.\d+(?:e-?\d+)?|-?\d+e-?\d+/g, (number) => String(Number(Number(number).toFixed(1))))
    .replace(/, /g, ",");
}

/** Neighbouring lines of the same looks as one path: a scale of ticks is most of a bit field's bytes. */
function joinLines(nodes: readonly Element[]): Element[] {
  const result: Element[] = [];
  for (const node of nodes.map(lineAsPath)) {
    const before = result.at(-1);
    if (before && isLine(before) && isLine(node) && looksOf(before) === looksOf(node)) {
      before.properties["d"] = `${before.properties["d"]}${fromItsStart(String(node.properties["d"]))}`;
    } else result.push(node);
  }
  return result;
}

function lineAsPath(node: Element): Element {
  if (node.tagName !== "line") return node;
  const { x1 = "0", y1 = "0", x2 = "0", y2 = "0", ...looks } = node.properties;
  const d = y1 === y2 ? `M${x1},${y1}H${x2}` : x1 === x2 ? `M${x1},${y1}V${y2}` : `M${x1},${y1}L${x2},${y2}`;
  return { ...node, tagName: "path", properties: { ...looks, fill: "none", d } };
}

/** A line has no area, so nothing of it can lie over another. */
function isLine({ tagName, properties }: Element): boolean {
  if (tagName !== "path") return false;
  const isStraight = /^(?:M[-\d.,]+[HVL][-\d.,]+)+$/.test(String(properties["d"]));
  return isStraight || (properties["fill"] === "none" && properties["stroke"] !== undefined);
}

/** A path begins with an absolute point even where it says `m`; behind another it would not. */
function fromItsStart(d: string): string {
  const [, x, y, rest] = /^\s*m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*([\s\S]*)$/.exec(d) ?? [];
  if (x === undefined) return d;
  return `M${x},${y}${/^[-\d.,]/.test(rest ?? "") ? "l" : ""}${rest}`;
}

function looksOf({ properties: { d, ...looks } }: Element): string {
  return JSON.stringify(looks);
}
