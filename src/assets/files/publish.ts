import { copyFileSync, mkdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { isReallyInside } from "../../lib/node/files";
import { pictureState } from "../../lib/node/picture-file";
import type { ResolvedImage } from "../../markdown/model/types";
import { fileFolder, pdfFolder } from "../../shared/site-files";
import { preparePicture } from "./prepare-picture";

interface PublishContext {
  readonly contentDir: string;
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
  readonly pathPrefix: string;
  /** Finds the `File` node of an absolute path. */
  readonly fileNode: (absolutePath: string) => Promise<Node | null>;
}

/**
 * Publishes a file of the content folder unchanged.
 * @returns the file's address, or null if the file does not exist, has no `File` node, or is a link
 * to a file outside the content folder
 */
export async function publishFile(file: string, context: PublishContext): Promise<string | null> {
  const absolutePath = path.join(context.contentDir, file);
  const node = await context.fileNode(absolutePath);
  if (!node || !isReallyInside(absolutePath, context.contentDir) || sizeOf(absolutePath) === null) return null;
  return publishCopy(absolutePath, node.internal.contentDigest, path.basename(file), context);
}

/**
 * Publishes a file under a name, in a folder that is named by a digest of the content.
 * @returns the address, with the path prefix
 */
function publishCopy(file: string, folder: string, name: string, { publicDir, pathPrefix }: PublishContext): string {
  const place = `${/\.pdf$/i.test(name) ? pdfFolder : fileFolder}${folder}/`;
  const target = path.join(publicDir, place, name);
  // Comparing sizes avoids copying large files, such as videos, in every build.
  if (sizeOf(target) !== sizeOf(file)) {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
  return `${pathPrefix}${place}${encodeURIComponent(name)}`;
}

/** Returns the size in bytes, or null if the file does not exist. */
function sizeOf(file: string): number | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.size : null;
}

/**
 * Publishes a picture of the content folder, and WebP versions from which browsers choose.
 * @returns the published picture, or null if the file does not exist, is outside the content folder
 * or cannot be shown; the content check reports these cases
 */
export async function resolveImage(file: string, context: PublishContext): Promise<ResolvedImage | null> {
  const absolutePath = path.join(context.contentDir, file);
  if (!isReallyInside(absolutePath, context.contentDir)) return null;
  const state = pictureState(absolutePath);
  if (state !== "picture" && state !== "heic") return null;
  const asItIs = async (size: Pick<ResolvedImage, "width" | "height">) => {
    const src = await publishFile(file, context);
    return src === null ? null : { src, ...size, sources: [] };
  };
  if (state === "heic") return asItIs({ width: null, height: null });
  if (/\.svg$/i.test(file)) return asItIs(svgSize(readFileSync(absolutePath, "utf8")));
  if (!(await context.fileNode(absolutePath))) return null;
  const { width, height, substitute, widths, problem, folder } = await preparePicture(absolutePath);
  if (problem) return null;
  const { name } = path.parse(file);
  const publish = (made: string, as: string) =>
    publishCopy(path.join(folder, made), path.basename(folder), as, context);
  const plain = substitute
    ? { src: publish(`original.${substitute}`, `${name}.${substitute}`), width, height, sources: [] }
    : await asItIs({ width, height });
  if (plain === null || widths.length === 0) return plain;
  const srcSet = widths.map((each) => `${publish(`${each}.webp`, `${name}-${each}.webp`)} ${each}w`).join(", ");
  return { ...plain, sources: [{ type: "image/webp", srcSet }] };
}

/**
 * Returns the size of an SVG from its width and height, or else from its viewBox. The default
 * is 300 × 150, as in CSS.
 */
function svgSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/i.exec(svg)?.[0] ?? "";
  const length = (name: string) => {
    const [, value, unit = ""] = new RegExp(`\\s${name}=["']\\s*([\\d.]+)([a-z]*)\\s*["']`, "i").exec(root) ?? [];
    return Number(value) * (pixels[unit.toLowerCase()] ?? Number.NaN);
  };
  const box = (/viewBox=["']([^"']+)["']/.exec(root)?.[1]?.match(/[^\s,]+/g) ?? []).map(Number);
  const width = length("width") || box[2] || 300;
  const height = length("height") || box[3] || 150;
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * CSS length units in pixels, with a font size of 16 px:
 * https://www.w3.org/TR/css-values/#absolute-lengths
 */
const pixels: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
};
