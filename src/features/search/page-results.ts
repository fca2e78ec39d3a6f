import type { PageHit, SearchAnswer } from "../../browser/search/search-types";

/** What the search page shows. */
export interface PageResults {
  readonly state: "idle" | "loading" | "ready" | "failed";
  /** The query and area the results belong to. */
  readonly query: string;
  readonly area: string | undefined;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
  /** Some of the results were shown before all texts had come: they may hold less, or stand elsewhere, than they should. */
  readonly isEarly: boolean;
}

export const noResults: PageResults = {
  state: "idle",
  query: "",
  area: undefined,
  answer: null,
  pages: [],
  isEarly: false,
};

type Answered = Pick<PageResults, "query" | "area"> & { readonly answer: SearchAnswer };

/**
 * Shows an answer. While texts are on their way the same query is answered again and again: what a reader sees already
 * stays as it is and where it is, and what is found later comes after it.
 */
export function withAnswer(before: PageResults, { query, area, answer }: Answered): PageResults {
  const after = { state: "ready", query, area, answer } as const;
  const isSame = before.query === query && before.area === area && before.answer?.mode === answer.mode;
  if (!isSame || !before.isEarly || isBeginningOf(before.pages, answer.pages)) {
    return { ...after, pages: answer.pages, isEarly: answer.pending };
  }
  const shown = new Set(before.pages.map(({ path }) => path));
  return { ...after, pages: [...before.pages, ...answer.pages.filter(({ path }) => !shown.has(path))], isEarly: true };
}

/** Shows the last answer as it came: the reader has asked for it. */
export function refined(before: PageResults): PageResults {
  return { ...before, pages: before.answer?.pages ?? [], isEarly: before.answer?.pending ?? false };
}

function isBeginningOf(shown: readonly PageHit[], pages: readonly PageHit[]): boolean {
  return JSON.stringify(shown) === JSON.stringify(pages.slice(0, shown.length));
}
