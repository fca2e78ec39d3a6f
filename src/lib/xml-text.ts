/**
 * Everything XML 1.0 has no place for, escaped or not: control characters but tab and line ends, halves of surrogate
 * pairs, U+FFFE and U+FFFF.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** Text without the characters that would make a feed unreadable as a whole. */
export function xmlText(text: string): string {
  return text.replace(forbidden, "");
}
