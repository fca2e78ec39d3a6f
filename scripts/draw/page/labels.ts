import type { Element, ElementContent } from "hast";

/** Neighbouring characters on one line with the same looks. */
interface Run {
  text: string;
  readonly left: number;
  right: number;
  readonly baseline: number;
  readonly looks: Readonly<Record<string, string>>;
}

const canvas = document.createElement("canvas").getContext("2d");

/** Height of a font above its baseline, as a share of its whole height. */
function ascentOf(style: CSSStyleDeclaration): number {
  if (!canvas) return 0.8;
  canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText("国g");
  return ascent / (ascent + descent);
}

/** Text of SVG, each line with a place of its own: `dy` in em and baselines by name differ between browsers. */
export function svgText(node: SVGTextElement, attributes: Record<string, string>): Element[] {
  const runs: Run[] = [];
  let index = 0;
  for (const leaf of textNodes(node)) {
    const style = getComputedStyle(leaf.parentElement as globalThis.Element);
    const ascent = ascentOf(style);
    // White space that SVG drops has no place.
    const shown = leaf.data.replace(/\s+/g, " ");
    for (const character of leaf.data) {
      for (let unit = 0; unit < character.length; unit++) {
        if (index >= node.getNumberOfChars()) break;
        const start = node.getStartPositionOfChar(index);
        const end = node.getEndPositionOfChar(index);
        const extent = node.getExtentOfChar(index);
        index += 1;
        if (unit > 0 || shown === "") continue;
        const baseline = extent.y + extent.height * ascent;
        addTo(runs, character, start.x, end.x, baseline, looksOf(style, style.fill));
      }
    }
  }
  return linesOf(runs, anchorOf(getComputedStyle(node).textAnchor), attributes);
}

/** The text of an HTML label, as the browser has broken its lines, and what is painted below it. */
export function htmlLabel(node: SVGForeignObjectElement, attributes: Record<string, string>): Element[] {
  const toLocal = node.getScreenCTM()?.inverse();
  if (!toLocal) return [];
  const local = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(toLocal);
  const runs: Run[] = [];
  for (const leaf of textNodes(node)) {
    const style = getComputedStyle(leaf.parentElement as globalThis.Element);
    const ascent = ascentOf(style);
    const range = document.createRange();
    let offset = 0;
    for (const character of leaf.data) {
      range.setStart(leaf, offset);
      offset += character.length;
      range.setEnd(leaf, offset);
      const rect = range.getClientRects()[0];
      if (!rect || rect.width === 0) continue;
      const [from, to] = [local(rect.left, rect.top), local(rect.right, rect.bottom)];
      addTo(runs, character, from.x, to.x, from.y + (to.y - from.y) * ascent, looksOf(style, style.color));
    }
  }
  const block = node.querySelector("p, span, div") ?? node;
  const centred = /center/.test(getComputedStyle(block).textAlign);
  const lines = linesOf(runs, centred ? "middle" : "start", attributes);
  return lines.length === 0 ? [] : [...backgrounds(node, local, attributes), ...lines];
}

function backgrounds(
  node: SVGForeignObjectElement,
  local: (x: number, y: number) => DOMPoint,
  attributes: Record<string, string>,
): Element[] {
  const painted = [...node.querySelectorAll("*")].find(
    (part) => !/^rgba\(.*, 0\)$|^transparent$/.test(getComputedStyle(part).backgroundColor),
  );
  if (!painted) return [];
  const rect = painted.getBoundingClientRect();
  const [from, to] = [local(rect.left, rect.top), local(rect.right, rect.bottom)];
  const size = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
  const properties = Object.fromEntries(Object.entries(size).map(([name, value]) => [name, String(value)]));
  const fill = getComputedStyle(painted).backgroundColor;
  return [{ type: "element", tagName: "rect", properties: { ...attributes, ...properties, fill }, children: [] }];
}

function textNodes(node: Node): Text[] {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function looksOf(style: CSSStyleDeclaration, fill: string): Record<string, string> {
  return {
    fill,
    "font-size": style.fontSize,
    ...(Number(style.fontWeight) >= 600 && { "font-weight": "bold" }),
    ...(style.fontStyle === "italic" && { "font-style": "italic" }),
    ...(/underline/.test(style.textDecorationLine) && { "text-decoration": "underline" }),
  };
}

function addTo(
  runs: Run[],
  text: string,
  left: number,
  right: number,
  baseline: number,
  looks: Record<string, string>,
): void {
  const last = runs.at(-1);
  const continues =
    last !== undefined &&
    Math.abs(last.baseline - baseline) < 2 &&
    left >= last.right - 2 &&
    left - last.right < 12 &&
    JSON.stringify(last.looks) === JSON.stringify(looks);
  if (!continues) {
    if (text.trim() !== "") runs.push({ text, left, right, baseline, looks });
    return;
  }
  last.text += text.replace(/\s+/g, " ");
  if (text.trim() !== "") last.right = right;
}

function anchorOf(written: string): "start" | "middle" | "end" {
  return written === "middle" || written === "end" ? written : "start";
}

/** One label is one text, its lines are spans of it: so search, copying and a screen reader find it whole. */
function linesOf(
  runs: readonly Run[],
  anchor: "start" | "middle" | "end",
  attributes: Record<string, string>,
): Element[] {
  const lines: Run[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && Math.abs(last.baseline - run.baseline) < 2 && run.left - last.right < 12) line.push(run);
    else lines.push([run]);
  }
  const places = lines.map((line) => {
    const [first, last] = [line[0] as Run, line.at(-1) as Run];
    const x = { start: first.left, middle: (first.left + last.right) / 2, end: last.right }[anchor];
    return { x: String(x), y: String(first.baseline) };
  });
  const looks = lines[0]?.[0]?.looks;
  const [place] = places;
  if (!looks || !place) return [];
  const shared = { ...attributes, ...(anchor !== "start" && { "text-anchor": anchor }), ...looks };
  const children = lines.map((line) => line.map((_, index) => wordsOf(line, index, looks)));
  if (children.length === 1) return [textElement("text", { ...place, ...shared }, children.flat())];
  return [
    textElement(
      "text",
      shared,
      children.map((words, index) => textElement("tspan", { ...places[index] }, words)),
    ),
  ];
}

function wordsOf(line: readonly Run[], index: number, shared: Run["looks"]): ElementContent {
  const { text, looks } = line[index] as Run;
  const before = line[index - 1];
  const gap = before && !/\s$/.test(before.text) && hasGap(line, index) ? " " : "";
  const value = { type: "text" as const, value: gap + (index === line.length - 1 ? text.trimEnd() : text) };
  return JSON.stringify(looks) === JSON.stringify(shared) ? value : textElement("tspan", { ...looks }, [value]);
}

function textElement(tagName: string, properties: Element["properties"], children: ElementContent[]): Element {
  return { type: "element", tagName, properties, children };
}

function hasGap(line: readonly Run[], index: number): boolean {
  const [before, here] = [line[index - 1], line[index]];
  return before !== undefined && here !== undefined && here.left - before.right > 2;
}
