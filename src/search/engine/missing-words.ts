import { fold, hanPairs, textRuns } from "../../contract/chinese-text";
import { isJoint, withoutAsking } from "./question-words";
import type { SearchIndex } from "./search-index";

/** A run of Chinese up to this length is one word, if some of it is nowhere. */
const longestWord = 4;
const joiningAtEnds = /^[的和与跟或在把被让要会里有是从用给就]+|[的和与跟或在把被里了吗呢吧]+$/gu;

/** Words of a query that no page has, as they were typed: 比特币, Kotlin. */
export function missingWords(query: string, index: SearchIndex): string[] {
  const words = textRuns(withoutAsking(query)).flatMap(({ kind, text }) => {
    if (kind === "word") return index.find(fold(text)).units.size === 0 ? [text] : [];
    return index.find(text).units.size > 0 ? [] : partsOf(text, index);
  });
  return [...new Set(words.map((word) => word.replace(joiningAtEnds, "")))].filter((word) => word.length > 1);
}

function partsOf(run: string, index: SearchIndex): string[] {
  const chars = [...run];
  const known = hanPairs(run).map((pair) => index.find(pair).units.size > 0);
  if (chars.length <= longestWord) return [run];
  const parts: string[] = [];
  let part = "";
  for (const [at, char] of chars.entries()) {
    const pairs = [known[at - 1], known[at]];
    if (pairs.includes(true) || isJoint(char)) {
      parts.push(part);
      part = "";
    } else part += char;
  }
  return [...parts, part];
}
