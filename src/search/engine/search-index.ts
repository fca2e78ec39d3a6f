import { editDistance } from "../../lib/nearest";
import { decodeNumbers, type PageHead, type SearchArea, type SearchManifest } from "../../shared/search-files";
import { fold, hanPairs, symbolRuns, textRuns, wordParts } from "../model/chinese-text";
import { type AskedDate, dateKey } from "./parse-date";
import { lastUpTo, SearchParts } from "./search-parts";
import { synonymKey, valueSteps } from "./terms";
import * as weights from "./weights";

/** A page of the site, from the manifest. */
export interface IndexedPage {
  /** Position in the navigation, from 0. */
  readonly number: number;
  readonly area: SearchArea;
  readonly isOverview: boolean;
  /** Number of the unit for the page itself. The units of its sections and questions follow. */
  readonly unit: number;
}

/**
 * The smallest thing that a query can match: a page with the text before its first heading,
 * a section, or an author's question. Its content is known once its file is loaded.
 */
export interface Unit {
  readonly number: number;
  readonly kind: "page" | "section" | "question";
  readonly head: PageHead;
  readonly id: string | null;
  readonly level: number;
  readonly title: string;
  readonly foldedTitle: string;
  /** The unit that answers this question. Undefined if this unit is not a question. */
  readonly answer?: Unit;
  readonly text: string;
  readonly foldedText: string;
}

/** Values of units, by unit number. */
type Units = ReadonlyMap<number, number>;

/** The units that the index lists for a term, with their values. */
interface Found {
  readonly units: Units;
  /** Number of pages that contain the term, if the index lists only some of its units. */
  readonly pageCount?: number | undefined;
}

/** The values of matching units, and the words to mark in them. */
export interface Match extends Found {
  readonly words: readonly string[];
  /**
   * How well the match tells pages apart: log(1 + pages of the site / matching pages), similar to
   * BM25's idf. The number of matching pages counts as at least `weights.rarest`.
   */
  readonly rarity: number;
}

/** The number of a text file, and the number of its first unit. */
interface TextPlace {
  readonly file: number;
  readonly firstUnit: number;
}

/** The postings of a term. */
interface Postings extends Found {
  /** Whether a title or heading contains the term. */
  readonly isInHeading: boolean;
}

const noPostings: Postings = { units: new Map(), isInHeading: false };

/** Finds the units that contain a word. It reads only loaded files; see `SearchParts`. */
export class SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly parts: SearchParts;
  /** The page of each unit. */
  readonly #pageOfUnit: IndexedPage[] = [];
  /** The text files of each range of pages, by the first page of the range. */
  readonly #places = new Map<number, readonly TextPlace[]>();
  readonly #postings = new Map<string, Postings>();
  readonly #units = new Map<number, readonly Unit[]>();
  #kept = new Map<string, Match>();

  constructor(manifest: SearchManifest) {
    this.parts = new SearchParts(manifest);
    const areas = manifest.areas.flatMap((area) => Array.from({ length: area.pages }, () => area));
    const overviews = new Set(manifest.overviews);
    const pages = decodeNumbers(manifest.units).map((units, number): IndexedPage => {
      const unit = this.#pageOfUnit.length;
      const page = { number, area: areas[number] as SearchArea, isOverview: overviews.has(number), unit };
      for (let rest = units; rest > 0; rest--) this.#pageOfUnit.push(page);
      return page;
    });
    this.pages = pages;
  }

  /** Adds a file, and clears cached matches, which may be incomplete without it. */
  add(name: string, content: unknown): void {
    this.parts.add(name, content);
    this.#kept = new Map();
  }

  pageOf(unit: number): IndexedPage {
    return this.#pageOfUnit[unit] as IndexedPage;
  }

  /**
   * Returns the content of a unit. If a file that it needs is not loaded, requests the file and
   * returns undefined.
   */
  unit(number: number): Unit | undefined {
    const place = this.#placeOf(number);
    return place && this.#unitsOf(place)?.[number - place.firstUnit];
  }

  /** Returns the content of a unit if its file is already loaded. Never requests a file. */
  loadedUnit(number: number): Unit | undefined {
    const page = this.pageOf(number).number;
    const place = this.parts.hasPlaces(page) ? this.#placeOf(number) : undefined;
    return place && this.parts.has(`texts-${place.file}`) ? this.unit(number) : undefined;
  }

  /**
   * Finds the units that contain all runs of `text`, or all its symbols if it has no runs. Looks up
   * a word as typed and as a prefix. If nothing matches, tries similar spellings once no files are
   * missing, and then the parts of the word.
   */
  find(text: string): Match {
    const kept = this.#kept.get(text);
    if (kept) return kept;
    const runs = textRuns(text);
    const match =
      runs.length === 0
        ? this.#findSymbols(text)
        : this.#all(runs.map((run) => (run.kind === "han" ? this.#findHan(run.text) : this.#findWord(fold(run.text)))));
    this.#kept.set(text, match);
    return match;
  }

  /** Creates a match and computes its rarity. */
  match({ units, pageCount }: Found, words: readonly string[]): Match {
    const pages = pageCount ?? new Set([...units.keys()].map((unit) => this.pageOf(unit))).size;
    const rarity = Math.log(1 + this.pages.length / Math.max(weights.rarest, pages));
    return { units, pageCount, words, rarity };
  }

  /**
   * Returns the pages whose title contains the date or, if it contains none, whose day matches it,
   * with each page's boost.
   */
  pagesOf(asked: AskedDate): ReadonlyMap<IndexedPage, number> {
    const { units } = this.#postingsOf(dateKey(asked));
    return new Map([...units].map(([unit, boost]) => [this.pageOf(unit), boost]));
  }

  /**
   * Returns whether a title or heading contains the term. For a run of Chinese, returns whether
   * each of its pairs is in some title or heading.
   */
  isInHeading(text: string): boolean {
    const pairs = hanPairs(text);
    const terms = /^\p{Script=Han}+$/u.test(text) && pairs.length > 0 ? pairs : [text];
    return terms.every((term) => this.#postingsOf(term).isInHeading);
  }

  /** Counts the units that contain a word as typed or a longer word that begins with it. */
  countTyped(word: string): number {
    return this.#longer(word).units.size;
  }

  /**
   * Returns whether any page contains a word. A Latin word may also occur without its ending (`s`,
   * `es`, `ed` or `ing`) or, if it is at least six letters long, with one wrong letter. Loaded text
   * may also contain it in parts: `http2` matches HTTP/2.
   * @param isTyped whether the reader may still be typing the word
   */
  hasWord(word: string, isTyped = false): boolean {
    if (/^\p{Script=Han}/u.test(word)) return this.find(word).units.size > 0;
    const forms = [word, word.replace(/(?<=.{4})(?:e?s|ed|ing)$/, "")];
    if (forms.some((form) => this.#postingsOf(form).units.size > 0)) return true;
    if (isTyped && this.#longer(word).units.size > 0) return true;
    if (word.length >= 6 && this.#similarWords(word, 1).length > 0) return true;
    const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
    const inParts = new RegExp(`(?<![a-z\\d])${letters.join("[^\\p{L}\\p{N}]{0,3}")}(?![a-z\\d])`, "u");
    return [...this.find(word).units.keys()].some((number) => {
      const unit = this.loadedUnit(number);
      return unit !== undefined && inParts.test(`${unit.foldedTitle}\n${unit.foldedText}`);
    });
  }

  /**
   * Returns the words that begin with a token and have synonyms, each folded and with its synonyms.
   */
  synonymsFrom(token: string): { readonly word: string; readonly others: readonly string[] }[] {
    const key = synonymKey(token);
    return [...this.parts.withPrefix("terms", key)].map(([of, others]) => {
      return { word: of.slice(key.length), others: others.split("\n") };
    });
  }

  /**
   * Returns the file with a unit's text. If the list of places is not loaded, requests it and
   * returns undefined.
   */
  #placeOf(unit: number): TextPlace | undefined {
    const found = this.parts.places(this.pageOf(unit).number);
    if (found === null) return undefined;
    const { firstPage, places } = found;
    let known = this.#places.get(firstPage);
    if (!known) {
      let firstUnit = this.pages[firstPage]?.unit ?? 0;
      known = decodeNumbers(places.units).map((number, at) => {
        const place = { file: places.first + at, firstUnit };
        firstUnit += number >> 1;
        return place;
      });
      this.#places.set(firstPage, known);
    }
    return known[lastUpTo(known, ({ firstUnit }) => firstUnit <= unit)];
  }

  #unitsOf({ file, firstUnit }: TextPlace): readonly Unit[] | undefined {
    const known = this.#units.get(file);
    if (known) return known;
    const content = this.parts.text(file);
    if (!content) return undefined;
    const units: Unit[] = [];
    const next = () => firstUnit + units.length;
    for (const { id, level, title, text, questions } of content.sections) {
      const shared = { head: content.page, id, level, text: "", foldedText: "" };
      const kind = level === 1 ? "page" : "section";
      const foldedText = fold(text);
      const answer: Unit = { ...shared, number: next(), kind, title, foldedTitle: fold(title), text, foldedText };
      units.push(answer);
      for (const question of questions) {
        const foldedTitle = fold(question);
        units.push({ ...shared, number: next(), kind: "question", title: question, foldedTitle, answer });
      }
    }
    this.#units.set(file, units);
    return units;
  }

  /**
   * Returns the site's words that differ from this word by the fewest typos. By default, a word of
   * four letters may differ by one typo, and a longer word by two. The first two letters must be
   * the same. Returns an empty array for a shorter word, and for a word with characters other than
   * Latin letters, `_` and `-`.
   */
  #similarWords(word: string, most = word.length < 5 ? 1 : 2): string[] {
    if (!/^[\p{Script=Latin}_-]{4,}$/u.test(word)) return [];
    const similar = [...this.parts.withPrefix("terms", word.slice(0, 2))]
      .filter(([other]) => Math.abs(other.length - word.length) <= most && !other.includes("≈"))
      .map(([other]) => ({ other, typos: editDistance(word, other, true) }));
    const least = Math.min(most, ...similar.map(({ typos }) => typos));
    return similar.filter(({ typos }) => typos <= least).map(({ other }) => other);
  }

  #all(matches: readonly Match[]): Match {
    const words = matches.flatMap((match) => match.words);
    return this.match(common(matches), words);
  }

  /**
   * Finds the units that contain all pairs of a run. If a unit's text is loaded, the unit must
   * contain the run itself. A single character matches all terms that begin with it.
   */
  #findHan(run: string): Match {
    const pairs = hanPairs(run);
    if (pairs.length === 0) return this.match(this.#longer(run), [run]);
    const found = common(pairs.map((pair) => this.#postingsOf(pair)));
    if (pairs.length === 1) return this.match(found, [run]);
    return this.match({ ...found, units: new Map([...found.units].filter(([unit]) => !this.lacks(unit, run))) }, [run]);
  }

  /**
   * Returns true if a unit is loaded and its title and text do not contain a run of characters. For
   * a page, the description, `under` and `words` must not contain the run either.
   */
  lacks(number: number, run: string): boolean {
    const unit = this.loadedUnit(number);
    if (!unit) return false;
    const { words = [], under = [], description = "" } = unit.kind === "page" ? unit.head : {};
    const others = fold([...words, ...under, description].join("\n"));
    return ![unit.foldedTitle, unit.foldedText, others].some((part) => part.includes(run));
  }

  #findWord(word: string): Match {
    let found: Found = this.#postingsOf(word);
    const words = [word];
    const add = (others: readonly string[], weight: number) => {
      words.push(...others);
      found = joined(
        found,
        others.map((other) => this.#postingsOf(other)),
        weight,
      );
    };
    if (word.length > 1) {
      const longer = [...this.parts.withPrefix("terms", word)].map(([other]) => other);
      add(
        longer.filter((other) => other !== word && !other.includes("≈")),
        weights.match.prefix,
      );
    }
    // Looks for misspellings only when all requested files are loaded, because until then the word
    // itself may still be found.
    if (found.units.size === 0 && this.parts.missing.size === 0) add(this.#similarWords(word), weights.match.misspelt);
    const split = word.split(/(?<=\p{L})(?=\d)/u);
    const parts = split.length > 1 ? split : wordParts(word);
    if (found.units.size > 0 || parts.length === 0) return this.match(found, words);
    return this.#all(parts.map((part) => this.find(part)));
  }

  /** Finds the units that contain all symbol runs of `text`, such as `&&`. */
  #findSymbols(text: string): Match {
    const runs = symbolRuns(text);
    return this.match(common(runs.map((run) => this.#longer(run))), [text]);
  }

  /**
   * Returns the units that contain a term that equals the text or begins with it, each with its
   * best value.
   */
  #longer(text: string): Found {
    const terms = [...this.parts.withPrefix("terms", text)].filter(([term]) => !term.includes("≈"));
    return joined(
      noPostings,
      terms.map(([term]) => this.#postingsOf(term)),
      1,
    );
  }

  #postingsOf(term: string): Postings {
    const known = this.#postings.get(term);
    if (known) return known;
    const value = this.parts.value("terms", term);
    if (value === undefined) return noPostings;
    const [marks = ""] = /^!?~?/.exec(value) ?? [];
    const isInHeading = marks.startsWith("!");
    const numbers = decodeNumbers(value.slice(marks.length));
    const pageCount = marks.endsWith("~") ? numbers.shift() : undefined;
    const units = new Map<number, number>();
    let unit = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      unit += numbers[at] ?? 0;
      units.set(unit, (numbers[at + 1] ?? 0) / valueSteps);
    }
    const postings = { units, pageCount, isInHeading };
    this.#postings.set(term, postings);
    return postings;
  }
}

/**
 * Returns the units that all matches share, with the mean of their values. A match with omitted
 * units excludes no unit, unless all matches omit units.
 */
function common(all: readonly Found[]): Found {
  const [only, second] = all;
  if (only && !second) return only;
  const complete = all.filter(({ pageCount }) => pageCount === undefined);
  const bySize = [...(complete.length > 0 ? complete : all)].sort((a, b) => a.units.size - b.units.size);
  const [first = noPostings, ...others] = bySize;
  const shared = [...first.units.keys()].filter((unit) => others.every(({ units }) => units.has(unit)));
  const mean = (unit: number) => all.reduce((sum, { units }) => sum + (units.get(unit) ?? 0), 0) / all.length;
  return { units: new Map(shared.map((unit) => [unit, mean(unit)])) };
}

/**
 * Returns the units of `own` and of `further`. A unit's value is its value in `own`, or its highest
 * value in `further` times `weight` if that is larger.
 */
export function joined(own: Found, further: readonly Found[], weight: number): Found {
  const units = new Map(own.units);
  for (const other of further)
    for (const [unit, value] of other.units) units.set(unit, Math.max(units.get(unit) ?? 0, value * weight));
  const counts = [own, ...further].flatMap(({ pageCount }) => pageCount ?? []);
  return { units, pageCount: counts.length > 0 ? Math.max(...counts) : undefined };
}
