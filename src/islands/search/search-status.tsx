import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { searchText } from "../../text/search";
import { ErrorPanel } from "../error-boundary";
import type { Search } from "./use-search";

const text = searchText.page;

interface SearchStatusProps {
  readonly search: Search;
  readonly onSuggestion: (query: string) => void;
  /** What stands between the status and what to do where nothing was found. */
  readonly children?: ReactNode;
}

/**
 * What a search has come to, in words; it is a live region, and does not move when results appear. Where nothing matches,
 * suggestions, and where to report missing content.
 */
export function SearchStatus({ search, onSuggestion, children }: SearchStatusProps) {
  const { state, answer, query, askAsTyped } = search;
  if (state === "failed")
    return <ErrorPanel message={`${searchText.error.title}\n${searchText.error.help}`} onRetry={search.retry} />;
  const { text: nothing, suggestion, missing, report } = searchText.noResults;
  return (
    <>
      <p role="status" className="search-status-status">
        {statusOf(search)}
      </p>
      {answer?.corrected !== undefined && (
        <button type="button" className="search-nothing-suggestion" onClick={askAsTyped}>
          {searchText.asTyped(query)}
        </button>
      )}
      {children}
      {state === "ready" && answer?.total === 0 && !answer.pending && (
        <>
          <p className="search-nothing-title">{nothing(query)}</p>
          {answer.suggestions.length > 0 && (
            <p>
              {suggestion}
              {answer.suggestions.map((word) => (
                <button
                  key={word}
                  type="button"
                  className="search-nothing-suggestion"
                  onClick={() => onSuggestion(word)}
                >
                  {word}
                </button>
              ))}
            </p>
          )}
          <p>
            {missing}
            <a href={withPrefix("/about")}>{report}</a>
          </p>
        </>
      )}
    </>
  );
}

function statusOf({ state, answer, progress }: Search): string {
  if (state === "idle") return "";
  if (answer === null) return text.fetching;
  const count = answer.total > 0 ? text.found(answer.total) : answer.pending ? text.fetching : text.nothing;
  const { missing, corrected } = answer;
  const mode = missing?.length ? searchText.missingWords(missing) : searchText.modes[answer.mode];
  const isIncomplete = progress !== null && !progress.isLoading && progress.loaded < progress.total;
  return [
    corrected && searchText.corrected(corrected),
    count,
    answer.total > 0 && mode,
    answer.pending && progress?.isLoading && searchText.loadingTexts(progress.loaded, progress.total),
    isIncomplete && searchText.textsMissing,
  ]
    .filter(Boolean)
    .join(" · ");
}
