/** Encodings of older notes. GB18030 holds GBK and GB2312. */
const encodings = ["utf-8", "gb18030"] as const;

interface Decoded {
  /** Null for bytes that are no text. */
  readonly text: string | null;
  readonly encoding: string;
}

/** Text of a file with the encoding it was in. Line ends stay as they are; a byte order mark goes. */
export function decode(bytes: Uint8Array): Decoded {
  const marked =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: marked };
  if (bytes.includes(0)) return { text: null, encoding: "" };
  for (const encoding of encodings) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
    } catch {
      // The next one.
    }
  }
  return { text: null, encoding: "" };
}
