/**
 * The search engine, and the words that the search uses in a special sense:
 *
 * - A reading of a query is one interpretation of it: the query as typed, with pinyin converted to
 *   Chinese, or with a wrong character replaced. A character's readings are its pinyin syllables.
 * - A run is an unbroken sequence of Chinese or Japanese characters, or a word of another script
 *   with its symbols. `textRuns` splits text into runs.
 * - A piece is a part of a query that is looked up and weighted separately: a pair of Chinese
 *   characters, a single character, a word, symbols, or a date.
 * - A unit is the smallest thing that a query can match: a page with the text before its first
 *   heading, a section, or an author's question.
 * - A posting records that a unit contains a term, and a value for how well it matches.
 * - The cover of a page is the share of a query's pieces that the page contains, by weight,
 *   from 0 to 1.
 *
 * Private members of its classes begin with `#`, because the minifier shortens only such names.
 */

import { longestQuery } from "../../shared/search-field";
import { fold, hanPairs, textRuns } from "../model/chinese-text";
import type { PageHit, SearchAnswer, SearchRequest, SectionHit } from "../model/search-types";
import { ChineseInput } from "./chinese-input";
import { isFoundAs, otherReadings, type Reading, unknownWords } from "./other-readings";
import { parseDate } from "./parse-date";
import { type Piece, piecesOf } from "./parse-query";
import { withoutAsking } from "./question-words";
import { compareHits, type PostedPage, type RankedPage, rankByPostings, rankByTexts } from "./score-pages";
import type { IndexedPage, SearchIndex } from "./search-index";
import { markText, snippetOf } from "./snippet";
import * as weights from "./weights";

/** Maximum length of a snippet, in characters. */
const snippetLength = 110;

/** Maximum number of sections to show for a page. */
const mostSections = 3;

/** A reading of the query with the pages that its postings match. */
interface PostedReading extends Reading {
  readonly pieces: readonly Piece[];
  /** Factor for the scores of the reading's pages. */
  readonly weight: number;
  /** Pages whose cover is at least `weights.leastCover` times the best page's. */
  readonly pages: readonly PostedPage[];
  /** The best page's cover, from 0 to 1. */
  readonly cover: number;
}

/** A page ranked by a reading of the query. */
interface NamedPage extends RankedPage {
  /** Factor for the score by the names of the page that the reading contains. */
  readonly factor: number;
}

/**
 * Answers queries from an index. It runs inside or outside a worker. If `search` returns null, the
 * caller adds the files in `index.parts.missing` and calls `search` again.
 */
export class SearchEngine {
  readonly #chinese: ChineseInput;

  constructor(readonly index: SearchIndex) {
    this.#chinese = new ChineseInput(index.parts);
  }

  /**
   * Answers a query in two steps, so that it requests only the files it needs. First, the postings
   * select the pages that may rank highest. Then the text of those pages decides their order.
   * @returns the answer, or null while files are missing
   */
  search({ query: typed, area, limit = 10, asTyped = false }: SearchRequest): SearchAnswer | null {
    const query = this.#inOwnScript(typed.slice(0, longestQuery));
    const phrase = phraseOf(query);
    const readings = phrase === "" ? [] : this.#readingsOf(withoutAsking(query), asTyped);
    // Until the query's postings are loaded, it is not known which of its words occur on no page,
    // so `unknownWords` must wait for them.
    if (this.#isIncomplete) return null;
    const cover = Math.max(0, ...readings.map((reading) => reading.cover));
    const unknown = unknownWords(query, cover >= weights.foundCover, this.index);
    if (this.#isIncomplete) return null;

    const ranked = readings.map((reading) => this.#rankReading(reading));
    const pages = this.#merge(ranked.flat(), query);
    // A correction counts only if it found the first page.
    const used = readings.filter(({ isCorrected }, at) => !isCorrected || ranked[at]?.[0]?.page === pages[0]?.page);
    const inArea = area === undefined ? pages : pages.filter(({ page }) => page.area.id === area);
    const words = [...new Set(readings.flatMap(wordsToMark))].sort((a, b) => b.length - a.length);
    const hits = inArea.slice(0, limit).flatMap((page) => this.#present(page, phrase, words));
    if (this.#isIncomplete) return null;

    const { areas } = this.index.parts.manifest;
    return {
      pages: hits,
      total: inArea.length,
      hasMore: limit < inArea.length,
      mode: cover > 0.999 ? "all" : "any",
      missing: unknown.filter((word) => !used.some((reading) => isFoundAs(word, query, reading, this.index))),
      corrected: used.find(({ isCorrected }) => isCorrected)?.text,
      areas: areas
        .map(({ id, label }) => ({ id, label, count: pages.filter(({ page }) => page.area.id === id).length }))
        .filter(({ count }) => count > 0),
      // A search for an area's label always finds pages.
      suggestions: pages.length > 0 ? [] : areas.map(({ label }) => label).slice(0, 3),
    };
  }

  /** Whether a requested file is not loaded yet. */
  get #isIncomplete(): boolean {
    return this.index.parts.missing.size > 0;
  }

  /**
   * Converts Chinese characters in a query to the site's script. Keeps question words, and
   * characters in pairs that already occur on the site.
   */
  #inOwnScript(query: string): string {
    let converted = query;
    for (const { kind, text: run } of textRuns(withoutAsking(query))) {
      if (kind !== "han") continue;
      const terms = run.length > 1 ? hanPairs(run) : [run];
      const isKnown = terms.map((term) => this.index.find(term).units.size > 0);
      if (this.#isIncomplete) continue;
      // A character in a pair that occurs on the site is already in the site's script.
      const own = [...run].map((char, at) => (isKnown[at - 1] || isKnown[at] ? char : this.#chinese.toOwn(char)));
      converted = converted.replace(run, () => own.join(""));
    }
    return converted;
  }

  /**
   * Returns the query as typed and its other readings, without those that match no page. If
   * `asTyped` is true or files are missing, returns at most the query as typed.
   */
  #readingsOf(asked: string, asTyped: boolean): PostedReading[] {
    const typed = this.#read({ text: asked, isCorrected: false }, 1);
    // Until the query's postings are loaded, it is not known which other files are needed, so only
    // the query as typed is read.
    const others = asTyped || this.#isIncomplete ? [] : otherReadings(asked, typed.cover, this.#chinese, this.index);
    return [typed, ...others.map((other) => this.#read(other, weights.reading.other))].filter(
      ({ pages }) => pages.length > 0,
    );
  }

  #read(reading: Reading, weight: number): PostedReading {
    const pieces = piecesOf(reading.text, this.index);
    const posted = rankByPostings(this.index, pieces);
    const cover = Math.max(0, ...posted.map((page) => page.cover));
    return {
      ...reading,
      pieces,
      weight,
      pages: posted.filter((page) => page.cover >= cover * weights.leastCover),
      cover,
    };
  }

  #rankReading({ text, pieces, weight, pages }: PostedReading): NamedPage[] {
    const ranked = rankByTexts(this.index, pages, pieces, phraseOf(text));
    return ranked.map((page) => ({ ...page, score: page.score * weight, factor: this.#factorOfNames(page, text) }));
  }

  /**
   * Returns the factor for a page whose title, category or tag is the query, or whose title,
   * categories and tags together contain all runs of the query.
   */
  #factorOfNames({ page, units: [unit = page.unit] }: RankedPage, text: string): number {
    const head = this.index.loadedUnit(unit)?.head;
    if (!head) return 1;
    const { title, under = [], words = [] } = head;
    const names = [title, ...under, ...words, page.area.label].map(fold);
    const runs = textRuns(fold(text));
    const hasAll = runs.length > 1 && runs.every((run) => names.join().includes(run.text));
    const isNamed = hasAll && runs.some((run) => fold(title).includes(run.text));
    return isNamed || names.includes(phraseOf(text)) ? weights.typed.title : 1;
  }

  /** Merges the pages of all readings and sorts them. Each page keeps its best score. */
  #merge(ranked: readonly NamedPage[], query: string): RankedPage[] {
    const factors = this.#factorsAsTyped(query, ranked);
    const best = new Map<IndexedPage, RankedPage>();
    for (const found of ranked) {
      const score = found.score * Math.max(found.factor, factors.get(found.page) ?? 1);
      if (score > (best.get(found.page)?.score ?? 0)) best.set(found.page, { ...found, score });
    }
    return [...best.values()].sort(compareHits);
  }

  /**
   * If the query contains a date, returns the factors of the pages that match it. Otherwise returns
   * a factor for each page that contains every run of the query as typed.
   *
   * A query with question words gets that factor only if it is a single run, because otherwise any
   * page that contains 怎样安装 would count as a page about installing.
   */
  #factorsAsTyped(query: string, ranked: readonly RankedPage[]): Map<IndexedPage, number> {
    const factors = new Map<IndexedPage, number>();
    const isPlain = withoutAsking(query) === query;
    const runs = textRuns(query);
    const date = parseDate(query);
    if (date !== null) {
      for (const [page, boost] of this.index.pagesOf(date)) factors.set(page, boost);
    } else if (isPlain || runs.length === 1) {
      const [first = [], ...others] = runs.map(({ text }) => this.#pagesWith(fold(text), ranked));
      for (const page of first) if (others.every((other) => other.has(page))) factors.set(page, weights.typed.all);
    }
    return factors;
  }

  /**
   * Returns the pages that contain a run as typed. A run of three or more characters is found only
   * in the loaded text of the ranked pages.
   */
  #pagesWith(run: string, ranked: readonly RankedPage[]): Set<IndexedPage> {
    if (hanPairs(run).length < 2) {
      return new Set([...this.index.find(run).units.keys()].map((unit) => this.index.pageOf(unit)));
    }
    const hasRun = (unit: number) => this.index.loadedUnit(unit) !== undefined && !this.index.lacks(unit, run);
    return new Set(ranked.filter(({ units }) => units.some(hasRun)).map(({ page }) => page));
  }

  /**
   * Returns an array with one hit: the page with its best section, and further sections whose text
   * is loaded. Returns an empty array if the text of the best section is not loaded.
   */
  #present({ page, units: found }: RankedPage, phrase: string, words: readonly string[]): PageHit[] {
    const [first = page.unit, ...others] = found;
    const best = this.index.unit(first);
    if (!best) return [];
    const { path, title, under = [], date = null } = best.head;
    const units = [best, ...others.flatMap((unit) => this.index.loadedUnit(unit) ?? [])].map(
      (unit) => unit.answer ?? unit,
    );
    const sections = [...new Set(units)].slice(0, mostSections).map(
      ({ id, level, title, text }): SectionHit => ({
        anchor: id,
        level,
        title: markText(title, words),
        snippet: snippetOf(text, { phrase, terms: words, length: snippetLength }),
      }),
    );
    return [
      {
        path,
        title: markText(title, words),
        area: page.area.label,
        under,
        date,
        ...(best.kind === "question" && { question: markText(best.title, words) }),
        sections,
      },
    ];
  }
}

/** Returns the words to mark in the pages of a reading. */
function wordsToMark({ pieces }: PostedReading): readonly string[] {
  return pieces.flatMap(({ match }) => (match.units.size > 0 ? match.words : []));
}

function phraseOf(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}
