import { withPrefix } from "gatsby";
import { type ReactNode, useEffect, useState } from "react";
import { pagePath } from "../../browser/platform/site-path";
import { searchSettings } from "../../browser/settings";
import { searchText } from "../../text/texts";
import { ErrorPanel } from "../error-boundary";
import type { Search } from "./use-search";

const text = searchText.page;

interface SearchStatusProps {
  readonly search: Search;
  readonly onSuggestion: (query: string) => void;
  /** Shown below the status, above the suggestions for a search without results. */
  readonly children?: ReactNode;
}

/** Time without a change of the query or its results before the state is announced, in ms. */
const quietTime = 500;

/**
 * Shows the state of a search, and announces it to screen readers once the reader stops typing. If
 * nothing matches, it also shows any suggestions, and a link to report a missing page if site.yml
 * sets one.
 */
export function SearchStatus(props: SearchStatusProps) {
  const { state, isRefused, asked, retry } = props.search;
  const { title, help, refused } = searchText.error;
  return (
    <>
      <Announcement search={props.search} />
      {state === "failed" && <ErrorPanel message={`${title}\n${isRefused ? refused : help}`} onRetry={retry} />}
      {state !== "failed" && asked !== "" && <VisibleStatus {...props} />}
    </>
  );
}

/**
 * Renders the live region. It is empty when the search opens, because screen readers announce only
 * changes to a region that already exists.
 */
function Announcement({ search }: { readonly search: Search }) {
  const { state, asked } = search;
  const status = state === "loading" ? text.fetching : statusOf(search, text.nothing);
  const [announced, setAnnounced] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing restarts the wait
  useEffect(() => {
    setAnnounced("");
    const timer = setTimeout(() => setAnnounced(status), quietTime);
    return () => clearTimeout(timer);
  }, [status, asked]);
  return (
    <p role="status" className="visually-hidden">
      {announced}
    </p>
  );
}

function VisibleStatus({ search, onSuggestion, children }: SearchStatusProps) {
  const { state, answer, query, askAsTyped } = search;
  const { text: nothing, suggestion, missing, report } = searchText.noResults;
  const { reportUrl } = searchSettings;
  const isNothing = state === "ready" && answer?.total === 0;
  const button = (label: string, act: () => void) => (
    <button key={label} type="button" className="search-nothing-suggestion" onClick={act}>
      {label}
    </button>
  );
  return (
    <>
      {/* Hidden from screen readers, which would otherwise read the status twice. */}
      <p className={`search-status-status${isNothing ? " search-nothing-title" : ""}`} aria-hidden="true">
        {statusOf(search, nothing(query))}
      </p>
      {answer?.corrected !== undefined && button(searchText.asTyped(query), askAsTyped)}
      {children}
      {isNothing && (
        <>
          {answer.suggestions.length > 0 && (
            <p className="search-nothing-suggestions">
              {suggestion}
              {answer.suggestions.map((word) => button(word, () => onSuggestion(word)))}
            </p>
          )}
          {reportUrl !== null && (
            <p>
              {missing}
              <a href={reportUrl.startsWith("/") ? withPrefix(pagePath(reportUrl)) : reportUrl}>{report}</a>
            </p>
          )}
        </>
      )}
    </>
  );
}

/**
 * Describes the state in one line.
 * @param nothing text for a search without results
 */
function statusOf({ state, answer }: Search, nothing: string): string {
  if (state === "idle" || state === "failed") return "";
  if (answer === null) return text.fetching;
  const { total, missing = [], corrected, mode, isIncomplete } = answer;
  return [
    corrected && searchText.corrected(corrected),
    total > 0 ? text.found(total) : nothing,
    total > 0 && (missing.length > 0 ? searchText.missingWords(missing) : searchText.modes[mode]),
    isIncomplete && searchText.textsMissing,
  ]
    .filter(Boolean)
    .join(" · ");
}
