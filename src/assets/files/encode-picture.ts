import sharp, { type Metadata } from "sharp";
import { pictureMessages } from "../../config/messages";
import type { Wording } from "../../lib/diagnostic";

/** The versions of a picture that readers get. */
export interface Picture {
  /** Width in pixels of the upright picture, or null for BMP, ICO and pictures with a `problem`. */
  readonly width: number | null;
  readonly height: number | null;
  /**
   * Format of the substitute for a file that must not be published unchanged. Old programs, feeds
   * and the zoomed view use it. Null if the file may be published unchanged.
   */
  readonly substitute: "jpeg" | "png" | null;
  /**
   * Widths of the WebP files from which browsers choose, in ascending order. Empty if browsers get
   * the file itself or its substitute instead.
   */
  readonly widths: readonly number[];
  /** Why readers cannot get the picture: it is damaged or has too many pixels. */
  readonly problem?: Wording;
}

interface EncodedPicture {
  readonly picture: Picture;
  /** Contents by file name: `720.webp`, `original.png`. */
  readonly files: Readonly<Record<string, Buffer>>;
}

/**
 * Version of the encoding. It is part of every address, so that a new encoding gets new addresses.
 */
export const recipe = `2 ${sharp.versions.vips} ${sharp.versions.webp} ${sharp.versions.mozjpeg}`;

/** Widths for the reading column of 714 px, at normal and at double pixel density. */
const columnWidths = [720, 1440];
/**
 * Maximum number of pixels. A larger picture takes gigabytes of memory to decode, both in a build
 * and in readers' browsers.
 */
const maxPixels = 100_000_000;
/** Maximum width in pixels of the file that readers can zoom. */
const maxWidth = 2880;
/** Maximum height in pixels of a WebP file. */
const maxWebpHeight = 16_383;

/**
 * Prepares a picture for readers. The result is upright, has no location data and is no wider than
 * `maxWidth`. GIF, animated pictures, BMP and ICO stay as they are. In development, so do all
 * pictures other than TIFF.
 */
export async function encodePicture(bytes: Buffer): Promise<EncodedPicture> {
  // Browsers show BMP and ICO, but sharp cannot read them, so they stay as they are.
  if (/^(?:424d|00000100)/.test(bytes.toString("hex", 0, 4))) return alone({});
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = header.autoOrient;
    if (width * height > maxPixels)
      return alone({
        problem: pictureMessages.large(width, height),
      });
    const isDraft = process.env.NODE_ENV !== "production" && header.format !== "tiff";
    return isDraft || isMoving(bytes, header) ? alone({ width, height }) : await encoded(bytes, header);
  } catch {
    // The message does not contain the reason, because libvips mixes the messages of pictures that
    // are decoded at the same time.
    return alone({ problem: pictureMessages.damaged });
  }
}

/** Returns a picture without other versions. */
function alone(known: Partial<Picture>): EncodedPicture {
  return { picture: { width: null, height: null, substitute: null, widths: [], ...known }, files: {} };
}

/**
 * Returns whether a picture may be animated, which includes every GIF. Encoding an animation again
 * would keep only its first frame.
 */
function isMoving(bytes: Buffer, { format, pages = 1 }: Metadata): boolean {
  // An animated PNG has this chunk: https://www.w3.org/TR/png-3/#acTL-chunk
  const control = format === "png" ? bytes.indexOf("acTL") : -1;
  return format === "gif" || pages > 1 || (control >= 0 && control < bytes.indexOf("IDAT"));
}

function substituteFormat({ format, hasAlpha }: Metadata): "png" | "jpeg" {
  return format === "png" || hasAlpha ? "png" : "jpeg";
}

async function encoded(bytes: Buffer, header: Metadata): Promise<EncodedPicture> {
  const { width, height } = header.autoOrient;
  const at = (wanted: number) =>
    // `failOn` accepts pictures that only cause a warning, because browsers show them too.
    sharp(bytes, { failOn: "error", limitInputPixels: maxPixels })
      .autoOrient()
      .resize({ width: wanted, withoutEnlargement: true });
  const substitute = isPublic(header) ? null : substituteFormat(header);
  const original = substitute && { [`original.${substitute}`]: await at(maxWidth)[substitute]().toBuffer() };
  const smaller = columnWidths.filter((step) => step * 1.25 <= width);
  const widths = smaller.length === columnWidths.length ? smaller : [...smaller, width];
  const largest = Math.max(...widths);
  // The picture is too tall for WebP at the largest of these widths, and a narrower version would
  // look blurred.
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

/**
 * Returns whether a file can be published unchanged. Every browser must show its format and colours
 * correctly, it must be no wider than `maxWidth`, and it must not contain EXIF or XMP data, which
 * may include a location.
 */
function isPublic({ format, width, exif, xmp, space }: Metadata): boolean {
  if (exif !== undefined || xmp !== undefined || width > maxWidth) return false;
  return format === "png" || format === "webp" || (format === "jpeg" && (space === "srgb" || space === "b-w"));
}
