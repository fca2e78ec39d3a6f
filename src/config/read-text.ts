import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { type Diagnostic, warning } from "../lib/diagnostic";
import { fileMessages } from "../text/diagnostics/content-messages";

/** Larger Markdown files are almost always an accident (a log, a data dump) and make a page nobody can load. */
const largeFileBytes = 1024 * 1024;

interface TextFile {
  /** The text with `\n` line ends and without a byte order mark; "" if the file could not be decoded. */
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a text file, with any line ends, with or without a byte order mark. @param file its path for diagnostics */
export function readTextFile(absolutePath: string, file: string): TextFile {
  return decodeText(readFileSync(absolutePath), file);
}

/** Decodes a file's bytes, or returns the diagnostic that explains why they cannot be decoded. */
export function decodeText(bytes: Uint8Array, file: string): TextFile {
  const { message, fix } = fileMessages.large((bytes.byteLength / 1024 / 1024).toFixed(1));
  const diagnostics = bytes.byteLength > largeFileBytes ? [warning({ file }, message, fix)] : [];
  if (!isUtf8(bytes)) return { text: "", diagnostics: [...diagnostics, notUtf8(bytes, file)] };
  return { text: new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n"), diagnostics };
}

/** Names the first bytes that are no character: the decoder puts a � in their place, which a text may also have itself. */
function notUtf8(bytes: Uint8Array, file: string): Diagnostic {
  let before = "";
  for (const part of new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("�")) {
    before += part;
    const at = Buffer.byteLength(before);
    if (Buffer.from(bytes.subarray(at, at + 3)).toString("hex") !== "efbfbd") break;
    before += "�";
  }
  const at = Buffer.byteLength(before);
  const shown = Array.from(bytes.subarray(at, at + 2), (byte) => byte.toString(16).padStart(2, "0")).join(" ");
  return { severity: "error", file, line: before.split("\n").length, ...fileMessages.notUtf8(shown, at) };
}
