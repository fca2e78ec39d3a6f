import { closeSync, openSync, readSync, statSync } from "node:fs";

/** Signatures of raster formats, in hexadecimal; dots match any digit. https://en.wikipedia.org/wiki/List_of_file_signatures */
const signatures = [
  /^89504e470d0a1a0a/, // PNG, APNG
  /^ffd8ff/, // JPEG
  /^47494638/, // GIF
  /^52494646.{8}57454250/, // WebP
  /^.{8}66747970/, // AVIF, HEIC
  /^(?:49492a00|4d4d002a)/, // TIFF
  /^424d/, // BMP
  /^00000100/, // ICO
];

/** What a picture's path points to. For a file that is not a picture, `beginning` is its first bytes as text, "" if empty. */
export type PictureState = "missing" | "picture" | { readonly beginning: string };

/**
 * Checks the first bytes of a file. A picture that cannot be decoded would end the build halfway, with a message that
 * names no file. The exact format does not matter, since browsers and sharp check the bytes too.
 */
export function pictureState(absolutePath: string): PictureState {
  if (!statSync(absolutePath, { throwIfNoEntry: false })?.isFile()) return "missing";
  if (/\.svg$/i.test(absolutePath)) return "picture";
  const start = firstBytes(absolutePath);
  if (signatures.some((signature) => signature.test(start.toString("hex")))) return "picture";
  return { beginning: start.toString("latin1").replace(/[^ -~]+/g, "…") };
}

function firstBytes(absolutePath: string): Buffer {
  const file = openSync(absolutePath, "r");
  try {
    const bytes = Buffer.alloc(24);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
