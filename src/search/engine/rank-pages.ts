import type { SearchIndex, TermMatches } from "./search-index";
import { weights } from "./weights";

interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Which part of the query is on the page, by the weight of its terms; from 0 to 1. */
  readonly cover: number;
  readonly date: string;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** A term of the query with its matches and what it counts for beside the others. */
export interface WeighedTerm {
  readonly match: TermMatches;
  readonly weight: number;
}

/**
 * Ranks pages by what matches on them. A section counts for the terms it has, more with them in its heading or the phrase
 * as typed; a page for its best section, a little for the others, and less the more of the query it lacks.
 * @param phrase what is asked for, folded
 */
export function rankPages(index: SearchIndex, terms: readonly WeighedTerm[], phrase: string): RankedPage[] {
  const whole = sum(terms.map(({ weight }) => weight));
  return [...scoresByPage(index, terms)].map(([page, { sections: scores, best }]) => {
    const sections = [...scores]
      .map(([section, score]) => ({
        section,
        score: score * (1 + exactness(index, section, phrase, terms.length > 1)),
      }))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const cover = sum(terms.map(({ weight }, term) => ((best[term] ?? 0) > 0 ? weight : 0))) / whole;
    const heading = index.sections[sections[0]?.section ?? -1]?.foldedTitle ?? "";
    const inHeading = sum(terms.map(({ match, weight }) => (heading.includes(match.text) ? weight : 0))) / whole;
    const base =
      (sections[0]?.score ?? 0) +
      weights.spread * sum(best) +
      Math.log1p(sum(sections.slice(1).map(({ score }) => score)));
    const score = base * (1 + weights.heading * inHeading) * cover ** weights.cover;
    return { page, score, cover, date: index.pages[page]?.page.date ?? "", sections };
  });
}

/** For each page the scores of its sections, and the best score of each term. */
function scoresByPage(index: SearchIndex, terms: readonly WeighedTerm[]) {
  const pages = new Map<number, { sections: Map<number, number>; best: number[] }>();
  for (const [term, { match, weight }] of terms.entries()) {
    // The scores of different terms are comparable only as parts of each one's best.
    const most = Math.max(...match.sections.values());
    for (const [section, found] of match.sections) {
      const score = (found / most) * weight;
      const page = index.sections[section]?.page ?? -1;
      const ofPage = pages.get(page) ?? { sections: new Map(), best: new Array<number>(terms.length).fill(0) };
      ofPage.sections.set(section, (ofPage.sections.get(section) ?? 0) + score);
      ofPage.best[term] = Math.max(ofPage.best[term] ?? 0, score);
      pages.set(page, ofPage);
    }
  }
  return pages;
}

/** Better matches first; ties by date, newest first, then in the order of the navigation. */
export function compareHits(a: RankedPage, b: RankedPage): number {
  if (Math.abs(a.score - b.score) > 1e-9) return b.score - a.score;
  return a.date === b.date ? a.page - b.page : a.date < b.date ? 1 : -1;
}

function exactness(index: SearchIndex, number: number, phrase: string, isCompound: boolean): number {
  const section = index.sections[number];
  if (!section || phrase === "") return 0;
  const { foldedTitle, foldedText } = section;
  const { isTitle, isHeading, inTitle, inHeading, ...text } = weights.phrase;
  // A single term is always found as typed; several of them together are a stronger sign, and twice as strong if often.
  const often = Math.min(2, Math.log2(1 + count(foldedText, phrase)));
  const inText = (isCompound ? text.termsTogether : text.inText) * often;
  if (!foldedTitle.includes(phrase)) return inText;
  const isPage = index.pages[section.page]?.first === number;
  if (foldedTitle === phrase) return inText + (isPage ? isTitle : isHeading);
  return inText + (isPage ? inTitle : inHeading);
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
