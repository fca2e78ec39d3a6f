/** Encodings to try, in this order. GB18030 includes GBK and GB2312. */
const encodings = ["utf-8", "gb18030"] as const;

interface Decoded {
  /** Null if the bytes are not text. */
  readonly text: string | null;
  readonly encoding: string;
}

/**
 * Decodes a file and names its encoding. Line ends stay as they are; a byte order mark is removed.
 */
export function decode(bytes: Uint8Array): Decoded {
  const marked = markedEncoding(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  if (bytes.includes(0)) return { text: null, encoding: "" };
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
    } catch {
      // The bytes are not valid in this encoding.
    }
  }
  return { text: null, encoding: "" };
}

/** Returns the encoding that a byte order mark of UTF-16 names, or null without such a mark. */
function markedEncoding([first, second]: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}
