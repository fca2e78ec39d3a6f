/**
 * The only search file with a fixed name. All others are named by their content, so that two builds
 * never mix.
 */
export const manifestPath = "/search/manifest.json";

export interface SearchManifest {
  /** Name of the file with titles, beside the manifest. The first answer needs only this file. */
  readonly titles: string;
  /** Name of the file with headings and questions, which is fetched next. */
  readonly outlines: string;
  /** Names of the files with texts. `SearchPage.file` is an index into this list. */
  readonly texts: readonly string[];
  /** Name of the file about Chinese characters, for queries in pinyin and the like. */
  readonly chinese: string;
}

/**
 * A part of the site by which results are grouped and filtered: a docs sidebar, the blog, or single
 * pages.
 */
export interface SearchArea {
  readonly id: string;
  readonly label: string;
  /** `docusaurus_tag` of the area's records. */
  readonly tag: string;
}

export interface SearchPage {
  /** Decoded address inside the site, without the path prefix. */
  readonly path: string;
  readonly title: string;
  /** Index into `SearchTitles.areas`. */
  readonly area: number;
  /** Index into `SearchManifest.texts`. */
  readonly file: number;
  /** Labels of the enclosing categories, outermost first. */
  readonly under?: readonly string[];
  /** Keywords, tags and authors. The text need not contain them. */
  readonly words?: readonly string[];
  /** Publication day, for posts. */
  readonly date?: string;
}

export interface SearchTitles {
  /** Groups of synonyms. */
  readonly synonyms: readonly (readonly string[])[];
  readonly areas: readonly SearchArea[];
  readonly pages: readonly SearchPage[];
}

/** A heading: its id, its level from 2, and its text. */
export type SearchHeading = readonly [id: string | null, level: number, title: string];

/** The searchable parts of a page other than its title and texts. */
export interface SearchOutline {
  /** Questions that the page as a whole answers. */
  readonly questions?: readonly string[];
  readonly description?: string;
  /** In reading order. */
  readonly headings: readonly SearchHeading[];
}

/** One outline for each page of `SearchTitles.pages`. */
export type SearchOutlines = readonly SearchOutline[];

/** The text of a section, and the questions that it answers. */
export type SearchText = readonly [text: string, ...questions: string[]];

/**
 * Texts of the pages of one file, in the order of the pages. A page has the text before the first
 * heading, and then one text for each heading.
 */
export type SearchTexts = readonly (readonly SearchText[])[];

/** Data on Chinese characters: pronunciation, forms in the other script, and similar characters. */
export interface ChineseTable {
  /**
   * Syllables without tones, each followed by the characters with that pronunciation: `a阿啊 ai爱唉`.
   */
  readonly pinyin: string;
  /**
   * Characters that this site writes differently, such as 體 on a site in simplified characters.
   * `own` has the site's form at the same position.
   */
  readonly foreign: string;
  readonly own: string;
  /**
   * Characters, each followed by those that are typed for it because they look similar: `己已巳 末未`.
   */
  readonly alike: string;
}
