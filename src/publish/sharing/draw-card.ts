import sharp from "sharp";
import { themeColors } from "../../contract/theme-colors";
import { drawMark } from "../../graph/mark/site-mark";
import { cardSize } from "../../graph/sharing/sharing-card";
import type { Bitmap } from "./glyph-bitmaps";
import { mix, type Rgb, rgbOf } from "./indexed-png";
import { margin, type PlacedChar } from "./lay-out-card";

const { width, height } = cardSize;
const palette = themeColors.light;
const paper = rgbOf(palette.paper);
const ramps = {
  primary: mix(paper, rgbOf(palette.ink), 8).slice(1),
  secondary: mix(paper, rgbOf(palette["ink-2"]), 4).slice(1),
};
/** Colours of a mark in the theme's own, as one that is drawn from the title. */
const seal = mix(paper, rgbOf(palette.accent), 5).slice(1);
const rule = rgbOf(palette.line);

/** Palette of a card: the paper, the anti-aliasing steps of each ink on it, and the colours of the mark. */
export const cardColors: readonly Rgb[] = [paper, ...ramps.primary, ...ramps.secondary, ...seal, rule];
/** Where the colours of the mark stand in the palette. */
const firstOfMark = 1 + ramps.primary.length + ramps.secondary.length;

/** What all cards share. */
export interface Ground {
  /** An index into `colors` for each pixel. */
  readonly pixels: Uint8Array;
  readonly colors: readonly Rgb[];
}

/** For each ink, maps coverage to a palette index. */
const colorOf = {
  primary: colorsOf(ramps.primary, 1),
  secondary: colorsOf(ramps.secondary, 1 + ramps.primary.length),
};

/**
 * Draws the background that all cards share: the paper, the rule and the site's mark.
 * @param mark an SVG, or a raster picture
 */
export async function drawGround(mark: Buffer): Promise<Ground> {
  const pixels = new Uint8Array(width * height);
  for (const y of [484, 485]) pixels.fill(cardColors.length - 1, y * width + margin, (y + 1) * width - margin);
  const side = 64;
  const drawn = (await drawMark(mark, side)).flatten({ background: palette.paper });
  const rgb = await drawn.clone().raw().toBuffer();
  const colors = await paletteFor(rgb, drawn);
  for (let at = 0; at < side * side; at += 1) {
    const x = width - margin - side + (at % side);
    const y = 518 + Math.floor(at / side);
    pixels[y * width + x] = nearest(pixelOf(rgb, at), colors);
  }
  return { pixels, colors };
}

/** The usual palette, if it comes close to all colours of the mark; else one with the mark's own. */
async function paletteFor(rgb: Buffer, drawn: sharp.Sharp): Promise<readonly Rgb[]> {
  const colors = Array.from({ length: rgb.length / 3 }, (_, at) => pixelOf(rgb, at));
  const isClose = (color: Rgb) => distance(color, cardColors[nearest(color, cardColors)] ?? paper) < 2400;
  if (colors.every(isClose)) return cardColors;
  const png = await drawn.png({ palette: true, colours: seal.length + 1, dither: 0 }).toBuffer();
  const reduced = await sharp(png).removeAlpha().raw().toBuffer();
  const own = [...new Set(Array.from({ length: reduced.length / 3 }, (_, at) => pixelOf(reduced, at).join()))]
    .map((color) => color.split(",").map(Number) as unknown as Rgb)
    .sort((a, b) => distance(b, paper) - distance(a, paper));
  return cardColors.map((color, index) => own[index - firstOfMark] ?? color).with(-1, rule);
}

function pixelOf(rgb: Buffer, at: number): Rgb {
  return [rgb[3 * at] ?? 0, rgb[3 * at + 1] ?? 0, rgb[3 * at + 2] ?? 0];
}

/**
 * @param ground from `drawGround`; not modified
 * @returns a copy of its pixels with the texts drawn on it
 */
export function drawCard(
  ground: Ground,
  texts: readonly PlacedChar[],
  bitmapOf: (char: string, size: number) => Bitmap | null,
): Uint8Array {
  const pixels = ground.pixels.slice();
  for (const { char, size, x, y, ink } of texts) {
    const bitmap = bitmapOf(char, size);
    if (bitmap) put(bitmap, pixels, { x, y, colors: colorOf[ink] });
  }
  return pixels;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly colors: Uint8Array;
}

function put(bitmap: Bitmap, pixels: Uint8Array, { x, y, colors }: Place): void {
  const left = x + bitmap.left;
  const from = Math.max(0, -left);
  const to = Math.min(bitmap.width, width - left);
  for (let row = 0; row < bitmap.height; row += 1) {
    const line = (y + bitmap.top + row) * width + left;
    for (let column = from; column < to; column += 1) {
      const color = colors[bitmap.coverage[row * bitmap.width + column] ?? 0] ?? 0;
      // Neighbouring characters may overlap; the darker pixel wins.
      if (color > (pixels[line + column] ?? 0)) pixels[line + column] = color;
    }
  }
}

function colorsOf(ramp: readonly Rgb[], first: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, coverage) => {
    const step = Math.round((coverage / 255) * ramp.length);
    return step === 0 ? 0 : first + step - 1;
  });
}

/** Index of the most similar colour of a palette. */
function nearest(color: Rgb, colors: readonly Rgb[]): number {
  const distances = colors.map((entry) => distance(entry, color));
  return distances.indexOf(Math.min(...distances));
}

function distance(a: Rgb, b: Rgb): number {
  return a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
}
