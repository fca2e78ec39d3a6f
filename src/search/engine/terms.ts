import { fold, hanPairs, textRuns } from "../model/chinese-text";
import { isJoint, withoutAsking } from "./question-words";

/**
 * Number of steps per unit of value in the postings. An eighth is finer than the differences that
 * decide a rank.
 */
export const valueSteps = 8;

/** Returns the first token of a word. A query that contains the word also contains this token. */
export function firstToken(word: string): string {
  const [run] = textRuns(word);
  if (run === undefined) return word;
  return run.kind === "han" ? (hanPairs(run.text)[0] ?? run.text) : fold(run.text);
}

/**
 * Returns the key of a word's synonyms. It begins with the token, so that it is found in the same
 * file.
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
