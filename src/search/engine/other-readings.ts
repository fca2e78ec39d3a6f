import { fold, hanPairs, textRuns } from "../model/chinese-text";
import type { ChineseInput } from "./chinese-input";
import { parseDate } from "./parse-date";
import { spansOf } from "./parse-query";
import { isJoint, withoutAsking } from "./question-words";
import type { SearchIndex } from "./search-index";
import * as weights from "./weights";

/** A possible interpretation of a query. */
export interface Reading {
  readonly text: string;
  /** Whether it replaces a character of the query that is probably wrong. */
  readonly isCorrected: boolean;
}

/** Matches words that may be pinyin. */
const letters = /^(?=\d*[a-z]).{2,64}$/;
/** Matches words of letters with spaces between them, and no other symbols. */
const letterGroups = /(?<![!-~])[a-z\d]+(?: [a-z\d]+)*(?![!-~])/g;
/**
 * Matches initials with spaces between them, and words that may be syllables of pinyin: after a
 * consonant other than n, g and r, there is a vowel.
 */
const apart = /^(?:. )+.$|^(?:[aeiouvngrh ]|[^aeiouvngrh ](?=[aeiouvh]))*$/;
/**
 * Maximum length of a Chinese run that counts as one term, in characters. A longer run counts as a
 * sentence, in which any two words may be neighbours.
 */
const longestTerm = 4;
/** Maximum length of a query that may be a term. Every longer query is a sentence. */
const longestTermQuery = 12;
/** Matches joining characters at the ends of a run. */
const joiningAtEnds = /^[的和与跟或在把被让要会里有是从用给就與讓會裡從給]+|[的和与跟或在把被里了吗呢吧與裡嗎]+$/gu;
/**
 * Matches a character with its neighbours if it is a word by itself, as 秩 in 矩阵的秩 is: it has no
 * neighbour but 的. Also matches if it is 的.
 */
const alone = /^的?.的?$|^.?的.?$/u;
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
 * A wrong character in a sentence makes two pairs that occur on no page, which contain this many
 * characters. A sentence with more such characters is about something else, and correcting it would
 * fetch many files.
 */
const mostSuspects = 3;

/**
 * Returns other readings of a query: pinyin converted to Chinese, and characters that are probably
 * wrong replaced.
 * @param cover the share of the query that the best page contains, from 0 to 1
 */
export function otherReadings(query: string, cover: number, chinese: ChineseInput, index: SearchIndex): Reading[] {
  const text = fold(query);
  const spaced = text.replaceAll("'", " ");
  const inChinese = [0, 1, 2].map((choice) =>
    spaced.replace(letterGroups, (group) => convertPinyin(group.split(" "), choice, chinese, index).join(" ")),
  );
  const corrections = textRuns(text).flatMap(({ kind, text: run }) => {
    const isTerm = run.length <= longestTerm && text.length <= longestTermQuery;
    const mayBeWrong = kind === "han" && (isTerm || cover < weights.reading.foundCover);
    return mayBeWrong ? corrected(run, isTerm, chinese, index).map((word) => text.replace(run, () => word)) : [];
  });
  return [
    ...[...new Set(inChinese)].filter((other) => other !== spaced).map((text) => ({ text, isCorrected: false })),
    ...corrections.map((text) => ({ text, isCorrected: true })),
  ];
}

/**
 * Converts the words that are pinyin, and as many neighbouring words together as possible.
 * @param choice which of the Chinese words with the same spelling to take, the likeliest is 0
 */
function convertPinyin(words: readonly string[], choice: number, chinese: ChineseInput, index: SearchIndex): string[] {
  for (let end = words.length; end > 0; end--) {
    const [first, ...others] = wordsSpelt(words.slice(0, end), chinese, index);
    if (first === undefined) continue;
    return [others[choice - 1] ?? first, ...convertPinyin(words.slice(end), choice, chinese, index)];
  }
  const [word, ...rest] = words;
  return word === undefined ? [] : [word, ...convertPinyin(rest, choice, chinese, index)];
}

/**
 * Returns the Chinese words that neighbouring words of letters spell together. Several words are
 * looked up only if the site lacks some of them, so that `sudo echo` fetches no spellings.
 */
function wordsSpelt(words: readonly string[], chinese: ChineseInput, index: SearchIndex): string[] {
  const word = words.join("");
  // While a file is missing, the search cannot tell which other files it needs.
  if (!letters.test(word) || index.parts.missing.size > 0) return [];
  const isKnown =
    words.length > 1
      ? !apart.test(words.join(" ")) || words.every((word) => word.length > 1 && index.hasWord(word))
      : index.isInHeading(word) || index.countTyped(word) >= enoughEvidence.letters;
  return isKnown ? [] : chinese.spelt(word);
}

/**
 * Replaces one character of a Chinese run with a character that sounds or looks alike, if that
 * gives far more `evidence`. Otherwise returns an empty array.
 *
 * In a term, any character may be wrong. In a sentence, only characters in pairs that occur on no
 * page may be wrong, if there are at most `mostSuspects` of them. A character that is `alone` is
 * not wrong.
 */
function corrected(run: string, isTerm: boolean, chinese: ChineseInput, index: SearchIndex): string[] {
  const chars = [...run];
  if (isTerm && evidence(chars, 0, index) >= enoughEvidence.chinese) return [];
  const missing = new Set(hanPairs(run).flatMap((pair, at) => (index.find(pair).units.size === 0 ? [at, at + 1] : [])));
  if (!isTerm && missing.size > mostSuspects) return [];
  let best = { text: "", evidence: 0 };
  for (const at of isTerm ? chars.keys() : missing) {
    if (alone.test(chars.slice(Math.max(0, at - 1), at + 2).join(""))) continue;
    const typed = evidence(chars, at, index);
    for (const other of chinese.meantBy(chars, at).slice(0, mostTried)) {
      const tried = chars.with(at, other);
      const found = evidence(tried, at, index);
      const isBetter = found >= weights.reading.better * Math.max(typed, leastEvidence(other, isTerm));
      if (isBetter && found > best.evidence) best = { text: tried.join(""), evidence: found };
    }
  }
  return best.evidence > 0 ? [best.text] : [];
}

/**
 * Returns the evidence to assume for the typed character if there is less. The value is higher if
 * `other` is a character that joins words, because such a character is seldom meant, except in
 * words of headings.
 * @param other the character to try instead
 * @returns a number of units, as `evidence` returns it
 */
function leastEvidence(other: string, isTerm: boolean): number {
  if (isJoint(other)) return enoughEvidence.chinese;
  return isTerm ? 0.25 : 0.5;
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

/** Returns whether a reading replaces a word of the query with text that a page contains. */
export function isFoundAs(word: string, query: string, { text }: Reading, index: SearchIndex): boolean {
  const [asked, read] = [fold(withoutAsking(query)), fold(text)];
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
