import { readFileSync } from "node:fs";
import type { Diagnostic } from "../lib/diagnostic";
import { fileMessages } from "../text/diagnostics/file-messages";
import { say } from "./say";

/** Larger Markdown files are almost always an accident (a log, a data dump) and make a page nobody can load. */
export const largeFileBytes = 1024 * 1024;

export interface TextFile {
  /** The text with `\n` line ends and without a byte order mark; "" if the file could not be decoded. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads a text file, whatever its line ends and with or without a byte order mark.
 * @param absolutePath the file on disk
 * @param file its path relative to the content folder, for diagnostics
 */
export function readTextFile(absolutePath: string, file: string): TextFile {
  return decodeText(readFileSync(absolutePath), file);
}

/** Decodes a file's bytes, or returns the diagnostic that explains why they cannot be decoded. */
export function decodeText(bytes: Uint8Array, file: string): TextFile {
  const diagnostics: Diagnostic[] = [];
  if (bytes.byteLength > largeFileBytes) {
    diagnostics.push({
      severity: "warning",
      file,
      ...say(fileMessages.large((bytes.byteLength / 1024 / 1024).toFixed(1))),
    });
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return { text: text.replace(/\r\n?/g, "\n"), diagnostics };
  } catch {
    return { text: "", diagnostics: [...diagnostics, notUtf8(bytes, file)] };
  }
}

function notUtf8(bytes: Uint8Array, file: string): Diagnostic {
  const at = firstBadByte(bytes);
  const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
  const shown = Array.from(bytes.subarray(at, at + 2), (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  return {
    severity: "error",
    file,
    line,
    ...say(fileMessages.notUtf8(shown, at)),
  };
}

/**
 * Offset of the first invalid character. The decoder does not report it, so this bisects for the longest valid prefix. The
 * decoder accepts a truncated character at the end, so an incomplete sequence there belongs to the fault.
 */
function firstBadByte(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.byteLength;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (isValidPrefix(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  const isStart = (byte: number) => byte >= 0xc0;
  for (let back = 1; back <= 3 && back <= low; back++) {
    const byte = bytes[low - back] ?? 0;
    if (byte < 0x80) break;
    if (isStart(byte)) return back < sequenceLength(byte) ? low - back : low;
  }
  return low;
}

/** Length of the UTF-8 sequence that a lead byte announces. */
function sequenceLength(first: number): number {
  return first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
}

function isValidPrefix(bytes: Uint8Array): boolean {
  try {
    // `stream` accepts a truncated character at the end, so every prefix of valid text is valid.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
