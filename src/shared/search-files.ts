/**
 * The only search file with a fixed name. It names the folder of the others, so that the files of
 * two builds never mix.
 */
export const manifestPath = "/search/manifest.json";

/**
 * The name of a list of entries. The list is sorted by key and split into files by ranges of keys.
 *
 * - `terms`: a word, a pair of Chinese characters, a symbol or a date, with its postings. A key
 *   `token≈word` holds the synonyms of a word that begins with the token.
 * - `characters`: a Chinese character, with its readings, the variant that the site uses for it,
 *   and the characters that look like it.
 * - `spellings`: what readers type for words of headings: pinyin in lower case, initials in upper
 *   case.
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
 * For each file of a family, a prefix of its first key. A file's number is the index of its prefix,
 * counted over all lists.
 */
export interface Starts {
  /** The prefix of each file. With `perList`, of the first file of each list. */
  readonly keys: readonly string[];
  /** The number of files in a list, if the prefixes are in files `<family>-starts-<number>`. */
  readonly perList?: number;
}

/** The files that contain the text of a range of pages. */
export interface TextPlaces {
  /** The number of the first file. */
  readonly first: number;
  /**
   * For each file with text, twice the number of its units, plus one if the file begins a page.
   * Encoded with `encodeNumbers`.
   */
  readonly units: string;
}

export interface SearchManifest {
  /** The folder of the other files, beside the manifest. */
  readonly folder: string;
  readonly areas: readonly SearchArea[];
  /** Indices of the pages that are the overview of their folder: those named `intro` or `index`. */
  readonly overviews: readonly number[];
  readonly starts: Readonly<Record<Family, Starts>>;
  /** The number of units of each page, encoded with `encodeNumbers`. */
  readonly units: string;
  /**
   * Where the text of all pages is, or the number of pages in a range, if the ranges are in files
   * `places-<number>`.
   */
  readonly texts: TextPlaces | number;
}

/** The keys and values of a family, alternating. */
export type FamilyFile = readonly string[];

/** The fields of a page besides its sections. */
export interface PageHead {
  /** Decoded address inside the site, without the path prefix. */
  readonly path: string;
  readonly title: string;
  /** Labels of the enclosing categories, outermost first. */
  readonly under?: readonly string[];
  /** Publication day, for posts. */
  readonly date?: string;
  /** Keywords, and the tags and authors of a post. The text need not contain them. */
  readonly words?: readonly string[];
  readonly description?: string;
}

/**
 * A section of a page: the text below a heading, or the text before the first
 * heading, with a null id.
 */
export interface SearchSection {
  readonly id: string | null;
  /** Level from 1, the page itself, to 6. */
  readonly level: number;
  readonly title: string;
  readonly text: string;
  /** Questions that the section answers, from its author. */
  readonly questions: readonly string[];
}

/**
 * Some sections of a page, in reading order. Each section is a unit of the search. Each of its
 * questions is a unit too, and follows the section.
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

/** Encodes non-negative integers as text, in base64 digits of five bits each, as source maps do. */
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

/** Decodes the result of `encodeNumbers`. */
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
