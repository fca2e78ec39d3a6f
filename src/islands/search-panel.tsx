import { withPrefix } from "gatsby";
import { useEffect, useId, useLayoutEffect, useReducer, useState } from "react";
import { isComposing } from "../browser/search/search-keys";
import { type SearchSettings, sharedClient } from "../search/clients/shared-client";
import { hitAddress, type PageHit, type TextPiece } from "../search/model/search-types";
import { searchText } from "../text/search";
import { MarkedText } from "./search/search-results";
import { SearchStatus } from "./search/search-status";
import {
  type Kind,
  recentSearches,
  removeSearch,
  type StoredSearch,
  storedSearches,
  storeSearch,
} from "./search/stored-searches";
import { useSearch } from "./search/use-search";

const text = searchText.modal;

/** Hits in all, sections of a page, and hits of an area: DocSearch's numbers. */
const mostHits = 20;
const mostSections = 2;
const mostOfArea = 5;

interface SearchPanelProps {
  readonly settings: SearchSettings;
  /** The field of the dialog, src/browser/search/search-dialog.ts. */
  readonly input: HTMLInputElement;
  readonly close: () => void;
}

/** A line that can be chosen. */
interface Option extends StoredSearch {
  readonly pieces: readonly TextPiece[];
  readonly snippet?: readonly TextPiece[];
  readonly kept?: Kind;
}

interface Group {
  readonly label: string;
  readonly options: readonly Option[];
}

/**
 * Below the search dialog's field: results by area, or past searches. Follows ARIA's combobox grid pattern: focus stays
 * in the field, which references the active row.
 */
export default function SearchPanel({ settings, input, close }: SearchPanelProps) {
  const query = useInput(input);
  const [isAmong, setIsAmong] = useState(false);
  const search = useSearch(settings, { query, limit: mostHits, keeps: isAmong });
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);
  const { pages, state, answer } = search;
  const groups = query === "" ? storedGroups() : groupsOf(pages);
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useActive(input, options);
  const listId = useId();
  useEffect(() => setIsAmong(active > 0), [active]);

  useEffect(() => {
    input.setAttribute("aria-expanded", String(options.length > 0));
    input.setAttribute("aria-controls", listId);
    const row = document.getElementById(`${listId}-${active}`);
    if (row) input.setAttribute("aria-activedescendant", row.id);
    else input.removeAttribute("aria-activedescendant");
    row?.scrollIntoView({ block: "nearest" });
  });

  const change = (act: () => void) => {
    act();
    showChange();
    input.focus();
  };
  const choose = (option: Option) => {
    storeSearch("recent", option);
    // After the click has been followed.
    setTimeout(close);
  };
  const shownPages = new Set(options.map(({ href }) => href.split("#")[0])).size;
  return (
    <>
      {query !== "" && <SearchStatus search={search} onSuggestion={(word) => type(input, word)} />}
      {query === "" && options.length === 0 && <p className="search-panel-note">{text.noRecent}</p>}
      {search.isStalled && <span className="spinner" aria-hidden="true" />}
      {state !== "failed" && (
        <div id={listId} role="grid" aria-label={text.label} aria-busy={query !== "" && answer?.pending !== false}>
          {groups.map(({ label, options: ofGroup }) => (
            <div key={label} role="rowgroup" aria-label={label}>
              <p className="search-panel-area">{label}</p>
              {ofGroup.map((option) => {
                const index = options.indexOf(option);
                return (
                  <div
                    key={option.href}
                    id={`${listId}-${index}`}
                    role="row"
                    aria-selected={index === active}
                    className="search-panel-option"
                    onPointerMove={() => setActive(index)}
                  >
                    <span role="gridcell" className="search-panel-cell">
                      <a href={option.href} tabIndex={-1} onClick={() => choose(option)}>
                        <span className="search-panel-title">
                          <MarkedText pieces={option.pieces} />
                        </span>
                        <span className="search-panel-path">
                          {option.place}
                          {option.snippet?.length ? " · " : ""}
                          <MarkedText pieces={option.snippet ?? []} />
                        </span>
                      </a>
                    </span>
                    {option.kept && <Keep option={option} kept={option.kept} change={change} />}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      )}
      {answer && answer.total > shownPages && (
        <a className="search-panel-all" href={withPrefix(`/${settings.searchPagePath}?q=${encodeURIComponent(query)}`)}>
          {searchText.seeAll(answer.total)}
        </a>
      )}
    </>
  );
}

/** Fetches what a first answer needs. */
export function prepare({ settings }: Pick<SearchPanelProps, "settings">): void {
  sharedClient(settings).prepare();
}

interface KeepProps {
  readonly option: Option;
  readonly kept: Kind;
  readonly change: (act: () => void) => void;
}

/** Buttons of a stored search: keep it for good, or forget it. They are for the pointer; keys use the list. */
function Keep({ option, kept, change }: KeepProps) {
  const button = (sign: string, label: string, act: () => void) => (
    <button type="button" tabIndex={-1} title={label} onClick={() => change(act)}>
      {sign}
      <span className="visually-hidden">{label}</span>
    </button>
  );
  const remove = kept === "recent" ? text.removeRecent : text.removeFavorite;
  return (
    <span role="gridcell" className="search-panel-keep">
      {kept === "recent" && button("☆", text.save, () => storeSearch("favorites", option))}
      {button("×", remove, () => removeSearch(kept, option.href))}
    </span>
  );
}

/** What is typed, but for a composition that is under way. */
function useInput(input: HTMLInputElement): string {
  const [query, setQuery] = useState(input.value.trim());
  useEffect(() => {
    const read = (event?: Event) => {
      if (!(event as InputEvent | undefined)?.isComposing) setQuery(input.value.trim());
    };
    read();
    const listening = new AbortController();
    for (const type of ["input", "compositionend"]) input.addEventListener(type, read, { signal: listening.signal });
    return () => listening.abort();
  }, [input]);
  return query;
}

/** The option that Enter opens: arrows wrap around; with Ctrl or Command it opens a new tab, with Shift a window. */
function useActive(input: HTMLInputElement, options: readonly Option[]): [number, (index: number) => void] {
  const [active, setActive] = useState(0);
  const shown = options.length === 0 ? -1 : Math.min(active, options.length - 1);
  const first = options[0]?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at the first again
  useEffect(() => setActive(0), [first]);
  // With the rows, not after them: a key that is pressed as they appear is about them.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || options.length === 0) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step !== 0) setActive((shown + step + options.length) % options.length);
      else if (event.key === "Enter") open(event, options[shown]);
      else return;
      event.preventDefault();
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  });
  return [shown, setActive];
}

function open(event: KeyboardEvent, option: Option | undefined): void {
  if (!option) return;
  if (event.ctrlKey || event.metaKey) window.open(option.href, "_blank", "noopener");
  else if (event.shiftKey) window.open(option.href, "_blank", "noopener,popup");
  else document.querySelector<HTMLElement>('.search-panel-option[aria-selected="true"] a')?.click();
}

/** Puts a word into the field, as if it had been typed. */
function type(input: HTMLInputElement, word: string): void {
  input.value = word;
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

function storedGroups(): Group[] {
  const group = (kept: Kind, label: string, searches: readonly StoredSearch[]): Group => ({
    label,
    options: searches.map((search) => ({ ...search, pieces: [{ text: search.title, marked: false }], kept })),
  });
  return [
    group("recent", text.recent, recentSearches()),
    group("favorites", text.favorites, storedSearches("favorites")),
  ].filter(({ options }) => options.length > 0);
}

function groupsOf(pages: readonly PageHit[]): Group[] {
  const groups = new Map<string, Option[]>();
  for (const option of pages.flatMap(optionsOf).slice(0, mostHits)) {
    const ofArea = groups.get(option.area) ?? [];
    if (ofArea.length < mostOfArea) groups.set(option.area, [...ofArea, option]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}

/** Where a page answers what was asked, its question stands for the first section. */
function optionsOf({ path, title, area, question, sections }: PageHit): (Option & { readonly area: string })[] {
  return sections.slice(0, mostSections).map((section, index) => {
    const { level, title: heading, snippet } = section;
    const asked = index === 0 ? question : undefined;
    return {
      href: hitAddress(path, section),
      title: textOf(level === 1 ? title : heading),
      pieces: asked ?? (level === 1 ? title : heading),
      place: level === 1 && !asked ? area.label : textOf(title),
      snippet,
      area: area.label,
    };
  });
}

const textOf = (pieces: readonly TextPiece[]) => pieces.map((piece) => piece.text).join("");
