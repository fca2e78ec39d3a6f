import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { iconFiles } from "../../contract/site-files";
import { icoFile } from "./ico-file";

/** Sizes in the drawing of the mark are parts of this square. */
const box = 32;
/** Of a side; the circle that Android may cut a maskable icon to leaves the middle 80 % of it (W3C manifest, "safe zone"). */
const maskableMargin = 0.12;

/**
 * Draws the site's mark in the forms that browsers and systems ask for.
 * @param mark the SVG, 32 × 32, a seal with round corners and strokes on it
 */
export async function writeIcons(mark: string, publicDir: string): Promise<void> {
  const { favicon, appleTouch, small, large, maskable } = iconFiles;
  const write = (file: string, content: Buffer) => {
    const target = path.join(publicDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  write(favicon.path, icoFile(await draw(mark, favicon.pixels), favicon.pixels));
  for (const { path: file, pixels } of [small, large]) write(file, await draw(mark, pixels));
  write(appleTouch.path, await draw(fullBleed(mark, 0.04), appleTouch.pixels));
  write(maskable.path, await draw(fullBleed(mark, maskableMargin), maskable.pixels));
}

function draw(svg: string, pixels: number): Promise<Buffer> {
  const density = (72 * pixels) / box;
  return sharp(Buffer.from(svg), { density }).resize(pixels, pixels).png({ palette: true, effort: 10 }).toBuffer();
}

/** The seal to the edges, without corners, and the strokes as much smaller. */
function fullBleed(mark: string, margin: number): string {
  const side = box * (1 + 2 * margin);
  return mark
    .replace(/viewBox="[^"]*"/, `viewBox="${-box * margin} ${-box * margin} ${side} ${side}"`)
    .replace(
      /<rect [^>]*?(fill="[^"]*")[^>]*>/,
      `<rect x="-${box}" y="-${box}" width="${3 * box}" height="${3 * box}" $1/>`,
    );
}
