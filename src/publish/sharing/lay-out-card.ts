import type { Glyph } from "../../graph/mark/glyphs";
import { cardSize } from "../../graph/sharing/sharing-card";
import { breakTitle } from "./break-title";

export interface CardTexts {
  readonly title: string;
  readonly label: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** A character and its position in pixels; `y` is the baseline. */
export interface PlacedChar {
  readonly char: string;
  /** Size of an em. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly ink: "primary" | "secondary";
}

type GlyphOf = (char: string) => Glyph | null;

/** Margin at both sides, in pixels. */
export const margin = 96;
/** Type sizes to try, largest first, with the number of lines that fit. */
const sizes = [
  { size: 88, lines: 2 },
  { size: 72, lines: 3 },
  { size: 56, lines: 4 },
] as const;
/** Gap between Han and Latin, in em, like `text-autospace` on the page. */
const gap = 0.125;

/** Lays out a card: the page's section, its title, and the site's name. */
export function layOutCard({ title, label, siteTitle, tagline }: CardTexts, glyphOf: GlyphOf): PlacedChar[] {
  const { size, lines } = fitLines(title, cardSize.width - 2 * margin, glyphOf);
  const leading = size * 1.35;
  const top = 308 - (leading * (lines.length - 1)) / 2 + size * 0.38;
  const line = (text: string, at: Omit<PlacedChar, "char">) => placeLine(text, at, glyphOf);
  const motto = () => {
    const x = margin + 38 * (widthOf(siteTitle, glyphOf) + 1.2);
    // Between the name and the mark at the other end, or not at all.
    const fits = x + 27 * widthOf(tagline, glyphOf) < cardSize.width - margin - 96;
    return fits ? line(tagline, { x, y: 561, size: 27, ink: "secondary" }) : [];
  };
  return [
    ...line(label, { x: margin, y: 128, size: 34, ink: "secondary" }),
    ...lines.flatMap((text, index) => line(text, { x: margin, y: top + index * leading, size, ink: "primary" })),
    ...line(siteTitle, { x: margin, y: 562, size: 38, ink: "primary" }),
    ...(label === tagline ? [] : motto()),
  ];
}

/** The largest type size in which the title fits. A title too long for the smallest size is truncated. */
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
  /** Offset from the start of the line, in em. */
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

function placeLine(text: string, { x, y, size, ink }: Omit<PlacedChar, "char">, glyphOf: GlyphOf): PlacedChar[] {
  return place(text, glyphOf).placed.map(({ char, x: at }) => ({
    char,
    size,
    x: Math.round(x + at * size),
    y: Math.round(y),
    ink,
  }));
}

function isHan(char: string): boolean {
  return /\p{Script=Han}/u.test(char);
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}+#]/u.test(char);
}
