/** The one file of the search with a fixed name. All others are named by their content, so two builds never mix. */
export const manifestPath = "/search/manifest.json";

export interface SearchManifest {
  /** Name of the file with titles, beside the manifest: all that a first answer needs. */
  readonly titles: string;
  /** File with headings and questions, fetched next. */
  readonly outlines: string;
  /** Files with texts; `SearchPage.file` is an index into this list. */
  readonly texts: readonly string[];
  /** File with what the search knows of Chinese characters, for queries in pinyin and the like. */
  readonly chinese: string;
}

/** A part of the site that results are grouped by and can be narrowed to: a docs sidebar, the blog, single pages. */
export interface SearchArea {
  readonly id: string;
  readonly label: string;
  /** `docusaurus_tag` of the area's records. */
  readonly tag: string;
}

export interface SearchPage {
  /** Address inside the site, decoded, without the path prefix. */
  readonly path: string;
  readonly title: string;
  /** Index into `SearchTitles.areas`. */
  readonly area: number;
  /** Index into `SearchManifest.texts`. */
  readonly file: number;
  /** Labels of the enclosing categories, outermost first. */
  readonly under?: readonly string[];
  /** Keywords, tags and authors, which the text need not have. */
  readonly words?: readonly string[];
  /** Publication day, for posts. */
  readonly date?: string;
}

export interface SearchTitles {
  /** Words that stand for the same. */
  readonly synonyms: readonly (readonly string[])[];
  readonly areas: readonly SearchArea[];
  readonly pages: readonly SearchPage[];
}

/** A heading: its id, its level from 2, its text. */
export type SearchHeading = readonly [id: string | null, level: number, title: string];

/** What a page has beside its title and its texts. */
export interface SearchOutline {
  /** What the page as a whole answers. */
  readonly questions?: readonly string[];
  readonly description?: string;
  /** In reading order. */
  readonly headings: readonly SearchHeading[];
}

/** One outline for each page of `SearchTitles.pages`. */
export type SearchOutlines = readonly SearchOutline[];

/** The text of a section, and what it answers, as people ask. */
export type SearchText = readonly [text: string, ...questions: string[]];

/** Texts of one file's pages, in the order of the pages: what stands before the first heading, then a text per heading. */
export type SearchTexts = readonly (readonly SearchText[])[];

/** Data on single Chinese characters: pronunciation, forms of the other script, look-alikes. */
export interface ChineseTable {
  /** Syllables without tones, each before the characters that are read so: `a阿啊 ai爱唉`. */
  readonly pinyin: string;
  /** Characters that this site writes otherwise, 體 where it is in simplified ones, and at the same places in `own` how. */
  readonly foreign: string;
  readonly own: string;
  /** Characters, each before those that are typed for it by their looks: `己已巳 末未`. */
  readonly alike: string;
}
