import { navigate } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { isComposing } from "../browser/platform/keys";
import { linksEvent, pageEvent } from "../browser/platform/page-event";
import type { SearchAnswer } from "../search/model/search-types";
import { longestQuery } from "../shared/search-field";
import { searchText } from "../text/texts";
import { LoadMore, ResultItem } from "./search/search-results";
import { SearchStatus } from "./search/search-status";
import { type, useInput } from "./search/use-input";
import { useSearch } from "./search/use-search";

const text = searchText.page;

/** Number of results to add at a time. */
const batch = 10;

/**
 * Shows the results below the form of the search page. The query is the text in the form. That is
 * the query from the URL until the reader types another one.
 */
export default function SearchPage() {
  const place = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const field = place.current?.closest(".search-page-page")?.querySelector("input") ?? null;
    // The reader may have typed before this script ran.
    if (field?.value === "") field.value = readAddress().query;
    setInput(field);
  }, []);
  return <div ref={place}>{input && <Results input={input} />}</div>;
}

function Results({ input }: { readonly input: HTMLInputElement }) {
  const query = useInput(input);
  const [area, setArea] = useArea(input, query);
  const key = `${query} ${area ?? ""}`;
  const [shown, setShown] = useState({ key, limit: batch });
  const limit = shown.key === key ? shown.limit : batch;
  const search = useSearch({ query, area, limit });
  const { answer } = search;
  const areas = answer?.areas ?? [];

  useEffect(() => {
    const title = query === "" ? text.title : text.titleFor(query);
    const heading = input.closest("main")?.querySelector("h1");
    if (heading) heading.textContent = title;
    const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
    document.title = [title, site].filter(Boolean).join(" | ");
  }, [input, query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results have new links
  useEffect(() => {
    document.dispatchEvent(new Event(linksEvent));
  }, [search.pages]);

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
      {search.pages.length > 0 && (
        <ol className="plain">
          {search.pages.map((page) => (
            <ResultItem key={page.path} page={page} />
          ))}
        </ol>
      )}
      {answer?.hasMore && search.query === query && search.area === area && (
        <LoadMore key={`${key} ${search.pages.length}`} onMore={() => setShown({ key, limit: limit + batch })} />
      )}
    </>
  );
}

interface AreaFilterProps {
  readonly areas: SearchAnswer["areas"];
  /** Id of the selected area, or undefined for all areas. */
  readonly current: string | undefined;
  readonly onChange: (area: string | undefined) => void;
}

/** Renders radio buttons that limit the results to one area of the site. */
function AreaFilter({ areas, current, onChange }: AreaFilterProps) {
  const all = { id: undefined, label: searchText.allAreas, count: areas.reduce((sum, { count }) => sum + count, 0) };
  return (
    <fieldset className="search-areas-filter">
      <legend className="visually-hidden">{text.filter}</legend>
      {[all, ...areas].map(({ id, label, count }) => (
        <label key={id ?? ""} className="search-areas-choice">
          <input
            type="radio"
            name="area"
            className="search-areas-radio"
            checked={id === current}
            onChange={() => onChange(id)}
          />
          <span>
            {label} <span className="search-areas-count">{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the query and the area from the current URL, such as `/search?q=…&area=…`. */
function readAddress() {
  const params = new URLSearchParams(window.location.search);
  return { query: (params.get("q") ?? "").slice(0, longestQuery).trim(), area: params.get("area") ?? undefined };
}

/**
 * Keeps the selected area and the query in the URL. Reads both from the URL again when the reader
 * goes back or follows a link to another query.
 */
function useArea(input: HTMLInputElement, query: string) {
  const [area, setArea] = useState(() => readAddress().area);

  useEffect(() => {
    const read = () => {
      // If this page is only kept in memory for Back, the URL belongs to another page.
      if (!input.isConnected) return;
      const asked = readAddress();
      if (asked.query !== query) type(input, asked.query);
      setArea(asked.area);
    };
    document.addEventListener(pageEvent, read);
    return () => document.removeEventListener(pageEvent, read);
  }, [input, query]);

  useEffect(() => {
    const fromAddress = new URLSearchParams(window.location.search);
    // Compares the query as it is in the URL, because a query that is too long must be replaced.
    if ((fromAddress.get("q") ?? "") === query && readAddress().area === area) return;
    const params = new URLSearchParams({ q: query, ...(area !== undefined && { area }) });
    // Waits for a pause in typing.
    const timer = setTimeout(() => {
      if (input.isConnected) void navigate(`${window.location.pathname}?${params}`, { replace: true });
    }, 300);
    return () => clearTimeout(timer);
  }, [input, query, area]);

  return [area, setArea] as const;
}
