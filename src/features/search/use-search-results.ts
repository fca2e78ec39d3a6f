import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchClient } from "../../browser/search/search-client";
import type { SearchSettings } from "../../browser/search/search-settings";
import type { PageHit, SearchAnswer, SearchProgress } from "../../browser/search/search-types";
import { sharedClient } from "../../browser/search/shared-client";

/** Results that are fetched at a time. */
const batch = 10;

export type SearchState = "idle" | "loading" | "ready" | "failed";

interface Results {
  readonly state: SearchState;
  /** The query and area the results belong to. */
  readonly query: string;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
}

const nothing: Results = { state: "idle", query: "", answer: null, pages: [] };

/** Results of a query on the search page: they grow with `more`, and by themselves while texts are still arriving. */
export function useSearchResults(settings: SearchSettings, query: string, area: string | undefined) {
  const [results, setResults] = useState<Results>(nothing);
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [client, setClient] = useState<SearchClient | null>(null);
  const latest = useRef(0);

  const run = useCallback(
    async (limit: number) => {
      latest.current += 1;
      const mine = latest.current;
      if (query === "") return setResults(nothing);
      setResults((before) => ({ ...before, state: "loading" }));
      try {
        const provider = client ?? (await sharedClient(settings));
        setClient(provider);
        const answer = await provider.search({ query, area, limit });
        if (mine === latest.current) setResults({ state: "ready", query, answer, pages: answer.pages });
      } catch (error) {
        console.warn(error);
        if (mine === latest.current) setResults({ ...nothing, state: "failed", query });
      }
    },
    [client, settings, query, area],
  );

  useEffect(() => {
    run(batch);
  }, [run]);

  const size = useRef(batch);
  size.current = Math.max(batch, results.pages.length);
  useEffect(() => {
    let loaded = 0;
    return client?.onProgress((next) => {
      setProgress(next);
      if (next.loaded !== loaded) run(size.current);
      loaded = next.loaded;
    });
  }, [client, run]);

  useEffect(() => client?.open(window.location.pathname), [client]);

  const hasMore = results.answer !== null && results.pages.length < results.answer.total;
  const more = useCallback(() => run(size.current + batch), [run]);
  return { ...results, progress, hasMore, more, retry: () => run(batch) };
}
