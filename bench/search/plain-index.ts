import MiniSearch from "minisearch";
import { fold } from "../../src/contract/search/fold";
import type { SitePage } from "./site-pages";

export type Find = (query: string) => readonly string[];

/**
 * An index as it comes: the same library with the same weights, and words cut in one way only.
 * @returns a function that gives addresses of pages, best first
 */
export function plainIndex(pages: readonly SitePage[], tokenize: (text: string) => string[]): Find {
  const index = new MiniSearch<{ id: string; title: string; heading: string; text: string }>({
    fields: ["title", "heading", "text"],
    storeFields: ["path"],
    tokenize: (text) => tokenize(fold(text)),
    searchOptions: { boost: { title: 6, heading: 3 }, prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  index.addAll(
    pages.flatMap(({ path, title, sections }) =>
      sections.map((section, number) => ({
        id: `${path}#${number}`,
        path,
        title,
        heading: section.title,
        text: section.text,
      })),
    ),
  );
  return (query) => {
    const strict = index.search(query);
    const results = strict.length > 0 ? strict : index.search(query, { combineWith: "OR" });
    return [...new Set(results.map(({ path }) => String(path)))];
  };
}

/** Words by spaces and punctuation, which is what libraries do unless told otherwise. */
export function whitespaceWords(text: string): string[] {
  return text.split(/[\s\p{P}]+/u).filter((word) => word !== "");
}

const segmenter = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/** Words by the dictionary of the browser. */
export function segmenterWords(text: string): string[] {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
