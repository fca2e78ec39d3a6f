import type { CSSProperties } from "react";
import { searchText } from "../../text/texts";
import type { Option } from "./panel-options";
import { MarkedText } from "./search-results";
import { removeSearch, storeSearch } from "./stored-searches";

const text = searchText.modal;

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
export function ResultOption({ option, id, position, count, isActive, onChoose }: ResultOptionProps) {
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

const drawnBy = (address: string) => ({ "--drawing": `url("${address}")` }) as CSSProperties;

/**
 * Renders buttons that make a stored search a favourite, or remove it. They are for pointers only,
 * because an option cannot contain buttons. With the keyboard, Delete removes the active search,
 * and a button below the list removes all recent searches.
 */
export function StoredButtons({
  option,
  change,
}: {
  readonly option: Option;
  readonly change: (act: () => void) => void;
}) {
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
