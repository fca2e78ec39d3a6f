import { closeSync, openSync, readSync, statSync } from "node:fs";

/** First bytes of every kind of picture made of pixels, in hexadecimal; dots stand for any. https://en.wikipedia.org/wiki/List_of_file_signatures */
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

/** What is found where a picture is expected; of a file that is not one, its first bytes as text, "" where it is empty. */
export type PictureState = "missing" | "picture" | { readonly beginning: string };

/**
 * Looks at the first bytes of a file: a picture that cannot be decoded would end the build in the middle, with a message
 * that names no file. Which of the kinds it is does not matter, since browsers and sharp look at the bytes too.
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
