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

/** An area with its pages. */
export interface AreaRecords extends Omit<SearchArea, "pages"> {
  readonly pages: readonly SearchRecord[];
}

/** What the search knows: the pages by area, and words that stand for each other. */
export interface SearchContents {
  readonly areas: readonly AreaRecords[];
  readonly synonyms: readonly (readonly string[])[];
}

export interface BuiltSearch {
  /** The manifest except for the folder, which is named by the files. */
  readonly manifest: Omit<SearchManifest, "folder">;
  /** Contents by name in that folder. */
  readonly files: ReadonlyMap<string, unknown>;
}

/** Size of a file with texts, in characters. It is about 2 kB with gzip. */
const textLength = 1500;

/** Builds the files of the search. */
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

/** Number of pages whose texts are placed together. Up to this number the manifest places all. */
const pagesPerRange = 128;

/**
 * Returns where the texts are, as the manifest has it, and the files with the places of ranges.
 * @param files the files of each page
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

/** Puts the files of texts together again. */
export function joinTexts(files: readonly TextFile[]): SearchRecord[] {
  const records: (PageHead & { sections: SearchSection[] })[] = [];
  for (const { page, sections } of files) {
    const last = records.at(-1);
    if (last?.path === page.path) last.sections.push(...sections);
    else records.push({ ...page, sections: [...sections] });
  }
  return records;
}

/** Cuts the sections of a page into files. Only the first has the data of the whole page. */
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
