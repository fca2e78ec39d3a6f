declare global {
  interface Window {
    /** Code, styles and data of the search, below the site's base path. Set by the start script, first of all. */
    searchFiles?: readonly string[];
  }
}

/** Sent on the document when the page's scripts have taken over. */
export const readyEvent = "site:ready";

/** Attribute of the root element that says so. */
export const readyAttribute = "data-ready";

/** Attribute of the root element that says that somebody is at the page. */
export const readerAttribute = "data-reader";

/** Attribute of an element that shows nothing without scripts where the address has its value in the query. */
export const needsScripts = "data-needs-scripts";

/** Events that tell that somebody is at the page. */
export const readerSigns = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "scroll",
  "wheel",
] as const;

/** Whether an event of `readerSigns` is one: browsers report a move of a resting pointer when the page moves under it. */
export function isReaderSign(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type !== "pointermove" || Boolean(movementX || movementY);
}

/** Tells the script that loaded the others that the page answers now. Effects of this moment come first. */
export function announceReady(): void {
  setTimeout(() => {
    document.documentElement.setAttribute(readyAttribute, "");
    document.dispatchEvent(new Event(readyEvent));
  }, 0);
}
