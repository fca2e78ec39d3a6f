import MiniSearch from "minisearch";
import type { SitePage } from "../../e2e/support/search/site-pages";
import { fold } from "../../src/search/model/chinese-text";

export type Find = (query: string) => readonly string[];

/**
 * Builds a reference index with the site's search library and weights, but a single tokenizer.
 * @returns a function from a query to addresses of pages, best first
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

/** Splits text at spaces and punctuation, as search libraries do by default. */
export function whitespaceWords(text: string): string[] {
  return text.split(/[\s\p{P}]+/u).filter((word) => word !== "");
}

const segmenter = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/** Splits text into words with ICU's dictionary. */
export function segmenterWords(text: string): string[] {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
