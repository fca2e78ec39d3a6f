import type { Element, ElementContent, Text } from "hast";
import { visit } from "unist-util-visit";
import waveDrom, { type Onml } from "wavedrom";
import { articleText } from "../../text/article";
import { createContext } from "../model/article-context";
import { property } from "../model/tree";
import { inlineDrawingStyles } from "../sanitize/drawing-styles";
import { type DrawingEngine, DrawingProblem } from "./drawing";
import { finishDrawing } from "./finish-drawing";
import { labelsOf } from "./labels";
import { withArrows } from "./wave-arrows";
import { readWave, type WaveSource } from "./wave-source";

/** A bit field is as wide as the text column, in pixels. */
const column = 714;

/**
 * WaveDrom: timing of digital signals (`signal`), bit fields and headers (`reg`), small circuits (`assign`). It draws without a
 * browser, each in a few milliseconds.
 */
export async function loadWavedrom(): Promise<DrawingEngine> {
  return (source, context) => {
    const wave = readWave(source);
    const whole = hastOf(onmlOf(wave));
    const size = sizeOf(whole);
    // Of its two hundred bricks a drawing uses a few, and styles are tried on each element.
    const drawing = { ...whole, properties: { viewBox: size }, children: withoutUse(whole) };
    // What of WaveDrom's own style sheet no attribute says is for a pointer over the drawing.
    inlineDrawingStyles(drawing, createContext(context.source));
    if ("reg" in wave) numberByLine(drawing, wave);
    const body = finishDrawing(withArrows(drawing));
    const [, , width, height] = size.split(" ");
    const svg = `<svg class="diagram-svg" viewBox="${size}" width="${width}" height="${height}">${body}</svg>`;
    return { svg, labels: labelsOf(svg), kind: kindOf(wave), description: fieldsOf(wave) };
  };
}

function onmlOf(wave: WaveSource): Onml {
  const config = { hspace: column, vspace: 64, fontsize: 14, fontfamily: "inherit", ...wave.config };
  try {
    // It draws into its skin.
    return waveDrom.renderAny(0, "reg" in wave ? { ...wave, config } : wave, structuredClone(waveDrom.waveSkin));
  } catch (error) {
    throw new DrawingProblem({
      message: `这张wavedrom图画不出来：${error instanceof Error ? error.message : String(error)}`,
      fix: "写法见https://wavedrom.com/tutorial.html",
    });
  }
}

function kindOf(wave: WaveSource): string {
  if ("signal" in wave) return articleText.timingDiagram;
  return "reg" in wave ? articleText.bitField : articleText.logicDiagram;
}

/** The fields of a header in their order: heard, the numbers of bits above them would be a riddle. */
function fieldsOf(wave: WaveSource): string | undefined {
  if (!("reg" in wave)) return undefined;
  const fields = wave.reg as readonly { readonly name?: string | number; readonly bits: number }[];
  return articleText.bitFields(fields.map(({ name, bits }) => [String(name ?? ""), bits]));
}

function hastOf([tagName, ...rest]: Onml): Element {
  const node: Element = { type: "element", tagName, properties: {}, children: [] };
  for (const part of rest) {
    if (Array.isArray(part)) node.children.push(hastOf(part));
    else if (typeof part === "object") Object.assign(node.properties, propertiesOf(part));
    else node.children.push({ type: "text", value: String(part) });
  }
  return node;
}

/** Some values are lists of words. */
function propertiesOf(attributes: Readonly<Record<string, unknown>>): Element["properties"] {
  const written = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [name, [value].flat(9).join(" ")]),
  );
  const { class: classes, ...others } = written;
  return { ...others, ...(classes !== undefined && { className: classes.split(/\s+/) }) };
}

/**
 * A header, whose first bit is at the upper left (`hflip`, `vflip`), counts the bits of each line, as RFCs do; WaveDrom counts on, and three
 * digits run into each other. A line has no number that a line above has. Numbers of bits are texts of their own, all other words
 * stand in a `<tspan>`.
 */
function numberByLine(node: Element, { reg, config }: WaveSource & { readonly reg: readonly unknown[] }): void {
  const { hflip, vflip, lanes = 1 } = (config ?? {}) as { hflip?: boolean; vflip?: boolean; lanes?: number };
  if (!hflip || !vflip || lanes < 2) return;
  const bits = (reg as readonly { readonly bits: number }[]).reduce((sum, field) => sum + field.bits, 0);
  const line = Math.ceil(bits / lanes);
  const numbers: Text[] = [];
  visit(node, { type: "element", tagName: "text" }, ({ children }) => {
    numbers.push(...children.filter((child) => child.type === "text").filter(({ value }) => /^\d+$/.test(value)));
  });
  const written = new Set<number>();
  for (const number of numbers.sort((a, b) => Number(a.value) - Number(b.value))) {
    const bit = Number(number.value) % line;
    number.value = written.has(bit) ? "" : String(bit);
    written.add(bit);
  }
}

function sizeOf({ properties }: Element): string {
  const [x = 0, y = 0, width = Number(properties["width"]), height = Number(properties["height"])] = String(
    properties["viewBox"] ?? "",
  )
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return [x, y, Math.ceil(width), Math.ceil(height)].join(" ");
}

/** The drawing with the bricks of its waves in their places: ids would be there twice on a page with two drawings. */
function withoutUse(drawing: Element): ElementContent[] {
  const bricks = new Map<string, Element>();
  const collect = (node: Element): void => {
    const id = property(node, "id");
    if (id !== undefined) bricks.set(id, node);
    for (const child of node.children) if (child.type === "element") collect(child);
  };
  collect(drawing);
  const replaced = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (["defs", "title"].includes(node.tagName)) return [];
    const children = node.children.flatMap(replaced);
    if (node.tagName !== "use") return [{ ...node, properties: { ...node.properties }, children }];
    const brick = bricks.get((property(node, "xlink:href") ?? "").slice(1));
    const { transform } = node.properties;
    return brick
      ? [
          {
            ...brick,
            tagName: "g",
            properties: { ...(transform != null && { transform }) },
            children: brick.children.flatMap(replaced),
          },
        ]
      : [];
  };
  return drawing.children.flatMap(replaced);
}
