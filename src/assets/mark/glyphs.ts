import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { create, type Font, type Glyph } from "fontkit";
import { decompress } from "wawoff2";

/**
 * Characters and their outlines, with 1000 units per em and y upwards. Characters that the font
 * lacks are left out.
 */
export type Glyphs = ReadonlyMap<string, Glyph>;

/**
 * Folder of Noto Serif SC (OFL-1.1). The font is split for browsers into about a hundred files by
 * Unicode range.
 */
const folder = path.dirname(
  createRequire(path.resolve("package.json")).resolve("@fontsource-variable/noto-serif-sc/package.json"),
);
/** Unicode ranges by subset: `{ "[4]": "U+1f1e9-1f1f5,U+21", "latin": "…" }` */
const subsets: Record<string, string> = JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8"));
const slices = Object.entries(subsets).map(([name, ranges]) => ({
  file: path.join(folder, `files/noto-serif-sc-${name.replace(/[[\]]/g, "")}-wght-normal.woff2`),
  ranges: ranges.split(",").map((range) => (range.match(/[\da-f]+/gi) ?? []).map((hex) => Number.parseInt(hex, 16))),
}));
const fonts = new Map<string, Font>();

/** Returns the glyphs of a string. Reads only the font files that it needs, each of them once. */
export async function glyphsOf(text: string): Promise<Glyphs> {
  const glyphs = new Map<string, Glyph>();
  for (const char of new Set(text)) {
    const code = char.codePointAt(0) ?? 0;
    const slice = slices.find(({ ranges }) => ranges.some(([from = 0, to = from]) => code >= from && code <= to));
    const font = slice && (fonts.get(slice.file) ?? (await open(slice.file)));
    if (font?.hasGlyphForCodePoint(code)) glyphs.set(char, font.glyphForCodePoint(code));
  }
  return glyphs;
}

async function open(file: string): Promise<Font> {
  // Decompresses the file first, because fontkit reads WOFF2 but cannot create variations from it.
  const font = create(Buffer.from(await decompress(readFileSync(file)))) as Font;
  // This weight is heavy enough for a thumbnail.
  const bold = font.getVariation({ wght: 600 });
  fonts.set(file, bold);
  return bold;
}
