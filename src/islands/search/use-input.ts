import { useEffect, useState } from "react";

/**
 * Returns the trimmed text of a field. During an IME composition, returns the text from before the
 * composition.
 */
export function useInput(input: HTMLInputElement): string {
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

/** Sets the text of the field, as if the reader had typed it. */
export function type(input: HTMLInputElement, word: string): void {
  input.value = word;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
