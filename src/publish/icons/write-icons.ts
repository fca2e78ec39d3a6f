import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { iconFiles } from "../../contract/site-files";
import { icoFile } from "./ico-file";

/** Side of the square in which the mark is drawn; sizes in the drawing are in the same unit. */
const box = 32;
/** As a fraction of a side. Android may crop a maskable icon to a circle of 80 % of its width (W3C manifest, "safe zone"). */
const maskableMargin = 0.12;

/**
 * Draws the site's mark at the sizes that browsers and operating systems ask for.
 * @param mark the SVG, 32 × 32: a seal with rounded corners and strokes on it
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

/** Extends the seal to the edges, without corners, and shrinks the strokes accordingly. */
function fullBleed(mark: string, margin: number): string {
  const side = box * (1 + 2 * margin);
  return mark
    .replace(/viewBox="[^"]*"/, `viewBox="${-box * margin} ${-box * margin} ${side} ${side}"`)
    .replace(
      /<rect [^>]*?(fill="[^"]*")[^>]*>/,
      `<rect x="-${box}" y="-${box}" width="${3 * box}" height="${3 * box}" $1/>`,
    );
}
