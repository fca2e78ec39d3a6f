import { type RefObject, useLayoutEffect } from "react";

/** Where arrow keys have a meaning already: fields, tabs, what scrolls sideways, open menus and dialogs. */
const usesArrows =
  "input, textarea, select, [contenteditable], [role=tab], [tabindex='0'], dialog, details[open], video, audio";

/** ← follows the pager's link to the page before, → the one to the page after. */
export function usePagerKeys(ref: RefObject<HTMLElement | null>): void {
  // Not useEffect: a key pressed right after a page has turned must find its listener.
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const rel = relOf(event);
      if (rel !== null) ref.current?.querySelector<HTMLElement>(`a[rel=${rel}]`)?.click();
    };
    document.addEventListener("keydown", turn);
    return () => document.removeEventListener("keydown", turn);
  }, [ref]);
}

/** The link a key stands for, or null where it means something else. */
export function relOf(event: KeyboardEvent): "prev" | "next" | null {
  if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return null;
  const { target } = event;
  if (target instanceof Element && target.closest(usesArrows)) return null;
  return event.key === "ArrowLeft" ? "prev" : event.key === "ArrowRight" ? "next" : null;
}
