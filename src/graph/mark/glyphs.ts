import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { create, type Font } from "fontkit";
import { decompress } from "wawoff2";

/** Noto Serif SC (OFL-1.1), the only serif in the npm registry with all of modern Chinese in six megabytes. */
const fontPackage = "@fontsource-variable/noto-serif-sc";
/** Heavy enough to be legible in a thumbnail. */
const weight = 600;

export interface Glyph {
  /** Outline as SVG path data, 1000 units per em, y upwards. */
  readonly outline: string;
  /** Width in em. */
  readonly advance: number;
}

interface FontFile {
  readonly name: string;
  readonly ranges: readonly (readonly [number, number])[];
}

/**
 * Outlines of characters. The font comes as a hundred files split by Unicode range, as browsers load it. Only the files that
 * a text needs are read, each once.
 */
export class Glyphs {
  private readonly folder = path.dirname(
    createRequire(path.resolve("package.json")).resolve(`${fontPackage}/package.json`),
  );
  private readonly files = fontFiles(readFileSync(path.join(this.folder, "unicode.json"), "utf8"));
  private readonly glyphs = new Map<string, Glyph | null>();
  private readonly fonts = new Map<string, Promise<Font>>();

  /** Reads the files for the characters that `get` will return. */
  async load(texts: Iterable<string>): Promise<void> {
    for (const char of new Set([...texts].join(""))) {
      if (!this.glyphs.has(char)) this.glyphs.set(char, await this.read(char));
    }
  }

  /** Null if the font lacks the character. */
  get(char: string): Glyph | null {
    return this.glyphs.get(char) ?? null;
  }

  private async read(char: string): Promise<Glyph | null> {
    const code = char.codePointAt(0) ?? 0;
    const file = this.files.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (!file) return null;
    const font = await this.open(file.name);
    if (!font.hasGlyphForCodePoint(code)) return null;
    const glyph = font.glyphForCodePoint(code);
    return { outline: glyph.path.toSVG(), advance: glyph.advanceWidth / font.unitsPerEm };
  }

  private open(name: string): Promise<Font> {
    const font = this.fonts.get(name) ?? openFont(path.join(this.folder, "files", name));
    this.fonts.set(name, font);
    return font;
  }
}

/** Decompresses first: fontkit reads WOFF2 but cannot create variations from it. */
async function openFont(file: string): Promise<Font> {
  const font = create(Buffer.from(await decompress(readFileSync(file)))) as Font;
  return font.getVariation({ wght: weight });
}

/** `{ "[4]": "U+1f1e9-1f1f5,U+21", "latin": "…" }` */
function fontFiles(unicode: string): FontFile[] {
  return Object.entries(JSON.parse(unicode) as Record<string, string>).map(([subset, ranges]) => ({
    name: `noto-serif-sc-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    ranges: ranges.split(",").map((range) => {
      const [from = "", to = from] = range.trim().replace(/^U\+/i, "").split("-");
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  }));
}
