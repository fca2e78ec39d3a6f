import { type FormEvent, type KeyboardEvent, useState } from "react";
import { isComposing } from "../../browser/search/is-composing";
import { longestQuery } from "../../contract/search-field";
import { searchText } from "../../text/search";

interface SearchFormProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComposing: (composing: boolean) => void;
  readonly onSubmit: () => void;
}

const text = searchText.page;

/** The form of the search page. Escape empties the input, except during a composition. */
export function SearchForm({ value, onChange, onComposing, onSubmit }: SearchFormProps) {
  const [isFocused] = useState(() => document.activeElement?.matches(".search-form-form input[name=q]") ?? false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === "Enter") event.preventDefault();
    } else if (event.key === "Escape") onChange("");
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
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onCompositionStart={() => onComposing(true)}
          onCompositionEnd={() => onComposing(false)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="search-form-submit">
          {text.submit}
        </button>
      </form>
    </search>
  );
}
