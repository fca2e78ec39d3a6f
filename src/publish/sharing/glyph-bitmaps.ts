import sharp from "sharp";
import type { Glyph } from "../../graph/mark/glyphs";

/** Coverage of each pixel by a character, 0–255. */
export interface Bitmap {
  readonly coverage: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Offset from the character's origin on the baseline to the bitmap's top left corner. */
  readonly left: number;
  readonly top: number;
}

interface Wanted {
  readonly char: string;
  readonly size: number;
}

/** Space around a character on a sheet, in em: before it, above the baseline, below it. */
const before = 0.25;
const above = 1.2;
const below = 0.4;
/** Height limit of a sheet; librsvg draws no picture higher than 32,767 pixels. */
const mostPixels = 16_000;

/** Draws each character once per size. Titles repeat characters, so cards are assembled from the bitmaps. */
export class GlyphBitmaps {
  private readonly bitmaps = new Map<string, Bitmap>();

  /** @param glyphOf returns outlines with 1000 units per em */
  constructor(private readonly glyphOf: (char: string) => Glyph | null) {}

  /** Draws the characters that `get` will return. */
  async load(wanted: Iterable<Wanted>): Promise<void> {
    const chars = new Map<number, Set<string>>();
    for (const { char, size } of wanted) {
      if (this.bitmaps.has(key(char, size)) || !this.glyphOf(char)?.outline) continue;
      chars.set(size, (chars.get(size) ?? new Set()).add(char));
    }
    for (const [size, set] of chars) {
      const perSheet = Math.floor(mostPixels / cellOf(size).height);
      const all = [...set];
      for (let from = 0; from < all.length; from += perSheet) {
        await this.drawSheet(all.slice(from, from + perSheet), size);
      }
    }
  }

  /** Null for characters without ink, such as a space. */
  get(char: string, size: number): Bitmap | null {
    return this.bitmaps.get(key(char, size)) ?? null;
  }

  /** Stacks characters vertically, so that the rows of each bitmap are contiguous on the sheet. */
  private async drawSheet(chars: readonly string[], size: number): Promise<void> {
    const cell = cellOf(size);
    const widest = Math.max(...chars.map((char) => this.glyphOf(char)?.advance ?? 0));
    const width = Math.ceil((widest + 2 * before) * size);
    const scale = size / 1000;
    const paths = chars.map((char, row) => {
      const place = `translate(${cell.left} ${row * cell.height + cell.baseline}) scale(${scale} ${-scale})`;
      return `<path transform="${place}" d="${this.glyphOf(char)?.outline}"/>`;
    });
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${chars.length * cell.height}">${paths.join("")}</svg>`;
    const alpha = await sharp(Buffer.from(sheet)).extractChannel("alpha").raw().toBuffer();
    for (const [row, char] of chars.entries()) {
      const lines = alpha.subarray(row * cell.height * width, (row + 1) * cell.height * width);
      this.bitmaps.set(key(char, size), trim(lines, width, { left: -cell.left, top: -cell.baseline }));
    }
  }
}

function key(char: string, size: number): string {
  return `${size} ${char}`;
}

function cellOf(size: number) {
  const baseline = Math.ceil(above * size);
  return { left: Math.ceil(before * size), baseline, height: baseline + Math.ceil(below * size) };
}

/** Crops empty rows and columns. */
function trim(pixels: Uint8Array, width: number, { left, top }: Pick<Bitmap, "left" | "top">): Bitmap {
  const height = pixels.length / width;
  let [x1, y1, x2, y2] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (pixels[y * width + x] === 0) continue;
      x1 = Math.min(x1, x);
      x2 = Math.max(x2, x + 1);
      y1 = Math.min(y1, y);
      y2 = y + 1;
    }
  }
  const size = { width: Math.max(0, x2 - x1), height: Math.max(0, y2 - y1) };
  const coverage = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const start = (y1 + y) * width + x1;
    coverage.set(pixels.subarray(start, start + size.width), y * size.width);
  }
  return { coverage, ...size, left: left + x1, top: top + y1 };
}
