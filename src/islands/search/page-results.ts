import type { PageHit, SearchAnswer } from "../../search/model/search-types";

/** Number of results that are added at a time. */
export const batch = 10;

/** What a search shows. */
export interface PageResults {
  readonly state: "idle" | "loading" | "ready" | "failed";
  /** The query and area the results belong to. */
  readonly query: string;
  readonly area: string | undefined;
  /** Number of pages requested; there may be fewer. */
  readonly limit: number;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
  /** Whether the answer has better ones, or more of them, from texts that came later. */
  readonly isOutdated: boolean;
}

export const noResults: PageResults = {
  state: "idle",
  query: "",
  area: undefined,
  limit: batch,
  answer: null,
  pages: [],
  isOutdated: false,
};

type Answered = Pick<PageResults, "query" | "area" | "limit"> & {
  readonly answer: SearchAnswer;
  /** Whether the reader is among the results that are shown. */
  readonly keeps: boolean;
};

/**
 * Merges an answer into what is shown. While texts are loading, the same query is answered repeatedly: results that a
 * reader is among stay as they are, and later ones follow.
 */
export function withAnswer(before: PageResults, { query, area, limit, answer, keeps }: Answered): PageResults {
  const isSame = keeps && before.query === query && before.area === area && before.answer?.mode === answer.mode;
  const kept = isSame ? before.pages : [];
  const shown = new Set(kept.map(({ path }) => path));
  const pages = [...kept, ...answer.pages.filter(({ path }) => !shown.has(path))];
  const isOutdated =
    isSame &&
    (before.isOutdated || before.answer?.pending === true) &&
    JSON.stringify(pages) !== JSON.stringify(answer.pages);
  return { state: "ready", query, area, limit, answer, pages, isOutdated };
}

/** Number of pages to request for all shown results: it may be less than was requested, and more while texts load. */
export function sizeOf({ limit, pages }: PageResults): number {
  return Math.max(limit, pages.length);
}
