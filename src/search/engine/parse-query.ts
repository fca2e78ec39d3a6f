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

/** The query as it was typed: every run of Chinese whole, every word whole. */
export function wholeTerms(query: string): QueryTerm[] {
  return limited(textRuns(query).map(({ kind, text }) => term(kind, fold(text), false)));
}

/**
 * The pieces of a term: pairs of Chinese characters, which is the whole term if it has only one or two; parts of a word,
 * its letters and digits apart: HTTP2 has http and 2.
 */
export function smallerWords({ kind, text }: QueryTerm): QueryTerm[] {
  if (kind === "han") {
    const pairs = hanPairs(text);
    return (pairs.length > 0 ? pairs : [text]).map((pair) => term("han", pair, false));
  }
  const parts = [...wordParts(text), ...text.split(/(?<=\p{L})(?=\d)/u)].filter((part) => part !== text);
  return [...new Set(parts)].map((part) => term("word", fold(part), false));
}

function term(kind: QueryTerm["kind"], text: string, fuzzy: boolean): QueryTerm {
  return { kind, text, tokens: kind === "han" ? hanPairs(text) : [text], fuzzy };
}

function limited(terms: readonly QueryTerm[]): QueryTerm[] {
  const byText = new Map(terms.map((item) => [item.text, item]));
  return [...byText.values()].slice(0, mostTerms);
}
