import { themeColors } from "../../shared/theme-colors";
import { breakTitle } from "./break-title";
import type { Glyph } from "./glyphs";
import { mix, rgbOf } from "./indexed-png";
import { cardSize } from "./social-card";

export interface Card {
  readonly title: string;
  readonly label: string;
  readonly siteTitle: string;
  readonly tagline: string;
  /** Drawing of the site's mark, an SVG of 32 × 32. */
  readonly mark: string;
}

type GlyphOf = (char: string) => Glyph | null;

const margin = 96;
const ink = "#1d2126";
const inkSecondary = "#4e555d";
const line = "#e4e0d6";
/** The seal's own colour, that of the mark. */
const seal = "#a8321a";
/** Type sizes to try, the largest first, and how many lines of each there is room for. */
const sizes = [
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
  { size: 56, lines: 4 },
] as const;
/** Between Han and Latin, in em; what `text-autospace` does on the page. */
const gap = 0.125;

const paper = rgbOf(themeColors.light);

/** Every colour of a picture: paper, and each ink on it with the steps that smooth its edges. */
export const cardColors = [
  ...mix(paper, rgbOf(ink), 8),
  ...mix(paper, rgbOf(inkSecondary), 4).slice(1),
  ...mix(paper, rgbOf(seal), 5).slice(1),
  rgbOf(line),
];

/** A page's picture as SVG: where it belongs, its title, and the site's name with its seal. Texts are outlines. */
export function drawCard({ title, label, siteTitle, tagline, mark }: Card, glyphOf: GlyphOf): string {
  const { width, height } = cardSize;
  const { size, lines } = fitLines(title, width - 2 * margin, glyphOf);
  const leading = size * 1.35;
  const top = 308 - (leading * (lines.length - 1)) / 2 + size * 0.38;
  const markStrokes = mark.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${themeColors.light}"/>`,
    textPath(label, { x: margin, y: 128, size: 34, fill: inkSecondary }, glyphOf),
    ...lines.map((text, index) => textPath(text, { x: margin, y: top + index * leading, size, fill: ink }, glyphOf)),
    `<rect x="${margin}" y="484" width="${width - 2 * margin}" height="2" fill="${line}"/>`,
    textPath(siteTitle, { x: margin, y: 562, size: 38, fill: ink }, glyphOf),
    ...(label === tagline
      ? []
      : [textPath(tagline, { x: margin + 38 * 5.2, y: 561, size: 27, fill: inkSecondary }, glyphOf)]),
    `<g transform="translate(${width - margin - 64} 518) scale(2)">${markStrokes}</g>`,
    "</svg>",
  ].join("");
}

/** The largest type in which the title has room. One that has none in the smallest is cut. */
function fitLines(title: string, width: number, glyphOf: GlyphOf): { size: number; lines: string[] } {
  for (const { size, lines: room } of sizes) {
    const lines = breakTitle(title, width / size, (text) => widthOf(text, glyphOf));
    if (lines.length <= room) return { size, lines };
  }
  const { size, lines: room } = sizes[2];
  const lines = breakTitle(title, width / size, (text) => widthOf(text, glyphOf)).slice(0, room);
  return { size, lines: [...lines.slice(0, -1), `${[...(lines.at(-1) ?? "")].slice(0, -1).join("")}…`] };
}

interface Placed {
  readonly char: string;
  /** In em from the beginning. */
  readonly x: number;
}

function place(text: string, glyphOf: GlyphOf): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let x = 0;
  let before = "";
  for (const char of text) {
    if (isHan(before) !== isHan(char) && isWord(before) && isWord(char)) x += gap;
    placed.push({ char, x });
    x += glyphOf(char)?.advance ?? 0;
    before = char;
  }
  return { placed, width: x };
}

/** Width in em. */
function widthOf(text: string, glyphOf: GlyphOf): number {
  return place(text, glyphOf).width;
}

interface TextPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}

function textPath(text: string, { x, y, size, fill }: TextPlace, glyphOf: GlyphOf): string {
  const scale = size / 1000;
  const outlines = place(text, glyphOf).placed.map(({ char, x: at }) => {
    const outline = glyphOf(char)?.outline ?? "";
    return outline === "" ? "" : `<path transform="translate(${Math.round(at * 1000)} 0)" d="${outline}"/>`;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join("")}</g>`;
}

function isHan(char: string): boolean {
  return /\p{Script=Han}/u.test(char);
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}+#]/u.test(char);
}
