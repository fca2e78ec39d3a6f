import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { drawingMessages } from "../../config/messages";
import { errorMessage } from "../../lib/diagnostic";
import { describeDot } from "./describe-dot";
import { breakLabel, columns, type Drawing, DrawingProblem, fitsPhone, labelsOf } from "./drawing";
import { type FinishedDrawing, finishDrawing } from "./finish-drawing";

/**
 * Graphviz knows the widths of only a few Latin fonts, and gives a Chinese character the width of
 * three spaces. Of these fonts, DejaVu Sans has the widest spaces: three are 0.954 em. Layout at a
 * slightly larger size gives Chinese the 1 em that it needs. `font` replaces the author's fonts,
 * because Graphviz would use wrong widths for them.
 */
const layoutScale = 1.05;
const font = 'fontname="DejaVu Sans"';
const fontName = /\bfontname\s*=\s*(?:"[^"]*"|[\w.-]+)/gi;
const opening = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/|#[^\n]*)*(?:strict\s+)?(?:di)?graph\b[^{]*\{/i;
const direction = /\brankdir\s*=\s*"?(\w\w)"?/i;

/** Matches a quoted label without fields or HTML. */
const label = /(\blabel\s*=\s*)"([^"|{}<>\\]*(?:\\n[^"|{}<>\\]*)*)"/g;

/** Returns DOT statements with default attributes, which the source can override. */
const defaults = (size: number, graph = "", node = "") => {
  const type = `${font} fontsize=${size * layoutScale}`;
  return `{graph [${type} bgcolor=transparent ${graph}]node [${type} ${node}]edge [${type} arrowsize=0.5]`;
};
const usualDefaults = defaults(13);
const tight = (rankdir: string) =>
  defaults(12, `rankdir=${rankdir} nodesep=0.12 ranksep=0.3`, 'margin="0.07,0.03" height=0.3 width=0.3');

/**
 * Draws a DOT source. Graphviz is loaded once per process.
 * @throws DrawingProblem with Graphviz' error message, and its line if known
 */
export async function drawDot(source: string): Promise<Drawing> {
  const graphviz = await Graphviz.load();
  try {
    const wide = await finished(layout(source, usualDefaults, graphviz));
    const narrow = fitsPhone(wide) ? undefined : await narrowed(source, graphviz);
    return { ...wide, labels: labelsOf(wide.body), narrow, description: describeDot(source, graphviz) };
  } catch (error) {
    const reason = errorMessage(error).trim();
    throw new DrawingProblem(drawingMessages.dot(reason), Number(/\bline (\d+)/.exec(reason)?.[1] ?? 0));
  }
}

/**
 * Returns a drawing for phones. It has smaller text and less space, and if needed, shorter lines in
 * labels or the other direction. Returns undefined if no combination fits.
 */
async function narrowed(source: string, graphviz: Graphviz): Promise<FinishedDrawing | undefined> {
  const isAcross = /LR|RL/i.test(direction.exec(source)?.[1] ?? "");
  for (const most of [Number.POSITIVE_INFINITY, 10, 7, 5])
    for (const way of isAcross ? ["LR", "TB"] : ["TB", "LR"]) {
      const lines = (text: string) => text.split("\\n").flatMap((line) => breakLabel(line, most));
      const broken = source.replace(label, (_, before, text) => `${before}"${lines(text).join("\\n")}"`);
      const svg = layout(broken.replace(direction, ""), tight(way), graphviz);
      if (Number(/ viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]) <= columns.usual) return finished(svg);
    }
  return undefined;
}

function layout(source: string, defaults: string, graphviz: Graphviz): string {
  const prepared = source.replace(fontName, font).replace(opening, (head) => head.slice(0, -1) + defaults);
  const svg = graphviz.layout(prepared, "svg", "dot");
  if (!svg.includes("<svg")) throw new Error(drawingMessages.noGraph);
  return svg;
}

function finished(svg: string): Promise<FinishedDrawing> {
  const plain = svg
    .replace(/<title>[\s\S]*?<\/title>|<defs>[\s\S]*?<\/defs>| (?:textLength|lengthAdjust)="[^"]*"/g, "")
    .replace(/ font-size="([\d.]+)"/g, (_, size) => ` font-size="${+(Number(size) / layoutScale).toFixed(2)}"`);
  return finishDrawing(plain, "boxes");
}
