import type { PageHit, SearchAnswer, SearchProgress } from "../../browser/search/search-types";
import { searchText } from "../../text/search";
import { ErrorPanel } from "../../ui/error-panel";
import { LoadMore } from "./load-more";
import { NothingFound } from "./nothing-found";
import { ResultItem } from "./result-item";
import * as styles from "./search-results.module.css";
import type { SearchState } from "./use-search-results";

interface SearchResultsProps {
  readonly state: SearchState;
  readonly query: string;
  readonly answer: SearchAnswer | null;
  readonly pages: readonly PageHit[];
  readonly progress: SearchProgress | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
  readonly onSuggestion: (query: string) => void;
}

const text = searchText.page;

/** Results of the search page, and what is to be said about them. */
export function SearchResults(props: SearchResultsProps) {
  const { state, query, answer, pages, hasMore, more, retry, onSuggestion } = props;
  if (state === "failed")
    return <ErrorPanel message={`${searchText.error.title}\n${searchText.error.help}`} onRetry={retry} />;
  const isEmpty = state === "ready" && answer?.total === 0 && !answer.pending;
  return (
    <>
      <p role="status" className={styles["status"]}>
        {statusText(props)}
      </p>
      {isEmpty && <NothingFound query={query} suggestions={answer.suggestions} onSuggestion={onSuggestion} />}
      <ol className={styles["list"]}>
        {pages.map((page) => (
          <ResultItem key={page.path} page={page} />
        ))}
      </ol>
      {hasMore && <LoadMore key={pages.length} onMore={more} />}
    </>
  );
}

function statusText({ state, answer, progress }: SearchResultsProps): string {
  if (state === "idle") return "";
  if (answer === null) return text.fetching;
  const count = answer.total > 0 ? text.found(answer.total) : answer.pending ? text.fetching : text.nothing;
  const any = answer.total > 0 && answer.mode === "any" ? ` · ${searchText.anyWord}` : "";
  const isLoading = answer.pending && progress?.isLoading;
  const isIncomplete = progress !== null && !progress.isLoading && progress.loaded < progress.total;
  const texts = isLoading
    ? ` · ${searchText.loadingTexts(progress.loaded, progress.total)}`
    : isIncomplete
      ? ` · ${searchText.textsMissing}`
      : "";
  return `${count}${any}${texts}`;
}
