import { useRef } from "react";
import { searchText } from "../../text/search";
import type { Search } from "./use-search";

const text = searchText.page;

/** What a search has come to, in words; it is a live region, and does not move when results appear. */
export function SearchStatus({ search }: { readonly search: Search }) {
  const { answer, query, isOutdated, progress, askAsTyped, refine } = search;
  const status = useRef<HTMLParagraphElement>(null);
  const update = () => {
    refine();
    // The button goes away with the press.
    status.current?.focus();
  };
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="search-status-status">
        {statusOf(search)}
        {isOutdated && !progress?.isLoading && (
          <button type="button" className="search-status-refine" onClick={update}>
            {searchText.refine}
          </button>
        )}
      </p>
      {answer?.corrected !== undefined && (
        <button type="button" className="search-nothing-suggestion" onClick={askAsTyped}>
          {searchText.asTyped(query)}
        </button>
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
