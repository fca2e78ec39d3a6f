import { glyphsOf } from "./glyphs";

/** A neutral mark for a site without one: the first character of its title on a seal. */
export async function drawnMark(title: string, { seal, ink }: { seal: string; ink: string }): Promise<string> {
  const chars = title.toUpperCase().match(/[\p{Letter}\p{Number}]/gu) ?? [];
  const [glyph] = (await glyphsOf(chars.slice(0, 3).join(""))).values();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="5" fill="${seal}"/>${glyph ? character() : `<circle cx="16" cy="16" r="7" fill="${ink}"/>`}</svg>\n`;

  function character(): string {
    const { minX = 0, minY = 0, maxX = 1, maxY = 1 } = glyph?.path.bbox ?? {};
    const scale = 21 / Math.max(maxX - minX, maxY - minY);
    const [x, y] = [16 - (scale * (minX + maxX)) / 2, 16 + (scale * (minY + maxY)) / 2];
    return `<path d="${glyph?.path.scale(scale, -scale).translate(x, y).toSVG()}" fill="${ink}"/>`;
  }
}
