import sharp, { type Metadata } from "sharp";
import type { Wording } from "../../lib/diagnostic";

/** What readers get of a picture. */
export interface Picture {
  /** Upright, in pixels; null where it cannot be read. */
  readonly width: number | null;
  readonly height: number | null;
  /** Format of what stands in for a file that should not be published as it is, for old programs, feeds and zooming. */
  readonly substitute: "jpeg" | "png" | null;
  /** Of the WebP files that browsers choose from, rising. Empty where the file itself is best. */
  readonly widths: readonly number[];
  /** Why nobody could see it. */
  readonly problem?: Wording;
}

interface EncodedPicture {
  readonly picture: Picture;
  /** By name: `720.webp`, `original.png`. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/** Part of every address: a change of what is made gives new ones. */
export const recipe = `2 ${sharp.versions.vips} ${sharp.versions.webp} ${sharp.versions.mozjpeg}`;

/** Widths of the reading column, 714 px, on a plain screen and on one of twice the density. */
const steps = [720, 1440];
/** A larger picture takes gigabytes to decode, here and in the browsers of readers. */
const maxPixels = 100_000_000;
/** Maximum width of the zoomable file. */
const maxWidth = 2880;
/** WebP has no room for more. */
const maxWebpHeight = 16_383;

/** Prepares a picture for readers: upright, no wider than useful, without location data; a draft stays as it is. */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  // BMP and ICO, which browsers show and sharp cannot read.
  if (/^(?:424d|00000100)/.test(bytes.toString("hex", 0, 4))) return alone({});
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = header.autoOrient;
    if (width * height > maxPixels)
      return alone({
        problem: { message: `图片有${width} × ${height}像素，读者的设备打不开`, fix: "缩小到4000像素宽以内" },
      });
    const isDraft = process.env.NODE_ENV !== "production" && header.format !== "tiff";
    return isDraft || isMoving(bytes, header) ? alone({ width, height }) : await encoded(bytes, header);
  } catch {
    // The reason is not told: pictures that are decoded at the same time share libvips' messages.
    return alone({ problem: { message: "图片已损坏，或没有存完", fix: "从原处重新保存" } });
  }
}

/** A picture of which nothing else is made. */
function alone(known: Partial<Picture>): EncodedPicture {
  return { picture: { width: null, height: null, substitute: null, widths: [], ...known }, files: {} };
}

/** Re-encoding would keep only the first frame. */
function isMoving(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
  // Of a PNG: https://www.w3.org/TR/png-3/#acTL-chunk
  const control = format === "png" ? bytes.indexOf("acTL") : -1;
  return format === "gif" || pages > 1 || (control >= 0 && control < bytes.indexOf("IDAT"));
}

async function encoded(bytes: Buffer, header: Metadata): Promise<EncodedPicture> {
  const { format, hasAlpha, autoOrient } = header;
  const { width, height } = autoOrient;
  const at = (wanted: number) =>
    // Browsers, too, show what only deserves a warning.
    sharp(bytes, { failOn: "error", limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: wanted, withoutEnlargement: true });
  const substitute = isPublic(header) ? null : format === "png" || hasAlpha ? "png" : "jpeg";
  const original = substitute && { [`original.${substitute}`]: await at(maxWidth)[substitute]().toBuffer() };
  const smaller = steps.filter((step) => step * 1.25 <= width);
  const widths = smaller.length === steps.length ? smaller : [...smaller, width];
  const largest = Math.max(...widths);
  // Too tall for WebP at full width; a smaller one would look blurred.
  if ((height * largest) / width > maxWebpHeight)
    return { picture: { width, height, substitute, widths: [] }, files: original ?? {} };
  const webp: Record<string, Buffer> = {};
  for (const wanted of widths) webp[`${wanted}.webp`] = await at(wanted).webp({ quality: 80, effort: 3 }).toBuffer();
  const pays = (webp[`${largest}.webp`]?.length ?? 0) < (Object.values(original ?? {})[0] ?? bytes).length;
  return {
    picture: { width, height, substitute, widths: pays ? widths : [] },
    files: pays ? { ...webp, ...original } : (original ?? {}),
  };
}

/** Whether every browser shows the file in its right colours, and nothing private is in it, such as where it was taken. */
function isPublic({ format, width, exif, xmp, space }: Metadata): boolean {
  if (exif !== undefined || xmp !== undefined || width > maxWidth) return false;
  return format === "png" || format === "webp" || (format === "jpeg" && (space === "srgb" || space === "b-w"));
}
