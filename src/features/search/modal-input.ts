/** The modal's input is DocSearch's own, so these functions control it through events, as a reader would. */
function inputOf(modal: HTMLElement | null): HTMLInputElement | null {
  return modal?.querySelector<HTMLInputElement>(".DocSearch-Input") ?? null;
}

/** Focuses the input with the caret at the end. */
export function focusInput(modal: HTMLElement | null): void {
  const input = inputOf(modal);
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** Runs the query again, by the event that ends a composition: DocSearch searches, and does nothing else. */
export function searchAgain(modal: HTMLElement | null): void {
  const input = inputOf(modal);
  if (input && input.value !== "") input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
}

/** Puts another query into the input. */
export function enterQuery(modal: HTMLElement | null, query: string): void {
  const input = inputOf(modal);
  if (!input) return;
  // React overrides the element's own setter, and would miss the change; typing goes through the prototype's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, query);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** Whether the reader has moved on to the results, which must not change by themselves then. */
export function hasMovedOn(modal: HTMLElement | null): boolean {
  const active = inputOf(modal)?.getAttribute("aria-activedescendant") ?? "item-0";
  return !active.endsWith("item-0") || modal?.querySelector(".DocSearch-Dropdown:hover") != null;
}
