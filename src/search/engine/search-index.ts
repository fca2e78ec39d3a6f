import { fold, hanPairs, indexTokens, textRuns, wordParts } from "../../contract/chinese-text";
import type { SearchArea, SearchOutlines, SearchPage, SearchTexts, SearchTitles } from "../../contract/search-files";
import { editDistance } from "../../lib/nearest";
import { type AskedDate, parseDate } from "./parse-date";
import { weights } from "./weights";

type Field = keyof typeof weights.field;
const fields = Object.keys(weights.field) as Field[];

/** A page of the site. */
export interface IndexedPage extends Omit<SearchPage, "area"> {
  /** Position in the order of the navigation. */
  readonly number: number;
  readonly area: SearchArea;
  /** The date that its title or its day gives. */
  readonly asDate: AskedDate | null;
  /** Sections in reading order, without questions. The page itself is the first. */
  readonly sections: Unit[];
}

/**
 * The unit of a match: a page with the text before its first heading, a section, or a question of
 * an author.
 */
export interface Unit {
  readonly number: number;
  readonly kind: "page" | "section" | "question";
  readonly page: IndexedPage;
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly foldedTitle: string;
  /** The unit that answers a question. */
  readonly answer?: Unit;
  /** Categories, keywords and description, folded. Only pages have them. */
  foldedUnder: string;
  text: string;
  foldedText: string;
}

type Units = ReadonlyMap<Unit, number>;

/** The scores of matching units, and the words to mark in them. */
export interface Match {
  readonly units: Units;
  readonly words: readonly string[];
  /**
   * How well it tells pages apart. The value is the logarithm of the inverse share of pages that
   * have it, as in BM25's idf.
   */
  readonly rarity: number;
}

/** Number of cached matches. A reader's next query usually adds only a letter. */
const mostKept = 2000;

/** Contains the units, and an inverted index of their words and pairs of Chinese characters. */
export class SearchIndex {
  readonly pages: readonly IndexedPage[];
  /** Groups of synonyms, folded. */
  readonly synonyms: readonly (readonly string[])[];
  readonly units: Unit[] = [];
  /**
   * For each token, alternating numbers: unit and field in one number, and how often the token
   * occurs there.
   */
  private readonly postings = { han: new Map<string, number[]>(), word: new Map<string, number[]>() };
  private readonly kept = new Map<string, Match>();
  private averageLength = 1;
  private texts = 0;
  /** Files whose texts are not loaded yet. */
  private readonly awaited: Set<number>;

  constructor(readonly titles: SearchTitles) {
    this.synonyms = titles.synonyms.map((words) => words.map(fold));
    this.pages = titles.pages.map((of, number) => {
      const { title, date = "", under = [], words = [] } = of;
      const area = titles.areas[of.area] as SearchArea;
      const page: IndexedPage = { ...of, number, area, asDate: parseDate(title) ?? parseDate(date), sections: [] };
      const unit = this.addUnit({ kind: "page", page, id: null, level: 1, title }, "title");
      this.addUnder(unit, [area.label, ...under, ...words].join("\n"), "under");
      page.sections.push(unit);
      return page;
    });
    this.awaited = new Set(this.pages.map(({ file }) => file));
  }

  /** Whether all texts are loaded. */
  get isComplete(): boolean {
    return this.awaited.size === 0;
  }

  /** Adds headings, questions and descriptions. */
  addOutlines(outlines: SearchOutlines): void {
    for (const [number, { questions = [], description = "", headings }] of outlines.entries()) {
      const page = this.pages[number] as IndexedPage;
      this.addUnder(page.sections[0] as Unit, description, "description");
      for (const [id, level, title] of headings)
        page.sections.push(this.addUnit({ kind: "section", page, id, level, title }, "heading"));
      for (const question of questions) this.addQuestion(question, page.sections[0] as Unit);
    }
  }

  /** Adds the texts of one file, and the questions that their sections answer. */
  addTexts(file: number, texts: SearchTexts): void {
    this.awaited.delete(file);
    const pages = this.pages.filter((page) => page.file === file);
    for (const [place, { sections }] of pages.entries()) {
      for (const [at, unit] of sections.entries()) {
        const [text = "", ...questions] = texts[place]?.[at] ?? [];
        if (text !== "") this.addText(unit, text);
        for (const question of questions) this.addQuestion(question, unit);
      }
    }
  }

  /**
   * Finds units with a word or an unbroken run of Chinese. It tries a word as typed, then as a
   * prefix, and then with misspellings.
   */
  find(text: string): Match {
    const kept = this.kept.get(text);
    if (kept) return kept;
    const runs = textRuns(text);
    const isLiteral = runs.length === 0 || [...text].length === 1;
    const match = isLiteral
      ? this.findLiteral(text)
      : this.all(runs.map((run) => (run.kind === "han" ? this.findHan(run.text) : this.findWord(fold(run.text)))));
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(text, match);
    return match;
  }

  /** Returns a match with its rarity. */
  match(units: Units, words: readonly string[]): Match {
    const pages = new Set([...units.keys()].map(({ page }) => page));
    return { units, words, rarity: Math.log(1 + this.pages.length / Math.max(weights.rarest, pages.size)) };
  }

  /** Returns pages whose title or day is the date. */
  pagesOf(asked: AskedDate): IndexedPage[] {
    const parts = (["year", "month", "day"] as const).filter((part) => asked[part] !== undefined);
    return this.pages.filter(({ asDate }) => asDate !== null && parts.every((part) => asDate[part] === asked[part]));
  }

  /** Returns titles, headings and names of areas, folded. */
  headings(): string[] {
    const labels = this.titles.areas.map(({ label }) => fold(label));
    const titles = this.units.filter(({ kind }) => kind !== "question").map(({ foldedTitle }) => foldedTitle);
    return [...new Set([...titles, ...labels])];
  }

  /** Whether a title or heading contains the text. */
  isInHeading(text: string): boolean {
    return this.units.some(({ kind, foldedTitle }) => kind !== "question" && foldedTitle.includes(text));
  }

  /**
   * Returns words of the site that differ from this one by the fewest letters. That is one letter
   * at most, or two from five letters on.
   */
  private similarWords(word: string): string[] {
    if (!/^[\p{Script=Latin}_-]{4,}$/u.test(word)) return [];
    const most = word.length < 5 ? 1 : 2;
    const similar = [...this.postings.word.keys()]
      .filter((other) => Math.abs(other.length - word.length) <= most)
      .map((other) => ({ other, typos: editDistance(word, other, true) }));
    const least = Math.min(most, ...similar.map(({ typos }) => typos));
    return similar.filter(({ typos }) => typos <= least).map(({ other }) => other);
  }

  private all(matches: readonly Match[]): Match {
    const words = matches.flatMap((match) => match.words);
    return this.match(common(matches.map(({ units }) => units)), words);
  }

  private findHan(run: string): Match {
    const pairs = hanPairs(run);
    if (pairs.length === 0) return this.findLiteral(run);
    const units = common(pairs.map((pair) => this.lookUp("han", pair)));
    const isUnbroken = ({ foldedTitle, foldedText, foldedUnder }: Unit) =>
      [foldedTitle, foldedText, foldedUnder].some((part) => part.includes(run));
    if (pairs.length > 1) for (const unit of units.keys()) if (!isUnbroken(unit)) units.delete(unit);
    return this.match(units, [run]);
  }

  private findWord(word: string): Match {
    const units = this.lookUp("word", word);
    const words = [word];
    const add = (others: readonly string[], weight: number) => {
      words.push(...others);
      for (const other of others) raise(units, this.lookUp("word", other), weight);
    };
    const isLonger = (other: string) => word.length > 1 && other !== word && other.startsWith(word);
    add([...this.postings.word.keys()].filter(isLonger), weights.match.prefix);
    if (units.size === 0) add(this.similarWords(word), weights.match.misspelt);
    const split = word.split(/(?<=\p{L})(?=\d)/u);
    const parts = split.length > 1 ? split : wordParts(word);
    if (units.size > 0 || parts.length === 0) return this.match(units, words);
    return this.all(parts.map((part) => this.find(part)));
  }

  /**
   * Finds units that contain a string literally. Symbols like `&&` and single Chinese characters
   * are not indexed.
   */
  private findLiteral(text: string): Match {
    const units = new Map<Unit, number>();
    for (const unit of this.units) {
      if (unit.kind !== "question" && unit.foldedTitle.includes(text)) units.set(unit, weights.field.heading);
      else if (unit.foldedTitle.includes(text) || unit.foldedText.includes(text)) units.set(unit, weights.field.text);
    }
    return this.match(units, [text]);
  }

  private lookUp(kind: "han" | "word", token: string): Map<Unit, number> {
    const units = new Map<Unit, number>();
    const postings = this.postings[kind].get(token) ?? [];
    for (let at = 0; at < postings.length; at += 2) {
      const [place = 0, count = 0] = [postings[at], postings[at + 1]];
      const unit = this.units[Math.floor(place / fields.length)] as Unit;
      const field = fields[place % fields.length] ?? "text";
      const length = field === "text" ? unit.text.length / this.averageLength : 1;
      const often = (2 * count) / (count + 1 - weights.length + weights.length * length);
      units.set(unit, (units.get(unit) ?? 0) + weights.field[field] * often);
    }
    return units;
  }

  private addUnit(unit: Pick<Unit, "kind" | "page" | "id" | "level" | "title" | "answer">, field: Field): Unit {
    const number = this.units.length;
    const added = { number, ...unit, foldedTitle: fold(unit.title), foldedUnder: "", text: "", foldedText: "" };
    this.units.push(added);
    this.add(added, field, unit.title);
    return added;
  }

  private addQuestion(title: string, answer: Unit): void {
    const { page, id, level } = answer;
    this.addUnit({ kind: "question", page, id, level, title, answer }, "question");
    this.add(answer, "under", title);
  }

  private addUnder(unit: Unit, text: string, field: Field): void {
    unit.foldedUnder += `\n${fold(text)}`;
    this.add(unit, field, text);
  }

  /**
   * Indexes the text of a unit. The first sentence says what the rest is about. A line without
   * Chinese is code or its output.
   */
  private addText(unit: Unit, text: string): void {
    unit.text = text;
    unit.foldedText = fold(text);
    const [opening = ""] = /^[^。！？\n]*/u.exec(text) ?? [];
    const lines = text.slice(opening.length).split("\n");
    const isProse = (line: string) => /\p{Script=Han}/u.test(line);
    this.add(unit, "opening", opening);
    this.add(unit, "text", lines.filter(isProse).join("\n"));
    this.add(unit, "code", lines.filter((line) => !isProse(line)).join("\n"));
    this.texts += 1;
    this.averageLength += (text.length - this.averageLength) / this.texts;
  }

  private add({ number }: Unit, field: Field, text: string): void {
    this.kept.clear();
    const place = number * fields.length + fields.indexOf(field);
    const tokens = indexTokens(text);
    for (const kind of ["han", "word"] as const) {
      for (const token of tokens[kind]) {
        const postings = this.postings[kind].get(token);
        if (postings === undefined) this.postings[kind].set(token, [place, 1]);
        else if (postings.at(-2) === place) postings[postings.length - 1] = (postings.at(-1) ?? 0) + 1;
        else postings.push(place, 1);
      }
    }
  }
}

/** Returns the units that all of the given ones have in common, with the mean of their values. */
function common(all: readonly Units[]): Map<Unit, number> {
  const [first = new Map<Unit, number>(), ...others] = [...all].sort((a, b) => a.size - b.size);
  const shared = [...first].filter(([unit]) => others.every((other) => other.has(unit)));
  const mean = (unit: Unit, value: number) =>
    others.reduce((sum, other) => sum + (other.get(unit) ?? 0), value) / all.length;
  return new Map(shared.map(([unit, value]) => [unit, mean(unit, value)]));
}

/** Gives units the weighted values of a further match where those are larger. */
export function raise(units: Map<Unit, number>, further: Units, weight: number): void {
  for (const [unit, value] of further) units.set(unit, Math.max(units.get(unit) ?? 0, value * weight));
}
