import { fold } from "../../contract/search/fold";
import type { PageHit, SearchAnswer, SearchRequest } from "../model/search-types";
import { type CutWords, partTerms, type QueryTerm, segmenterWords, wholeTerms } from "./parse-query";
import { compareHits, type RankedPage, rankPages } from "./rank-pages";
import type { SearchIndex } from "./search-index";
import { markText, snippetOf } from "./snippet";

/** Length of a snippet, in characters. */
const snippetLength = 110;

/** Longer queries are truncated, as in the search box. */
const longestQuery = 512;

interface Found {
  readonly mode: SearchAnswer["mode"];
  readonly pages: readonly RankedPage[];
  readonly words: readonly string[];
}

/** Answers queries from an index. Knows nothing of workers and files. */
export class SearchEngine {
  constructor(
    readonly index: SearchIndex,
    private readonly cutWords: CutWords | null = segmenterWords(),
  ) {}

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

  /** The strictest reading that matches: as typed, in words, as a substring, with typos, any of the words. */
  private find(query: string, phrase: string): Found {
    const { cutWords } = this;
    const whole = wholeTerms(query);
    const loose = partTerms(query, { cutWords, fuzzy: true });
    if (whole.length === 0) return this.literally(phrase);
    return (
      this.completely(whole, phrase) ??
      this.completely(partTerms(query, { cutWords, fuzzy: false }), phrase) ??
      nonEmpty(this.literally(phrase)) ??
      this.completely(loose, phrase, "similar") ?? {
        ...this.match(loose, phrase),
        mode: loose.length > 1 ? "any" : "all",
      }
    );
  }

  private completely(terms: readonly QueryTerm[], phrase: string, mode: Found["mode"] = "all"): Found | null {
    const { pages, words } = this.match(terms, phrase);
    return nonEmpty({ mode, words, pages: pages.filter(({ terms: matched }) => matched === terms.length) });
  }

  private literally(phrase: string): Found {
    if (phrase === "") return { mode: "all", pages: [], words: [] };
    const matches = this.index.findLiteral(phrase);
    return { mode: "all", pages: rankPages(this.index, [matches], phrase).sort(compareHits), words: [phrase] };
  }

  private match(terms: readonly QueryTerm[], phrase: string): Omit<Found, "mode"> {
    const matches = terms.map((term) => this.index.find(term));
    const words = new Set([...terms.map(({ text }) => text), ...matches.flatMap((match) => [...match.words])]);
    return { pages: rankPages(this.index, matches, phrase).sort(compareHits), words: [...words] };
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

function nonEmpty(found: Found): Found | null {
  return found.pages.length > 0 ? found : null;
}
