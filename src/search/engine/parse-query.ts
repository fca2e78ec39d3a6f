import { fold, hanPairs, textRuns } from "../model/chinese-text";
import { parseDate } from "./parse-date";
import { isJoint } from "./question-words";
import { joined, type Match, type SearchIndex } from "./search-index";
import { firstToken } from "./terms";
import * as weights from "./weights";

/**
 * A piece of a query: a pair of Chinese characters, a single character, a word, symbols, or a date.
 */
export interface Piece {
  /** Folded text. */
  readonly text: string;
  readonly match: Match;
  /** Weight of this piece relative to the others. */
  readonly weight: number;
}

/** Maximum number of pieces besides a date. Further pieces are ignored to limit the search time. */
const mostPieces = 48;

/** A word of the query that has synonyms, with its position. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly others: readonly string[];
}

/**
 * Splits a query into pieces. A date is one piece if a page matches it. Otherwise the date is split
 * like any other text. A piece of a word with synonyms also matches the synonyms.
 */
export function piecesOf(asked: string, index: SearchIndex): Piece[] {
  const date = parseDate(asked);
  const pages = date === null ? [] : [...index.pagesOf(date).keys()];
  if (date === null || pages.length === 0) return cut(asked, index);
  const dated = { units: new Map(pages.map((page) => [page.unit, weights.field.title])) };
  const match = index.match(joined(dated, [index.find(date.text)], 1), [date.text]);
  return [{ text: fold(date.text), match, weight: match.rarity }, ...cut(asked.replace(date.text, " "), index)];
}

function cut(asked: string, index: SearchIndex): Piece[] {
  // `textRuns` normalizes its input, so the text must be normalized too. Otherwise, the runs could
  // not be found in it.
  const text = fold(asked.normalize("NFKC"));
  const spans = spansOf(text, index);
  const runs = textRuns(text);
  // Without runs, the query is empty or consists of symbols such as `&&`.
  if (runs.length === 0) return text.trim() === "" ? [] : [pieceOf(text.trim(), 0, [], index)];
  let end = 0;
  const pieces = runs.flatMap(({ kind, text: run }) => {
    const start = text.indexOf(run, end);
    end = start + run.length;
    // Skips a single joining character, because looking up one character fetches the terms that
    // begin with it.
    if (runs.length > 1 && run.length === 1 && isJoint(run)) return [];
    if (kind === "han" && hanPairs(run).length > 0) return pairsOf(run, start, spans, index);
    return [pieceOf(run, start, spans, index)];
  });
  return [...new Map(pieces.map((piece) => [piece.text, piece])).values()].slice(0, mostPieces);
}

/**
 * Returns the words of a query that have synonyms. If words overlap, only the longest one is kept.
 */
export function spansOf(text: string, index: SearchIndex): Span[] {
  const tokens = textRuns(text).flatMap(({ kind, text: run }) => {
    return kind === "han" && run.length > 1 ? hanPairs(run) : [firstToken(run)];
  });
  const spans = [...new Set(tokens)].flatMap((token) =>
    index.synonymsFrom(token).flatMap(({ word, others }): Span[] => {
      const start = placeOf(text, word);
      return start < 0 ? [] : [{ start, end: start + word.length, others }];
    }),
  );
  spans.sort((a, b) => b.end - b.start - (a.end - a.start));
  return spans.filter(
    ({ start, end }, at) => !spans.slice(0, at).some((longer) => longer.start < end && start < longer.end),
  );
}

/**
 * Returns the position of a word in text, or -1. A Chinese word matches anywhere. A Latin word
 * matches only as a whole, so that `go` does not match in `mongo`.
 */
function placeOf(text: string, word: string): number {
  const joins = (place: number) => /[a-z\d]{2}/.test(text.slice(place - 1, place + 1));
  let at = text.indexOf(word);
  while (at >= 0 && (joins(at) || joins(at + word.length))) at = text.indexOf(word, at + 1);
  return at;
}

/**
 * Splits a run into pairs of characters. A pair that joins two words, such as 件权 in 文件权限, says
 * little and gets less weight. A pair counts as joining if it crosses the edge of a word with
 * synonyms, if it is rarer than both neighbours, or if it contains a joining character. A pair that
 * occurs on no page is left out if it crosses an edge or if both neighbours occur on a page.
 */
function pairsOf(run: string, start: number, spans: readonly Span[], index: SearchIndex): Piece[] {
  const edges = new Set(spans.flatMap((span) => [span.start - 1, span.end - 1]));
  const pairs = hanPairs(run).map((pair, at) => pieceOf(pair, start + at, spans, index));
  const isKnown = (pair?: Piece) => (pair?.match.units.size ?? 0) > 0;
  return pairs.flatMap((pair, at): Piece[] => {
    const [before, after] = [pairs[at - 1], pairs[at + 1]];
    const isEdge = edges.has(start + at) && spanAt(start + at, pair.text, spans) === undefined;
    if (!isKnown(pair) && (isEdge || (isKnown(before) && isKnown(after)))) return [];
    const isRarer = before && after && pair.weight > Math.max(before.weight, after.weight);
    return isEdge || isRarer || isJoint(pair.text) ? [{ ...pair, weight: pair.weight * weights.joint }] : [pair];
  });
}

function spanAt(at: number, text: string, spans: readonly Span[]): Span | undefined {
  return spans.find(({ start, end }) => start <= at && end >= at + text.length);
}

function pieceOf(text: string, at: number, spans: readonly Span[], index: SearchIndex): Piece {
  const span = spanAt(at, text, spans);
  const match = span === undefined ? index.find(text) : withOthers(index.find(text), span.others, index);
  return { text, match, weight: match.rarity };
}

function withOthers(own: Match, others: readonly string[], index: SearchIndex): Match {
  const matches = others.map((other) => index.find(other)).filter(({ units }) => units.size > 0);
  const words = [own, ...matches].flatMap((match) => match.words);
  return index.match(joined(own, matches, weights.match.synonym), words);
}
