import type { SearchProgress } from "../../search/model/search-types";
import { searchText } from "../../text/search";
import type { ModalStatus } from "./modal-search";
import { NothingFound } from "./nothing-found";

interface ModalStatusProps {
  readonly status: ModalStatus;
  readonly progress: SearchProgress | null;
  /** Newer results are available on request. */
  readonly canRefine: boolean;
  readonly onRefine: () => void;
  readonly onSuggestion: (query: string) => void;
}

/** The status of the results: none, incomplete, still loading, failed. */
export function ModalStatusPanel({ status, progress, canRefine, onRefine, onSuggestion }: ModalStatusProps) {
  const isLoading = progress?.isLoading ?? false;
  const isIncomplete = progress !== null && !isLoading && progress.loaded < progress.total;
  const answer = status.kind === "answered" ? status.answer : null;
  const mode = answer !== null && answer.total > 0 && searchText.modes[answer.mode];
  return (
    <div role="status" className="search-status" data-kind={kindOf(status)} data-pending={answer?.pending}>
      {status.kind === "failed" && (
        <>
          <p className="search-status-title">{searchText.error.title}</p>
          <p>{searchText.error.help}</p>
          <button type="button" onClick={onRefine}>
            {searchText.error.retry}
          </button>
        </>
      )}
      {status.kind === "answered" && answer?.total === 0 && (
        <NothingFound query={status.query} suggestions={answer.suggestions} onSuggestion={onSuggestion} />
      )}
      {mode && <p>{mode}</p>}
      {status.kind !== "failed" && isLoading && (
        <p>{searchText.loadingTexts(progress?.loaded ?? 0, progress?.total ?? 0)}</p>
      )}
      {status.kind === "answered" && isIncomplete && <p>{searchText.textsMissing}</p>}
      {status.kind === "answered" && canRefine && !isLoading && !isIncomplete && (
        <p>
          {searchText.textsLoaded}
          <button type="button" onClick={onRefine}>
            {searchText.refine}
          </button>
        </p>
      )}
    </div>
  );
}

/** `empty` and `failed` are shown instead of the results. */
function kindOf(status: ModalStatus): string {
  return status.kind === "answered" && status.answer.total === 0 ? "empty" : status.kind;
}
