import { useEffect, useReducer, useRef, useState } from "react";
import { type SearchSettings, sharedClient } from "../../search/clients/shared-client";
import type { PageHit, SearchAnswer, SearchProgress } from "../../search/model/search-types";

/** A search that takes longer is said to be slow. */
const stalledMs = 300;

interface SearchOptions {
  readonly query: string;
  readonly area?: string | undefined;
  /** Pages to ask for. */
  readonly limit: number;
  /** Whether the reader is among the results, so that they must not move. */
  readonly keeps: boolean;
}

/** Results of a query: they grow with the limit, and by themselves while texts are loading. */
export function useSearch(settings: SearchSettings, { query, area, limit, keeps }: SearchOptions) {
  const client = sharedClient(settings);
  const [results, setResults] = useState<PageResults>(noResults);
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [isStalled, setIsStalled] = useState(false);
  const [typed, setTyped] = useState("");
  const [round, askAgain] = useReducer((before: number) => before + 1, 0);
  const asTyped = typed === query;
  const latest = useRef({ results, keeps });
  latest.current = { results, keeps };

  useEffect(() => client.prepare(), [client]);

  // Before the first question, whose answer is not the last one then.
  useEffect(() => {
    if (query === "") return;
    client.open(window.location.pathname);
    let loaded = 0;
    let endedAt = -1;
    return client.onProgress((next) => {
      setProgress(next);
      // Once per number of loaded texts: a search retries failed files and may fail the same way again.
      const hasEnded = !next.isLoading && next.loaded !== endedAt;
      if (next.loaded > loaded || hasEnded) askAgain();
      loaded = next.loaded;
      if (hasEnded) endedAt = loaded;
    });
  }, [client, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks the same again
  useEffect(() => {
    if (query === "") return setResults(noResults);
    const shown = latest.current.results;
    const isSame = shown.query === query && shown.area === area;
    // There may be fewer than were asked for, and more while texts load.
    const wanted = isSame ? Math.max(limit, shown.limit, shown.pages.length) : limit;
    let isCurrent = true;
    const show = (next: (before: PageResults) => PageResults) => isCurrent && setResults(next);
    show((before) => ({ ...before, state: "loading" }));
    client.search({ query, area, limit: wanted, asTyped }).then(
      (answer) => {
        const { keeps } = latest.current;
        show((before) => withAnswer(before, { query, area, limit: wanted, answer, keeps }));
      },
      (error) => {
        console.warn(error);
        show(() => ({ ...noResults, state: "failed", query }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [client, query, area, limit, asTyped, round]);

  useEffect(() => {
    if (results.state !== "loading") return setIsStalled(false);
    const timer = setTimeout(setIsStalled, stalledMs, true);
    return () => clearTimeout(timer);
  }, [results.state]);

  const retry = () => {
    // A worker that takes the place of a broken one has no texts.
    client.open(window.location.pathname);
    askAgain();
  };
  return { ...results, progress, isStalled, retry, askAsTyped: () => setTyped(query) };
}

export type Search = ReturnType<typeof useSearch>;

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
}

export const noResults: PageResults = {
  state: "idle",
  query: "",
  area: undefined,
  limit: batch,
  answer: null,
  pages: [],
};

type Answered = SearchOptions & { readonly answer: SearchAnswer };

/**
 * Merges an answer into what is shown. While texts are loading, the same query is answered repeatedly: results that a
 * reader is among stay as they are, and later ones follow.
 */
export function withAnswer(before: PageResults, { query, area, limit, answer, keeps }: Answered): PageResults {
  const isSame = keeps && before.query === query && before.area === area && before.answer?.mode === answer.mode;
  const kept = isSame ? before.pages : [];
  const shown = new Set(kept.map(({ path }) => path));
  const pages = [...kept, ...answer.pages.filter(({ path }) => !shown.has(path))];
  return { state: "ready", query, area, limit, answer, pages };
}
