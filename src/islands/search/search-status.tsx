import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { searchText } from "../../text/texts";
import { ErrorPanel } from "../error-boundary";
import type { Search } from "./use-search";

const text = searchText.page;

interface SearchStatusProps {
  readonly search: Search;
  readonly onSuggestion: (query: string) => void;
  /** Shown between the status and the suggestions when nothing was found. */
  readonly children?: ReactNode;
}

/**
 * Describes the state of a search in a live region. When nothing matches, it shows what else the
 * reader can do.
 */
export function SearchStatus({ search, onSuggestion, children }: SearchStatusProps) {
  const { state, answer, query, askAsTyped } = search;
  if (state === "failed")
    return <ErrorPanel message={`${searchText.error.title}\n${searchText.error.help}`} onRetry={search.retry} />;
  const { text: nothing, suggestion, missing, report } = searchText.noResults;
  const button = (label: string, act: () => void) => (
    <button key={label} type="button" className="search-nothing-suggestion" onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      <p role="status" className="search-status-status">
        {statusOf(search)}
      </p>
      {answer?.corrected !== undefined && button(searchText.asTyped(query), askAsTyped)}
      {children}
      {state === "ready" && answer?.total === 0 && (
        <>
          <p className="search-nothing-title">{nothing(query)}</p>
          {answer.suggestions.length > 0 && (
            <p>
              {suggestion}
              {answer.suggestions.map((word) => button(word, () => onSuggestion(word)))}
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

function statusOf({ state, answer }: Search): string {
  if (state === "idle") return "";
  if (answer === null) return text.fetching;
  const { total, missing = [], corrected, mode, isIncomplete } = answer;
  return [
    corrected && searchText.corrected(corrected),
    total > 0 ? text.found(total) : text.nothing,
    total > 0 && (missing.length > 0 ? searchText.missingWords(missing) : searchText.modes[mode]),
    isIncomplete && searchText.textsMissing,
  ]
    .filter(Boolean)
    .join(" · ");
}
