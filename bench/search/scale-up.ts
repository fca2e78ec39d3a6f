import { pagesIn, type Records } from "../../e2e/support/search/site-pages";
import { buildSearch } from "../../src/search/build/build-search";
import type { SearchRecord } from "../../src/shared/search-files";
import { Random } from "./random";

/**
 * Enlarges the records to a number of pages with copies whose text consists of random sentences
 * from all pages, so that it is as varied and as hard to compress as real text.
 */
export function scaleUp({ manifest, pages }: Records, pageCount: number): Records {
  const random = new Random(7);
  const sentences = pages
    .flatMap(({ sections }) => sections.flatMap(({ text }) => text.split(/(?<=[。！？\n])/)))
    .filter((sentence) => sentence.length > 4);
  const shuffled = (text: string) => {
    let result = "";
    while (result.length < text.length) result += random.pick(sentences);
    return result.slice(0, text.length);
  };
  const copyOf = (page: SearchRecord, copy: number): SearchRecord => ({
    ...page,
    path: `${page.path}-${copy}`,
    title: `${page.title}${copy}`,
    sections: page.sections.map((section) => ({
      ...section,
      title: `${section.title}${copy}`,
      text: shuffled(section.text),
      questions: section.questions.map(shuffled),
    })),
  });
  let first = 0;
  const areas = manifest.areas.map(({ pages: count, ...area }) => {
    const own = pages.slice(first, first + count);
    first += count;
    const copies = Math.round((own.length * pageCount) / pages.length) - own.length;
    const more = Array.from({ length: copies }, (_, at) =>
      copyOf(own[at % own.length] as SearchRecord, 1 + Math.floor(at / own.length)),
    );
    return { ...area, pages: [...own, ...more] };
  });
  const built = buildSearch({ areas, synonyms: [] });
  return { manifest: { ...built.manifest, folder: "data/scaled" }, files: built.files, pages: pagesIn(built.files) };
}
