/** Characters that folding cannot change: most of any text. */
const plain = /[^\n\t -~\u3001-\u301f\u4e00-\u9fff“”‘’—…·]/u;
const others = new RegExp(plain.source, "gu");

/**
 * The form in which texts are compared: full-width and other compatibility forms made ordinary, upper case made lower.
 * Folds code point by code point, so that `foldWithMap` can say where each piece came from.
 */
export function fold(text: string): string {
  return (plain.test(text) ? text.replace(others, (char) => char.normalize("NFKC")) : text).toLowerCase();
}

export interface FoldedText {
  readonly text: string;
  /** Place in the original text of a place in the folded text. */
  readonly toOriginal: (index: number) => number;
}

/** `fold`, with the way back to the original. */
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
