import type { PageHit, SearchAnswer } from "../../search/model/search-types";

/** Results that are fetched at a time. */
export const batch = 10;

/** What the search page shows. */
export interface PageResults {
  readonly state: "idle" | "loading" | "ready" | "failed";
  /** The query and area the results belong to. */
  readonly query: string;
  readonly area: string | undefined;
  /** How many pages were asked for; there may be fewer. */
  readonly limit: number;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
  /** Some of the results were shown before all texts had come: they may hold less, or stand elsewhere, than they should. */
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
 * Shows an answer. While texts are on their way the same query is answered again and again: what a reader sees already
 * stays as it is and where it is, and what is found later comes after it.
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

/** How many pages to ask for to see again what is shown. Fewer may be shown than were asked for, and more while texts come. */
export function sizeOf({ limit, pages }: PageResults): number {
  return Math.max(limit, pages.length);
}

/** Shows the last answer as it came: the reader has asked for it. */
export function refined(before: PageResults): PageResults {
  return { ...before, pages: before.answer?.pages ?? [], isEarly: before.answer?.pending ?? false };
}

function isBeginningOf(shown: readonly PageHit[], pages: readonly PageHit[]): boolean {
  return JSON.stringify(shown) === JSON.stringify(pages.slice(0, shown.length));
}
