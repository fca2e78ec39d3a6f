import { fold } from "../../contract/search/fold";
import { hanPairs, textRuns, wordParts } from "../../contract/search/tokenize";

/** One term of a query. */
export interface QueryTerm {
  readonly kind: "han" | "word";
  /** Folded. A Chinese term has to stand in the text as it is, a word at the beginning of one. */
  readonly text: string;
  /** Index tokens that must all match; none for a single Chinese character, which is searched literally. */
  readonly tokens: readonly string[];
  /** Whether misspelt words match too. */
  readonly fuzzy: boolean;
}

/** Further terms are ignored, to bound the time. */
const mostTerms = 32;

export type CutWords = (text: string) => readonly string[];

/** The query as it was typed: every run of Chinese whole, every word whole. */
export function wholeTerms(query: string): QueryTerm[] {
  return limited(textRuns(query).map(({ kind, text }) => term(kind, fold(text), false)));
}

/**
 * The query in smaller pieces, in case nothing matches the whole: Chinese in words (pairs of characters where the
 * browser cannot segment), other words in their parts.
 */
export function partTerms(
  query: string,
  { cutWords, fuzzy }: { cutWords: CutWords | null; fuzzy: boolean },
): QueryTerm[] {
  return limited(
    textRuns(query).flatMap(({ kind, text }) => {
      if (kind === "word") {
        const parts = wordParts(text).filter((part) => part.length > 1);
        return (parts.length > 1 && !fuzzy ? parts : [fold(text)]).map((part) => term("word", part, fuzzy));
      }
      const words = cutWords === null ? [] : cutWords(text).filter((word) => [...word].length > 1);
      // Single characters are mostly particles. Without any words, pairs of characters do as well.
      const pairs = hanPairs(text);
      return (words.length > 0 ? words : pairs.length > 0 ? pairs : [text]).map((word) =>
        term("han", fold(word), false),
      );
    }),
  );
}

function term(kind: QueryTerm["kind"], text: string, fuzzy: boolean): QueryTerm {
  return { kind, text, tokens: kind === "han" ? hanPairs(text) : [text], fuzzy };
}

function limited(terms: readonly QueryTerm[]): QueryTerm[] {
  const byText = new Map(terms.map((item) => [item.text, item]));
  return [...byText.values()].slice(0, mostTerms);
}

/** Segments words with `Intl.Segmenter`; null where the browser has none. */
export function segmenterWords(): CutWords | null {
  if (typeof Intl === "undefined" || !("Segmenter" in Intl)) return null;
  const segmenter = new Intl.Segmenter("zh-Hans", { granularity: "word" });
  return (text) => [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
