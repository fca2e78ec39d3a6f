import { longestQuery } from "../../shared/search-field";
import { searchText } from "../../text/texts";

const text = searchText.page;

/**
 * Renders the form of the search page in the built HTML. It works without scripts.
 * @param action address of the search page, if the form is on another page
 */
export function SearchForm({ action }: { readonly action?: string }) {
  return (
    <search>
      <form className="search-form-form" action={action}>
        <input
          type="search"
          name="q"
          className="search-form-input"
          aria-label={text.input}
          placeholder={text.input}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestQuery}
        />
        <button type="submit" className="search-form-submit">
          {text.submit}
        </button>
      </form>
    </search>
  );
}
