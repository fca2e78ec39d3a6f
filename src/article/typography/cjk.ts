/** Character classes of Chinese text, as the inside of a `[…]` in a regular expression with the flag `u`. */
export const cjk = {
  /** Han, kana, Hangul. */
  letter: String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}`,
  /** Marks that exist in East Asian type only. */
  wideMark: String.raw`\u3000-\u303F\uFF00-\uFFEF`,
  /** Quotes, dash and ellipsis, which Chinese shares with Latin type. */
  sharedMark: String.raw`\u2014\u2018-\u201D\u2026`,
} as const;

const lineBreak = new RegExp(`(?<=[${cjk.letter}${cjk.wideMark}])\\n(?=[${cjk.letter}${cjk.wideMark}])`, "gu");

/** A line break between two Chinese characters is no space. */
export function joinChineseLines(text: string): string {
  return text.replace(lineBreak, "");
}
