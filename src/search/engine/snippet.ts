import { fold, foldWithMap } from "../../contract/chinese-text";
import type { TextPiece } from "../model/search-types";

interface Span {
  readonly start: number;
  readonly end: number;
}

const isWordCharacter = /[\p{L}\p{N}_]/u;
const isLatin = /^[\p{Script=Latin}\p{N}_]/u;
/** Most characters before the match: a phone shows two short lines, and the match must be in them. */
const lead = 12;
/** A snippet preferably starts after one of these. */
const sentenceEnd = /[。！？；\n]/;

/** A whole text, matches marked. */
export function markText(text: string, terms: readonly string[]): TextPiece[] {
  return pieces(text, spansOf(text, terms), 0, text.length);
}

/**
 * The part of a text around the best match: the whole query, else where most terms are close together. Without a match,
 * the beginning.
 * @param phrase the whole query, folded
 * @param terms what to mark, folded
 */
export function snippetOf(
  text: string,
  { phrase, terms, length }: { phrase: string; terms: readonly string[]; length: number },
): TextPiece[] {
  const spans = spansOf(text, terms);
  const exact = phrase === "" ? [] : spansOf(text, [phrase]);
  const { start, end } = windowAround(text, exact[0] ?? densest(spans, length), length);
  const shown = pieces(text, spans, start, end);
  if (start > 0) shown.unshift({ text: "…", marked: false });
  if (end < text.length) shown.push({ text: "…", marked: false });
  return shown;
}

function windowAround(text: string, focus: Span | undefined, length: number): Span {
  if (focus === undefined || focus.start <= lead) return { start: 0, end: clampEnd(text, length) };
  let start = focus.start - lead;
  for (let index = focus.start; index > start; index--) {
    if (sentenceEnd.test(text[index - 1] ?? "")) start = index;
  }
  return { start: wholeCharacter(text, start), end: clampEnd(text, start + length) };
}

function clampEnd(text: string, end: number): number {
  return end >= text.length ? text.length : wholeCharacter(text, end);
}

/** Moves an index out of a surrogate pair. */
function wholeCharacter(text: string, index: number): number {
  const code = text.charCodeAt(index);
  return code >= 0xdc00 && code <= 0xdfff ? index + 1 : index;
}

/** The first match of the densest window. */
function densest(spans: readonly Span[], length: number): Span | undefined {
  let best: Span | undefined;
  let most = 0;
  for (const [index, span] of spans.entries()) {
    let covered = 0;
    for (let next = index; next < spans.length; next++) {
      const other = spans[next];
      if (other === undefined || other.end - span.start > length / 2) break;
      covered += other.end - other.start;
    }
    if (covered > most) [best, most] = [span, covered];
  }
  return best;
}

/** Matches of the terms, sorted, overlapping ones merged. Latin terms match at the beginning of a word only. */
function spansOf(text: string, terms: readonly string[]): Span[] {
  const { text: folded, toOriginal } = foldWithMap(text);
  const found: Span[] = [];
  for (const term of terms) {
    if (term === "") continue;
    const startsWord = isLatin.test(term);
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      const before = folded[at - 1];
      if (startsWord && before !== undefined && isLatin.test(before) && !humpAt(text, toOriginal(at))) continue;
      found.push({ start: toOriginal(at), end: toOriginal(at + term.length) });
    }
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const joined: Span[] = [];
  for (const span of found) {
    const last = joined.at(-1);
    if (last && span.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  return joined;
}

/** Whether a part of an identifier starts here: `getName`, `get_name`. */
function humpAt(text: string, index: number): boolean {
  const char = text[index] ?? "";
  const before = text[index - 1] ?? "";
  return before === "_" || (char !== fold(char) && isWordCharacter.test(before) && before === fold(before));
}

function pieces(text: string, spans: readonly Span[], start: number, end: number): TextPiece[] {
  const result: TextPiece[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    const part = text.slice(Math.max(from, start), Math.min(to, end)).replace(/\s+/g, " ");
    if (part !== "") result.push({ text: part, marked });
  };
  let place = start;
  for (const span of spans) {
    if (span.end <= start || span.start >= end) continue;
    add(place, span.start, false);
    add(span.start, span.end, true);
    place = Math.min(span.end, end);
  }
  add(place, end, false);
  return result;
}
