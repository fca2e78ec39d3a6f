import type { Piece } from "./parse-query";
import type { IndexedPage, SearchIndex, Unit } from "./search-index";
import { askedTokens } from "./terms";
import * as weights from "./weights";

export interface RankedPage {
  readonly page: IndexedPage;
  readonly score: number;
  /** Share of the query's pieces that the page contains, by weight, from 0 to 1. */
  readonly cover: number;
  /** Indices of the matching units, best first. */
  readonly units: readonly number[];
}

type Scored = readonly [unit: number, value: number];

/** A page ranked by the query's postings. */
export interface PostedPage {
  readonly page: IndexedPage;
  readonly cover: number;
  readonly units: readonly Scored[];
  /** Sum of each piece's best match on the page. */
  readonly all: number;
}

/**
 * Number of pages that are ranked by their text. The first `withTwoUnits` pages load the text of
 * two units, and the other pages load the text of one. Loading 30 pages and 4 units gains no more
 * than one percentage point for any kind of query in bench/search.
 */
const closely = { pages: 8, withTwoUnits: 4 };

/** Returns the number of units whose text is loaded for the page at a rank, 0 for the best page. */
function closeUnits(rank: number): number {
  if (rank < closely.withTwoUnits) return 2;
  return rank < closely.pages ? 1 : 0;
}

/**
 * Ranks pages by the query's postings, best first. A page's score is
 *
 *     (best + spread × all + log(1 + others)) × cover × page type
 *
 * - `best`: the score of the page's best unit (the page itself, a section, or a question).
 *   A unit's score is the sum of weight × posted value over the query's pieces.
 * - `all`: the sum of each piece's best match, anywhere on the page.
 * - `others`: the sum of the scores of the page's other units.
 * - `cover`: the share of the query's pieces that the page contains, by weight.
 * - page type: the factor that `pageType` returns.
 */
export function rankByPostings(index: SearchIndex, pieces: readonly Piece[]): PostedPage[] {
  const whole = wholeOf(pieces);
  const pages = new Map<IndexedPage, { units: Map<number, number>; best: number[] }>();
  for (const [number, { match, weight }] of pieces.entries()) {
    for (const [unit, value] of match.units) {
      const page = index.pageOf(unit);
      const of = pages.get(page) ?? { units: new Map<number, number>(), best: pieces.map(() => 0) };
      of.units.set(unit, (of.units.get(unit) ?? 0) + weight * value);
      of.best[number] = Math.max(of.best[number] ?? 0, weight * value);
      pages.set(page, of);
    }
  }
  const ranked = [...pages].map(([page, { units, best }]): PostedPage => {
    const cover = sum(pieces.map(({ weight }, number) => ((best[number] ?? 0) > 0 ? weight : 0))) / whole;
    return { page, cover, units: sorted([...units]), all: sum(best) };
  });
  return ranked.sort((a, b) => scoreOf(b, b.units) - scoreOf(a, a.units));
}

/**
 * Scores the pages again, now with the text of the first pages. A unit scores higher if one
 * sentence contains most of the query, if the unit contains the phrase as typed, or if the unit is
 * an author's question whose words the query contains. A unit whose text is not loaded keeps its
 * score, and its file is requested.
 * @param posted the pages ranked by their postings, best first
 * @param phrase the folded text to look for
 * @returns the pages with their new scores, in the order of `posted`
 */
export function rankByTexts(
  index: SearchIndex,
  posted: readonly PostedPage[],
  pieces: readonly Piece[],
  phrase: string,
): RankedPage[] {
  const whole = wholeOf(pieces);
  return posted.map((page, rank) => {
    const close = closeUnits(rank);
    const units = sorted(page.units.map((unit, at) => (at < close ? closer(unit) : unit)));
    return { page: page.page, cover: page.cover, score: scoreOf(page, units), units: units.map(([unit]) => unit) };
  });

  function closer([number, value]: Scored): Scored {
    const unit = index.unit(number);
    if (!unit) return [number, value];
    const near = weights.near * nearness(unit, pieces, whole) ** 2;
    return [number, value * (1 + (near + exactness(unit, phrase) + sameness(unit, pieces)))];
  }
}

function scoreOf({ page, cover, all }: PostedPage, units: readonly Scored[]): number {
  const [best = 0, ...others] = units.map(([, value]) => value);
  return (best + weights.spread * all + Math.log1p(sum(others))) * cover * pageType(page);
}

function wholeOf(pieces: readonly Piece[]): number {
  return sum(pieces.map(({ weight }) => weight)) || 1;
}

/**
 * Returns the largest share of the query that one sentence or the heading contains, by the weight
 * of the pieces. Returns 0 for a query of one piece.
 */
function nearness({ foldedTitle, foldedText }: Unit, pieces: readonly Piece[], whole: number): number {
  if (pieces.length < 2) return 0;
  const part = (sentence: string) =>
    sum(pieces.map(({ match, weight }) => (match.words.some((word) => sentence.includes(word)) ? weight : 0))) / whole;
  return Math.max(part(foldedTitle), ...foldedText.split(/[。！？\n]/u).map(part));
}

function exactness({ kind, foldedTitle, foldedText }: Unit, phrase: string): number {
  const { isTitle, isHeading, inTitle, inHeading, inText } = weights.phrase;
  // A phrase that occurs more than once counts more, up to twice as much.
  const often = Math.min(2, Math.log2(foldedText.split(phrase).length));
  const [is, inside] = kind === "page" ? [isTitle, inTitle] : [isHeading, inHeading];
  return inText * often + titleBoost();

  function titleBoost(): number {
    if (foldedTitle === phrase) return is;
    return foldedTitle.includes(phrase) ? inside : 0;
  }
}

/**
 * Returns the boost for the share of an author's question that the query contains. Returns 0 for
 * other units.
 */
function sameness({ kind, foldedTitle }: Unit, pieces: readonly Piece[]): number {
  if (kind !== "question") return 0;
  const asked = pieces.flatMap(({ match }) => match.words).join(" ");
  const tokens = askedTokens(foldedTitle);
  return (weights.question * tokens.filter((token) => asked.includes(token)).length) / (tokens.length || 1);
}

/**
 * Returns the factor for the page's type. An overview page mentions the subjects of its subpages
 * but says less about each. A page in the `pages` area scores low, because it may be a list of
 * terms.
 */
function pageType({ area, isOverview }: IndexedPage): number {
  if (area.id === "pages") return weights.page.single;
  return isOverview ? weights.page.overview : 1;
}

/**
 * Compares two pages for sorting. The page with the higher score comes first. Pages with equal
 * scores are sorted in the order of the navigation.
 */
export function compareHits(a: RankedPage, b: RankedPage): number {
  return b.score - a.score || a.page.number - b.page.number;
}

function sorted(units: Scored[]): Scored[] {
  return units.sort(([a, x], [b, y]) => y - x || a - b);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}
