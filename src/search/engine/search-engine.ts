import type { ChineseTable } from "../../contract/search/chinese-table";
import { fold } from "../../contract/search/fold";
import type { PageHit, SearchAnswer, SearchRequest } from "../model/search-types";
import { ChineseInput } from "./chinese-input";
import { isPuzzling, meantBy } from "./meant-by";
import { otherWords, type Reading } from "./other-words";
import { type QueryTerm, smallerWords, wholeTerms } from "./parse-query";
import { isJoint, withoutAsking } from "./question-words";
import { compareHits, type RankedPage, rankPages, type WeighedTerm } from "./rank-pages";
import type { SearchIndex, TermMatches } from "./search-index";
import { markText, snippetOf } from "./snippet";
import { weights } from "./weights";

/** Length of a snippet, in characters. */
const snippetLength = 110;

/** Longer queries are truncated, as in the search box. */
const longestQuery = 512;

/** From the strictest. */
const modes: readonly SearchAnswer["mode"][] = ["all", "similar", "any"];

interface Piece extends WeighedTerm {
  readonly term: QueryTerm;
}

interface Found {
  readonly mode: SearchAnswer["mode"];
  readonly pages: readonly RankedPage[];
  readonly words: readonly string[];
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

  /** @param pending whether more texts will be added to the index */
  search({ query, area, offset = 0, limit = 10, sectionsPerPage = 3 }: SearchRequest, pending: boolean): SearchAnswer {
    const phrase = fold(query.slice(0, longestQuery)).replace(/\s+/g, " ").trim();
    const { mode, pages, words } = this.find(query.slice(0, longestQuery), phrase);
    const inArea = area === undefined ? pages : pages.filter(({ page }) => this.areaOf(page)?.id === area);
    const shown = inArea.slice(offset, offset + limit);
    return {
      pages: shown.map((page) => this.present(page, { phrase, words, sectionsPerPage })),
      total: inArea.length,
      hasMore: offset + limit < inArea.length,
      mode,
      areas: this.countAreas(pages),
      suggestions: pages.length === 0 ? this.suggest(phrase) : [],
      pending,
    };
  }

  /** Pages for what the query asks for and for other ways to write that, each with its best score. */
  private find(query: string, phrase: string): Found {
    if (wholeTerms(query).length === 0) return this.literally(phrase);
    const asked = withoutAsking(this.chinese?.simplify(query) ?? query);
    const readings: Reading[] = [
      { text: asked, weight: 1 },
      ...otherWords(asked, this.index.titles.synonyms ?? []),
      ...(this.chinese === null ? [] : meantBy(asked, this.chinese, this.index)),
    ];
    const found = readings.flatMap(({ text, weight }) => {
      const one = this.partly(text);
      return one === null ? [] : { ...one, pages: one.pages.map((page) => ({ ...page, score: page.score * weight })) };
    });
    if (found.length === 0) return this.literally(phrase);
    const typed = this.asTyped(query, phrase, asked === query);
    const pages = new Map<number, RankedPage>();
    for (const page of found.flatMap(({ pages }) => pages)) {
      if (page.score > (pages.get(page.page)?.score ?? 0)) pages.set(page.page, page);
    }
    return {
      mode: modes.find((mode) => found.some((one) => one.mode === mode)) ?? "any",
      pages: [...pages.values()]
        .map((page) => ({ ...page, score: page.score * (typed.get(page.page) ?? 1) }))
        .sort(compareHits),
      words: [...new Set(found.flatMap(({ words }) => words))],
    };
  }

  /**
   * What pages count more for holding the query as it was typed: every run of it, or the whole as their title. Of a
   * question only one that was typed in one run counts, else any page with 怎样安装 would be about installing.
   */
  private asTyped(query: string, phrase: string, isPlain: boolean): Map<number, number> {
    const title = this.index.pages.filter(({ first }) => this.index.sections[first]?.foldedTitle === phrase);
    const titled = title.map(({ number }): [number, number] => [number, weights.typed ** 2]);
    const terms = wholeTerms(query);
    if (!isPlain && terms.length > 1) return new Map(titled);
    const [first, ...others] = terms.map((term) => this.pagesOf(this.index.find(term)));
    const holding = [...(first ?? [])].filter((page) => others.every((pages) => pages.has(page)));
    return new Map([...holding.map((page): [number, number] => [page, weights.typed]), ...titled]);
  }

  private pagesOf({ sections }: TermMatches): Set<number> {
    return new Set([...sections.keys()].map((section) => this.index.sections[section]?.page ?? -1));
  }

  private literally(phrase: string): Found {
    if (phrase === "") return { mode: "all", pages: [], words: [] };
    const match = this.index.findLiteral(phrase);
    const pages = rankPages(this.index, [{ match, weight: 1 }], phrase).sort(compareHits);
    return { mode: "all", pages, words: [phrase] };
  }

  /** Pages with the larger part of what is asked for. A rare term counts more than a common one. */
  private partly(asked: string): Found | null {
    const phrase = fold(asked).replace(/\s+/g, " ").trim();
    const terms = wholeTerms(asked).flatMap((whole) => this.pieces(whole));
    const known = terms.filter(({ match }) => match.sections.size > 0);
    if (known.length === 0) return null;
    const ranked = rankPages(this.index, known, phrase);
    const best = Math.max(...ranked.map(({ cover }) => cover));
    const isWhole = best > 0.999 && known.length === terms.length;
    return {
      mode: !isWhole ? "any" : known.every(({ term }) => !term.fuzzy) ? "all" : "similar",
      pages: ranked.filter(({ cover }) => cover >= best * weights.leastCover),
      words: known.flatMap(({ term, match }) => [term.text, ...match.words]),
    };
  }

  /** A Chinese run in pairs of characters; a word whole, else as it may be spelt, else in parts. */
  private pieces(whole: QueryTerm): Piece[] {
    if (whole.kind === "han") return this.pairs(whole);
    const found = [whole, { ...whole, fuzzy: true }]
      .map((term) => this.piece(term))
      .find(({ match }) => match.sections.size > 0);
    if (found) return [found];
    const parts = smallerWords(whole);
    return (parts.length > 0 ? parts : [whole]).map((term) => this.piece(term));
  }

  private piece(term: QueryTerm): Piece {
    const match = this.index.find(term);
    return { term, match, weight: this.index.rarity(match) };
  }

  /**
   * Pairs that join two words say little: 件权 in 文件权限 is rarer than both its neighbours, and if it is nowhere, that is
   * no loss.
   */
  private pairs(whole: QueryTerm): Piece[] {
    const pairs = smallerWords(whole).map((term) => this.piece(term));
    const isKnown = (pair?: Piece) => (pair?.match.sections.size ?? 0) > 0;
    const isSeam = (pair: Piece, at: number) => {
      const [before, after] = [pairs[at - 1], pairs[at + 1]];
      if (!before || !after) return false;
      return (
        pair.weight > Math.max(before.weight, after.weight) || (!isKnown(pair) && isKnown(before) && isKnown(after))
      );
    };
    return pairs
      .filter((pair, at) => isKnown(pair) || !isSeam(pair, at))
      .map((pair) => {
        const isWeak = isSeam(pair, pairs.indexOf(pair)) || isJoint(pair.term.text);
        return isWeak ? { ...pair, weight: pair.weight * weights.joint } : pair;
      });
  }

  /** Similar words of the site, and names of areas, which always have results. */
  private suggest(phrase: string): string[] {
    const areas = this.index.titles.areas.map(({ label }) => label);
    return [...this.index.similarWords(phrase), ...areas].slice(0, 3);
  }

  private areaOf(page: number) {
    return this.index.titles.areas[this.index.pages[page]?.page.area ?? -1];
  }

  private countAreas(pages: readonly RankedPage[]): SearchAnswer["areas"] {
    const counts = new Map<number, number>();
    for (const { page } of pages) {
      const area = this.index.pages[page]?.page.area ?? -1;
      counts.set(area, (counts.get(area) ?? 0) + 1);
    }
    return this.index.titles.areas.flatMap((area, number) => {
      const count = counts.get(number);
      return count === undefined ? [] : [{ area, count }];
    });
  }

  private present(
    ranked: RankedPage,
    { phrase, words, sectionsPerPage }: { phrase: string; words: readonly string[]; sectionsPerPage: number },
  ): PageHit {
    const { page, first } = this.index.pages[ranked.page] as SearchIndex["pages"][number];
    const marks = [...words].sort((a, b) => b.length - a.length);
    return {
      path: page.path,
      title: markText(this.index.sections[first]?.title ?? "", marks),
      area: this.index.titles.areas[page.area] ?? { id: "", label: "", tag: "" },
      under: page.under ?? [],
      date: page.date ?? null,
      sections: ranked.sections.slice(0, sectionsPerPage).flatMap(({ section: number }) => {
        const section = this.index.sections[number];
        if (!section) return [];
        return {
          objectID: `${page.path}${section.id === null ? "" : `#${section.id}`}`,
          anchor: section.id,
          level: section.level,
          title: markText(section.title, marks),
          snippet: snippetOf(section.text, { phrase, terms: marks, length: snippetLength }),
        };
      }),
    };
  }
}
