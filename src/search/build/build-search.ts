import {
  encodeNumbers,
  type Family,
  type PageHead,
  type SearchArea,
  type SearchManifest,
  type SearchRecord,
  type SearchSection,
  type TextFile,
} from "../../shared/search-files";
import { fold } from "../model/chinese-text";
import { buildCharacters, buildSounds, buildSpellings, readingsOf } from "./build-characters";
import { buildTerms } from "./build-index";
import { cutEntries } from "./cut-entries";

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
    return { family, ...cutEntries(family, families[family]) };
  });
  const textFiles = records.map(cutTexts);
  const starts = Object.fromEntries(cut.map(({ family, starts }) => [family, starts]));
  return {
    manifest: {
      areas: areas.map(({ pages, ...area }) => ({ ...area, pages: pages.length })),
      overviews: records.flatMap(({ path }, number) => (/\/(?:intro|index)$/.test(path) ? [number] : [])),
      starts: starts as Record<Family, string[]>,
      texts: encodeNumbers(
        textFiles.flatMap((files) => files.map(({ sections }, at) => 2 * countUnits(sections) + Number(at === 0))),
      ),
    },
    files: new Map<string, unknown>([
      ...cut.flatMap(({ family, files }) => files.map((file, at): [string, unknown] => [`${family}-${at}`, file])),
      ...textFiles.flat().map((file, at): [string, unknown] => [`texts-${at}`, file]),
    ]),
  };
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

/** Cuts the sections of a page into files. Only the first has what is known of the whole page. */
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
