import type { KeyboardEvent, RefObject, SyntheticEvent } from "react";
import { isComposing } from "../../search/field/is-composing";
import type { ModalSearch } from "./modal-search";

/**
 * Handlers for the element around the modal, which run before DocSearch's. During a composition no key reaches
 * DocSearch, not even the Enter that ends it; Escape closes; Tab stays inside.
 */
export function useModalKeys(root: RefObject<HTMLElement | null>, search: ModalSearch, onClose: () => void) {
  return {
    onKeyDownCapture(event: KeyboardEvent) {
      if (isComposing(event.nativeEvent)) event.stopPropagation();
      else if (event.key === "Escape") {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      } else if (event.key === "Tab") keepInside(event, root.current);
    },
    onCompositionStartCapture: () => search.compositionStarts(),
    onCompositionEndCapture: () => search.compositionEnds(),
    // Not in the capture phase: React would render in between, and put the old text back into the input.
    onInput(event: SyntheticEvent) {
      if ((event.target as HTMLInputElement).value === "") search.reset();
    },
    onReset: () => search.reset(),
  };
}

function keepInside(event: KeyboardEvent, root: HTMLElement | null): void {
  const all = [...(root?.querySelectorAll<HTMLElement>("a[href], button, input") ?? [])];
  const stops = all.filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  const start = event.shiftKey ? stops.at(-1) : stops[0];
  // DocSearch traps the focus too, with a list of elements some of which are hidden here.
  event.stopPropagation();
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
