import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { iconFiles } from "../../contract/site-files";
import { themeColors } from "../../contract/theme-colors";
import { drawMark } from "../../graph/mark/site-mark";
import { icoFile } from "./ico-file";

/** As a fraction of a side. Android may crop a maskable icon to a circle of 80 % of its width (W3C manifest, "safe zone"). */
const maskableMargin = 0.12;
const appleMargin = 0.04;

/**
 * Draws the site's mark at the sizes that browsers and operating systems ask for.
 * @param mark an SVG, or a raster picture that sharp reads
 * @param except the owner's own favicon, which keeps its address
 */
export async function writeIcons(mark: Buffer, publicDir: string, except?: string): Promise<void> {
  const { favicon, appleTouch, small, large, maskable } = iconFiles;
  const write = (file: string, content: Buffer) => {
    const target = path.join(publicDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  if (except !== favicon.path) write(favicon.path, icoFile(await draw(mark, favicon.pixels), favicon.pixels));
  for (const { path: file, pixels } of [small, large]) write(file, await draw(mark, pixels));
  write(appleTouch.path, await fullBleed(mark, appleTouch.pixels, appleMargin));
  write(maskable.path, await fullBleed(mark, maskable.pixels, maskableMargin));
}

const compressed = { palette: true, effort: 10 } as const;

async function draw(mark: Buffer, pixels: number): Promise<Buffer> {
  return (await drawMark(mark, pixels)).png(compressed).toBuffer();
}

/** The mark a little smaller, on a ground that reaches the edges: of its own colour if it is a seal, else of paper. */
async function fullBleed(mark: Buffer, pixels: number, margin: number): Promise<Buffer> {
  const inner = Math.round(pixels / (1 + 2 * margin));
  const before = Math.floor((pixels - inner) / 2);
  const background = await groundOf(mark);
  return (await drawMark(mark, inner))
    .extend({ top: before, left: before, bottom: pixels - inner - before, right: pixels - inner - before, background })
    .flatten({ background })
    .png(compressed)
    .toBuffer();
}

/** Colour in the middle of all four edges; paper if they differ, or if one is transparent. */
async function groundOf(mark: Buffer): Promise<string> {
  const side = 64;
  const pixels = await (await drawMark(mark, side)).ensureAlpha().raw().toBuffer();
  const middles = [side / 2, side * (side - 1) + side / 2, side * (side / 2), side * (side / 2 + 1) - 1];
  const colors = middles.map((at) => pixels.subarray(4 * at, 4 * at + 4).toString("hex"));
  const [first = ""] = colors;
  return first.endsWith("ff") && colors.every((color) => color === first)
    ? `#${first.slice(0, 6)}`
    : themeColors.light.paper;
}
