import sharp from "sharp";
import { themeColors } from "../../contract/theme-colors";
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
/** Colours of the seal in the site's mark. */
const seal = mix(paper, rgbOf(palette.accent), 5).slice(1);
const rule = rgbOf(palette.line);

/** Palette of a card: the paper, and the anti-aliasing steps of each ink on it. */
export const cardColors: readonly Rgb[] = [paper, ...ramps.primary, ...ramps.secondary, ...seal, rule];

/** For each ink, maps coverage to a palette index. */
const colorOf = {
  primary: colorsOf(ramps.primary, 1),
  secondary: colorsOf(ramps.secondary, 1 + ramps.primary.length),
};

/**
 * Draws the background that all cards share: the paper, the rule and the site's mark.
 * @param mark a square SVG
 * @returns an index into `cardColors` for each pixel
 */
export async function drawGround(mark: string): Promise<Uint8Array> {
  const pixels = new Uint8Array(width * height);
  for (const y of [484, 485]) pixels.fill(cardColors.length - 1, y * width + margin, (y + 1) * width - margin);
  const side = 64;
  const rgb = await sharp(Buffer.from(mark), { density: 288 })
    .resize(side, side)
    .flatten({ background: palette.paper })
    .raw()
    .toBuffer();
  for (let at = 0; at < side * side; at += 1) {
    const x = width - margin - side + (at % side);
    const y = 518 + Math.floor(at / side);
    pixels[y * width + x] = nearest([...rgb.subarray(3 * at, 3 * at + 3)] as unknown as Rgb);
  }
  return pixels;
}

/**
 * @param ground from `drawGround`; not modified
 * @returns a copy of `ground` with the texts drawn on it
 */
export function drawCard(
  ground: Uint8Array,
  texts: readonly PlacedChar[],
  bitmapOf: (char: string, size: number) => Bitmap | null,
): Uint8Array {
  const pixels = ground.slice();
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

function nearest(color: Rgb): number {
  const distances = cardColors.map((entry) =>
    entry.reduce((sum, value, index) => sum + (value - (color[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}
