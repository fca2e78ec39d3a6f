import { type ReactNode, useRef } from "react";
import type { SearchProgress } from "../../search/model/search-types";
import { searchText } from "../../text/search";
import { ErrorPanel } from "../../ui/error-panel";
import { LoadMore } from "./load-more";
import { NothingFound } from "./nothing-found";
import type { PageResults } from "./page-results";
import { ResultItem } from "./result-item";
import * as styles from "./search-results.module.css";

interface SearchResultsProps extends PageResults {
  readonly progress: SearchProgress | null;
  /** What narrows the results. */
  readonly filter: ReactNode;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
  /** All texts have come, and results that were shown before are not what they should be. */
  readonly canRefine: boolean;
  readonly refine: () => void;
  readonly onSuggestion: (query: string) => void;
}

const text = searchText.page;

/**
 * Results of the search page, and what is to be said about them. That stands first: it is there before the results, and
 * stays in its place when they come.
 */
export function SearchResults(props: SearchResultsProps) {
  const { state, query, area, limit, answer, pages, filter, hasMore, more, retry, canRefine, refine, onSuggestion } =
    props;
  const status = useRef<HTMLParagraphElement>(null);
  if (state === "failed")
    return <ErrorPanel message={`${searchText.error.title}\n${searchText.error.help}`} onRetry={retry} />;
  const isEmpty = state === "ready" && answer?.total === 0 && !answer.pending;
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className={styles["status"]}>
        {statusText(props)}
        {canRefine && (
          <button
            type="button"
            className={styles["refine"]}
            onClick={() => {
              // The button goes, and may not take the keyboard with it.
              status.current?.focus();
              refine();
            }}
          >
            {searchText.refine}
          </button>
        )}
      </p>
      {answer && filter}
      {isEmpty && <NothingFound query={query} suggestions={answer.suggestions} onSuggestion={onSuggestion} />}
      <ol className={styles["list"]}>
        {pages.map((page) => (
          <ResultItem key={page.path} page={page} />
        ))}
      </ol>
      {hasMore && <LoadMore key={[query, area, limit].join(" ")} onMore={more} />}
    </>
  );
}

function statusText({ state, answer, progress }: SearchResultsProps): string {
  if (state === "idle") return "";
  if (answer === null) return text.fetching;
  const count = answer.total > 0 ? text.found(answer.total) : answer.pending ? text.fetching : text.nothing;
  const mode = answer.total > 0 && searchText.modes[answer.mode];
  const isLoading = answer.pending && progress?.isLoading;
  const isIncomplete = progress !== null && !progress.isLoading && progress.loaded < progress.total;
  const texts = isLoading
    ? ` · ${searchText.loadingTexts(progress.loaded, progress.total)}`
    : isIncomplete
      ? ` · ${searchText.textsMissing}`
      : "";
  return `${count}${mode ? ` · ${mode}` : ""}${texts}`;
}
