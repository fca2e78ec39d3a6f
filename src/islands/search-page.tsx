import { useEffect, useState } from "react";
import { longestQuery } from "../contract/search-field";
import type { SearchSettings } from "../search/clients/shared-client";
import { searchText } from "../text/search";
import { ErrorPanel } from "./error-boundary";
import { AreaFilter, SearchForm } from "./search/search-form";
import { LoadMore, NothingFound, ResultItem } from "./search/search-results";
import { SearchStatus } from "./search/search-status";
import { useLocationSearch, useQueryInAddress } from "./search/use-query-in-address";
import { batch, useSearch } from "./search/use-search";

const text = searchText.page;

/** The search page; its address has the query, and its history entry how many results are shown. */
export default function SearchPage({ settings }: { readonly settings: SearchSettings }) {
  const address = useQueryInAddress(useLocationSearch());
  const { query, area } = address;
  const key = `${query} ${area ?? ""}`;
  const [shown, setShown] = useState(() => ({ key, limit: keptLimit(key) }));
  const limit = shown.key === key ? shown.limit : batch;
  const search = useSearch(settings, { query, area, limit, keeps: true });
  const { state, answer, pages } = search;
  const areas = answer?.areas ?? [];
  const more = () => {
    const next = { key, limit: limit + batch };
    window.history.replaceState({ ...window.history.state, shown: next }, "");
    setShown(next);
  };

  useEffect(() => {
    if (query !== "") document.title = titleOfTab(query);
  }, [query]);

  return (
    <>
      <h1>{query === "" ? text.title : text.titleFor(query)}</h1>
      <SearchForm
        value={address.typed}
        onChange={address.setTyped}
        onComposing={address.setIsComposing}
        onSubmit={address.submit}
      />
      {state === "failed" ? (
        <ErrorPanel message={`${searchText.error.title}\n${searchText.error.help}`} onRetry={search.retry} />
      ) : (
        <>
          <SearchStatus search={search} />
          {areas.length > 0 && <AreaFilter areas={areas} current={area} onChange={address.setArea} />}
          {state === "ready" && answer?.total === 0 && !answer.pending && (
            <NothingFound query={query} suggestions={answer.suggestions} onSuggestion={address.setTyped} />
          )}
          <ol className="plain">
            {pages.map((page) => (
              <ResultItem key={page.path} page={page} />
            ))}
          </ol>
          {answer?.hasMore && search.query === query && search.area === area && (
            <LoadMore key={`${key} ${search.limit}`} onMore={more} />
          )}
        </>
      )}
    </>
  );
}

function titleOfTab(query: string): string {
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
  return [text.titleFor(query.slice(0, longestQuery)), site].filter(Boolean).join(" | ");
}

/** How many results the history entry has shown, so that Back brings them all again. */
function keptLimit(key: string): number {
  const { shown } = (window.history.state ?? {}) as {
    readonly shown?: { readonly key: string; readonly limit: number };
  };
  return shown?.key === key ? shown.limit : batch;
}
