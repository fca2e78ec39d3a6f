import { useCallback, useEffect, useRef, useState } from "react";
import type { SearchClient } from "../../browser/search/search-client";
import type { SearchSettings } from "../../browser/search/search-settings";
import type { SearchProgress } from "../../browser/search/search-types";
import { sharedClient } from "../../browser/search/shared-client";
import { noResults, type PageResults, refined, withAnswer } from "./page-results";

/** Results that are fetched at a time. */
const batch = 10;

/** Milliseconds that a first answer waits for the texts on their way, before it is shown without them. */
const patience = 1_000;

/** Results of a query on the search page: they grow with `more`, and by themselves while texts are still arriving. */
export function useSearchResults(settings: SearchSettings, query: string, area: string | undefined) {
  const [results, setResults] = useState<PageResults>(noResults);
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const [client, setClient] = useState<SearchClient | null>(null);
  const latest = useRef(0);
  const waiting = useRef({ search: "", since: 0 });

  /** For how many milliseconds answers to a search have waited to be shown. */
  const waitedFor = useCallback((search: string) => {
    if (waiting.current.search !== search) waiting.current = { search, since: performance.now() };
    return performance.now() - waiting.current.since;
  }, []);

  const run = useCallback(
    async (limit: number) => {
      latest.current += 1;
      const mine = latest.current;
      if (query === "") return setResults(noResults);
      setResults((before) => ({ ...before, state: "loading" }));
      try {
        const provider = client ?? (await sharedClient(settings));
        // Before the question, so that the answer knows of the texts on their way.
        if (client === null) provider.open(window.location.pathname);
        setClient(provider);
        const answer = await provider.search({ query, area, limit });
        if (answer.pending) await pause(patience - waitedFor(`${area ?? ""} ${query}`));
        if (mine === latest.current) setResults((before) => withAnswer(before, { query, area, answer }));
      } catch (error) {
        console.warn(error);
        if (mine === latest.current) setResults({ ...noResults, state: "failed", query });
      }
    },
    [client, settings, query, area, waitedFor],
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

  const hasMore = results.answer !== null && results.pages.length < results.answer.total;
  const more = useCallback(() => run(size.current + batch), [run]);
  const canRefine = results.isEarly && results.answer?.pending === false;
  return { ...results, progress, hasMore, more, retry: () => run(batch), canRefine, refine: () => setResults(refined) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));
}
