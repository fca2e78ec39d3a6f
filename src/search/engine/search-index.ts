import { fold, hanPairs, indexTokens, textRuns, wordParts } from "../../contract/chinese-text";
import type { SearchOutlines, SearchPage, SearchTexts, SearchTitles } from "../../contract/search-files";
import { type AskedDate, isAskedFor, parseDate } from "./parse-date";
import { typosIn } from "./typos-in";
import { weights } from "./weights";

type Field = keyof typeof weights.field;
const fields = Object.keys(weights.field) as Field[];

/** What is found as one: a page with what stands before its first heading, a section, or a question of an author. */
export interface Unit {
  readonly kind: "page" | "section" | "question";
  readonly page: number;
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly foldedTitle: string;
  /** Categories, keywords and the description, folded; pages only. */
  foldedUnder: string;
  text: string;
  foldedText: string;
}

/** How well units match; words that stand in them, for marking. */
export interface Match {
  readonly units: ReadonlyMap<number, number>;
  readonly words: readonly string[];
}

/** Matches that are kept: the next query of a reader mostly adds a letter. */
const mostKept = 2000;
/** Sections that are indexed before the worker may answer. */
const slice = 60;

/** The units and an inverted index of their words and pairs of Chinese characters. */
export class SearchIndex {
  readonly pages: readonly SearchPage[];
  /** Groups of words that stand for the same, folded. */
  readonly synonyms: readonly (readonly string[])[];
  readonly units: Unit[] = [];
  /** Units of each page in reading order, without its questions. */
  readonly sections: number[][] = [];
  /** For each token: unit and field in one number, then how often it stands there. */
  private readonly postings = { han: new Map<string, number[]>(), word: new Map<string, number[]>() };
  private readonly lengths: number[] = [];
  private readonly dates: (AskedDate | null)[];
  private readonly kept = new Map<string, Match>();
  private readonly rarities = new WeakMap<Match, number>();
  private averageLength = 1;
  private texts = 0;

  constructor(readonly titles: SearchTitles) {
    this.pages = titles.pages;
    this.synonyms = (titles.synonyms ?? []).map((words) => words.map(fold));
    this.dates = titles.pages.map(({ title, date }) => parseDate(title) ?? parseDate(date ?? ""));
    for (const [page, { title, area, under = [], words = [] }] of titles.pages.entries()) {
      const unit = this.addUnit({ kind: "page", page, id: null, level: 1, title }, "title");
      this.addUnder(unit, [titles.areas[area]?.label ?? "", ...under, ...words].join("\n"), "under");
      this.sections.push([unit]);
    }
  }

  /** Adds headings, questions and descriptions. */
  addOutlines(outlines: SearchOutlines): void {
    for (const [page, { questions = [], description = "", headings }] of outlines.entries()) {
      const sections = this.sections[page];
      if (!sections) continue;
      this.addUnder(sections[0] ?? 0, description, "description");
      for (const [id, level, title] of headings)
        sections.push(this.addUnit({ kind: "section", page, id, level, title }, "heading"));
      for (const title of questions) this.addUnit({ kind: "question", page, id: null, level: 1, title }, "question");
    }
  }

  /** Adds the texts of one file, a few sections at a time. */
  *addTexts(file: number, texts: SearchTexts): Generator<void> {
    const pages = [...this.pages.keys()].filter((page) => this.pages[page]?.file === file);
    let added = 0;
    for (const [place, page] of pages.entries()) {
      for (const [at, text] of (texts[place] ?? []).entries()) {
        const number = this.sections[page]?.[at];
        const unit = this.units[number ?? -1];
        if (!unit || number === undefined || text === "") continue;
        unit.text = text;
        unit.foldedText = fold(text);
        this.addText(number, text);
        added += 1;
        if (added % slice === 0) yield;
      }
    }
  }

  /** Units with a word, or with a run of Chinese unbroken. A word is found as typed, then as it begins, then misspelt. */
  find(text: string): Match {
    const kept = this.kept.get(text);
    if (kept) return kept;
    const match = this.findAfresh(text);
    if (this.kept.size >= mostKept) this.kept.clear();
    this.kept.set(text, match);
    return match;
  }

  /** Pages whose title or day is the date. */
  pagesOf(asked: AskedDate): number[] {
    return [...this.dates.keys()].filter((page) => isAskedFor(this.dates[page] ?? null, asked));
  }

  /** How much a match tells pages apart: the logarithm of one in how many pages has it, as in BM25's idf. */
  rarity(match: Match): number {
    const known = this.rarities.get(match);
    if (known !== undefined) return known;
    const pages = new Set([...match.units.keys()].map((unit) => this.units[unit]?.page));
    const rarity = Math.log(1 + this.pages.length / Math.max(weights.rarest, pages.size));
    this.rarities.set(match, rarity);
    return rarity;
  }

  /** Titles, names of areas and headings, folded. */
  headings(): string[] {
    const labels = this.titles.areas.map(({ label }) => fold(label));
    const of = (kind: Unit["kind"]) => this.units.filter((unit) => unit.kind === kind).map((unit) => unit.foldedTitle);
    return [...new Set([...of("page"), ...labels, ...of("section")])];
  }

  /** Whether a title or heading has the text. */
  isInHeading(text: string): boolean {
    return this.units.some(({ kind, foldedTitle }) => kind !== "question" && foldedTitle.includes(text));
  }

  /** Words of the site that differ from this one by as few letters as any, and by two at most. */
  similarWords(word: string): string[] {
    const similar = [...this.postings.word.keys()].map((other) => ({ other, typos: typosIn(word, other) }));
    const least = Math.min(2, ...similar.map(({ typos }) => typos));
    return similar.filter(({ typos }) => typos <= least).map(({ other }) => other);
  }

  private findAfresh(text: string): Match {
    const runs = textRuns(text);
    if (runs.length === 0 || (runs.length === 1 && [...text].length === 1)) return this.findLiteral(text);
    const parts = runs.map((run) => (run.kind === "han" ? this.findHan(run.text) : this.findWord(fold(run.text))));
    return { units: common(parts.map(({ units }) => units)), words: parts.flatMap(({ words }) => words) };
  }

  private findHan(run: string): Match {
    const pairs = hanPairs(run);
    if (pairs.length === 0) return this.findLiteral(run);
    const units = common(pairs.map((pair) => this.lookUp("han", pair)));
    if (pairs.length > 1) for (const unit of units.keys()) if (!this.holds(unit, run)) units.delete(unit);
    return { units, words: [run] };
  }

  private findWord(word: string): Match {
    const units = this.lookUp("word", word);
    const words = [word];
    const add = (others: readonly string[], weight: number) => {
      for (const other of others) {
        words.push(other);
        for (const [unit, value] of this.lookUp("word", other))
          units.set(unit, Math.max(units.get(unit) ?? 0, value * weight));
      }
    };
    const longer = word.length > 1 ? [...this.postings.word.keys()].filter((other) => other.startsWith(word)) : [];
    add(
      longer.filter((other) => other !== word),
      weights.match.prefix,
    );
    if (units.size > 0) return { units, words };
    add(this.similarWords(word), weights.match.misspelt);
    if (units.size > 0) return { units, words };
    const split = word.split(/(?<=\p{L})(?=\d)/u);
    const parts = (split.length > 1 ? split : wordParts(word)).filter((part) => part !== word);
    if (parts.length === 0) return { units, words };
    const found = parts.map((part) => this.find(part));
    return { units: common(found.map((part) => part.units)), words: found.flatMap((part) => part.words) };
  }

  /** Units that contain a string literally: symbols like `&&`, or one Chinese character, are not indexed. */
  private findLiteral(text: string): Match {
    const units = new Map<number, number>();
    for (const [number, { kind, foldedTitle, foldedText }] of this.units.entries()) {
      if (foldedTitle.includes(text))
        units.set(number, kind === "question" ? weights.field.text : weights.field.heading);
      else if (foldedText.includes(text)) units.set(number, weights.field.text);
    }
    return { units, words: [text] };
  }

  private lookUp(kind: "han" | "word", token: string): Map<number, number> {
    const units = new Map<number, number>();
    const postings = this.postings[kind].get(token) ?? [];
    for (let at = 0; at < postings.length; at += 2) {
      const [place = 0, count = 0] = [postings[at], postings[at + 1]];
      const unit = Math.floor(place / fields.length);
      const field = fields[place % fields.length] ?? "text";
      const length = field === "text" ? (this.lengths[unit] ?? 0) / this.averageLength : 1;
      const often = (2 * count) / (count + 1 - weights.length + weights.length * length);
      units.set(unit, (units.get(unit) ?? 0) + weights.field[field] * often);
    }
    return units;
  }

  private holds(number: number, text: string): boolean {
    const { foldedTitle, foldedText, foldedUnder } = this.units[number] as Unit;
    return foldedTitle.includes(text) || foldedText.includes(text) || foldedUnder.includes(text);
  }

  private addUnit(unit: Pick<Unit, "kind" | "page" | "id" | "level" | "title">, field: Field): number {
    const number = this.units.length;
    this.units.push({ ...unit, foldedTitle: fold(unit.title), foldedUnder: "", text: "", foldedText: "" });
    this.add(number, field, unit.title);
    return number;
  }

  private addUnder(number: number, text: string, field: Field): void {
    const unit = this.units[number];
    if (unit) unit.foldedUnder += `\n${fold(text)}`;
    this.add(number, field, text);
  }

  /** The first sentence says what the rest is about; a line without Chinese is code or what it prints. */
  private addText(number: number, text: string): void {
    const [opening = ""] = /^[^。！？\n]*/u.exec(text) ?? [];
    const lines = text.slice(opening.length).split("\n");
    const isProse = (line: string) => /\p{Script=Han}/u.test(line);
    this.add(number, "opening", opening);
    this.add(number, "text", lines.filter(isProse).join("\n"));
    this.add(number, "code", lines.filter((line) => !isProse(line)).join("\n"));
    this.lengths[number] = text.length;
    this.texts += 1;
    this.averageLength += (text.length - this.averageLength) / this.texts;
  }

  private add(unit: number, field: Field, text: string): void {
    this.kept.clear();
    const place = unit * fields.length + fields.indexOf(field);
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

/** What all the matches have in common, with the mean of their values. */
function common(all: readonly ReadonlyMap<number, number>[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = [...all].sort((a, b) => a.size - b.size);
  if (others.length === 0) return new Map(first);
  const units = new Map<number, number>();
  for (const [unit, value] of first) {
    const values = others.map((other) => other.get(unit));
    if (values.every((other) => other !== undefined))
      units.set(unit, values.reduce((sum: number, other = 0) => sum + other, value) / all.length);
  }
  return units;
}
