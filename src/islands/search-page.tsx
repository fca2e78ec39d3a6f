import { useEffect, useState } from "react";
import type { SearchSettings } from "../search/clients/shared-client";
import { searchText } from "../text/search";
import { AreaFilter, SearchForm } from "./search/search-form";
import { LoadMore, ResultItem } from "./search/search-results";
import { SearchStatus } from "./search/search-status";
import { useQueryInAddress } from "./search/use-query-in-address";
import { batch, useSearch } from "./search/use-search";

const text = searchText.page;

/** The search page; its address has the query, and its history entry how many results are shown. */
export default function SearchPage({ settings }: { readonly settings: SearchSettings }) {
  const address = useQueryInAddress();
  const { query, area } = address;
  const key = `${query} ${area ?? ""}`;
  const [shown, setShown] = useState(() => ({ key, limit: keptLimit(key) }));
  const limit = shown.key === key ? shown.limit : batch;
  const search = useSearch(settings, { query, area, limit, keeps: true });
  const { answer } = search;
  const areas = answer?.areas ?? [];
  const more = () => {
    const next = { key, limit: limit + batch };
    window.history.replaceState({ ...window.history.state, shown: next }, "");
    setShown(next);
  };

  useEffect(() => {
    if (query === "") return;
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    document.title = [text.titleFor(query), site].filter(Boolean).join(" | ");
  }, [query]);

  return (
    <>
      <h1>{query === "" ? text.title : text.titleFor(query)}</h1>
      <SearchForm address={address} />
      <SearchStatus search={search} onSuggestion={address.setTyped}>
        {areas.length > 0 && <AreaFilter areas={areas} current={area} onChange={address.setArea} />}
      </SearchStatus>
      <ol className="plain">
        {search.pages.map((page) => (
          <ResultItem key={page.path} page={page} />
        ))}
      </ol>
      {answer?.hasMore && search.query === query && search.area === area && (
        <LoadMore key={`${key} ${search.limit}`} onMore={more} />
      )}
    </>
  );
}

/** How many results the history entry has shown, so that Back brings them all again. */
function keptLimit(key: string): number {
  const { shown } = (window.history.state ?? {}) as {
    readonly shown?: { readonly key: string; readonly limit: number };
  };
  return shown?.key === key ? shown.limit : batch;
}
