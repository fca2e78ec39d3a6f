import type { PageHit, SearchAnswer } from "../../search/model/search-types";

/** Number of results that are added at a time. */
export const batch = 10;

/** What the search page shows. */
export interface PageResults {
  readonly state: "idle" | "loading" | "ready" | "failed";
  /** The query and area the results belong to. */
  readonly query: string;
  readonly area: string | undefined;
  /** Number of pages requested; there may be fewer. */
  readonly limit: number;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
  /** Some results were shown before all texts had loaded: they may be incomplete or out of order. */
  readonly isEarly: boolean;
}

export const noResults: PageResults = {
  state: "idle",
  query: "",
  area: undefined,
  limit: batch,
  answer: null,
  pages: [],
  isEarly: false,
};

type Answered = Pick<PageResults, "query" | "area" | "limit"> & { readonly answer: SearchAnswer };

/**
 * Merges an answer into what is shown. While texts are loading, the same query is answered repeatedly: results that are
 * shown stay as and where they are, and later ones follow.
 */
export function withAnswer(before: PageResults, { query, area, limit, answer }: Answered): PageResults {
  const after = { state: "ready", query, area, limit, answer } as const;
  const isSame = before.query === query && before.area === area && before.answer?.mode === answer.mode;
  if (!isSame || !before.isEarly || isBeginningOf(before.pages, answer.pages)) {
    return { ...after, pages: answer.pages, isEarly: answer.pending };
  }
  const shown = new Set(before.pages.map(({ path }) => path));
  return { ...after, pages: [...before.pages, ...answer.pages.filter(({ path }) => !shown.has(path))], isEarly: true };
}

/** Number of pages to request for all shown results: it may be less than was requested, and more while texts load. */
export function sizeOf({ limit, pages }: PageResults): number {
  return Math.max(limit, pages.length);
}

/** Replaces the shown results with the last answer, at the reader's request. */
export function refined(before: PageResults): PageResults {
  return { ...before, pages: before.answer?.pages ?? [], isEarly: before.answer?.pending ?? false };
}

function isBeginningOf(shown: readonly PageHit[], pages: readonly PageHit[]): boolean {
  return JSON.stringify(shown) === JSON.stringify(pages.slice(0, shown.length));
}
