import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { escapeHtml } from "../../lib/escape-html";
import { widthInEm } from "../../lib/text-width";
import { articleText, listText } from "../../text/texts";
import { foldOf, scroller } from "./diagram";
import { breakLabel } from "./drawing";
import { arrowHead } from "./drawing-references";

/** A page in a drawing of links. */
export interface DrawnPage {
  readonly title: string;
  /** The address of the page, encoded, with the path prefix. */
  readonly address: string;
  /** The indices of the pages that this page links to. */
  readonly links: readonly number[];
}

/** Font size, line height and label padding, in px. */
const [textSize, lineHeight, padding] = [12, 16, 6];
/** The maximum width of a line in em, and the maximum number of lines in a label. */
const [mostWidth, mostLines] = [7, 3];
/** The size of Graphviz' unit, an inch, in px. */
const inch = 72;

/** The box of a page, with its size in px. */
interface Box {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

export interface NetOptions {
  /** The name of the drawing. */
  readonly name: string;
  /**
   * Whether the drawing is on the page at index 0. That page is then highlighted and not linked.
   */
  readonly isOnFirst: boolean;
}

/**
 * Draws the links between pages and returns an HTML figure. Graphviz only lays out the boxes and
 * lines. Its SVG is not used, because restyling it would take longer than drawing a new one.
 */
export async function drawNet(pages: readonly DrawnPage[], { name, isOnFirst }: NetOptions): Promise<string> {
  const boxes = pages.map(({ title }) => boxOf(title));
  const graphviz = await Graphviz.load();
  const placed = graphviz.layout(sourceOf(pages, boxes), "plain", "dot").split("\n");
  const rows = placed.map((row) => row.split(" "));
  const [, , across = 0, down = 0] = rows[0]?.map(Number) ?? [];
  const [width, height] = [Math.ceil(across * inch) + 2, Math.ceil(down * inch) + 2];
  const point = (x = "0", y = "0") => [round(Number(x) * inch + 1), round((down - Number(y)) * inch + 1)] as const;
  const lines = rows.flatMap(([kind, tail, head, count, ...rest]) => {
    if (kind !== "edge") return [];
    const points = Array.from({ length: Number(count) }, (_, at) => point(rest[2 * at], rest[2 * at + 1]));
    return lineOf(points, pages[Number(head)]?.links.includes(Number(tail)) === true);
  });
  const nodes = rows.flatMap(([kind, index, x, y]) => {
    const [page, box] = [pages[Number(index)], boxes[Number(index)]];
    return kind === "node" && page && box ? nodeOf(page, box, point(x, y), isOnFirst && index === "0") : [];
  });
  const body = [...lines, ...nodes].join("");
  const drawing = { viewBox: `0 0 ${width} ${height}`, body, labels: [], description: linkDescriptions(pages) };
  const shown = scroller(drawing, name, "group");
  return `<figure class="diagram">${shown}${foldOf(drawing)}</figure>`;
}

function boxOf(title: string): Box {
  const all = breakLabel(title.replace(/\s+/g, " "), mostWidth).map((line) => cut(line));
  const lines = all.length > mostLines ? [...all.slice(0, mostLines - 1), cut(`${all[mostLines - 1]}…`)] : all;
  const width = Math.max(2, ...lines.map((line) => widthInEm(line))) * textSize + 2 * padding;
  return { lines, width: Math.ceil(width), height: lines.length * lineHeight + padding };
}

/** Shortens a line that is still too wide, such as one long word. */
function cut(line: string): string {
  if (widthInEm(line) <= mostWidth + 1) return line;
  const letters = [...line];
  while (widthInEm(letters.join("")) > mostWidth) letters.pop();
  return `${letters.join("")}…`;
}

function sourceOf(pages: readonly DrawnPage[], boxes: readonly Box[]): string {
  const nodes = boxes.map(({ width, height }, at) => `${at} [width=${width / inch} height=${height / inch}]`);
  const edges = pages.flatMap(({ links }, from) =>
    // Two pages that link to each other are joined by one line.
    links.flatMap((to) => (to < from && pages[to]?.links.includes(from) ? [] : `${from}->${to}`)),
  );
  const settings =
    'rankdir=LR nodesep=0.12 ranksep=0.35 node [shape=box fixedsize=true label=""] edge [arrowhead=none]';
  return `digraph {${settings} ${[...nodes, ...edges].join(" ")}}`;
}

type Point = readonly [x: number, y: number];

function lineOf(points: readonly Point[], isBothWays: boolean): string {
  const [start, ...curve] = points;
  const end = points.at(-1);
  if (!start || !end) return "";
  const line = `<path d="M${start}C${curve.join(" ")}" fill="none" stroke="var(--line-strong)"/>`;
  const heads = [headAt(end, points.at(-2) ?? start), isBothWays ? headAt(start, points[1] ?? end) : ""];
  return line + heads.join("");
}

function headAt([x, y]: Point, [fromX, fromY]: Point): string {
  const turn = Math.round((Math.atan2(y - fromY, x - fromX) * 180) / Math.PI);
  return `<path d="${arrowHead}" transform="translate(${x} ${y}) rotate(${turn})" fill="var(--ink-2)"/>`;
}

function nodeOf({ title, address }: DrawnPage, box: Box, [x, y]: Point, isOwn: boolean): string {
  const { lines, width, height } = box;
  const [left, top] = [round(x - width / 2), round(y - height / 2)];
  const stroke = isOwn ? "accent" : "line-strong";
  const frame = `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="var(--paper)" stroke="var(--${stroke})"/>`;
  const first = y - ((lines.length - 1) * lineHeight) / 2 + textSize * 0.36;
  const spans = lines.map(
    (line, at) => `<tspan x="${x}" y="${round(first + at * lineHeight)}">${escapeHtml(line)}</tspan>`,
  );
  const ink = isOwn ? "accent" : "link";
  const label = `<text font-size="${textSize}" text-anchor="middle" fill="var(--${ink})">${spans.join("")}</text>`;
  if (isOwn) return frame + label;
  return `<a href="${escapeHtml(address)}" aria-label="${escapeHtml(title)}">${frame}${label}</a>`;
}

/** Lists the links of each page that has any, one page per line. */
function linkDescriptions(pages: readonly DrawnPage[]): string[] {
  // Titles with punctuation are quoted, so that they stand out in the list.
  const names = pages.map(({ title }) => (/[，、；：,;:]/.test(title) ? articleText.diagramText.quoted(title) : title));
  const nameOf = (page: number) => names[page] ?? "";
  return pages.flatMap(({ links }, from) =>
    links.length > 0 ? articleText.arrow(nameOf(from), listText(links.map(nameOf)), "") : [],
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
