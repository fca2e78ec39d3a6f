/** Matches characters that NFKC may change. */
const plain = /[^\n\t -~\u3001-\u301f\u4e00-\u9fff“”‘’—…·]/u;
const others = new RegExp(plain.source, "gu");

/**
 * Normalises text for comparison: NFKC, which also makes full-width forms ordinary, and lower case. Works code point by
 * code point, so that `foldWithMap` can map positions back.
 */
export function fold(text: string): string {
  return (plain.test(text) ? text.replace(others, (char) => char.normalize("NFKC")) : text).toLowerCase();
}

export interface FoldedText {
  readonly text: string;
  /** Maps an index in the folded text to one in the original. */
  readonly toOriginal: (index: number) => number;
}

/** Like `fold`, with a map back to the original text. */
export function foldWithMap(text: string): FoldedText {
  const folded = fold(text);
  if (!plain.test(text) && folded.length === text.length) return { text: folded, toOriginal: (index) => index };
  const origins: number[] = [];
  let result = "";
  let place = 0;
  for (const char of text) {
    const piece = fold(char);
    for (let index = 0; index < piece.length; index++) origins.push(place);
    result += piece;
    place += char.length;
  }
  return { text: result, toOriginal: (index) => origins[index] ?? text.length };
}
