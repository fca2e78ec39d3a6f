/**
 * The only search file with a fixed name. It names the folder of the others, so that the files of
 * two builds never mix.
 */
export const manifestPath = "/search/manifest.json";

/**
 * A list of entries, sorted by key and cut into files by ranges of keys.
 *
 * - `terms`: a word, a pair of Chinese characters, a symbol or a date, with its postings. A key
 *   `token≈word` has the synonyms of a word that begins with the token.
 * - `characters`: a Chinese character, with its readings, the form that the site has for it, and
 *   the characters that look like it.
 * - `spellings`: what is typed for words of headings: pinyin in lower case, initials in upper case.
 * - `sounds`: the sound of a pair of characters, with the site's pairs that sound alike.
 */
export type Family = "terms" | "characters" | "spellings" | "sounds";

/** An area and the number of its pages. Pages are numbered area by area. */
export interface SearchArea {
  readonly id: string;
  readonly label: string;
  /** `docusaurus_tag` of the area's records. */
  readonly tag: string;
  readonly pages: number;
}

/**
 * The beginnings of the first keys of a family's files. The place of a key in all lists together is
 * the number of the file.
 */
export interface Starts {
  /** Of each file. With `perList`, of the first file of each list. */
  readonly keys: readonly string[];
  /** The number of files of a list, if the lists are the files `<family>-starts-<number>`. */
  readonly perList?: number;
}

/** The files with the texts of a range of pages. */
export interface TextPlaces {
  /** The number of the first file. */
  readonly first: number;
  /**
   * Number strings: for each file with texts twice the number of its units, plus one if it begins a
   * page.
   */
  readonly units: string;
}

export interface SearchManifest {
  /** The folder of the other files, beside the manifest. */
  readonly folder: string;
  readonly areas: readonly SearchArea[];
  /** Numbers of the overview pages of their folders. */
  readonly overviews: readonly number[];
  readonly starts: Readonly<Record<Family, Starts>>;
  /** A number string: the number of units of each page. */
  readonly units: string;
  /**
   * Where the texts of all pages are, or the number of pages of a range, if the ranges are the files
   * `places-<number>`.
   */
  readonly texts: TextPlaces | number;
}

/** Keys and values of a family in turn. */
export type FamilyFile = readonly string[];

/** What a page has beside its sections. */
export interface PageHead {
  /** Decoded address inside the site, without the path prefix. */
  readonly path: string;
  readonly title: string;
  /** Labels of the enclosing categories, outermost first. */
  readonly under?: readonly string[];
  /** Publication day, for posts. */
  readonly date?: string;
  /** Keywords, tags and authors. The text need not contain them. */
  readonly words?: readonly string[];
  readonly description?: string;
}

/** A section of a page: the text before the first heading, with a null id, or the text below one. */
export interface SearchSection {
  readonly id: string | null;
  /** Level from 1, the page itself, to 6. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
  /** What an author says that it answers. */
  readonly questions: readonly string[];
}

/**
 * Some sections of a page, in reading order. Each section is a unit of the search, and so is each
 * of its questions, which follow it.
 */
export interface TextFile {
  readonly page: PageHead;
  readonly sections: readonly SearchSection[];
}

/** A page with all its sections. */
export interface SearchRecord extends PageHead {
  readonly sections: readonly SearchSection[];
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Writes whole numbers from 0 as text, in base64 digits of five bits each, as source maps do. */
export function encodeNumbers(numbers: readonly number[]): string {
  let text = "";
  for (const number of numbers) {
    let rest = number;
    while (rest > 31) {
      text += digits[32 + (rest % 32)];
      rest = Math.floor(rest / 32);
    }
    text += digits[rest];
  }
  return text;
}

/** Reads what `encodeNumbers` wrote. */
export function decodeNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [number, place] = [0, 1];
  for (const char of text) {
    const digit = digits.indexOf(char);
    number += (digit % 32) * place;
    place *= 32;
    if (digit > 31) continue;
    numbers.push(number);
    [number, place] = [0, 1];
  }
  return numbers;
}
