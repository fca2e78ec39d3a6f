import { fold, hanPairs, textRuns } from "../../contract/chinese-text";
import { parseDate } from "./parse-date";
import { isJoint } from "./question-words";
import type { Match, SearchIndex } from "./search-index";
import { weights } from "./weights";

/** A piece of a query: a pair of Chinese characters, another word, or a date. */
export interface Piece {
  /** Folded. */
  readonly text: string;
  readonly match: Match;
  /** What it counts for beside the others. */
  readonly weight: number;
}

/** Further pieces are ignored, to bound the time. */
const mostPieces = 48;

/** A word of the query that has synonyms. */
interface Span {
  readonly start: number;
  readonly end: number;
  readonly others: readonly string[];
}

/**
 * Cuts a query into pieces. Chinese is looked up in pairs of characters, other words whole. A piece of a word that has
 * synonyms is also found where one of those stands.
 */
export function piecesOf(asked: string, index: SearchIndex): Piece[] {
  const date = parseDate(asked);
  const pages = date === null ? [] : index.pagesOf(date);
  if (date === null || pages.length === 0) return cut(asked, index);
  const units = new Map(index.find(date.text).units);
  for (const page of pages) units.set(page, weights.field.title);
  const match = { units, words: [date.text] };
  return [{ text: fold(date.text), match, weight: index.rarity(match) }, ...cut(asked.replace(date.text, " "), index)];
}

function cut(asked: string, index: SearchIndex): Piece[] {
  const text = fold(asked);
  const spans = spansOf(text, index.synonyms);
  const pieces: Piece[] = [];
  let from = 0;
  const runs = textRuns(text);
  for (const { kind, text: run } of runs) {
    const start = text.indexOf(run, from);
    from = Math.max(from, start + run.length);
    const inside =
      start < 0 ? [] : spans.map((span) => ({ ...span, start: span.start - start, end: span.end - start }));
    // To look for one character every text is read.
    if (runs.length > 1 && run.length === 1 && isJoint(run)) continue;
    pieces.push(...(kind === "han" && hanPairs(run).length > 0 ? pairsOf : wholeOf)(run, inside, index));
  }
  return [...new Map(pieces.map((piece) => [piece.text, piece])).values()].slice(0, mostPieces);
}

/** The words of a text that have synonyms, the longest first where they overlap. */
function spansOf(text: string, synonyms: SearchIndex["synonyms"]): Span[] {
  const found = synonyms.flatMap((group) =>
    group.flatMap((word): Span[] => {
      const start = placeOf(text, word);
      return start < 0 ? [] : [{ start, end: start + word.length, others: group.filter((other) => other !== word) }];
    }),
  );
  found.sort((a, b) => b.end - b.start - (a.end - a.start));
  return found.filter(
    (span, at) =>
      !found.slice(0, at).some((longer) => longer.start < span.end && span.start < longer.end && !isSame(longer, span)),
  );
}

const isSame = (a: Span, b: Span) => a.start === b.start && a.end === b.end;

/** Chinese is found anywhere, a word of letters only whole: go is not in mongo. */
function placeOf(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0 || !/^[a-z\d]/.test(word)) return at;
  return /[a-z\d]/.test(text[at - 1] ?? "") || /[a-z\d]/.test(text[at + word.length] ?? "") ? -1 : at;
}

function wholeOf(run: string, spans: readonly Span[], index: SearchIndex): Piece[] {
  const span = spans.find(({ start, end }) => start <= 0 && end >= run.length);
  return [pieceOf(run, span, index)];
}

/**
 * Pairs that join two words say little: 件权 in 文件权限 is rarer than both its neighbours, and if it is nowhere, that is no
 * loss.
 */
function pairsOf(run: string, spans: readonly Span[], index: SearchIndex): Piece[] {
  const edges = new Set(spans.flatMap(({ start, end }) => [start - 1, end - 1]));
  const pairs = hanPairs(run).map((pair, at) => {
    const span = spans.find(({ start, end }) => start <= at && end >= at + 2);
    return { ...pieceOf(pair, span, index), isEdge: edges.has(at) && span === undefined };
  });
  const isKnown = (pair?: Piece) => (pair?.match.units.size ?? 0) > 0;
  return pairs.flatMap(({ isEdge, ...pair }, at): Piece[] => {
    const [before, after] = [pairs[at - 1], pairs[at + 1]];
    const isBetween = isKnown(before) && isKnown(after);
    if (!isKnown(pair) && (isBetween || isEdge)) return [];
    const isRarer = before && after && pair.weight > Math.max(before.weight, after.weight);
    return isEdge || isRarer || isJoint(pair.text) ? [{ ...pair, weight: pair.weight * weights.joint }] : [pair];
  });
}

function pieceOf(text: string, span: Span | undefined, index: SearchIndex): Piece {
  const own = index.find(text);
  const match = span === undefined ? own : withOthers(own, span.others, index);
  return { text, match, weight: index.rarity(match) };
}

function withOthers(own: Match, others: readonly string[], index: SearchIndex): Match {
  const units = new Map(own.units);
  const words = [...own.words];
  for (const other of others) {
    const match = index.find(other);
    if (match.units.size > 0) words.push(...match.words);
    for (const [unit, value] of match.units)
      units.set(unit, Math.max(units.get(unit) ?? 0, value * weights.match.synonym));
  }
  return { units, words };
}
