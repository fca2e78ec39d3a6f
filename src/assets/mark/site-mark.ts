import { readFileSync } from "node:fs";
import sharp from "sharp";
import ico from "sharp-ico";
import { settingMessages } from "../../config/messages";
import { siteFile } from "../../config/read-site";
import { site, siteLineOf } from "../../config/site";
import { staticFile } from "../../content/files/static-files";
import { type Diagnostic, error, errorMessage } from "../../lib/diagnostic";
import { themeColors } from "../../shared/colors";
import { glyphsOf } from "./glyphs";

/** Returns the file that `favicon` of site.yml names, or null if the site's mark is drawn. */
export function markFile(): string | null {
  return staticFile(site.favicon);
}

/**
 * Returns the site's mark for icons and sharing pictures:
 * an SVG, or a raster picture that sharp can read.
 */
export async function siteMark(): Promise<Buffer> {
  const file = markFile();
  return file === null ? titleMark() : readMark(file);
}

/** Draws the mark from the site's title, for a site without a usable `favicon`. */
export async function titleMark(): Promise<Buffer> {
  const { accent, paper } = themeColors.light;
  return Buffer.from(await drawnMark(site.title, { seal: accent, ink: paper }));
}

/** Reads a picture. For an .ico file, which sharp cannot read, returns its largest picture. */
export async function readMark(file: string): Promise<Buffer> {
  const bytes = readFileSync(file);
  if (bytes.readUInt32BE(0) !== 0x00000100) return bytes;
  const [largest] = ico.decode(bytes).sort((a, b) => b.width - a.width);
  if (largest === undefined) throw new Error("the file holds no picture");
  const { type, data, width, height } = largest;
  if (type === "png") return Buffer.from(data);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

/**
 * Draws a mark in the middle of a square.
 * @param pixels width of the square
 */
export async function drawMark(mark: Buffer, pixels: number): Promise<sharp.Sharp> {
  const { format, width = pixels, height = pixels } = await sharp(mark).metadata();
  // sharp renders an SVG at 72 dpi by default, which would blur a small SVG.
  const density = format === "svg" ? Math.min(2400, Math.max(72, (72 * pixels) / Math.max(width, height))) : 72;
  return sharp(mark, { density }).resize(pixels, pixels, { fit: "contain", background: "transparent" });
}

/**
 * Draws a neutral mark as an SVG: a character on a seal. The character is the first of the title's
 * first three letters and digits that the font contains. If the font contains none, draws a dot.
 */
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

/**
 * Reports icons and logos of site.yml that are missing or cannot be drawn. Otherwise they
 * would stop a build midway.
 */
export async function checkMark(): Promise<Diagnostic[]> {
  const { favicon, logo } = site;
  const isDrawn = siteLineOf("favicon") === undefined && staticFile(favicon) === null;
  const icon = isDrawn ? [] : [checkPicture("favicon", favicon)];
  const logos = [logo?.src, logo?.srcDark].map((address) => (address ? checkPicture("logo", address) : []));
  return (await Promise.all([...icon, ...logos])).flat();
}

async function checkPicture(field: string, address: string): Promise<Diagnostic[]> {
  const place = { file: siteFile, field, line: siteLineOf(field) };
  const file = staticFile(address);
  if (file === null) return [error(place, settingMessages.noMark(address))];
  const size = readMark(file).then((mark) => sharp(mark).metadata());
  const fault = await size.then(({ width, height }) => (width && height ? null : ""), errorMessage);
  return fault === null ? [] : [error(place, settingMessages.badMark(address, fault))];
}
