import { fold, hanPairs, textRuns } from "../../shared/chinese-text";
import { longestQuery } from "../../shared/search-field";
import type { PageHit, SearchAnswer, SearchRequest, SectionHit } from "../model/search-types";
import { ChineseInput } from "./chinese-input";
import { missingWords, otherReadings, type Reading } from "./other-readings";
import { parseDate } from "./parse-date";
import { piecesOf } from "./parse-query";
import { withoutAsking } from "./question-words";
import { compareHits, type RankedPage, scorePages } from "./score-pages";
import type { IndexedPage, SearchIndex } from "./search-index";
import { markText, snippetOf } from "./snippet";
import { weights } from "./weights";

/** Length of a snippet, in characters. */
const snippetLength = 110;

/** Maximum number of sections of a page in an answer. */
const mostSections = 3;

/** The pages for one reading of the query. */
interface Found extends Reading {
  readonly pages: readonly RankedPage[];
  /** Words to mark in the pages of this reading. */
  readonly words: readonly string[];
  /** Share of the query that its best page has. */
  readonly cover: number;
}

/**
 * Answers queries from an index. It does not depend on workers: an answer is final once
 * `index.parts.missing` is empty; else those files are to be added, and the query is asked again.
 */
export class SearchEngine {
  private readonly chinese: ChineseInput;

  constructor(readonly index: SearchIndex) {
    this.chinese = new ChineseInput(index.parts);
  }

  search({ query: typed, area, limit = 10, asTyped = false }: SearchRequest): SearchAnswer {
    const query = this.inOwnScript(typed.slice(0, longestQuery));
    const phrase = phraseOf(query);
    const { areas } = this.index.parts.manifest;
    const { found, pages } = this.find(query, phrase, asTyped);
    const inArea = area === undefined ? pages : pages.filter(({ page }) => page.area.id === area);
    const words = [...new Set(found.flatMap((one) => one.words))].sort((a, b) => b.length - a.length);
    const cover = Math.max(0, ...found.map((one) => one.cover));
    const isFound = cover >= weights.foundCover;
    const best = found.filter((one) => one.pages[0]?.page === pages[0]?.page);
    return {
      pages: inArea.slice(0, limit).flatMap((page) => this.present(page, phrase, words)),
      total: inArea.length,
      hasMore: limit < inArea.length,
      mode: cover > 0.999 ? "all" : "any",
      missing: missingWords(query, best, isFound, this.index),
      corrected: best.find(({ isCorrected }) => isCorrected)?.text,
      areas: areas
        .map(({ id, label }) => ({ id, label, count: pages.filter(({ page }) => page.area.id === id).length }))
        .filter(({ count }) => count > 0),
      // The names of areas always have results.
      suggestions: pages.length > 0 ? [] : areas.map(({ label }) => label).slice(0, 3),
    };
  }

  /** Converts runs to the script of the site where it does not have them as typed. */
  private inOwnScript(query: string): string {
    let converted = query;
    for (const { kind, text: run } of textRuns(query)) {
      if (kind !== "han") continue;
      const terms = run.length > 1 ? hanPairs(run) : [run];
      const isKnown = terms.every((term) => this.index.find(term).units.size > 0);
      if (!isKnown && this.index.parts.missing.size === 0)
        converted = converted.replace(run, () => this.chinese.toOwn(run));
    }
    return converted;
  }

  /** Finds pages for the query and for its other readings, each page with its best score. */
  private find(query: string, phrase: string, asTyped: boolean): { found: Found[]; pages: RankedPage[] } {
    if (phrase === "") return { found: [], pages: [] };
    const asked = withoutAsking(query);
    const typed = this.read({ text: asked, isCorrected: false }, 1);
    // Only the postings of the query tell what else is worth loading.
    const others =
      asTyped || this.index.parts.missing.size > 0 ? [] : otherReadings(asked, typed.cover, this.chinese, this.index);
    const found = [typed, ...others.map((other) => this.read(other, weights.reading.other))].filter(
      ({ pages }) => pages.length > 0,
    );
    const factors = this.factorsAsTyped(query, asked === query);
    const best = new Map<IndexedPage, RankedPage>();
    // A page with this title is among the first, whose texts are loaded.
    const isTitle = ({ unit }: IndexedPage) => this.index.loadedUnit(unit)?.foldedTitle === phrase;
    for (const ranked of found.flatMap(({ pages }) => pages)) {
      const boost = isTitle(ranked.page) ? weights.typed.title : (factors.get(ranked.page) ?? 1);
      const score = ranked.score * boost;
      if (score > (best.get(ranked.page)?.score ?? 0)) best.set(ranked.page, { ...ranked, score });
    }
    return { found, pages: [...best.values()].sort(compareHits) };
  }

  /**
   * Returns the pages with the larger part of a reading.
   * @param weight of these pages
   */
  private read(reading: Reading, weight: number): Found {
    const phrase = phraseOf(reading.text);
    const pieces = piecesOf(reading.text, this.index);
    const ranked = scorePages(this.index, pieces, phrase);
    const cover = Math.max(0, ...ranked.map((page) => page.cover));
    return {
      ...reading,
      pages: ranked
        .filter((page) => page.cover >= cover * weights.leastCover)
        .map((page) => ({ ...page, score: page.score * weight })),
      words: pieces.flatMap(({ match }) => (match.units.size > 0 ? match.words : [])),
      cover,
    };
  }

  /**
   * Returns boosts for pages that match the date or contain the query as typed. They must contain
   * every run of it. A question counts only if it is typed as one run. Otherwise any page with 怎样安装 would be about installing.
   */
  private factorsAsTyped(query: string, isPlain: boolean): Map<IndexedPage, number> {
    const factors = new Map<IndexedPage, number>();
    const runs = textRuns(query);
    const date = parseDate(query);
    if (date !== null) {
      for (const [page, boost] of this.index.pagesOf(date)) factors.set(page, boost);
    } else if (isPlain || runs.length === 1) {
      const [first = [], ...others] = runs.map(({ text }) => this.pagesWith(fold(text)));
      for (const page of first) if (others.every((other) => other.has(page))) factors.set(page, weights.typed.all);
    }
    return factors;
  }

  private pagesWith(text: string): Set<IndexedPage> {
    return new Set([...this.index.find(text).units.keys()].map((unit) => this.index.pageOf(unit)));
  }

  /** Returns a page with its best sections: the best one, and others whose texts are loaded. */
  private present({ page, units: found }: RankedPage, phrase: string, words: readonly string[]): PageHit[] {
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

function phraseOf(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}
