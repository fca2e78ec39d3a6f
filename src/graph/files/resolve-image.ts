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

/** Widths offered for article pictures, in CSS pixels: phone, phone at 2×, the reading column, the column at 2×. */
const breakpoints = [360, 720, 1080, 1440];

export interface ImageContext extends PublishContext {
  readonly cache: GatsbyCache;
  readonly reporter: Reporter;
}

/**
 * Prepares a picture of the content folder for the web. Photographs and drawings are offered in several widths. Vector
 * pictures, GIFs and animated WebPs are published unchanged, since resizing would keep only the first frame of an animation.
 * (Animated PNGs and AVIFs do lose theirs.)
 * @param file path relative to the content folder
 * @returns null if the file does not exist or is not a picture
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
    ...(await rotatedSize(absolutePath)),
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
 * Phones store portrait pictures in landscape with EXIF orientation 5 to 8. gatsby-plugin-sharp rotates them but uses the
 * size from before, and would crop a portrait picture to landscape.
 * @returns the size after rotation, if it differs from the stored one
 */
async function rotatedSize(absolutePath: string): Promise<Partial<Record<"width" | "height", number>>> {
  const { orientation = 1, width, height } = (await headerOf(readFileSync(absolutePath))) ?? {};
  return orientation >= 5 && width && height ? { width: height, height: width } : {};
}

/**
 * A picture's metadata; null for a format that sharp cannot read (.bmp, .ico). Takes bytes rather than a file name, because
 * sharp caches by name and would miss a change.
 */
async function headerOf(bytes: Buffer): Promise<Metadata | null> {
  try {
    return await sharp(bytes).metadata();
  } catch {
    return null;
  }
}

/** Size of an SVG from its width and height, else its viewBox, else 300 × 150, the default size in CSS. */
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
