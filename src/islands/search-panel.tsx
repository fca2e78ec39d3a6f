import { type MouseEvent, useEffect, useId, useReducer } from "react";
import { searchSettings } from "../browser/settings";
import { prepareWorker } from "../search/clients/worker-client";
import { searchText } from "../text/texts";
import { ResultOption, StoredButtons } from "./search/panel-option";
import { mostHits, mostPages, type Option, optionsFor } from "./search/panel-options";
import { SearchStatus } from "./search/search-status";
import { clearRecentSearches, removeSearch, storeSearch } from "./search/stored-searches";
import { useActiveOption } from "./search/use-active-option";
import { type, useInput } from "./search/use-input";
import { useListOpen } from "./search/use-list-open";
import { reportChosen, useReports } from "./search/use-reports";
import { useSearch } from "./search/use-search";

const text = searchText.modal;

interface SearchPanelProps {
  /** The field of the dialog in src/browser/search/search-dialog.ts. */
  readonly input: HTMLInputElement;
  readonly close: () => void;
}

/** Prepares the search worker for the first query. */
export function prepare(): void {
  prepareWorker();
}

/**
 * Shows results by area. Without a query, shows past searches, or else the areas of the site.
 * Follows ARIA's combobox pattern with a listbox: the focus stays in the field, which refers to the
 * active option.
 */
export default function SearchPanel({ input, close }: SearchPanelProps) {
  const query = useInput(input);
  const search = useSearch({ query, limit: searchSettings.algolia ? mostHits : mostPages });
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);
  const { pages, state, answer } = search;
  const [isListOpen, openList] = useListOpen(input, query);
  const all = optionsFor(query, pages);
  const hasStored = all.some(({ kind }) => kind === "stored");
  const options = isListOpen ? all : [];
  useReports(all);
  const groups = [...new Set(options.map(({ group }) => group))];
  const change = (act: () => void) => {
    act();
    showChange();
    input.focus();
    openList();
  };
  const forget = (option: Option) => change(() => removeSearch(option.href));
  const [active, setActive] = useActiveOption(input, options, hasStored ? forget : undefined);
  const listId = useId();

  useEffect(() => {
    input.setAttribute("aria-expanded", String(options.length > 0));
    input.setAttribute("aria-controls", listId);
    const option = document.getElementById(`${listId}-${active}`);
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.parentElement?.scrollIntoView({ block: "nearest" });
  });

  const choose = (option: Option) => {
    if (option.kind !== "area") storeSearch(option);
    reportChosen(option);
    // Closes the dialog after the browser has followed the link.
    setTimeout(close);
  };
  // These buttons take the focus from the field. `change` returns it.
  const again = {
    ...search,
    retry: () => change(search.retry),
    askAsTyped: () => change(search.askAsTyped),
  };
  const suggest = (word: string) => change(() => type(input, word));
  const isBusy = search.query !== query || state === "loading";
  const shownPages = new Set(all.map(({ href }) => href.split("#")[0])).size;
  return (
    <>
      <SearchStatus search={again} onSuggestion={suggest} />
      {query === "" && !hasStored && <p className="search-panel-note">{text.noRecent}</p>}
      {state === "loading" && <span className="spinner" aria-hidden="true" />}
      {state !== "failed" && (
        <div
          id={listId}
          role="listbox"
          aria-label={text.results}
          aria-busy={query !== "" && isBusy}
          onMouseDown={keepFocus}
        >
          {groups.map((group) => (
            <div key={group} role="group" aria-label={group}>
              <p className="search-panel-area" aria-hidden="true">
                {group}
              </p>
              {options.map(
                (option, index) =>
                  option.group === group && (
                    <div
                      key={option.href}
                      role="presentation"
                      className="search-panel-option"
                      onPointerMove={({ movementX, movementY }) => {
                        // An event without movement means that the row scrolled under a pointer at
                        // rest.
                        if (movementX !== 0 || movementY !== 0) setActive(index);
                      }}
                    >
                      <ResultOption
                        option={option}
                        id={`${listId}-${index}`}
                        position={index + 1}
                        count={options.length}
                        isActive={index === active}
                        onChoose={() => choose(option)}
                      />
                      {option.kind === "stored" && <StoredButtons option={option} change={change} />}
                    </div>
                  ),
              )}
            </div>
          ))}
        </div>
      )}
      {options.some(({ kind, isFavorite }) => kind === "stored" && !isFavorite) && (
        <button
          type="button"
          className="search-panel-clear"
          onMouseDown={keepFocus}
          onClick={() => change(clearRecentSearches)}
        >
          {text.clearRecent}
        </button>
      )}
      {answer && answer.total > shownPages && (
        <a
          className="search-panel-all"
          href={`${input.form?.action}?q=${encodeURIComponent(query)}`}
          onMouseDown={keepFocus}
        >
          {searchText.seeAll(answer.total)}
        </a>
      )}
      {searchSettings.provider === "algolia" && (
        <p className="search-panel-note">
          {text.provider} <a href="https://www.algolia.com/">Algolia</a>
        </p>
      )}
    </>
  );
}

/**
 * Keeps the focus in the field during a press. Otherwise the list would close before the press
 * ends, and the button below it would move away from the pointer.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault();
