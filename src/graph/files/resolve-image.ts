import { readFileSync } from "node:fs";
import path from "node:path";
import type { ResolvedImage } from "../../article/model/types";
import { pictureState } from "../../lib/node/picture-file";
import { isReallyInside } from "../../lib/node/really-inside";
import type { StoredPicture } from "../pictures/picture-cache";
import { PictureProblem } from "../pictures/picture-problem";
import type { PictureWorks } from "../pictures/picture-works";
import { type PublishContext, publishCopy, publishFile } from "./publish-file";

export interface ImageContext extends PublishContext {
  readonly works: Pick<PictureWorks, "prepare">;
}

/**
 * Publishes a picture of the content folder, with the versions of it that browsers choose from. Vector pictures and moving
 * ones are published unchanged.
 * @param file path relative to the content folder
 * @returns null if the file does not exist or cannot be shown, which is reported when the content is checked
 */
export async function resolveImage(file: string, context: ImageContext): Promise<ResolvedImage | null> {
  const absolutePath = path.join(context.contentDir, file);
  if (!isReallyInside(absolutePath, context.contentDir)) return null;
  const state = pictureState(absolutePath);
  if (!(await context.fileNode(absolutePath)) || (state !== "picture" && state !== "heic")) return null;
  const picture = state === "heic" || /\.svg$/i.test(file) ? unread : await preparedOrNull(absolutePath, context);
  if (picture === null) return null;
  const { key, substitute, versions } = picture;
  const name = path.parse(file).name;
  const src = substitute
    ? publishCopy(substitute.file, { folder: key, name: `${name}.${substitute.format}` }, context)
    : await publishFile(file, context);
  if (src === null) return null;
  const srcSet = versions
    .map((version) => {
      const place = { folder: key, name: `${name}-${version.width}.${version.format}` };
      return `${publishCopy(version.file, place, context)} ${version.width}w`;
    })
    .join(", ");
  return { src, ...sizeOf(picture, absolutePath), sources: srcSet === "" ? [] : [{ type: "image/webp", srcSet }] };
}

/** Drawings, and a picture that only some browsers can read, are left to them. */
const unread: StoredPicture = { key: "", width: null, height: null, substitute: null, versions: [] };

async function preparedOrNull(absolutePath: string, { works }: ImageContext): Promise<StoredPicture | null> {
  try {
    return await works.prepare(absolutePath);
  } catch (error) {
    if (error instanceof PictureProblem) return null;
    throw error;
  }
}

function sizeOf({ width, height }: StoredPicture, absolutePath: string): Pick<ResolvedImage, "width" | "height"> {
  return /\.svg$/i.test(absolutePath) ? svgSize(readFileSync(absolutePath, "utf8")) : { width, height };
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
