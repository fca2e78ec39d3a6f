import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { longestQuery } from "../../search/field/early-field";
import { isComposing } from "../../search/field/is-composing";
import { searchText } from "../../text/search";
import * as styles from "./search-form.module.css";

interface SearchFormProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComposing: (composing: boolean) => void;
  readonly onSubmit: () => void;
}

const text = searchText.page;

/** The form of the search page. Escape empties the input, except during a composition. */
export function SearchForm({ value, onChange, onComposing, onSubmit }: SearchFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) {
      if (event.key === "Enter") event.preventDefault();
    } else if (event.key === "Escape") onChange("");
  };
  // React does not know what was typed before hydration.
  const ref = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value);
  }, []);
  return (
    <search>
      <form className={styles["form"]} onSubmit={submit}>
        <input
          ref={ref}
          type="search"
          name="q"
          className={styles["input"]}
          aria-label={text.input}
          placeholder={text.input}
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
        <button type="submit" className={styles["submit"]}>
          {text.submit}
        </button>
      </form>
    </search>
  );
}
