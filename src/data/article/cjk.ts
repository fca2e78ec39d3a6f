/** Character classes of Chinese text, as the inside of a `[…]` in a regular expression with the flag `u`. */
export const cjk = {
  /** Han, kana, Hangul. */
  letter: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`,
  /** Marks that exist in East Asian type only. */
  wideMark: String.raw`\u3000-\u303F\uFF00-\uFFEF`,
  /** Quotes, dash and ellipsis, which Chinese shares with Latin type. */
  sharedMark: String.raw`\u2014\u2018-\u201D\u2026`,
} as const;

const wide = new RegExp(`[${cjk.letter}${cjk.wideMark}]`, "u");

/** Whether a code point is written in East Asian type alone. */
export function isCjk(codePoint: number | null): boolean {
  return codePoint !== null && codePoint > 0x1100 && wide.test(String.fromCodePoint(codePoint));
}
