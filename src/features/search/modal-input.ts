/** The modal's input is DocSearch's own: these speak to it as a reader would, through events. */
function inputOf(modal: HTMLElement | null): HTMLInputElement | null {
  return modal?.querySelector<HTMLInputElement>(".DocSearch-Input") ?? null;
}

/** Lets the reader type on at the end of the query. */
export function focusInput(modal: HTMLElement | null): void {
  const input = inputOf(modal);
  input?.focus({ preventScroll: true });
  input?.setSelectionRange(input.value.length, input.value.length);
}

/** Runs the present query again. An input method that ends does the same: DocSearch searches, and nothing else happens. */
export function searchAgain(modal: HTMLElement | null): void {
  const input = inputOf(modal);
  if (input && input.value !== "") input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
}

/** Puts another query into the input. */
export function enterQuery(modal: HTMLElement | null, query: string): void {
  const input = inputOf(modal);
  if (!input) return;
  // React watches the property of the element; the prototype's setter is what typing uses.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, query);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/** Whether the reader is already among the results: then they must not change by themselves. */
export function hasMovedOn(modal: HTMLElement | null): boolean {
  const active = inputOf(modal)?.getAttribute("aria-activedescendant") ?? "item-0";
  return !active.endsWith("item-0") || modal?.querySelector(".DocSearch-Dropdown:hover") != null;
}
