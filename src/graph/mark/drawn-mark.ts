import { Glyphs } from "./glyphs";

/** Side of the square, and of the largest character in it. */
const box = 32;
const extent = 21;

/** What the seal and the character on it are painted with. */
export interface MarkPaint {
  readonly seal: string;
  readonly ink: string;
}

/** A neutral mark for a site without one: the first character of its title on a seal. */
export async function drawnMark(title: string, { seal, ink }: MarkPaint): Promise<string> {
  const glyphs = new Glyphs();
  const chars = [...title.toUpperCase()].filter((char) => /[\p{Letter}\p{Number}]/u.test(char));
  await glyphs.load(chars.slice(0, 3));
  const outline = chars.map((char) => glyphs.get(char)?.outline).find((found) => found);
  const sign = outline === undefined ? `<circle cx="16" cy="16" r="7" fill="${ink}"/>` : character(outline, ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box} ${box}"><rect width="${box}" height="${box}" rx="5" fill="${seal}"/>${sign}</svg>\n`;
}

/** A character in the middle of the seal. Its outline has units of a thousandth em, and y upwards. */
function character(outline: string, ink: string): string {
  const rounded = outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))));
  const numbers = (rounded.match(/-?\d+/g) ?? []).map(Number);
  const [left, right] = range(numbers.filter((_, index) => index % 2 === 0));
  const [bottom, top] = range(numbers.filter((_, index) => index % 2 === 1));
  const scale = extent / Math.max(right - left, top - bottom, 1);
  const [x, y] = [box / 2 - (scale * (left + right)) / 2, box / 2 + (scale * (bottom + top)) / 2];
  const place = `matrix(${scale.toFixed(4)} 0 0 ${(-scale).toFixed(4)} ${x.toFixed(2)} ${y.toFixed(2)})`;
  return `<path transform="${place}" d="${rounded}" fill="${ink}"/>`;
}

function range(values: readonly number[]): [from: number, to: number] {
  return [Math.min(...values), Math.max(...values)];
}
