import { fold, hanPairs, textRuns } from "../model/chinese-text";
import type { ChineseInput } from "./chinese-input";
import { parseDate } from "./parse-date";
import { spansOf } from "./parse-query";
import { isJoint, withoutAsking } from "./question-words";
import type { SearchIndex } from "./search-index";
import { weights } from "./weights";

/** A possible interpretation of a query. */
export interface Reading {
  readonly text: string;
  /** Whether it replaces a character of the query that is probably wrong. */
  readonly isCorrected: boolean;
}

/** Matches words that may be pinyin. */
const letters = /^(?=.*[a-z])[a-z\d]{2,64}$/;
/**
 * Maximum length of a Chinese run that counts as one term, in characters. A longer run counts as a
 * sentence, in which any two words may be neighbours.
 */
const longestTerm = 4;
/** Matches joining characters at the ends of a run. */
const joiningAtEnds = /^[的和与跟或在把被让要会里有是从用给就與讓會裡從給]+|[的和与跟或在把被里了吗呢吧與裡嗎]+$/gu;
/** A term in a heading counts as much as a term in this many more units. */
const inHeading = 12;

/**
 * A Chinese term or a Latin word with at least this much evidence is not treated as a misspelling
 * or as pinyin. Latin words need more evidence, because they also occur in code.
 */
const enoughEvidence = { chinese: 3, letters: 12 };
/** Maximum number of characters to try in place of one. */
const mostTried = 6;

/**
 * Returns other readings of a query: pinyin converted to Chinese, and characters that are probably
 * wrong replaced.
 * @param cover the share of the query that the best page contains, from 0 to 1
 */
export function otherReadings(query: string, cover: number, chinese: ChineseInput, index: SearchIndex): Reading[] {
  return textRuns(query).flatMap(({ kind, text: run }) => {
    const isHan = kind === "han";
    const word = fold(run);
    const mayBePinyin =
      !isHan && letters.test(word) && !index.isInHeading(word) && index.countTyped(word) < enoughEvidence.letters;
    const mayBeWrong = isHan && (run.length <= longestTerm || cover < weights.reading.foundCover);
    const meant = mayBeWrong ? corrected(run, chinese, index) : mayBePinyin ? chinese.spelt(word) : [];
    return meant.map((word) => ({ text: fold(query).replace(fold(run), () => word), isCorrected: isHan }));
  });
}

/**
 * Replaces one character of a Chinese run with a character that sounds or looks alike, if that
 * gives far more `evidence`. Otherwise returns an empty array.
 *
 * In a term of at most `longestTerm` characters, any character may be wrong. In a longer run, only
 * characters in pairs that occur on no page may be wrong.
 */
function corrected(run: string, chinese: ChineseInput, index: SearchIndex): string[] {
  const chars = [...run];
  const isTerm = chars.length > 1 && chars.length <= longestTerm;
  if (isTerm && evidence(chars, 0, index) >= enoughEvidence.chinese) return [];
  const missing = hanPairs(run).flatMap((pair, at) => (index.find(pair).units.size === 0 ? [at, at + 1] : []));
  const suspects = isTerm ? chars.keys() : new Set(missing);
  let best = { text: "", evidence: 0 };
  for (const at of suspects) {
    const typed = evidence(chars, at, index);
    for (const other of chinese.meantBy(chars, at).slice(0, mostTried)) {
      const tried = chars.with(at, other);
      const found = evidence(tried, at, index);
      const isBetter = found >= weights.reading.better * Math.max(typed, isTerm ? 0.25 : 0.5);
      if (isBetter && found > best.evidence) best = { text: tried.join(""), evidence: found };
    }
  }
  return best.evidence > 0 ? [best.text] : [];
}

/**
 * Counts the units that contain a character together with its neighbours. A run of at most
 * `longestTerm` characters must match as a whole. In a longer run, the first matching part of up to
 * three characters counts. A match in a heading adds `inHeading`.
 */
function evidence(chars: readonly string[], at: number, index: SearchIndex): number {
  const around = [at - 1, at - 2, at].map((start) => chars.slice(Math.max(0, start), start + 3).join(""));
  for (const window of chars.length <= longestTerm ? [chars.join("")] : around) {
    // Skips a single character, because looking it up fetches the terms that begin with it.
    if (window.length === 1) continue;
    const { size } = index.find(window).units;
    if (size > 0) return size + (index.isInHeading(window) ? inHeading : 0);
  }
  return 0;
}

const segmenter = typeof Intl.Segmenter === "function" ? new Intl.Segmenter("zh", { granularity: "word" }) : null;

/**
 * Returns words of a query that occur on no page, as typed: 比特币, Kotlin. Leaves out question words,
 * dates, words with a synonym that a page contains, and single characters.
 * @param isFound whether some page contains enough of the query
 */
export function unknownWords(query: string, isFound: boolean, index: SearchIndex): string[] {
  const rest = withoutKnown(withoutAsking(query), index);
  const words = textRuns(rest).flatMap(({ kind, text }) => {
    // A single character is not a word, and looking it up fetches the terms that begin with it.
    if (text.length === 1) return [];
    if (kind === "word") return index.hasWord(fold(text), rest.trimEnd().endsWith(text)) ? [] : [text];
    if (index.find(text).units.size > 0) return [];
    const parts = isFound ? wordsOf(text).filter((word) => index.find(word).units.size === 0) : partsOf(text, index);
    return parts.map((part) => part.replace(joiningAtEnds, ""));
  });
  return [...new Set(words)].filter((word) => word.length > 1);
}

/**
 * Returns whether one of the readings replaces a word of the query with text that a page contains.
 */
export function isReplaced(word: string, query: string, readings: readonly Reading[], index: SearchIndex): boolean {
  return readings.some(({ text }) => isFoundAs(word, query, text, index));
}

/** Returns whether a reading replaces a word of the query with text that a page contains. */
function isFoundAs(word: string, query: string, reading: string, index: SearchIndex): boolean {
  const [asked, read] = [fold(withoutAsking(query)), fold(reading)];
  if (read.includes(fold(word))) return false;
  // A reading as long as the query differs from it in a single character. A reading of another
  // length has words of headings in place of pinyin, and pages contain these words.
  if (read.length !== asked.length) return true;
  const start = asked.indexOf(fold(word));
  return index.find(read.slice(start, start + word.length)).units.size > 0;
}

/**
 * Replaces known parts of a query with spaces: its date, and each word with a synonym that a page
 * contains.
 */
function withoutKnown(query: string, index: SearchIndex): string {
  const text = query.normalize("NFKC");
  const date = parseDate(text);
  const spans = spansOf(fold(text), index).filter(({ others }) => others.some((other) => index.hasWord(other)));
  const blanked = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
  return date === null ? blanked : blanked.replace(date.text, " ");
}

/**
 * Splits a run of Chinese into words with the browser's segmenter. Returns an empty array if the
 * browser has no segmenter. Leaves out single characters, because looking one up would fetch the
 * terms that begin with it.
 */
function wordsOf(run: string): string[] {
  const words = segmenter ? Array.from(segmenter.segment(run), ({ segment }) => segment) : [];
  return words.filter((word) => word.length > 1);
}

/**
 * Returns the parts of a run in which no pair of characters occurs on a page and no character joins
 * words. Returns a run of at most `longestTerm` characters whole, because it is one term, and a
 * page that contains only its parts need not be about it.
 */
function partsOf(run: string, index: SearchIndex): string[] {
  const chars = [...run];
  if (chars.length <= longestTerm) return [run];
  const isKnown = hanPairs(run).map((pair) => index.find(pair).units.size > 0);
  const rest = chars.map((char, at) => (isKnown[at - 1] || isKnown[at] || isJoint(char) ? " " : char));
  return rest.join("").split(" ");
}
