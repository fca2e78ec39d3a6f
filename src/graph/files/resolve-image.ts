import { readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, Node, Reporter } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import sharp, { type Metadata } from "sharp";
import type { ResolvedImage } from "../../article/model/types";
import { say } from "../../config/say";
import { pictureState } from "../../lib/node/picture-file";
import { pictureMessages } from "../../text/diagnostics/picture-messages";
import { type PublishContext, publishFile } from "./publish-file";

/** Widths an article picture is offered in, in CSS pixels: phone, phone at 2×, the reading column, the column at 2×. */
const breakpoints = [360, 720, 1080, 1440];

export interface ImageContext extends PublishContext {
  readonly cache: GatsbyCache;
  readonly reporter: Reporter;
}

/**
 * Prepares a picture of the content folder for the web. Photographs and drawings are offered in several widths; vector
 * pictures, GIFs and animated WebPs go out as they are, since of a moving picture only the first frame would be resized.
 * (That is what becomes of an animated PNG or AVIF.)
 * @param file path relative to the content folder
 * @returns null where there is no such file, or it is no picture
 */
export async function resolveImage(file: string, context: ImageContext): Promise<ResolvedImage | null> {
  const absolutePath = path.join(context.contentDir, file);
  const node = await context.fileNode(absolutePath);
  if (!node || pictureState(absolutePath) !== "picture") return null;
  if (await isResized(absolutePath)) return resize(node, absolutePath, context);
  const src = await publishFile(file, context);
  return src === null ? null : { src, ...(await sizeOf(absolutePath)), sources: [] };
}

async function isResized(absolutePath: string): Promise<boolean> {
  if (/\.(png|jpe?g|avif|tiff?)$/i.test(absolutePath)) return true;
  return /\.webp$/i.test(absolutePath) && !(await isAnimated(absolutePath));
}

async function isAnimated(absolutePath: string): Promise<boolean> {
  return ((await headerOf(readFileSync(absolutePath)))?.pages ?? 1) > 1;
}

async function resize(
  node: Node,
  absolutePath: string,
  { contentDir, pathPrefix, cache, reporter }: ImageContext,
): Promise<ResolvedImage | null> {
  const args = {
    ...(await turnedSize(absolutePath)),
    layout: "constrained",
    placeholder: "none",
    formats: ["auto", "webp"],
    breakpoints,
  } as const;
  const data = await generateImageData({ file: node, args, pathPrefix, cache, reporter }).catch((error: Error) => {
    const file = path.relative(contentDir, absolutePath);
    throw new Error(say(pictureMessages.damaged(file, error.message)));
  });
  const fallback = data?.images.fallback;
  if (!data || !fallback) return null;
  return {
    src: fallback.src,
    width: Math.round(data.width),
    height: Math.round(data.height),
    sources: [
      ...(data.images.sources ?? []).map(({ type, srcSet }) => ({ type: type ?? "image/webp", srcSet: srcSet ?? "" })),
      ...(fallback.srcSet ? [{ type: "", srcSet: fallback.srcSet }] : []),
    ],
  };
}

async function sizeOf(absolutePath: string): Promise<Pick<ResolvedImage, "width" | "height">> {
  const bytes = readFileSync(absolutePath);
  if (/\.svg$/i.test(absolutePath)) return svgSize(bytes.toString());
  const header = await headerOf(bytes);
  return { width: header?.width ?? null, height: header?.height ?? null };
}

/**
 * Phones hold their pictures upright by a note in the file (EXIF orientation 5 to 8). gatsby-plugin-sharp turns them, but
 * takes their size from before, and would cut an upright picture down to a lying one.
 * @returns the size as the picture is seen, where that differs from the file's
 */
async function turnedSize(absolutePath: string): Promise<Partial<Record<"width" | "height", number>>> {
  const { orientation = 1, width, height } = (await headerOf(readFileSync(absolutePath))) ?? {};
  return orientation >= 5 && width && height ? { width: height, height: width } : {};
}

/**
 * What a picture says of itself; null for a format that sharp does not read (.bmp, .ico). From bytes and not by name, by
 * which sharp would remember a picture that has changed meanwhile.
 */
async function headerOf(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return null;
  }
}

/** Size of an SVG from its width and height, else its viewBox; 300 × 150 is what CSS falls back to. */
export function svgSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? "";
  const number = (pattern: RegExp) => Number.parseFloat(pattern.exec(root)?.[1] ?? "");
  const box =
    /viewBox=["']([^"']+)["']/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = number(/\swidth=["']([\d.]+)(?:px)?["']/) || box[2] || 300;
  const height = number(/\sheight=["']([\d.]+)(?:px)?["']/) || box[3] || 150;
  return { width: Math.round(width), height: Math.round(height) };
}
