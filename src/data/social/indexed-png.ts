import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const compress = promisify(deflate);

export type Rgb = readonly [number, number, number];

/**
 * A PNG of at most sixteen colours known beforehand, half a byte a pixel (https://www.w3.org/TR/png-3/). sharp looks for
 * the palette in every picture, which takes five times as long as drawing it; without a palette a file is four times
 * as large.
 * @param rgb three bytes a pixel
 * @param width even
 */
export async function indexedPng(rgb: Buffer, width: number, height: number, palette: readonly Rgb[]): Promise<Buffer> {
  const nearest = tables.get(palette) ?? nearestOf(palette);
  tables.set(palette, nearest);
  const indexOf = (at: number) =>
    nearest[(((rgb[at] ?? 0) >> 4) << 8) | (((rgb[at + 1] ?? 0) >> 4) << 4) | ((rgb[at + 2] ?? 0) >> 4)] ?? 0;
  // Each line begins with its filter, 0 for none.
  const lineBytes = 1 + width / 2;
  const lines = Buffer.alloc(lineBytes * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * lineBytes;
    // Half of the lines are empty, and the rule is two alike.
    if (y > 0 && sameLine(rgb, y, width)) {
      lines.copyWithin(start, start - lineBytes, start);
      continue;
    }
    for (let x = 1, at = 3 * y * width; x < lineBytes; x += 1, at += 6) {
      lines[start + x] = (indexOf(at) << 4) | indexOf(at + 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Four bits a pixel, colours from a palette.
  header.set([4, 3], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", await compress(lines, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Whether a line of pixels is like the one above it. */
function sameLine(rgb: Buffer, y: number, width: number): boolean {
  const [above, start, end] = [y - 1, y, y + 1].map((line) => 3 * line * width) as [number, number, number];
  return rgb.compare(rgb, above, start, start, end) === 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const result = Buffer.alloc(body.length + 8);
  result.writeUInt32BE(data.length, 0);
  body.copy(result, 4);
  result.writeUInt32BE(crc32(body), body.length + 4);
  return result;
}

const tables = new WeakMap<readonly Rgb[], Uint8Array>();

/** The nearest colour of a palette for every colour of four bits a channel. */
function nearestOf(palette: readonly Rgb[]): Uint8Array {
  return Uint8Array.from({ length: 4096 }, (_, key) => {
    const color = [key >> 8, (key >> 4) & 15, key & 15].map((value) => value * 16 + 8);
    const distances = palette.map((entry) =>
      entry.reduce((sum, value, index) => sum + (value - (color[index] ?? 0)) ** 2, 0),
    );
    return distances.indexOf(Math.min(...distances));
  });
}

/** Colours from one to another, both included. */
export function mix(from: Rgb, to: Rgb, steps: number): Rgb[] {
  return Array.from({ length: steps }, (_, step) => {
    const part = step / (steps - 1);
    return from.map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * part)) as unknown as Rgb;
  });
}

/** `#fcfbf8` as numbers. */
export function rgbOf(hex: string): Rgb {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}
