import MiniSearch from "minisearch";
import { fold } from "../../contract/search/fold";
import type { SearchPage, SearchTexts, SearchTitles } from "../../contract/search/search-files";
import { indexTokens } from "../../contract/search/tokenize";
import type { QueryTerm } from "./parse-query";
import { weights } from "./weights";

/** A section, as the index numbers them: over all pages, in order. */
interface IndexedSection {
  readonly page: number;
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly foldedTitle: string;
  text: string;
  foldedText: string;
}

interface IndexedPage {
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
  /** What was looked for. */
  readonly text: string;
  /** Words that stand in the texts, for marking: what was found may differ from what was typed. */
  readonly words: ReadonlySet<string>;
}

/** Ids of the index: a section's heading and its text are two documents, since texts arrive later. */
const headOf = (section: number) => section * 2;
const bodyOf = (section: number) => section * 2 + 1;

/** Terms whose matches are kept. */
const mostFound = 400;

/** Sections that are indexed before the worker may answer. */
const slice = 40;

interface Document {
  readonly id: number;
  readonly title?: string;
  readonly heading?: string;
  readonly under?: string;
  readonly text?: string;
}

/**
 * Chinese and other words have an index each: fuzzy search walks all words of an index, and there are ten times as many
 * pairs of characters as words.
 */
function newIndex(kind: QueryTerm["kind"]): MiniSearch<Document> {
  return new MiniSearch<Document>({
    fields: Object.keys(weights.field),
    tokenize: (text) => [...tokensOf(text)[kind]],
    processTerm: (token) => token,
    searchOptions: { tokenize: (token) => [token], boost: { ...weights.field } },
  });
}

/** Both indexes tokenize the same text, one after the other. */
let latest = { text: "", tokens: indexTokens("") };
function tokensOf(text: string) {
  if (latest.text !== text) latest = { text, tokens: indexTokens(text) };
  return latest.tokens;
}

/** The pages and an inverted index of their words and pairs of Chinese characters. */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  readonly sections: IndexedSection[] = [];
  private readonly found = new Map<string, TermMatches>();
  private readonly indexes = { han: newIndex("han"), word: newIndex("word") };

  constructor(readonly titles: SearchTitles) {
    const heads: Document[] = [];
    for (const [number, page] of titles.pages.entries()) {
      const first = this.sections.length;
      const under = [
        titles.areas[page.area]?.label ?? "",
        ...(page.under ?? []),
        ...(page.words ?? []),
        dateText(page.date),
      ].join("\n");
      for (const [id, level, title] of page.sections) {
        const isPage = this.sections.length === first;
        heads.push({ id: headOf(this.sections.length), ...(isPage ? { title, under } : { heading: title }) });
        this.sections.push({ page: number, id, level, title, foldedTitle: fold(title), text: "", foldedText: "" });
      }
      this.pages.push({ page, number, first, end: this.sections.length, foldedUnder: fold(under) });
    }
    for (const head of heads) this.add(head);
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
        this.add({ id: bodyOf(first + offset), text });
        added += 1;
        if (added % slice === 0) yield;
      }
    }
  }

  /** Finds a term once for all readings of a query, and for the next query, which mostly adds a letter. */
  find(term: QueryTerm): TermMatches {
    const key = `${term.kind} ${term.fuzzy} ${term.text}`;
    const known = this.found.get(key) ?? this.findAfresh(term);
    if (this.found.size === mostFound) this.found.clear();
    this.found.set(key, known);
    return known;
  }

  /** The sections that contain a term. Matching tokens are not enough: a run of Chinese must be there unbroken. */
  private findAfresh(term: QueryTerm): TermMatches {
    if (term.tokens.length === 0) return this.findLiteral(term.text);
    const sections = new Map<number, number>();
    const words = new Set<string>();
    const results = this.indexes[term.kind].search({
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
    return { sections, words, text: term.text };
  }

  /** Sections that contain a string literally: symbols like `&&`, or one Chinese character, are not indexed. */
  findLiteral(text: string): TermMatches {
    const sections = new Map<number, number>();
    for (const [number, { foldedTitle, foldedText }] of this.sections.entries()) {
      if (foldedTitle.includes(text)) sections.set(number, weights.field.heading);
      else if (foldedText.includes(text)) sections.set(number, weights.field.text);
    }
    return { sections, words: new Set([text]), text };
  }

  /** Titles and headings, folded; the pages' titles first. */
  headings(): string[] {
    const isTitle = (number: number) => this.pages[this.sections[number]?.page ?? -1]?.first === number;
    const numbers = [...this.sections.keys()];
    const ordered = [...numbers.filter(isTitle), ...numbers.filter((number) => !isTitle(number))];
    const labels = this.titles.areas.map(({ label }) => fold(label));
    return [...new Set([...ordered.map((number) => this.sections[number]?.foldedTitle ?? ""), ...labels])];
  }

  /** Whether a title or heading has the text. */
  isInHeading(text: string): boolean {
    return this.sections.some(({ foldedTitle }) => foldedTitle.includes(text));
  }

  /** How much a term tells pages apart: the logarithm of one in how many pages has it, as in BM25's idf. */
  rarity({ sections }: TermMatches): number {
    const pages = new Set([...sections.keys()].map((section) => this.sections[section]?.page));
    return Math.log(1 + this.pages.length / Math.max(weights.rarest, pages.size));
  }

  /** Words that differ by more typos than a fuzzy search allows. */
  similarWords(word: string): string[] {
    if (!/^[\p{Script=Latin}\d-]{3,24}$/u.test(word)) return [];
    return this.indexes.word
      .autoSuggest(word, { fuzzy: 0.4 })
      .map(({ suggestion }) => suggestion)
      .slice(0, 2);
  }

  private add(document: Document): void {
    this.found.clear();
    for (const index of Object.values(this.indexes)) index.add(document);
  }

  private hasRun(section: IndexedSection, isBody: boolean, number: number, text: string): boolean {
    if (isBody) return section.foldedText.includes(text);
    const page = this.pages[section.page];
    return section.foldedTitle.includes(text) || (page?.first === number && page.foldedUnder.includes(text));
  }
}

/** A day as readers write it: 2025年08月31日. */
function dateText(date = ""): string {
  return date.replace(/^(\d+)-(\d+)-(\d+)$/, "$1年$2月$3日");
}

function matching({ kind, text, fuzzy }: QueryTerm) {
  if (kind === "han") return { prefix: false, fuzzy: false as const };
  return {
    prefix: text.length > 1,
    fuzzy: fuzzy ? allowedTypos(text) : (false as const),
    weights: { ...weights.match },
  };
}

/** Typos allowed in a word; none in short words and numbers, which would match others. */
function allowedTypos(word: string): number | false {
  if (!/^[\p{Script=Latin}_-]{4,}$/u.test(word)) return false;
  return word.length < 5 ? 1 : 2;
}
