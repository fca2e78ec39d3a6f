import { type CSSProperties, type MouseEvent, useEffect, useId, useLayoutEffect, useReducer, useState } from "react";
import { isComposing } from "../browser/search/search-form";
import { areaDrawings, searchSettings, withPrefix } from "../browser/settings";
import { groupBy } from "../lib/lists";
import { prepareWorker } from "../search/clients/worker-client";
import {
  hitAddress,
  type PageHit,
  type SearchSettings,
  type SectionHit,
  type TextPiece,
} from "../search/model/search-types";
import { homeText, searchText } from "../text/texts";
import { MarkedText } from "./search/search-results";
import { SearchStatus } from "./search/search-status";
import {
  clearRecentSearches,
  removeSearch,
  type StoredSearch,
  storedSearches,
  storeSearch,
} from "./search/stored-searches";
import { type, useInput } from "./search/use-input";
import { useSearch } from "./search/use-search";

const text = searchText.modal;

/**
 * Limits on rows in all (`mostHits`), rows per page, and rows per area. The first and the last of
 * these are DocSearch's. A search requests `mostHits` pages from Algolia, as DocSearch does, but
 * only `mostPages` from the embedded search, because that fetches the text of each page in its
 * answer.
 */
const mostHits = 20;
const mostSections = 2;
const mostPages = mostHits / mostSections;
const mostOfArea = 5;

interface SearchPanelProps {
  /** The field of the dialog in src/browser/search/search-dialog.ts. */
  readonly input: HTMLInputElement;
  readonly close: () => void;
}

/** A selectable row, shown below the name of its group. */
interface Option extends StoredSearch {
  readonly kind: "hit" | "stored" | "area";
  /** URL of an area's drawing. */
  readonly drawing?: string | undefined;
  readonly group: string;
  readonly pieces: readonly TextPiece[];
  readonly snippet: readonly TextPiece[];
  readonly record?: SectionHit["record"];
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
  const stored = query === "" ? storedOptions() : [];
  const all = query === "" ? (stored.length > 0 ? stored : areaOptions()) : hitOptions(pages);
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
  const [active, setActive] = useActive(input, options, stored.length > 0 ? forget : undefined);
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
    report(option.record, ({ reportClicked }, record, account) => reportClicked(record, account));
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
      {query === "" && stored.length === 0 && <p className="search-panel-note">{text.noRecent}</p>}
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
                      {option.kind === "stored" && <Keep option={option} change={change} />}
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

interface ResultOptionProps {
  readonly option: Option;
  readonly id: string;
  /** Position among the options of all groups, from 1. */
  readonly position: number;
  readonly count: number;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/**
 * Renders an option of the list. Its accessible name is all of its visible text (WCAG 2.2, 2.5.3).
 */
function ResultOption({ option, id, position, count, isActive, onChoose }: ResultOptionProps) {
  const hasSnippet = option.snippet.length > 0;
  return (
    <a
      id={id}
      role="option"
      href={option.href}
      tabIndex={-1}
      aria-selected={isActive}
      aria-posinset={position}
      aria-setsize={count}
      aria-keyshortcuts={option.kind === "stored" ? "Delete" : undefined}
      onClick={onChoose}
    >
      {option.drawing && <span className="search-panel-drawing" style={drawnBy(option.drawing)} aria-hidden="true" />}
      <span className="search-panel-title">
        <MarkedText pieces={option.pieces} />
      </span>{" "}
      <span className="search-panel-path">
        {option.place}
        {hasSnippet && " · "}
        <MarkedText pieces={option.snippet} />
      </span>
    </a>
  );
}

/**
 * Renders buttons that make a stored search a favourite, or remove it. They are for pointers only,
 * because an option cannot contain buttons. With the keyboard, Delete removes the active search,
 * and a button below the list removes all recent searches.
 */
function Keep({ option, change }: { readonly option: Option; readonly change: (act: () => void) => void }) {
  const button = (sign: string, label: string, act: () => void) => (
    <button type="button" tabIndex={-1} title={label} onClick={() => change(act)}>
      {sign}
      <span className="visually-hidden">{label}</span>
    </button>
  );
  const remove = option.isFavorite ? text.removeFavorite : text.removeRecent;
  return (
    <span className="search-panel-keep" aria-hidden="true">
      {!option.isFavorite && button("☆", text.save, () => storeSearch({ ...option, isFavorite: true }))}
      {button("×", remove, () => removeSearch(option.href))}
    </span>
  );
}

/**
 * Returns the index of the active option, or -1 if there is none, and a function that sets the
 * index. ↑ and ↓ activate another option and wrap around. Enter opens the active option: in a new
 * tab with Ctrl or Command, in a new window with Shift.
 * @param forget called with the active option when Delete is pressed
 */
function useActive(
  input: HTMLInputElement,
  options: readonly Option[],
  forget?: (option: Option) => void,
): [number, (index: number) => void] {
  const first = options[0]?.href;
  const [chosen, setChosen] = useState({ first, index: 0 });
  // When the first row changes, it becomes active again. This happens during the render, so that it
  // does not undo a key press.
  const active = chosen.first === first ? chosen.index : 0;
  const shown = options.length === 0 ? -1 : Math.min(active, options.length - 1);
  const setActive = (index: number) => setChosen({ first, index });
  // Listens as soon as the rows are rendered, because a key pressed after that applies to them.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || options.length === 0) return;
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      const option = options[shown];
      if (step !== 0) setActive((shown + step + options.length) % options.length);
      else if (event.key === "Enter") open(event, option);
      else if (event.key === "Delete" && forget && option) forget(option);
      else return;
      event.preventDefault();
    };
    input.addEventListener("keydown", onKey);
    return () => input.removeEventListener("keydown", onKey);
  });
  return [shown, setActive];
}

/**
 * Returns whether the list is shown, and a function that opens it. The list is open at first, and
 * closes when the field loses the focus. It opens again when the query changes or the reader
 * presses ↑ or ↓.
 */
function useListOpen(input: HTMLInputElement, query: string): [boolean, () => void] {
  const [isOpen, setIsOpen] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query opens it
  useEffect(() => setIsOpen(true), [query]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onKey = ({ key }: KeyboardEvent) => /^Arrow(?:Up|Down)$/.test(key) && setIsOpen(true);
    input.addEventListener("keydown", onKey, { signal });
    // The list stays open when the whole window loses the focus.
    input.addEventListener("blur", () => document.hasFocus() && setIsOpen(false), { signal });
    return () => listening.abort();
  }, [input]);
  return [isOpen, () => setIsOpen(true)];
}

type Insights = typeof import("../search/clients/algolia-insights");
type ReportedHit = NonNullable<SectionHit["record"]>;
type Account = NonNullable<SearchSettings["algolia"]>;

/**
 * Reports a hit that comes from Algolia to Algolia Insights, if the site has enabled it. The code
 * for this is fetched only in that case.
 */
function report(
  record: SectionHit["record"],
  act: (insights: Insights, record: ReportedHit, account: Account) => void,
) {
  const { algolia } = searchSettings;
  if (!algolia?.insights || !record) return;
  import("../search/clients/algolia-insights").then((insights) => act(insights, record, algolia)).catch(() => {});
}

function useReports(options: readonly Option[]): void {
  const shown = options.map(({ record }) => record?.objectID).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates the options again
  useEffect(() => {
    for (const { record } of options) report(record, ({ reportViewed }, one, account) => reportViewed([one], account));
  }, [shown]);
}

function open(event: KeyboardEvent, option: Option | undefined): void {
  if (!option) return;
  if (event.ctrlKey || event.metaKey) window.open(option.href, "_blank", "noopener");
  else if (event.shiftKey) window.open(option.href, "_blank", "noopener,popup");
  else document.querySelector<HTMLElement>('.search-panel-option [aria-selected="true"]')?.click();
}

function storedOptions(): Option[] {
  return storedSearches().map((search) => ({
    ...search,
    kind: "stored",
    group: search.isFavorite ? text.favorites : text.recent,
    pieces: [{ text: search.title, marked: false }],
    snippet: [],
  }));
}

const drawnBy = (address: string) => ({ "--drawing": `url("${address}")` }) as CSSProperties;

/**
 * Returns an option for each area that the navbar links to, in the navbar's order. Drops
 * duplicates, because the drawer has the same links.
 */
function areaOptions(): Option[] {
  const links = document.querySelectorAll<HTMLAnchorElement>("header a[data-site-nav-item]");
  const byId = new Map([...links].map((link) => [link.dataset.siteNavItem ?? "", link]));
  byId.delete("");
  return [...byId].map(([id, link]) => {
    const title = link.textContent;
    return {
      kind: "area",
      href: link.pathname,
      group: homeText.areas,
      title,
      place: "",
      drawing: areaDrawings.includes(id) ? withPrefix(`/areas/${id}.svg`) : undefined,
      pieces: [{ text: title, marked: false }],
      snippet: [],
    };
  });
}

function hitOptions(pages: readonly PageHit[]): Option[] {
  const options = pages.flatMap(optionsOf).slice(0, mostHits);
  return [...groupBy(options, ({ group }) => group).values()].flatMap((ofArea) => ofArea.slice(0, mostOfArea));
}

/**
 * Returns a page's rows, at most `mostSections`. If one of the author's questions matches the
 * query, it replaces the title of the first section.
 */
function optionsOf({ path, title, area, question, sections }: PageHit): Option[] {
  return sections.slice(0, mostSections).map((section, index) => {
    const { level, title: heading, snippet } = section;
    const asked = index === 0 ? question : undefined;
    return {
      kind: "hit",
      href: hitAddress(path, section),
      group: area,
      title: textOf(level === 1 ? title : heading),
      pieces: asked ?? (level === 1 ? title : heading),
      place: level === 1 && !asked ? area : textOf(title),
      snippet,
      record: section.record,
    };
  });
}

const textOf = (pieces: readonly TextPiece[]) => pieces.map((piece) => piece.text).join("");
