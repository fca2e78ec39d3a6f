import { fold, hanPairs, textRuns } from "../model/chinese-text";
import { isJoint, withoutAsking } from "./question-words";

/** Steps of a value in the postings. An eighth is finer than the differences that decide a rank. */
export const valueSteps = 8;

/** Returns the token of a word with which a query that contains the word is looked up. */
export function firstToken(word: string): string {
  const [run] = textRuns(word);
  if (run === undefined) return word;
  return run.kind === "han" ? (hanPairs(run.text)[0] ?? run.text) : fold(run.text);
}

/** Returns the key of a word's synonyms. It sorts between the token and longer terms. */
export function synonymKey(token: string, word = ""): string {
  return `${token}≈${word}`;
}

/**
 * Returns the tokens of an author's question that say what it asks. Their share in a query is the
 * share of the question that is asked.
 */
export function askedTokens(question: string): string[] {
  return textRuns(withoutAsking(fold(question)))
    .flatMap((run) => (run.kind === "han" ? hanPairs(run.text) : [fold(run.text)]))
    .filter((token) => !isJoint(token));
}
