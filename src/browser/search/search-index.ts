import MiniSearch from "minisearch";
import { fold } from "../../shared/search/fold";
import type { SearchPage, SearchTexts, SearchTitles } from "../../shared/search/search-files";
import { indexTokens } from "../../shared/search/tokenize";
import type { QueryTerm } from "./parse-query";

/** A section, as the index numbers them: over all pages, in order. */
export interface IndexedSection {
  readonly page: number;
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly foldedTitle: string;
  text: string;
  foldedText: string;
}

export interface IndexedPage {
  readonly page: SearchPage;
  readonly number: number;
  /** Numbers of its sections: from `first` up to, not including, `end`. */
  readonly first: number;
  readonly end: number;
  readonly foldedUnder: string;
}

/** Weight of a match by section, and by page for matches in what its categories are called. */
export interface TermMatches {
  readonly sections: ReadonlyMap<number, number>;
  /** Words that stand in the texts, for marking: what was found may differ from what was typed. */
  readonly words: ReadonlySet<string>;
}

/** Ids of the index: a section's heading and its text are two documents, since texts arrive later. */
const headOf = (section: number) => section * 2;
const bodyOf = (section: number) => section * 2 + 1;

const boost = { title: 6, heading: 3, under: 1.5, text: 1 };

/** How many sections are indexed before the worker may answer in between. */
const slice = 40;

/** The pages and an inverted index of their words and pairs of Chinese characters. */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  readonly sections: IndexedSection[] = [];
  private readonly index = new MiniSearch<{ id: number }>({
    fields: ["title", "heading", "under", "text"],
    tokenize: indexTokens,
    processTerm: (token) => token,
    searchOptions: { tokenize: (token) => [token], boost },
  });

  constructor(readonly titles: SearchTitles) {
    const heads: object[] = [];
    for (const [number, page] of titles.pages.entries()) {
      const first = this.sections.length;
      const under = [titles.areas[page.area]?.label ?? "", ...(page.under ?? [])].join("\n");
      for (const [id, level, title] of page.sections) {
        const isPage = this.sections.length === first;
        heads.push({ id: headOf(this.sections.length), ...(isPage ? { title, under } : { heading: title }) });
        this.sections.push({ page: number, id, level, title, foldedTitle: fold(title), text: "", foldedText: "" });
      }
      this.pages.push({ page, number, first, end: this.sections.length, foldedUnder: fold(under) });
    }
    this.index.addAll(heads as { id: number }[]);
  }

  /** Adds the texts of one file, a few sections at a time. */
  *addTexts(file: number, texts: SearchTexts): Generator<void> {
    const pages = this.pages.filter(({ page }) => page.file === file);
    let added = 0;
    for (const [place, { first }] of pages.entries()) {
      for (const [offset, text] of (texts[place] ?? []).entries()) {
        const section = this.sections[first + offset];
        if (!section || text === "") continue;
        section.text = text;
        section.foldedText = fold(text);
        this.index.add({ id: bodyOf(first + offset), text } as { id: number });
        added += 1;
        if (added % slice === 0) yield;
      }
    }
  }

  /** The sections a term is in. Tokens only nominate: a run of Chinese has to stand there unbroken. */
  find(term: QueryTerm): TermMatches {
    const sections = new Map<number, number>();
    const words = new Set<string>();
    const results = this.index.search({
      combineWith: "AND",
      queries: term.tokens.map((token) => ({ queries: [token], ...matching(term) })),
    });
    for (const { id, score, terms } of results) {
      const number = id >> 1;
      const section = this.sections[number];
      if (!section || (term.kind === "han" && !this.hasRun(section, id % 2 === 1, number, term.text))) continue;
      sections.set(number, Math.max(sections.get(number) ?? 0, score));
      if (term.kind === "word") for (const word of terms) words.add(word);
    }
    if (term.kind === "han") words.add(term.text);
    return { sections, words };
  }

  /** Sections that hold a string of characters that are no words, like `&&`. */
  findLiteral(text: string): TermMatches {
    const hits = [...this.sections.keys()].filter((number) => this.sections[number]?.foldedText.includes(text));
    return { sections: new Map(hits.map((number) => [number, 1])), words: new Set([text]) };
  }

  /** Words that differ from a word by more typos than a search forgives. */
  similarWords(word: string): string[] {
    if (!/^[\p{Script=Latin}\d-]{3,24}$/u.test(word)) return [];
    return this.index
      .autoSuggest(word, { fuzzy: 0.4 })
      .map(({ suggestion }) => suggestion)
      .slice(0, 2);
  }

  private hasRun(section: IndexedSection, isBody: boolean, number: number, text: string): boolean {
    if (isBody) return section.foldedText.includes(text);
    const page = this.pages[section.page];
    return section.foldedTitle.includes(text) || (page?.first === number && page.foldedUnder.includes(text));
  }
}

function matching({ kind, text, fuzzy }: QueryTerm) {
  if (kind === "han") return { prefix: [...text].length === 1, fuzzy: false as const };
  return {
    prefix: text.length > 1,
    fuzzy: fuzzy ? allowedTypos(text) : (false as const),
    weights: { prefix: 0.5, fuzzy: 0.3 },
  };
}

/** Letters that may be wrong in a word; short words and numbers would turn into others. */
function allowedTypos(word: string): number | false {
  if (!/^[\p{Script=Latin}_-]{4,}$/u.test(word)) return false;
  return word.length < 5 ? 1 : 2;
}
