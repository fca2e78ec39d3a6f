import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { staticFile } from "../../content/files/static-files";
import { digestOf } from "../../lib/node/files";
import { absoluteUrl, decodePath, dirname, type UrlBase } from "../../lib/paths";
import { contentPath, staticAddress } from "../../markdown/files/named-files";

interface Place {
  readonly file: string;
  readonly contentDir: string;
  /** Absolute path of the deployed folder. */
  readonly publicDir: string;
  readonly site: UrlBase;
}

/**
 * Publishes the picture that a page's front matter names. It may name a file in the content folder
 * (`./img/cover.png`), a file in static/ (`/img/cover.png`), or a full address.
 * @returns the picture's address and size. For a full address, width and height are null. Returns
 * null if the file does not exist; the content check reports that
 */
export async function frontMatterPicture(image: string, { file, contentDir, publicDir, site }: Place) {
  if (/^https?:/i.test(image)) return { url: image, width: null, height: null };
  const source = pictureFile(image, { file, contentDir });
  if (source === null || !existsSync(source)) return null;
  // The dimensions are those after EXIF rotation, because phones store portrait
  // pictures in landscape.
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const published = addressInStatic(image, { file, contentDir }) ?? publish(source, publicDir);
  return { url: absoluteUrl(site, published), width: width ?? null, height: height ?? null };
}

/**
 * Returns the absolute path of a front matter `image`, or null if it is outside the content folder
 * or missing from static/.
 */
export function pictureFile(image: string, place: Pick<Place, "file" | "contentDir">): string | null {
  const address = addressInStatic(image, place);
  if (address !== null) return staticFile(decodePath(address));
  const inContent = contentPath(dirname(place.file), image);
  return inContent && path.join(place.contentDir, inContent);
}

/**
 * Returns the address of a picture in static/, or null for another picture. The forms are
 * `/img/a.png`, `@site/static/img/a.png`, and `img/a.png` unless that file is beside the page.
 */
function addressInStatic(image: string, { file, contentDir }: Pick<Place, "file" | "contentDir">): string | null {
  if (image.startsWith("/")) return image;
  const inContent = contentPath(dirname(file), image);
  const isBeside = inContent !== null && existsSync(path.join(contentDir, inContent));
  if (/^[\w-]/.test(image) && !isBeside && staticFile(`/${decodePath(image)}`) !== null) return `/${image}`;
  return staticAddress(inContent);
}

function publish(source: string, publicDir: string): string {
  const digest = digestOf(readFileSync(source), 20);
  const address = `/static/${digest}/${path.basename(source)}`;
  const target = path.join(publicDir, address);
  mkdirSync(path.dirname(target), { recursive: true });
  copyFileSync(source, target);
  return address;
}
