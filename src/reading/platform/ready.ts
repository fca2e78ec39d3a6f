declare global {
  interface Window {
    /** Code, styles and data of the search, below the site's base path. Set by the start script, first of all. */
    searchFiles?: readonly string[];
  }
}

/** Dispatched on the document when React has hydrated the page. */
export const readyEvent = "site:ready";

/** Attribute of the root element from then on. */
export const readyAttribute = "data-ready";

/** Attribute of the root element once a reader has shown up. */
export const readerAttribute = "data-reader";

/** Attribute of an element that is empty without scripts, where the query contains its value. */
export const needsScripts = "data-needs-scripts";

/** Events that show that a reader is there. */
export const readerSigns = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "wheel",
] as const;

/** Whether one of `readerSigns` is real: a pointer at rest reports a move when the page moves under it. */
export function isReaderSign(event: Event & Partial<Pick<PointerEvent, "movementX" | "movementY">>): boolean {
  return event.type !== "pointermove" || Boolean(event.movementX || event.movementY);
}

/** Tells the start script that the page is hydrated, after the effects of the current commit. */
export function announceReady(): void {
  setTimeout(() => {
    document.documentElement.setAttribute(readyAttribute, "");
    document.dispatchEvent(new Event(readyEvent));
  }, 0);
}
