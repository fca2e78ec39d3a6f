/**
 * The static files that search reads. `manifest.json` has a fixed name and is asked for anew each time; everything it
 * names carries a hash of its content, so a browser may keep it for ever and a new deployment can never mix two builds.
 */
export const manifestPath = "/search/manifest.json";

export interface SearchManifest {
  /** Name of the file with titles and headings, beside the manifest. */
  readonly titles: string;
  /** Files with texts; `SearchPage.file` counts into this list. */
  readonly texts: readonly SearchTextFile[];
}

export interface SearchTextFile {
  /** Id of the area whose texts it holds. */
  readonly area: string;
  readonly name: string;
}

/** A part of the site that results are grouped by and can be narrowed to: a docs sidebar, the blog, single pages. */
export interface SearchArea {
  readonly id: string;
  readonly label: string;
  /** `docusaurus_tag` of its records. */
  readonly tag: string;
}

/** A section as the titles file has it: id of its heading, level from 1 (the page itself), text of the heading. */
export type SearchHeading = readonly [id: string | null, level: number, title: string];

export interface SearchPage {
  /** Address inside the site, decoded, without the path prefix. */
  readonly path: string;
  /** Index into `SearchTitles.areas`. */
  readonly area: number;
  /** Index into `SearchManifest.texts`. */
  readonly file: number;
  /** Labels of the categories it stands in, outermost first. */
  readonly under?: readonly string[];
  /** Day of publication, for posts. */
  readonly date?: string;
  /** The page itself first, then every heading in reading order. */
  readonly sections: readonly SearchHeading[];
}

export interface SearchTitles {
  readonly language: string;
  readonly areas: readonly SearchArea[];
  readonly pages: readonly SearchPage[];
}

/** Texts of the pages of one file, in the order of the pages; of each page one text per section. */
export type SearchTexts = readonly (readonly string[])[];
