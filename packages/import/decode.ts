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
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  if (bytes.includes(0)) return { text: null, encoding: "" };
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
    } catch {
      // Try the next encoding.
    }
  }
  return { text: null, encoding: "" };
}
