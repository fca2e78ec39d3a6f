import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchSettings } from "../../search/clients/search-client";
import { sharedClient } from "../../search/clients/shared-client";
import type { PageHit, SearchAnswer, SearchProgress, SearchRequest } from "../../search/model/search-types";

/** A search that takes longer is said to be slow. */
const stalledMs = 300;

interface SearchOptions {
  readonly query: string;
  readonly area?: string | undefined;
  /** Pages to ask for. */
  readonly limit: number;
  /** Whether the reader is among the results, so that they must not move. */
  readonly keeps: boolean;
  readonly more?: Omit<SearchRequest, "query" | "area" | "limit">;
}

/** Results of a query: they grow with the limit, and by themselves while texts are loading. */
export function useSearch(settings: SearchSettings, { query, area, limit, keeps, more }: SearchOptions) {
  const [results, setResults] = useState<PageResults>(noResults);
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [isStalled, setIsStalled] = useState(false);
  const [typed, setTyped] = useState("");
  const asTyped = typed === query;
  const latest = useRef(0);
  const shown = useRef(0);
  const isHeld = useRef(keeps);
  isHeld.current = keeps;
  shown.current = sizeOf(results);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `more` is a constant of each caller
  const run = useCallback(
    async (wanted: number) => {
      latest.current += 1;
      const mine = latest.current;
      if (query === "") {
        setIsStalled(false);
        return setResults(noResults);
      }
      setResults((before) => ({ ...before, state: "loading" }));
      const timer = setTimeout(() => mine === latest.current && setIsStalled(true), stalledMs);
      try {
        const client = await sharedClient(settings);
        const answer = await client.search({ ...more, query, area, limit: wanted, asTyped });
        if (mine === latest.current)
          setResults((before) => withAnswer(before, { query, area, limit: wanted, answer, keeps: isHeld.current }));
      } catch (error) {
        console.warn(error);
        if (mine === latest.current) setResults({ ...noResults, state: "failed", query });
      } finally {
        clearTimeout(timer);
        if (mine === latest.current) setIsStalled(false);
      }
    },
    [settings, query, area, asTyped],
  );

  useEffect(() => void run(limit), [run, limit]);

  useEffect(() => {
    if (query === "") return;
    let stop: (() => void) | undefined;
    let isWanted = true;
    sharedClient(settings).then(
      (client) => {
        if (!isWanted) return;
        client.open(window.location.pathname);
        let loaded = 0;
        let endedAt = -1;
        stop = client.onProgress((next) => {
          setProgress(next);
          // Once per number of loaded texts: a search retries failed files and may fail the same way again.
          const hasEnded = !next.isLoading && next.loaded !== endedAt;
          if (next.loaded > loaded || hasEnded) void run(Math.max(limit, shown.current));
          loaded = next.loaded;
          if (hasEnded) endedAt = loaded;
        });
      },
      () => {},
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [settings, query, limit, run]);

  const retry = () => {
    // A worker that takes the place of a broken one has no texts.
    sharedClient(settings).then(
      (client) => client.open(window.location.pathname),
      () => {},
    );
    void run(limit);
  };
  const refine = () => setResults((now) => ({ ...now, pages: now.answer?.pages ?? now.pages, isOutdated: false }));
  return { ...results, progress, isStalled, retry, askAsTyped: () => setTyped(query), refine };
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
function sizeOf({ limit, pages }: PageResults): number {
  return Math.max(limit, pages.length);
}
