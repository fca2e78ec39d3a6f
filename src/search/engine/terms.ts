import { fold, hanPairs, textRuns } from "../model/chinese-text";
import { isJoint, withoutAsking } from "./question-words";

/**
 * Number of steps into which the postings divide a value of 1. An eighth is finer than the
 * differences in value that decide a rank.
 */
export const valueSteps = 8;

/** Returns the first token of a word. A query that contains the word also contains this token. */
export function firstToken(word: string): string {
  const [run] = textRuns(word);
  if (run === undefined) return word;
  return run.kind === "han" ? (hanPairs(run.text)[0] ?? run.text) : fold(run.text);
}

/**
 * Returns the key of a word's synonyms. The key begins with the token, so that it is stored in the
 * same file as the token's postings.
 */
export function synonymKey(token: string, word = ""): string {
  return `${token}≈${word}`;
}

/**
 * Returns the tokens of an author's question that carry its meaning, without question words and
 * grammar.
 */
export function askedTokens(question: string): string[] {
  return textRuns(withoutAsking(fold(question)))
    .flatMap((run) => (run.kind === "han" ? hanPairs(run.text) : [fold(run.text)]))
    .filter((token) => !isJoint(token));
}
