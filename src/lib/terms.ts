/**
 * Matches a term of at most 16 characters whose hyphens must not end a line, because browsers break
 * a line after a hyphen: `UTF-8`, `C-SCAN`, `latin-1`, `B-tree`, `DeepSeek-V3`, `CVE-2021-44228`. A
 * digit, a capital or a single letter is beside each hyphen. Words such as `copy-on-write` may
 * break. Longer terms may break too, because on a phone they would leave a gap at the end of a
 * line.
 */
export const hyphenatedTerm = String.raw`(?<![\w./-])(?=[\w-]{3,16}(?![\w-]))[A-Za-z](?:\w*-(?:[\dA-Z]\w*|[a-z](?!\w))|-\w+)(?:-[\dA-Z]\w*)*`;

/** Punctuation that must not begin a line. A line may break after it. */
const closing = String.raw`\u2019\u201d\u2026\u3001\u3002\u300b\u300d\u300f\u3011\uff01\uff09\uff0c\uff1a\uff1b\uff1f`;
/**
 * Matches punctuation and the character before it, at the end of a phrase of six or more
 * characters. A phrase that is wider than its line breaks between any two characters, even before
 * punctuation. The narrowest line has six characters: a title on a phone with large text.
 */
const closed = String.raw`(?<=[^\s${closing}]{5})[^\s${closing}][${closing}]+`;

const inTitle = new RegExp(`(${hyphenatedTerm}|${closed})`, "u");
const inLine = new RegExp(`(${hyphenatedTerm})`, "u");

/**
 * Splits text at the parts that must stay on one line. These parts have odd indices.
 * @param isTitle whether the text is a title, whose lines break only between phrases; the last
 * character of a long phrase then stays with the punctuation after it
 */
export function splitTogether(text: string, isTitle = false): string[] {
  return text.split(isTitle ? inTitle : inLine);
}
