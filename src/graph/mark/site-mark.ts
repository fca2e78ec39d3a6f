import { readFileSync } from "node:fs";
import sharp from "sharp";
import ico from "sharp-ico";
import { site } from "../../config/site";
import { staticFile } from "../../content/static-files";
import { themeColors } from "../../contract/theme-colors";
import { drawnMark } from "./drawn-mark";

/** The file of the site's mark, which `favicon` of site.yml names; null for a site whose mark is drawn. */
export function markFile(): string | null {
  return staticFile(site.favicon);
}

/** The site's mark, for what is drawn with it: icons and sharing pictures. An SVG, or a raster picture that sharp reads. */
export async function siteMark(): Promise<Buffer> {
  const file = markFile();
  return file === null ? titleMark() : readMark(file);
}

/** The mark of a site that names none. */
export async function titleMark(): Promise<Buffer> {
  const { accent, paper } = themeColors.light;
  return Buffer.from(await drawnMark(site.title, { seal: accent, ink: paper }));
}

/** Reads a picture; of an .ico file, which sharp does not know, the largest one that is in it. */
export async function readMark(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  if (bytes.readUInt32BE(0) !== 0x00000100) return bytes;
  const [largest] = ico.decode(bytes).sort((a, b) => b.width - a.width);
  if (largest === undefined) throw new Error("the file holds no picture");
  const { type, data, width, height } = largest;
  return type === "png"
    ? Buffer.from(data)
    : sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
}

/** Draws a mark in a square of some pixels; where it is not square, it stands in the middle. */
export async function drawMark(mark: Buffer, pixels: number): Promise<sharp.Sharp> {
  const { format, width = pixels, height = pixels } = await sharp(mark).metadata();
  // An SVG is drawn at 72 dots an inch, unless it is told to be larger.
  const density = format === "svg" ? Math.min(2400, Math.max(72, (72 * pixels) / Math.max(width, height))) : 72;
  return sharp(mark, { density }).resize(pixels, pixels, { fit: "contain", background: "transparent" });
}
