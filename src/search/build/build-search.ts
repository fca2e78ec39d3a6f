import {
  encodeNumbers,
  type Family,
  type PageHead,
  type SearchArea,
  type SearchManifest,
  type SearchRecord,
  type SearchSection,
  type TextFile,
  type TextPlaces,
} from "../../shared/search-files";
import { fold } from "../model/chinese-text";
import { buildCharacters, buildSounds, buildSpellings, readingsOf } from "./build-characters";
import { buildTerms } from "./build-index";
import { cutEntries, placeStarts } from "./cut-entries";

/** An area with the records of its pages. */
export interface AreaRecords extends Omit<SearchArea, "pages"> {
  readonly pages: readonly SearchRecord[];
}

/** The input of the search: pages by area, and groups of words with the same meaning. */
export interface SearchContents {
  readonly areas: readonly AreaRecords[];
  readonly synonyms: readonly (readonly string[])[];
}

export interface BuiltSearch {
  /** The manifest without `folder`, whose name depends on the contents of the files. */
  readonly manifest: Omit<SearchManifest, "folder">;
  /** Contents of the files in the manifest's `folder`, by name without `.json`. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** Target length of a text file, in characters. It is about 1.5 kB with gzip. */
const textLength = 750;

/** Builds the manifest and the other files of the search. */
export function buildSearch({ areas, synonyms }: SearchContents): BuiltSearch {
  const pages = areas.flatMap(({ label, pages }) => pages.map((record) => ({ record, area: label })));
  const records = pages.map(({ record }) => record);
  const headings = [
    ...records.flatMap(({ sections }) => sections.map(({ title }) => title)),
    ...records.flatMap(({ words = [] }) => words),
    ...areas.map(({ label }) => label),
  ].map(fold);
  const texts = records.flatMap(textsOf);
  const readings = readingsOf();
  const families: Readonly<Record<Family, ReadonlyMap<string, string>>> = {
    terms: buildTerms(pages, synonyms),
    characters: buildCharacters(texts, readings),
    spellings: buildSpellings(headings, readings),
    sounds: buildSounds(texts, readings),
  };
  const cut = (Object.keys(families) as Family[]).map((family) => {
    const { starts, files } = cutEntries(family, families[family]);
    return { family, files, ...placeStarts(family, starts) };
  });
  const textFiles = records.map(cutTexts);
  const { texts: placesOfTexts, ranges } = placeTexts(textFiles);
  return {
    manifest: {
      areas: areas.map(({ pages, ...area }) => ({ ...area, pages: pages.length })),
      overviews: records.flatMap(({ path }, number) => (/\/(?:intro|index)$/.test(path) ? [number] : [])),
      starts: Object.fromEntries(cut.map(({ family, starts }) => [family, starts])) as SearchManifest["starts"],
      units: encodeNumbers(records.map(({ sections }) => countUnits(sections))),
      texts: placesOfTexts,
    },
    files: new Map<string, unknown>([
      ...cut.flatMap(({ family, files }) => files.map((file, at): [string, unknown] => [`${family}-${at}`, file])),
      ...cut.flatMap(({ lists }) => lists),
      ...ranges,
      ...textFiles.flat().map((file, at): [string, unknown] => [`texts-${at}`, file]),
    ]),
  };
}

/**
 * Number of pages in a range of places. A site with more pages puts the places in files, one per
 * range. On a smaller site, the manifest contains the places.
 */
const pagesPerRange = 128;

/**
 * Returns the manifest's `texts`, and the files with the places of each range of pages. There are
 * no such files if the site has only one range.
 * @param files the text files of each page
 */
function placeTexts(files: readonly (readonly TextFile[])[]) {
  const ranges: TextPlaces[] = [];
  let first = 0;
  for (let at = 0; at < files.length; at += pagesPerRange) {
    const numbers = files
      .slice(at, at + pagesPerRange)
      .flatMap((ofPage) => ofPage.map(({ sections }, place) => 2 * countUnits(sections) + Number(place === 0)));
    ranges.push({ first, units: encodeNumbers(numbers) });
    first += numbers.length;
  }
  const [all = { first: 0, units: "" }, ...others] = ranges;
  if (others.length === 0) return { texts: all, ranges: [] };
  return { texts: pagesPerRange, ranges: ranges.map((range, at): [string, unknown] => [`places-${at}`, range]) };
}

/** Joins text files into the records of their pages. It is the inverse of `cutTexts`. */
export function joinTexts(files: readonly TextFile[]): SearchRecord[] {
  const records: (PageHead & { sections: SearchSection[] })[] = [];
  for (const { page, sections } of files) {
    const last = records.at(-1);
    if (last?.path === page.path) last.sections.push(...sections);
    else records.push({ ...page, sections: [...sections] });
  }
  return records;
}

/** Splits a page's sections into files. Only the first file contains all data about the page. */
function cutTexts({ sections, ...head }: SearchRecord): TextFile[] {
  const { path, title, under, date } = head;
  const others = { path, title, ...(under && { under }), ...(date !== undefined && { date }) };
  const files: { page: PageHead; sections: SearchSection[] }[] = [];
  let length = textLength;
  for (const section of sections) {
    if (length + section.text.length / 2 >= textLength) {
      files.push({ page: files.length === 0 ? head : others, sections: [] });
      length = 0;
    }
    files.at(-1)?.sections.push(section);
    length += section.text.length;
  }
  return files;
}

function countUnits(sections: readonly SearchSection[]): number {
  return sections.reduce((sum, { questions }) => sum + 1 + questions.length, 0);
}

function textsOf({ description = "", words = [], sections }: SearchRecord): string[] {
  const own = sections.flatMap(({ title, text, questions }) => [title, text, ...questions]);
  return [description, ...words, ...own];
}
