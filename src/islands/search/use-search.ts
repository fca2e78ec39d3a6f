import { startTransition, useEffect, useReducer, useState } from "react";
import { searchSettings } from "../../browser/settings";
import { askWorker, type Listener, prepareWorker } from "../../search/clients/worker-client";
import type { PageHit, SearchAnswer, SearchRequest } from "../../search/model/search-types";

interface SearchOptions extends Omit<SearchRequest, "asTyped"> {
  /** Maximum number of pages to request. */
  readonly limit: number;
}

/**
 * Searches for a query. Returns the query as `asked`, its results or, until they arrive, those of
 * the previous query, and functions that search again: `retry`, and `askAsTyped` without
 * correction. A higher limit adds to the results.
 */
export function useSearch({ query, area, limit }: SearchOptions) {
  const [results, setResults] = useState<PageResults>(noResults);
  const [typed, setTyped] = useState("");
  const [round, retry] = useReducer((before: number) => before + 1, 0);
  const asTyped = typed === query;

  useEffect(prepareWorker, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks the same again
  useEffect(() => {
    if (query === "") return setResults(noResults);
    setResults((before) => ({ ...before, state: "loading" }));
    return ask({ query, area, limit, asTyped }, (answer) => {
      if (answer instanceof Error) console.warn(answer);
      // Uses a transition, so that the browser can handle input in between, because many results
      // take long to render on a phone.
      startTransition(() => {
        if (answer instanceof Error) setResults({ ...noResults, state: "failed", isRefused: isRefusal(answer), query });
        else setResults((before) => withAnswer(before, { query, area, answer }));
      });
    });
  }, [query, area, limit, asTyped, round]);

  return { ...results, asked: query, retry, askAsTyped: () => setTyped(query) };
}

export type Search = ReturnType<typeof useSearch>;

/**
 * Sends a request to the search worker, or to Algolia if it is configured. The code for Algolia is
 * fetched only in that case.
 * @returns a function that stops listening
 */
function ask(request: SearchRequest, listener: Listener): () => void {
  if (searchSettings.algolia === null) return askWorker(request, listener);
  let isAwaited = true;
  import("../../search/clients/algolia-client")
    .then(({ searchAlgolia }) => searchAlgolia(request, searchSettings))
    .catch((error: Error) => error)
    .then((answer) => isAwaited && listener(answer));
  return () => {
    isAwaited = false;
  };
}

/** The state of a search and its results. */
export interface PageResults {
  readonly state: "idle" | "loading" | "ready" | "failed";
  /** Whether the search failed because the search service refused the request. */
  readonly isRefused: boolean;
  /** The query and area to which the results belong. */
  readonly query: string;
  readonly area: string | undefined;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
}

export const noResults: PageResults = {
  state: "idle",
  isRefused: false,
  query: "",
  area: undefined,
  answer: null,
  pages: [],
};

/**
 * Returns whether a search service refused a request, for example because of a wrong key: whether
 * the error has an HTTP status from 400 to 499, as errors of Algolia's client may have.
 */
export function isRefusal(error: Error): boolean {
  const status = "status" in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

interface Answered {
  readonly query: string;
  readonly area: string | undefined;
  readonly answer: SearchAnswer;
}

/**
 * Merges an answer into the shown results. If the query, the area and the correction are the same,
 * the results already shown stay in place and the new ones follow.
 */
export function withAnswer(before: PageResults, { query, area, answer }: Answered): PageResults {
  const isSame = before.query === query && before.area === area && before.answer?.corrected === answer.corrected;
  const keptPages = isSame ? before.pages : [];
  const shown = new Set(keptPages.map(({ path }) => path));
  const pages = [...keptPages, ...answer.pages.filter(({ path }) => !shown.has(path))];
  return { state: "ready", isRefused: false, query, area, answer, pages };
}
