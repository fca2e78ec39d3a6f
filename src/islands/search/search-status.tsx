import { searchText } from "../../text/search";
import type { Search } from "./use-search";

const text = searchText.page;

/** What a search has come to, in words; it is a live region, and does not move when results appear. */
export function SearchStatus({ search }: { readonly search: Search }) {
  const { answer, query, isOutdated, askAsTyped, refine } = search;
  return (
    <>
      <p role="status" className="search-status-status">
        {statusOf(search)}
        {isOutdated && (
          <button type="button" className="search-nothing-suggestion" onClick={refine}>
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
  const mode = missing ? searchText.missingWords(missing) : searchText.modes[answer.mode];
  const isIncomplete = progress !== null && !progress.isLoading && progress.loaded < progress.total;
  return [
    corrected && searchText.corrected(corrected),
    count,
    answer.total > 0 && mode,
    isIncomplete && searchText.textsMissing,
  ]
    .filter(Boolean)
    .join(" · ");
}
