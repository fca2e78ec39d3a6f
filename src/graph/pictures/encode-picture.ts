import sharp, { type Metadata, type Sharp } from "sharp";
import { hasFewColours } from "./few-colours";
import { PictureProblem } from "./picture-problem";
import { pictureWidths } from "./picture-widths";
import { plainPng } from "./plain-png";

export interface EncodedVersion {
  readonly format: "webp" | "jpeg" | "png";
  /** In pixels. */
  readonly width: number;
  readonly bytes: Buffer;
}

export interface EncodedPicture {
  /** After rotation, in pixels; null where it cannot be read. */
  readonly width: number | null;
  readonly height: number | null;
  /** In place of the file itself, where that should not be published: for old programs, feed readers, and zooming. */
  readonly substitute: EncodedVersion | null;
  /** What browsers choose from, in WebP, by rising width. Empty where the file itself is best. */
  readonly versions: readonly EncodedVersion[];
}

/** Named in every address and every key of the cache: a change of what is made gives new names. */
export const recipe = `1 ${sharp.versions.vips} ${sharp.versions.webp} ${sharp.versions.mozjpeg}`;

/** A larger one takes gigabytes to decode, here and in the browsers of readers. */
const maxPixels = 100_000_000;
/** Of the file itself where readers get it to look closely. */
const maxOriginal = 4096;
const maxSubstitute = 2880;
/** The format has no room for more. */
const maxWebp = 16_383;
/** What a smaller version must save to be worth a request of its own. */
const saving = 0.85;

/**
 * Makes the versions of a picture that readers get: rotated as its camera says, without the place where it was taken, no wider
 * than they can see.
 * @throws PictureProblem where it is damaged or too large
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  if (isBeyondSharp(bytes)) return asItIs({ width: null, height: null });
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = header.autoOrient;
    if (width * height > maxPixels)
      throw new PictureProblem({
        message: `图片有${width} × ${height}像素，读者的设备打不开`,
        fix: "缩小到4000像素宽以内",
      });
    if (isKept(bytes, header)) return asItIs({ width, height });
    const substitute = isPublic(header) ? null : await encodeSubstitute(bytes, header);
    const versions = await encodeVersions(bytes, header);
    const largest = versions.at(-1);
    const pays = largest !== undefined && largest.bytes.length < (substitute?.bytes ?? bytes).length;
    return { width, height, substitute, versions: pays ? versions : [] };
  } catch (error) {
    if (error instanceof PictureProblem) throw error;
    // Its reason is not told: pictures that are decoded at the same time share libvips' messages.
    throw new PictureProblem({ message: "图片已损坏，或没有存完", fix: "从原处重新保存" });
  }
}

/**
 * The picture as development shows it: the file itself, unless no browser shows it.
 * @throws PictureProblem where its header is damaged
 */
export async function outlinePicture(bytes: Buffer): Promise<EncodedPicture> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return header === null || header.format === "tiff" ? encodePicture(bytes) : asItIs(header.autoOrient);
}

function asItIs({ width, height }: Pick<EncodedPicture, "width" | "height">): EncodedPicture {
  return { width, height, substitute: null, versions: [] };
}

/** BMP and ICO, which browsers show and sharp cannot read. */
function isBeyondSharp(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 2) === "BM" || bytes.toString("hex", 0, 4) === "00000100";
}

/** What moves goes on moving: only its first frame would be left. */
function isKept(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
  if (format === "gif") return true;
  if (format === "png") return isAnimatedPng(bytes);
  if (format === "heif") return bytes.subarray(8, 12).toString("latin1") === "avis";
  return format === "webp" && pages > 1;
}

/** `acTL` stands before the pixels: https://www.w3.org/TR/png-3/#acTL-chunk */
function isAnimatedPng(bytes: Buffer): boolean {
  const control = bytes.indexOf("acTL");
  return control !== -1 && control < bytes.indexOf("IDAT");
}

/** Whether every browser shows the file as it is, in its right colours, and nothing private is in it, such as where it was taken. */
function isPublic({ format, width, exif, xmp, space }: Metadata): boolean {
  if (exif !== undefined || xmp !== undefined || width > maxOriginal) return false;
  return format === "png" || format === "webp" || (format === "jpeg" && (space === "srgb" || space === "b-w"));
}

async function encodeSubstitute(bytes: Buffer, header: Metadata): Promise<EncodedVersion> {
  const { autoOrient, hasAlpha, format, orientation = 1 } = header;
  if (format === "png" && orientation === 1 && autoOrient.width <= maxOriginal) {
    return { format, width: autoOrient.width, bytes: plainPng(bytes) };
  }
  const width = Math.min(autoOrient.width, maxSubstitute);
  if (format === "png" || hasAlpha) {
    const png = decoded(bytes, width).png({ compressionLevel: 9 });
    return { format: "png", width, bytes: await png.toBuffer() };
  }
  const jpeg = decoded(bytes, width).jpeg({ quality: 82, progressive: true });
  return { format: "jpeg", width, bytes: await jpeg.toBuffer() };
}

async function encodeVersions(bytes: Buffer, { autoOrient, format }: Metadata): Promise<EncodedVersion[]> {
  const { width, height } = autoOrient;
  const widths = pictureWidths(width).filter((wanted) => (height * wanted) / width <= maxWebp);
  const versions: EncodedVersion[] = [];
  for (const wanted of widths.reverse()) {
    // Scaling mixes colours, so only a picture in its own width has few.
    const lossless = wanted === width && format === "png" && (await hasFewColours(decoded(bytes, width)));
    const webp = decoded(bytes, wanted).webp(lossless ? { lossless, effort: 4 } : { quality: 80, effort: 3 });
    const version = { format: "webp" as const, width: wanted, bytes: await webp.toBuffer() };
    const larger = versions[0];
    if (larger === undefined || version.bytes.length < larger.bytes.length * saving) versions.unshift(version);
  }
  // One that is too tall for WebP in its full width would be shown blurred.
  return versions.at(-1)?.width === pictureWidths(width).at(-1) ? versions : [];
}

function decoded(bytes: Buffer, width: number): Sharp {
  // Browsers, too, show what only deserves a warning.
  return sharp(bytes, { failOn: "error", limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
}
