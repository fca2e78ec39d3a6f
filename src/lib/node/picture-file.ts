import { closeSync, openSync, readSync, statSync } from "node:fs";

/**
 * Signatures of raster formats in hexadecimal. A dot stands for any digit.
 * https://en.wikipedia.org/wiki/List_of_file_signatures
 */
const signatures = [
  /^89504e470d0a1a0a/, // PNG, APNG
  /^ffd8ff/, // JPEG
  /^47494638/, // GIF
  /^52494646.{8}57454250/, // WebP
  /^(?:49492a00|4d4d002a)/, // TIFF
  /^424d/, // BMP
  /^00000100/, // ICO
];

/**
 * Matches the brands of HEIC, the format in which phones save photographs, and of HEIF in general:
 * https://nokiatech.github.io/heif/technical.html
 */
const heic = /^.{4}ftyp.*?(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;
const avif = /^.{4}ftyp.*?avi[fs]/s;

/**
 * What a picture's path points to. `beginning` is the start of a file that is not a picture. HEIC
 * is separate, because sharp and most browsers do not support it.
 */
export type PictureState = "missing" | "picture" | "heic" | { readonly beginning: string };

/**
 * Returns what a picture's path points to, judging by the first bytes of the file.
 * Without this check, a file that cannot be decoded would end the build with a message that
 * does not name the file.
 */
export function pictureState(absolutePath: string): PictureState {
  if (!statSync(absolutePath, { throwIfNoEntry: false })?.isFile()) return "missing";
  const start = firstBytes(absolutePath, 64);
  const text = start.toString("latin1");
  if (/\.svg$/i.test(absolutePath)) {
    // An SVG may begin with comments and a document type, so more bytes are read.
    if (/<svg[\s>]/i.test(firstBytes(absolutePath, 64 * 1024).toString("latin1"))) return "picture";
  } else if (avif.test(text)) return "picture";
  else if (heic.test(text)) return "heic";
  else if (signatures.some((signature) => signature.test(start.toString("hex")))) return "picture";
  return { beginning: text.slice(0, 24).replace(/[^ -~]+/g, "…") };
}

function firstBytes(absolutePath: string, count: number): Buffer {
  const file = openSync(absolutePath, "r");
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}
