import { fold, textRuns } from "../../contract/chinese-text";
import { longestQuery } from "../../contract/search-field";
import type { ChineseTable, SearchArea } from "../../contract/search-files";
import type { PageHit, SearchAnswer, SearchRequest, SectionHit } from "../model/search-types";
import { ChineseInput } from "./chinese-input";
import { isPuzzling, missingWords, otherReadings, type Reading } from "./other-readings";
import { parseDate } from "./parse-date";
import { piecesOf } from "./parse-query";
import { withoutAsking } from "./question-words";
import { compareHits, type RankedPage, scorePages } from "./score-pages";
import type { SearchIndex, Unit } from "./search-index";
import { markText, snippetOf } from "./snippet";
import { weights } from "./weights";

/** Length of a snippet, in characters. */
const snippetLength = 110;

/** Sections that are given of a page. */
const mostSections = 3;

/** Longer queries may be questions. */
const shortest = 6;

/** The pages for one way to write the query. */
interface Found {
  readonly reading: Reading;
  readonly pages: readonly RankedPage[];
  /** For marking, in the pages of this reading. */
  readonly words: readonly string[];
  /** The part of the query that its best page has. */
  readonly cover: number;
}

/** Answers queries from an index. Knows nothing of workers and files. */
export class SearchEngine {
  private chinese: ChineseInput | null = null;

  constructor(readonly index: SearchIndex) {}

  /** Whether a part of the query is nowhere as typed, so that it may be pinyin, traditional or misspelt Chinese. */
  isPuzzling(query: string, pending: boolean): boolean {
    return this.chinese === null && isPuzzling(withoutAsking(query.slice(0, longestQuery)), this.index, pending);
  }

  /** Lets the engine understand what it has found puzzling. */
  learn(table: ChineseTable): void {
    this.chinese = new ChineseInput(table, this.index.headings());
  }

  /** @param pending whether more will be added to the index */
  search(request: SearchRequest, pending: boolean): SearchAnswer {
    const { area, limit = 10, asTyped = false } = request;
    const query = request.query.slice(0, longestQuery);
    const phrase = phraseOf(query);
    const { areas } = this.index.titles;
    const { found, pages } = this.find(query, phrase, asTyped);
    const inArea = area === undefined ? pages : pages.filter(({ page }) => this.areaOf(page).id === area);
    const words = [...new Set(found.flatMap((one) => one.words))].sort((a, b) => b.length - a.length);
    const cover = Math.max(0, ...found.map((one) => one.cover));
    const corrected = found.find(({ reading, pages: of }) => reading.isCorrected && of[0]?.page === pages[0]?.page);
    return {
      pages: inArea.slice(0, limit).map((page) => this.present(page, phrase, words)),
      total: inArea.length,
      hasMore: limit < inArea.length,
      mode: cover > 0.999 ? "all" : "any",
      missing: pending || cover >= weights.foundCover ? [] : missingWords(this.simplify(query), this.index),
      corrected: corrected?.reading.text,
      areas: areas
        .map((area) => ({ area, count: pages.filter(({ page }) => this.areaOf(page) === area).length }))
        .filter(({ count }) => count > 0),
      // Names of areas always have results.
      suggestions:
        pages.length > 0
          ? []
          : [...this.index.similarWords(phrase).slice(0, 2), ...areas.map(({ label }) => label)].slice(0, 3),
      pending,
    };
  }

  /** Pages for what the query asks for and for other ways to write that, each with its best score. */
  private find(query: string, phrase: string, asTyped: boolean): { found: Found[]; pages: RankedPage[] } {
    if (phrase === "") return { found: [], pages: [] };
    const asked = this.isRare(phrase) ? query : withoutAsking(this.simplify(query));
    const typed = this.read({ text: asked, weight: 1, isCorrected: false });
    const others = asTyped || this.chinese === null ? [] : otherReadings(asked, this.chinese, this.index);
    const found = [typed, ...others.map((reading) => this.read(reading))].filter(({ pages }) => pages.length > 0);
    const factors = this.factorsAsTyped(query, phrase, asked === query);
    const best = new Map<number, RankedPage>();
    for (const ranked of found.flatMap(({ pages }) => pages)) {
      if (ranked.score > (best.get(ranked.page)?.score ?? 0)) best.set(ranked.page, ranked);
    }
    const pages = [...best.values()].map((ranked) => ({
      ...ranked,
      score: ranked.score * (factors.get(ranked.page) ?? 1),
    }));
    return { found, pages: pages.sort(compareHits(this.index)) };
  }

  /** Pages with the larger part of what is asked for. */
  private read(reading: Reading): Found {
    const phrase = phraseOf(reading.text);
    const isSymbol = textRuns(reading.text).length === 0;
    const pieces = isSymbol
      ? [{ text: phrase, match: this.index.find(phrase), weight: 1 }]
      : piecesOf(reading.text, this.index);
    const ranked = scorePages(this.index, pieces, phrase);
    const cover = Math.max(0, ...ranked.map((page) => page.cover));
    return {
      reading,
      pages: ranked
        .filter((page) => page.cover >= cover * weights.leastCover)
        .map((page) => ({ ...page, score: page.score * reading.weight })),
      words: pieces.flatMap(({ match }) => (match.units.size > 0 ? match.words : [])),
      cover,
    };
  }

  /**
   * Boosts for pages that match the date, or contain the query as typed: every run of it, or all of it as their title. A
   * question counts only if typed as one run, else any page with 怎样安装 would be about installing.
   */
  private factorsAsTyped(query: string, phrase: string, isPlain: boolean): Map<number, number> {
    const { units, pages } = this.index;
    const factors = new Map<number, number>();
    const runs = textRuns(query);
    const date = parseDate(query);
    if (date !== null) {
      for (const page of this.index.pagesOf(date))
        factors.set(page, pages[page]?.date === undefined ? weights.date.title : weights.date.post);
    } else if (isPlain || runs.length === 1) {
      const [first = [], ...others] = runs.map(({ text }) => this.pagesWith(fold(text)));
      for (const page of first) if (others.every((other) => other.has(page))) factors.set(page, weights.typed.all);
    }
    for (const { kind, page, foldedTitle } of units)
      if (kind === "page" && foldedTitle === phrase) factors.set(page, weights.typed.title);
    return factors;
  }

  /** A short query that appears verbatim on only a few pages is not a question: 最后还是. */
  private isRare(phrase: string): boolean {
    const pages = phrase.length <= shortest ? this.pagesWith(phrase).size : 0;
    return pages > 0 && pages <= 3;
  }

  private pagesWith(text: string): Set<number> {
    return new Set([...this.index.find(text).units.keys()].map(({ page }) => page));
  }

  private simplify(query: string): string {
    return this.chinese?.simplify(query) ?? query;
  }

  private areaOf(page: number): SearchArea {
    const { titles, pages } = this.index;
    return titles.areas[pages[page]?.area ?? -1] ?? { id: "", label: "", tag: "" };
  }

  private present(ranked: RankedPage, phrase: string, words: readonly string[]): PageHit {
    const { path, title, under = [], date = null } = this.index.pages[ranked.page] as SearchIndex["pages"][number];
    const [best] = ranked.units;
    // A question is answered at the beginning of its page.
    const units = ranked.units.map((unit) => (unit.kind === "question" ? this.index.units[ranked.page] : unit) as Unit);
    const sections = [...new Set(units)].slice(0, mostSections).map(
      ({ id, level, title, text }): SectionHit => ({
        anchor: id,
        level,
        title: markText(title, words),
        snippet: snippetOf(text, { phrase, terms: words, length: snippetLength }),
      }),
    );
    return {
      path,
      title: markText(title, words),
      area: this.areaOf(ranked.page),
      under,
      date,
      ...(best?.kind === "question" && { question: markText(best.title, words) }),
      sections,
    };
  }
}

function phraseOf(text: string): string {
  return fold(text).replace(/\s+/g, " ").trim();
}
