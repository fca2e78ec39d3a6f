import { useEffect, useRef, useState } from "react";
import { isComposing } from "../browser/search/search-keys";
import type { SearchSettings } from "../search/model/search-types";
import { searchText } from "../text/texts";
import { AreaFilter } from "./search/area-filter";
import { LoadMore, ResultItem } from "./search/search-results";
import { SearchStatus } from "./search/search-status";
import { readAddress, useArea } from "./search/use-address";
import { type, useInput } from "./search/use-input";
import { useSearch } from "./search/use-search";

const text = searchText.page;

/** Number of results that are added at a time. */
const batch = 10;

interface SearchPageProps {
  readonly settings: SearchSettings;
}

/** Below the form of the search page: results of what is typed there, which at first is the query of the address. */
export default function SearchPage({ settings }: SearchPageProps) {
  const place = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const field = place.current?.closest(".search-page-page")?.querySelector("input") ?? null;
    // Unless its reader has typed already.
    if (field?.value === "") field.value = readAddress().query;
    setInput(field);
  }, []);
  return <div ref={place}>{input && <Results settings={settings} input={input} />}</div>;
}

function Results({ settings, input }: SearchPageProps & { readonly input: HTMLInputElement }) {
  const query = useInput(input);
  const [area, setArea] = useArea(input, query);
  const key = `${query} ${area ?? ""}`;
  const [shown, setShown] = useState({ key, limit: batch });
  const limit = shown.key === key ? shown.limit : batch;
  const [readKey, setReadKey] = useState("");
  const read = () => setReadKey(key);
  // Titles that have all words stay the best; those with some of them tell little of what the texts say.
  const keeps = (mode: string) => mode === "all" || readKey === key;
  const search = useSearch(settings, { query, area, limit, keeps });
  const { answer } = search;
  const areas = answer?.areas ?? [];

  useEffect(() => {
    if (query === "") return;
    const heading = input.closest("main")?.querySelector("h1");
    if (heading) heading.textContent = text.titleFor(query);
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    document.title = [text.titleFor(query), site].filter(Boolean).join(" | ");
  }, [input, query]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.form?.addEventListener("submit", (event) => event.preventDefault(), { signal });
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && !isComposing(event) && type(input, "");
    input.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [input]);

  return (
    <>
      <SearchStatus search={search} onSuggestion={(word) => type(input, word)}>
        {areas.length > 0 && <AreaFilter areas={areas} current={area} onChange={setArea} />}
      </SearchStatus>
      <ol className="plain" onPointerMove={read} onPointerDown={read} onFocus={read}>
        {search.pages.map((page) => (
          <ResultItem key={page.path} page={page} />
        ))}
      </ol>
      {answer?.hasMore && search.query === query && search.area === area && (
        <LoadMore key={`${key} ${search.limit}`} onMore={() => setShown({ key, limit: limit + batch })} />
      )}
    </>
  );
}
