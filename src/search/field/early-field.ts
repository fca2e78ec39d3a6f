import { isComposing } from "./is-composing";

/** Id of the form in the navbar that leads to the search. */
export const searchFormId = "site-search";

const fieldId = "early-search";

/** Most characters of a query, in every field and in the address. */
export const longestQuery = 512;

/** Attribute of the field during a composition. */
const composingAttribute = "data-composing";

/** Dispatched on the field when the reader has closed it. */
export const earlyCloseEvent = "close";

interface EarlyField extends HTMLInputElement {
  /** The element that had the focus before. */
  opener: Element | null;
}

/** A length on wide screens, zero on narrow ones, which the modal covers; see search-modal.css. */
const onWide = (length: string) => `clamp(0px, (100vw - 40rem) * 99, ${length})`;

/**
 * Places the field where the modal's own will be. It inherits the font, since loading another size takes longer than
 * all the rest. The policy forbids style attributes in HTML, not styles that a script sets.
 */
const style =
  `position:fixed;z-index:200;inset:${onWide("3.75rem")} 0 auto;width:min(40rem,100% - ${onWide("2rem")});height:3.75rem;` +
  `margin:auto;padding:0 3.25rem;border:1px solid var(--line);border-bottom-color:var(--focus);outline:0;` +
  `border-radius:${onWide("var(--radius)")};background:var(--raised);color:var(--ink);font:inherit;box-shadow:var(--shadow)`;

/**
 * Opens a field for typing while the search's code is loading, composition included. It does without React, which may
 * be loading too. Enter submits the form, which leads to the search page.
 * @param query what has been typed already
 * @returns the field, focused
 */
export function openEarlyField(query = ""): EarlyField {
  const opener = document.activeElement;
  const field = earlyField() ?? Object.assign(document.createElement("input"), { opener });
  if (field.isConnected) return field;
  Object.assign(field, { id: fieldId, name: "q", autocomplete: "off", maxLength: longestQuery });
  field.setAttribute("form", searchFormId);
  field.setAttribute("aria-label", document.querySelector(`#${searchFormId} span`)?.textContent ?? "");
  field.style.cssText = style;
  for (const type of ["compositionstart", "compositionend"])
    field.addEventListener(type, () => field.toggleAttribute(composingAttribute));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isComposing(event)) dismissEarlyField();
  });
  field.value = query;
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}

/**
 * Closes the field and restores the focus: the reader does not want to search after all.
 * @returns whether there was a field
 */
export function dismissEarlyField(): boolean {
  const field = earlyField();
  if (!field) return false;
  field.remove();
  if (field.opener instanceof HTMLElement) field.opener.focus({ preventScroll: true });
  field.dispatchEvent(new Event(earlyCloseEvent));
  return true;
}

/** The element that had the focus before the search was opened. */
export function openerOfSearch(): Element | null {
  return earlyField()?.opener ?? document.activeElement;
}

/** What has been typed; null where there is no field. */
export function earlyQuery(): string | null {
  return earlyField()?.value ?? null;
}

/** Resolves at the end of a composition in the field, at once if there is none. */
export async function earlyQueryComposed(): Promise<void> {
  const field = earlyField();
  if (!field?.hasAttribute(composingAttribute)) return;
  await new Promise((resolve) => field.addEventListener("compositionend", resolve, { once: true }));
}

/** Leads to the search page with what has been typed, by a full load: for where the modal does not come. */
export function submitEarlyField(): void {
  (document.getElementById(searchFormId) as HTMLFormElement | null)?.submit();
}

/** Removes the field: the modal's own has taken over. */
export function closeEarlyField(): void {
  earlyField()?.remove();
}

/** Whether a click on the form's button comes from Enter in the field. */
export function isSubmittedEarly(): boolean {
  return earlyField() !== null && earlyField() === document.activeElement;
}

/** Found by its id: the start script, which may have opened it, is a separate bundle. */
function earlyField(): EarlyField | null {
  return document.getElementById(fieldId) as EarlyField | null;
}
