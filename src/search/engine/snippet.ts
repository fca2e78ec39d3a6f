import { fold, foldWithMap } from "../model/chinese-text";
import type { TextPiece } from "../model/search-types";

const isWordCharacter = /[\p{L}\p{N}_]/u;
const isLatin = /^[\p{Script=Latin}\p{N}_]/u;
/**
 * Maximum number of characters before the match, so that the match is visible on a phone, which
 * shows two short lines.
 */
const lead = 12;

/** Returns all of the text as pieces, with its matches marked. */
export function markText(text: string, terms: readonly string[]): TextPiece[] {
  return pieces(text, marksOf(text, terms), 0, text.length);
}

/**
 * Returns the part of a section's text around the phrase. If the text does not contain the phrase,
 * returns the part with the most matches, or else the beginning. The phrase and the terms must be
 * folded.
 * @param options.length maximum length of the part without the ellipses, in characters
 */
export function snippetOf(
  text: string,
  { phrase, terms, length }: { phrase: string; terms: readonly string[]; length: number },
): TextPiece[] {
  const marks = marksOf(text, terms);
  const exact = marksOf(text, [phrase]).indexOf("1");
  const start = startBefore(text, exact < 0 ? densest(marks, length) : exact);
  const end = start + length < text.length ? wholeCharacter(text, start + length) : text.length;
  const ellipsis = { text: "…", marked: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...pieces(text, marks, start, end),
    ...(end < text.length ? [ellipsis] : []),
  ];
}

/**
 * Returns the last beginning of a sentence in the `lead` characters before the match. If no
 * sentence begins there, returns the position `lead` characters before the match, or 0.
 */
function startBefore(text: string, match: number): number {
  if (match <= lead) return 0;
  const before = text.slice(match - lead, match);
  const sentence = Math.max(...[..."。！？；\n"].map((end) => before.lastIndexOf(end) + 1));
  return wholeCharacter(text, match - lead + sentence);
}

/** If an index is inside a surrogate pair, moves it to the end of the pair. */
function wholeCharacter(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index + 1 : index;
}

/**
 * Returns the start of the window with the most marks, or 0 if there are no marks. A window begins
 * with a mark and is half of `length` long.
 */
function densest(marks: string, length: number): number {
  const marked = (start: number) => marks.slice(start, start + length / 2).replaceAll("0", "").length;
  const windows = [...marks.matchAll(/1+/g)].map(({ index: start }) => ({ start, count: marked(start) }));
  return windows.sort((a, b) => b.count - a.count)[0]?.start ?? 0;
}

/**
 * Returns a string with 1 for each character that a term matches, and 0 for the others.
 * Latin terms match only at the beginning of a word or of a part of an identifier.
 */
function marksOf(text: string, terms: readonly string[]): string {
  const { text: folded, toOriginal } = foldWithMap(text);
  const marks = new Uint8Array(text.length);
  for (const term of terms.filter(Boolean)) {
    const startsWord = isLatin.test(term);
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const isInside = startsWord && isLatin.test(folded[at - 1] ?? "") && !humpAt(text, toOriginal(at));
      if (!isInside) marks.fill(1, toOriginal(at), toOriginal(at + term.length));
    }
  }
  return marks.join("");
}

/** Returns whether a part of an identifier starts at an index, as in `getName` and `get_name`. */
function humpAt(text: string, index: number): boolean {
  const char = text[index] ?? "";
  const before = text[index - 1] ?? "";
  return before === "_" || (char !== fold(char) && isWordCharacter.test(before) && before === fold(before));
}

function pieces(text: string, marks: string, start: number, end: number): TextPiece[] {
  return [...marks.slice(start, end).matchAll(/0+|1+/g)].map(({ 0: run, index }) => ({
    text: text.slice(start + index, start + index + run.length).replace(/\s+/g, " "),
    marked: run.startsWith("1"),
  }));
}
