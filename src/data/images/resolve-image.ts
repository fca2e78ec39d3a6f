import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyCache, Node, Reporter } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { ResolvedImage } from "../article/types";

/** Widths an article picture is offered in, in CSS pixels: phone, phone at 2×, the reading column, the column at 2×. */
const breakpoints = [360, 720, 1080, 1440];

export interface ImageContext {
  readonly contentDir: string;
  readonly pathPrefix: string;
  readonly cache: GatsbyCache;
  readonly reporter: Reporter;
  /** The `File` node of an absolute path. */
  readonly fileNode: (absolutePath: string) => Promise<Node | null>;
}

/**
 * Prepares a picture of the content folder for the web.
 * @param file path relative to the content folder
 * @returns null where there is no such file
 */
export async function resolveImage(file: string, context: ImageContext): Promise<ResolvedImage | null> {
  const absolutePath = path.join(context.contentDir, file);
  const node = await context.fileNode(absolutePath);
  if (!node || !existsSync(absolutePath)) return null;
  return /\.(png|jpe?g|webp|avif|tiff?)$/i.test(file)
    ? resize(node, context)
    : copy(node, absolutePath, context.pathPrefix);
}

async function resize(file: Node, { pathPrefix, cache, reporter }: ImageContext): Promise<ResolvedImage | null> {
  const data = await generateImageData({
    file,
    args: { layout: "constrained", placeholder: "none", formats: ["auto", "webp"], breakpoints },
    pathPrefix,
    cache,
    reporter,
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

/** Vector and animated pictures go out as they are, under a name that changes with their content. */
function copy(file: Node, absolutePath: string, pathPrefix: string): ResolvedImage {
  const name = `${file.internal.contentDigest}/${path.basename(absolutePath)}`;
  const target = path.join(process.cwd(), "public", "static", name);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(absolutePath, target);
  const { width, height } = svgSize(readFileSync(absolutePath, "utf8"));
  return { src: `${pathPrefix}/static/${encodeURI(name)}`, width, height, sources: [] };
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
