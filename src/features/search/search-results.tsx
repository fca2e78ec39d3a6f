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
  /** All texts have loaded, and results from before then may be out of date. */
  readonly canRefine: boolean;
  readonly refine: () => void;
  readonly onSuggestion: (query: string) => void;
}

const text = searchText.page;

/** Results of the search page, below a status that does not move when they appear. */
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
              // The button disappears, which would lose the focus.
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
      <ol className="plain">
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
