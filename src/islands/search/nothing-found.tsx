import { withPrefix } from "gatsby";
import { searchText } from "../../text/search";

interface NothingFoundProps {
  readonly query: string;
  readonly suggestions: readonly string[];
  readonly onSuggestion: (query: string) => void;
}

/** Shown when nothing matches: suggestions, and where to report missing content. */
export function NothingFound({ query, suggestions, onSuggestion }: NothingFoundProps) {
  return (
    <>
      <p className="search-nothing-title">{searchText.noResults.text(query)}</p>
      {suggestions.length > 0 && (
        <p>
          {searchText.noResults.suggestion}
          {suggestions.map((word) => (
            <button key={word} type="button" className="search-nothing-suggestion" onClick={() => onSuggestion(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>
        {searchText.noResults.missing}
        <a href={withPrefix("/about")}>{searchText.noResults.report}</a>
      </p>
    </>
  );
}
