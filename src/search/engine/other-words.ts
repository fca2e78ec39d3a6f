import { fold } from "../../contract/search/fold";
import { weights } from "./weights";

/** Another way to write a query, and what its pages count beside those of the query as typed. */
export interface Reading {
  readonly text: string;
  readonly weight: number;
}

const digits = "〇一二三四五六七八九";
/** Further readings are not tried, to bound the time. */
const mostReadings = 6;

/**
 * Other ways to write a query: a synonym in place of a word, a day or month as titles and texts have it.
 * @param groups words that stand for the same, in each direction
 */
export function otherWords(query: string, groups: readonly (readonly string[])[]): Reading[] {
  const folded = fold(query);
  const synonyms = groups.flatMap((group) => {
    const used = group.map(fold).filter((word) => holds(folded, word));
    // 大语言模型 holds 语言模型: the longest one is what is meant.
    const longest = used.sort((a, b) => b.length - a.length)[0];
    if (longest === undefined) return [];
    return group
      .map(fold)
      .filter((word) => word !== longest && !folded.includes(word))
      .map((word) => replaceWord(folded, longest, word));
  });
  const dated = asWritten(folded);
  const texts = [...(dated === folded ? [] : [dated]), ...synonyms];
  return texts.slice(0, mostReadings).map((text) => ({ text, weight: weights.reading.synonym }));
}

/** Chinese is found anywhere, a word of letters only whole: go is not in mongo. */
function holds(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at < 0 || !/^[a-z\d]/.test(word)) return at >= 0;
  return !/[a-z\d]/.test(text[at - 1] ?? "") && !/[a-z\d]/.test(text[at + word.length] ?? "");
}

function replaceWord(text: string, from: string, to: string): string {
  return text.replace(from, () => ` ${to} `).trim();
}

/** Dates in the form of titles: 2025-6 and 2025年6月 are 2025年06月, 六月 is 06月. */
function asWritten(text: string): string {
  return text
    .replace(
      /(?<!\d)(20\d\d)[-/.年](\d{1,2})(?:月|(?![\d年]))(?:[-/.]?(\d{1,2})日?)?/g,
      (_, year, month, day) => `${year}年${two(month)}月${day === undefined ? "" : `${two(day)}日`}`,
    )
    .replace(/(?<![\d年])(\d)月/g, (_, month) => `${two(month)}月`)
    .replace(/(十[一二]?|[一二三四五六七八九])月/g, (_, month: string) => `${two(String(numberOf(month)))}月`);
}

function numberOf(text: string): number {
  return text.startsWith("十") ? 10 + Math.max(0, digits.indexOf(text[1] ?? "〇")) : digits.indexOf(text);
}

function two(number: string): string {
  return number.padStart(2, "0");
}
