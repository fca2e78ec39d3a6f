import type { SearchIndex, TermMatches } from "./search-index";

interface RankedSection {
  readonly section: number;
  readonly score: number;
}

export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** How many of the query's terms are somewhere on the page. */
  readonly terms: number;
  readonly date: string;
  /** Best first. */
  readonly sections: readonly RankedSection[];
}

/** Boosts for the whole query as typed. */
const exact = { isTitle: 6, inTitle: 2.5, isHeading: 2, inHeading: 1.2, inText: 0.6, termsTogether: 3 };

/**
 * Ranks pages by what matches on them: a section counts for the terms it has, a page for its best section, a little for
 * the others, and for the terms that are somewhere else on it.
 */
export function rankPages(index: SearchIndex, matches: readonly TermMatches[], phrase: string): RankedPage[] {
  const sectionsByPage = new Map<number, Map<number, number>>();
  const bestByTerm = new Map<number, number[]>();
  for (const [term, { sections }] of matches.entries()) {
    for (const [section, score] of sections) {
      const page = index.sections[section]?.page ?? -1;
      const ofPage = sectionsByPage.get(page) ?? new Map<number, number>();
      ofPage.set(section, (ofPage.get(section) ?? 0) + score);
      sectionsByPage.set(page, ofPage);
      const best = bestByTerm.get(page) ?? new Array<number>(matches.length).fill(0);
      best[term] = Math.max(best[term] ?? 0, score);
      bestByTerm.set(page, best);
    }
  }
  return [...sectionsByPage].map(([page, scores]) => {
    const sections = [...scores]
      .map(([section, score]) => ({
        section,
        score: score * (1 + exactness(index, section, phrase, matches.length > 1)),
      }))
      .sort((a, b) => b.score - a.score || a.section - b.section);
    const best = bestByTerm.get(page) ?? [];
    const top = sections[0]?.score ?? 0;
    const others = sections.slice(1).reduce((sum, { score }) => sum + score, 0);
    const spread = best.reduce((sum, score) => sum + score, 0);
    const terms = best.filter((score) => score > 0).length;
    const score = (top + spread / 2 + Math.log1p(others)) * (terms / matches.length) ** 2;
    return { page, score, terms, date: index.pages[page]?.page.date ?? "", sections };
  });
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
  // A single term is always found as typed; several of them together are a stronger sign.
  const inText = foldedText.includes(phrase) ? (isCompound ? exact.termsTogether : exact.inText) : 0;
  if (!foldedTitle.includes(phrase)) return inText;
  const isPage = index.pages[section.page]?.first === number;
  if (foldedTitle === phrase) return inText + (isPage ? exact.isTitle : exact.isHeading);
  return inText + (isPage ? exact.inTitle : exact.inHeading);
}
