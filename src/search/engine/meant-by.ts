import { fold } from "../../contract/search/fold";
import type { ChineseInput } from "./chinese-input";
import type { Reading } from "./other-words";
import { type QueryTerm, smallerWords, wholeTerms } from "./parse-query";
import type { SearchIndex } from "./search-index";
import { weights } from "./weights";

/** What may be pinyin. */
const letters = /^[a-z]{2,64}$/;

/**
 * Whether a part of the query is nowhere on the site, or in no heading if it may be pinyin.
 * @param pending while texts are missing, so is most Chinese
 */
export function isPuzzling(query: string, index: SearchIndex, pending: boolean): boolean {
  return wholeTerms(query).some((term) =>
    term.kind === "han" ? !pending && missing(term, index).length > 0 : mayBePinyin(term, index),
  );
}

/** What may be meant by the puzzling parts of a query in simplified characters. */
export function meantBy(query: string, chinese: ChineseInput, index: SearchIndex): Reading[] {
  return wholeTerms(query).flatMap((term): Reading[] => {
    const put = (word: string) => fold(query).replace(term.text, () => word);
    if (term.kind === "word") {
      const words = mayBePinyin(term, index) ? chinese.spelt(term.text) : [];
      return words.map((word) => ({ text: put(word), weight: weights.reading.pinyin }));
    }
    const right = corrected(term, chinese, index);
    return right === null ? [] : [{ text: put(right), weight: weights.reading.misspelt }];
  });
}

function mayBePinyin({ text }: QueryTerm, index: SearchIndex): boolean {
  return letters.test(text) && !index.isInHeading(text);
}

/** A run of Chinese with one character replaced by one that sounds alike, so that the site has it; null if none does. */
function corrected(term: QueryTerm, chinese: ChineseInput, index: SearchIndex): string | null {
  const chars = [...term.text];
  const suspects = new Set(missing(term, index).flatMap((at) => [at, at + 1]));
  let best = { text: "", sections: 0 };
  for (const at of suspects) {
    for (const other of chinese.soundingLike(chars[at] ?? "")) {
      const tried = chars.with(at, other);
      const sections = sectionsAround(tried, at, index) + (index.isInHeading(tried.join("")) ? inHeading : 0);
      if (sections > best.sections) best = { text: tried.join(""), sections };
    }
  }
  return best.sections > 0 ? best.text : null;
}

/** Counts as this many sections, so that a heading is preferred to anything in texts. */
const inHeading = 1000;

/** In how many sections a character stands with those around it: as many of them as possible. */
function sectionsAround(chars: readonly string[], at: number, index: SearchIndex): number {
  for (const [before, after] of [
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const) {
    const window = chars.slice(Math.max(0, at - before), at + after + 1).join("");
    const [term] = wholeTerms(window);
    const found = term === undefined ? 0 : index.find(term).sections.size;
    if (found > 0) return found;
  }
  return 0;
}

/** Places of the pairs of characters that the site does not have. */
function missing(term: QueryTerm, index: SearchIndex): number[] {
  return smallerWords(term).flatMap((pair, at) => (index.find(pair).sections.size === 0 ? [at] : []));
}
