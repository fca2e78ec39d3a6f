import { isComposing } from "./is-composing";

/** Id of the form in the page's head that leads to the search. */
export const searchFormId = "site-search";

const fieldId = "early-search";

/** Of the field while an input method is at a word. */
const composingAttribute = "data-composing";

/** Sent to the field when the reader has closed it. */
export const earlyCloseEvent = "close";

interface EarlyField extends HTMLInputElement {
  /** What had the focus before. */
  opener: Element | null;
}

/** Nothing on a narrow screen, which the modal covers; see search-modal.css. */
const onWide = (length: string) => `clamp(0px, (100vw - 40rem) * 99, ${length})`;

/**
 * Where the modal's own field will be, and much like it. In a font that is there: to open another size of it takes longer
 * than all the rest. A style of an element that a script sets is none of the page's inline styles.
 */
const style =
  `position:fixed;z-index:200;inset:${onWide("3.75rem")} 0 auto;width:min(40rem,100% - ${onWide("2rem")});height:3.75rem;` +
  `margin:auto;padding:0 3.25rem;border:1px solid var(--line);border-bottom-color:var(--focus);outline:0;` +
  `border-radius:${onWide("var(--radius)")};background:var(--raised);color:var(--ink);font:inherit;box-shadow:var(--shadow)`;

/**
 * A field for what is typed while the search's code is on its way, by an input method too. It is made without React, as
 * that may be on its way as well. Enter in it leads to the page of results, as in a form without scripts.
 * @returns the field, with the focus
 */
export function openEarlyField(): EarlyField {
  const opener = document.activeElement;
  const field = earlyField() ?? Object.assign(document.createElement("input"), { opener });
  if (field.isConnected) return field;
  Object.assign(field, { id: fieldId, name: "q", autocomplete: "off" });
  field.setAttribute("form", searchFormId);
  field.setAttribute("aria-label", document.querySelector(`#${searchFormId} span`)?.textContent ?? "");
  field.style.cssText = style;
  for (const type of ["compositionstart", "compositionend"])
    field.addEventListener(type, () => field.toggleAttribute(composingAttribute));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !isComposing(event)) dismissEarlyField();
  });
  document.body.append(field);
  field.focus({ preventScroll: true });
  return field;
}

/**
 * The reader wants no search after all: takes the field away, and the focus back.
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

/** Where the reader comes from who has just called for the search. */
export function openerOfSearch(): Element | null {
  return earlyField()?.opener ?? document.activeElement;
}

/** What was typed so far; null where there is no field. */
export function earlyQuery(): string | null {
  return earlyField()?.value ?? null;
}

/** Waits until an input method has put down what it is at. */
export async function earlyQueryComposed(): Promise<void> {
  const field = earlyField();
  if (!field?.hasAttribute(composingAttribute)) return;
  await new Promise((resolve) => field.addEventListener("compositionend", resolve, { once: true }));
}

/** Another field has taken over. */
export function closeEarlyField(): void {
  earlyField()?.remove();
}

/** Whether it is Enter in the field that presses the form's button. */
export function isSubmittedEarly(): boolean {
  return earlyField() !== null && earlyField() === document.activeElement;
}

/** By its id: the script that opens it first is bundled apart from the one that takes over. */
function earlyField(): EarlyField | null {
  return document.getElementById(fieldId) as EarlyField | null;
}
