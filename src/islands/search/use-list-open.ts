import { useEffect, useState } from "react";

/**
 * Returns whether the list is shown, and a function that opens it. The list closes when the field
 * loses the focus. It opens when the reader types or presses ↑ or ↓.
 */
export function useListOpen(input: HTMLInputElement, query: string): [boolean, () => void] {
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
