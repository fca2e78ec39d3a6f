import { readFileSync } from "node:fs";
import path from "node:path";
import { isReallyInside } from "../../lib/node/files";
import { pictureState } from "../../lib/node/picture-file";
import type { ResolvedImage } from "../../markdown/model/types";
import { preparePicture } from "./prepare-picture";
import { type PublishContext, publishCopy, publishFile } from "./publish-file";

/**
 * Publishes a picture of the content folder, with the versions of it that browsers choose from. Vector pictures and moving
 * ones are published unchanged.
 * @param file path relative to the content folder
 * @returns null if the file does not exist or cannot be shown, which is reported when the content is checked
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
    publishCopy(path.join(folder, made), { folder: path.basename(folder), name: as }, context);
  const plain = substitute
    ? { src: publish(`original.${substitute}`, `${name}.${substitute}`), width, height, sources: [] }
    : await asItIs({ width, height });
  if (plain === null || widths.length === 0) return plain;
  const srcSet = widths.map((each) => `${publish(`${each}.webp`, `${name}-${each}.webp`)} ${each}w`).join(", ");
  return { ...plain, sources: [{ type: "image/webp", srcSet }] };
}

/** Size of an SVG from its width and height, else its viewBox, else 300 × 150, the default size in CSS. */
function svgSize(svg: string): { width: number; height: number } {
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
