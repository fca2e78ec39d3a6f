import { useCallback, useEffect, useRef, useState } from "react";
import { finishProgress, startProgress } from "../../reading/progress-bar";
import type { SearchClient } from "../../search/clients/search-client";
import type { SearchSettings } from "../../search/clients/search-settings";
import { sharedClient } from "../../search/clients/shared-client";
import type { SearchProgress } from "../../search/model/search-types";
import { batch, noResults, type PageResults, refined, sizeOf, withAnswer } from "./page-results";

/** A first answer waits this long for texts that are loading, before it is shown without them. */
const textsTimeoutMs = 1_000;

/** Results of a query on the search page: they grow with `more`, and by themselves while texts are loading. */
export function useSearchResults(settings: SearchSettings, query: string, area: string | undefined) {
  const [results, setResults] = useState<PageResults>(noResults);
  const [progress, setProgress] = useState<SearchProgress | null>(null);
  const { client, openClient } = useOpenClient(settings);
  const latest = useRef(0);
  const wanted = useRef(batch);
  const waiting = useRef({ search: "", since: 0 });

  /** How long answers to a search have waited to be shown, in ms. */
  const waitedFor = useCallback((search: string) => {
    if (waiting.current.search !== search) waiting.current = { search, since: performance.now() };
    return performance.now() - waiting.current.since;
  }, []);

  const run = useCallback(
    async (limit: number) => {
      latest.current += 1;
      const mine = latest.current;
      wanted.current = limit;
      if (query === "") return setResults(noResults);
      setResults((before) => ({ ...before, state: "loading" }));
      startProgress(() => window.location.reload());
      try {
        const provider = await openClient();
        const answer = await provider.search({ query, area, limit, withAreas: true });
        if (answer.pending) await pause(textsTimeoutMs - waitedFor(`${area ?? ""} ${query}`));
        if (mine === latest.current) setResults((before) => withAnswer(before, { query, area, limit, answer }));
      } catch (error) {
        console.warn(error);
        if (mine === latest.current) setResults({ ...noResults, state: "failed", query });
      } finally {
        if (mine === latest.current) finishProgress();
      }
    },
    [openClient, query, area, waitedFor],
  );

  useEffect(() => {
    run(keptLimit(query, area));
  }, [run, query, area]);

  const size = useRef(batch);
  size.current = sizeOf(results);
  useEffect(() => {
    let loaded = 0;
    return client?.onProgress((next) => {
      setProgress(next);
      // Even if nothing more was loaded: the current answer says that texts are pending.
      const hasEnded = !next.isLoading && next.total > 0;
      if (next.loaded !== loaded || hasEnded) run(Math.max(wanted.current, size.current));
      loaded = next.loaded;
    });
  }, [client, run]);

  const hasMore = results.answer?.hasMore ?? false;
  const more = useCallback(() => {
    const limit = size.current + batch;
    keepLimit({ query, area, limit });
    return run(limit);
  }, [run, query, area]);
  const canRefine = results.isEarly && results.answer?.pending === false;
  return {
    ...results,
    progress,
    hasMore,
    more,
    retry: () => run(wanted.current),
    canRefine,
    refine: () => setResults(refined),
  };
}

type Kept = Pick<PageResults, "query" | "area" | "limit">;

/** Stores the number of results in the history entry, so that Back restores them all. */
function keepLimit(results: Kept): void {
  window.history.replaceState({ ...window.history.state, results }, "");
}

function keptLimit(query: string, area: string | undefined): number {
  const { results } = (window.history.state ?? {}) as { readonly results?: Kept };
  return results?.query === query && results.area === area ? results.limit : batch;
}

/** The client from the first query on: it starts to load its texts just before. */
function useOpenClient(settings: SearchSettings) {
  const [client, setClient] = useState<SearchClient | null>(null);
  const opened = useRef<SearchClient | null>(null);
  const openClient = useCallback(async () => {
    const provider = await sharedClient(settings);
    if (opened.current !== provider) {
      opened.current = provider;
      provider.open(window.location.pathname);
      setClient(provider);
    }
    return provider;
  }, [settings]);
  return { client, openClient };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
}
