import { type FormEvent, type KeyboardEvent, useState } from "react";
import { isComposing } from "../../browser/search/search-keys";
import { longestQuery } from "../../contract/search-field";
import type { SearchAnswer } from "../../search/model/search-types";
import { searchText } from "../../text/search";
import type { useQueryInAddress } from "./use-query-in-address";

const text = searchText.page;

/** The form of the search page. Escape empties the input, except during a composition. */
export function SearchForm({ address }: { readonly address: ReturnType<typeof useQueryInAddress> }) {
  const { typed, setTyped, setIsComposing } = address;
  const [isFocused] = useState(() => document.activeElement?.matches(".search-form-form input[name=q]") ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    address.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === "Enter") event.preventDefault();
    } else if (event.key === "Escape") setTyped("");
  };
  return (
    <search>
      <form className="search-form-form" onSubmit={submit}>
        <input
          type="search"
          name="q"
          className="search-form-input"
          aria-label={text.input}
          placeholder={text.input}
          // biome-ignore lint/a11y/noAutofocus: the reader is already in the built form, whose place this one takes
          autoFocus={isFocused}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={longestQuery}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onCompositionStart={() => setIsComposing(true)}
          onCompositionEnd={() => setIsComposing(false)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="search-form-submit">
          {text.submit}
        </button>
      </form>
    </search>
  );
}

interface AreaFilterProps {
  readonly areas: SearchAnswer["areas"];
  /** Id of the area chosen; undefined for all. */
  readonly current: string | undefined;
  readonly onChange: (area: string | undefined) => void;
}

/** Narrows the results to one part of the site. */
export function AreaFilter({ areas, current, onChange }: AreaFilterProps) {
  const all = { id: undefined, label: searchText.allAreas, count: areas.reduce((sum, { count }) => sum + count, 0) };
  const choices = [all, ...areas.map(({ area, count }) => ({ id: area.id, label: area.label, count }))];
  return (
    <fieldset className="search-areas-filter">
      <legend className="visually-hidden">{searchText.page.filter}</legend>
      {choices.map(({ id, label, count }) => (
        <label key={id ?? ""} className="search-areas-choice">
          <input
            type="radio"
            name="area"
            className="search-areas-radio"
            checked={id === current}
            onChange={() => onChange(id)}
          />
          <span>
            {label} <span className="search-areas-count">{count}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
