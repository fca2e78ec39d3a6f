import type { Glyphs } from "../../graph/mark/glyphs";

/** Where Han meets Latin; there is a gap there, like `text-autospace` on the page. */
const seam = /(?<=\p{sc=Han})(?=[\p{sc=Latin}\d])|(?<=[\p{sc=Latin}\d+#])(?=\p{sc=Han})/gu;

/** Width of a line, in em. */
export function widthOf(line: string, glyphs: Glyphs): number {
  const advances = [...line].map((char) => (glyphs.get(char)?.advanceWidth ?? 0) / 1000);
  return advances.reduce((sum, advance) => sum + advance, 0.125 * (line.match(seam)?.length ?? 0));
}

/** Outline of a line as SVG path data, in pixels. @param at start of its baseline, and size of an em */
export function outlineOf(line: string, glyphs: Glyphs, at: Record<"x" | "y" | "size", number>): string {
  const scale = at.size / 1000;
  let before = "";
  const outlines = [...line].map((char) => {
    before += char;
    const { path, advanceWidth = 0 } = glyphs.get(char) ?? {};
    const left = at.x + at.size * widthOf(before, glyphs) - scale * advanceWidth;
    return path?.scale(scale, -scale).translate(left, at.y).toSVG();
  });
  return outlines.join("");
}
